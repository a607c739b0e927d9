import { expect } from "vitest";
import { findBarriers } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";

const document = `# Wish list

A signed-in customer must be able to put a product on the wish list.

## Sharing

- The customer can share the list by a link.
- A link that was taken back must answer with a page that says so.
`;

/** Tests over their runs, why they fail, test cases and the cycles that carry them out. */
describeInBrowser("quality in a browser", () => {
  test("a test that failed three times in a row is found broken and in quarantine, with its history, and a person lifts it", async ({
    house,
    open,
    member,
  }) => {
    const { person, run } = await member();
    const { page } = await open(person.token);
    for (const status of ["passed", "failed", "failed", "failed"] as const) await run(status);
    await house.server.outbox.idle();
    await page.goto("/tests?mark=quarantined");
    await page.getByRole("link", { name: /pays by card/ }).click();
    await page.getByRole("heading", { name: "Failed 3 times in a row" }).waitFor();
    await page.getByText("4 of 4 outcomes").waitFor();
    await page.getByText("by Auto-Quarantine").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Lift it" }).click();
    await page.getByRole("button", { name: "Put into quarantine" }).waitFor();
  });

  test("a failed run says what is new, why it failed, and leads to the line that shows it", async ({ house, open, member }) => {
    const { person, run } = await member();
    const { page } = await open(person.token);
    await run("passed");
    const id = await run("failed");
    await house.server.outbox.idle();
    await page.goto(`/runs/${id}?tab=tests`);
    await page.getByRole("region", { name: "Compared with the run before" }).getByText("1 new").waitFor();
    await page.getByRole("tab", { name: "AI analysis" }).click();
    await page.getByText("Connection refused").first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page
      .getByRole("link", { name: /^Line \d+$/ })
      .first()
      .click();
    await page.getByText("connect ECONNREFUSED 127.0.0.1:5432").first().waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#L\d+$/);
    await page.goto("/failures");
    await page.getByRole("button", { name: /ECONNREFUSED/ }).click();
    await page.getByRole("dialog").getByRole("link", { name: "pays by card" }).waitFor();
    await page.goto("/insights");
    await page.getByRole("heading", { name: "Most failing" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test("a person writes a test case with steps, starts a cycle from it and carries it out with the keyboard", async ({ open, member }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    await page.goto("/test-cases");
    await page.getByRole("button", { name: "New case" }).click();
    const sheet = page.getByRole("dialog", { name: "New test case" });
    await sheet.getByLabel("Title").fill("A guest pays by card");
    await sheet.getByLabel("Suite").fill("Shop / Checkout");
    await sheet.getByLabel("Action").fill("Pay");
    await sheet.getByLabel("Expected result").fill("“Thank you” appears");
    await sheet.getByRole("button", { name: "Add a step" }).click();
    await sheet.getByRole("button", { name: "Create" }).click();
    await page.getByRole("button", { name: /A guest pays by card/ }).waitFor();
    await page.getByRole("navigation", { name: "Suites" }).getByRole("button", { name: "Checkout 1" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole("checkbox", { name: "Select A guest pays by card" }).click();
    await page.getByRole("button", { name: "Start a cycle" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Release 4.12");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("heading", { name: "Release 4.12" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("1");
    await page.getByText("Completed", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Pass 1", exact: true }).count()).toBe(0);
  });

  test("a suite that holds automated cases is deleted only after a warning", async ({ open, member }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    const testCases = [
      { title: "pays by card", suite: "Checkout", type: "AUTOMATED" },
      { title: "signs in", suite: "Accounts" },
    ];
    await person.send("POST", "/api/test-cases/bulk", { projectId, testCases });
    await page.goto("/test-cases");
    const suites = page.getByRole("navigation", { name: "Suites" });
    await suites.getByRole("button", { name: "Delete the suite Checkout" }).click();
    await page.getByText("One of its cases is automated").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await suites.getByRole("button", { name: "Delete the suite Checkout" }).click();
    await page.getByRole("button", { name: "Delete Anyway" }).click();
    await page.getByText("1 case deleted").waitFor();
    await page.getByText("1 of 1 cases").or(page.getByText("1 of 1 case")).waitFor();
  });

  test("a specification becomes test cases: uploaded, watched, chosen from, imported", async ({ open, member }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    await page.goto("/test-cases");
    await page.getByRole("link", { name: "Start from a specification" }).click();
    await page.getByLabel("Specification").setInputFiles({ name: "wishlist.md", mimeType: "text/markdown", buffer: Buffer.from(document) });
    await page.getByRole("button", { name: "Propose test cases" }).click();
    const importing = page.getByRole("button", { name: /^Import \d+ cases$/ });
    await importing.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const proposed = Number(/\d+/.exec(await importing.innerText())?.[0]);
    await page.getByRole("checkbox", { name: /^Keep The customer can share/ }).click();
    await page.getByRole("button", { name: `Import ${proposed - 1} cases` }).click();
    await page.getByText(`${proposed - 1} of ${proposed - 1} cases`).waitFor();
    expect(await page.getByRole("button", { name: /The customer can share/ }).count()).toBe(0);
  });
});
