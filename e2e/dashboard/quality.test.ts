import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserPath, findBarriers, launchBrowser, visit } from "./browser.ts";
import { buildDashboard } from "./build.ts";
import { type House, openHouse, until } from "./house.ts";

const desk = { width: 1280, height: 800, theme: "light" } as const;

const document = `# Wish list

A signed-in customer must be able to put a product on the wish list.

## Sharing

- The customer can share the list by a link.
- A link that was taken back must answer with a page that says so.
`;

/** Tests over their runs, why they fail, test cases and the cycles that carry them out. */
describe.skipIf(!existsSync(browserPath))("quality in a browser", { timeout: 60_000 }, () => {
  let built: ReturnType<typeof buildDashboard>;
  let house: House;
  let browser: Browser;

  beforeAll(async () => {
    built = buildDashboard();
    house = await openHouse({ dashboardDir: built.dir });
    browser = await launchBrowser();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await house?.close();
    built?.remove();
  });

  const member = async () => {
    const person = await house.server.signUp();
    const project = await person.send("POST", "/api/projects", { name: "Shop", runSettings: { autoQuarantine: true } });
    const projectId: string = project.body.data.id;
    const { page, complaints, context } = await visit(browser, house.server.url, { ...desk, token: person.token });
    /** Carries out one run whose single test ends as told. */
    const run = async (status: "passed" | "failed") => {
      const config = { groupName: "nightly" };
      const { id } = (await person.send("POST", "/api/execution-request", { projectId, image: "team/suite:1", config })).body.data;
      const taken = await house.worker.take();
      await house.worker.say(taken, status === "failed" ? "[db] Error: connect ECONNREFUSED 127.0.0.1:5432\n" : "ok\n");
      const message = status === "failed" ? { message: "Error: connect ECONNREFUSED 127.0.0.1:5432" } : {};
      const tests = [{ name: "pays by card", suite: ["Checkout"], status, durationMs: 40, ...message }];
      await house.worker.finish(taken, { exitCode: status === "failed" ? 1 : 0, results: { formats: ["junit"], tests } });
      await until("the verdict", async () => (await person.get(`/api/executions/${id}`)).body.data.finishedAt !== null);
      return id as string;
    };
    return { person, projectId, page, complaints, context, run };
  };

  test("a test that failed three times in a row is found broken and in quarantine, with its history, and a person lifts it", async () => {
    const { page, complaints, context, run } = await member();
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
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a failed run says what is new, why it failed, and leads to the line that shows it", async () => {
    const { page, complaints, context, run } = await member();
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
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a person writes a test case with steps, starts a cycle from it and carries it out with the keyboard", async () => {
    const { page, complaints, context } = await member();
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
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a suite that holds automated cases is deleted only after a warning", async () => {
    const { person, projectId, page, complaints, context } = await member();
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
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a specification becomes test cases: uploaded, watched, chosen from, imported", async () => {
    const { page, complaints, context } = await member();
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
    expect(complaints).toEqual([]);
    await context.close();
  });
});
