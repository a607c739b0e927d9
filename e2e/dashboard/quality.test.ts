import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fakeGithub } from "../../server/src/features/integrations/testing/fake-github.ts";
import { fakeJira, fakeLinear } from "../../server/src/features/integrations/testing/fake-trackers.ts";
import { addMember } from "../../server/src/testing/add-member.ts";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { checkPage } from "./check-page.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const document = `# Wish list

A signed-in customer must be able to put a product on the wish list.

## Sharing

- The customer can share the list by a link.
- A link that was taken back must answer with a page that says so.

We need a print view of the list.
`;

/** What a browser does when a picture is pasted into an element. */
const pasteInto = (page: Page, selector: string) =>
  page.evaluate(`(() => {
  const data = new DataTransfer();
  const bytes = Uint8Array.from(atob("R0lGODlhAQABAAAAACwAAAAAAQABAAA="), (letter) => letter.charCodeAt(0));
  data.items.add(new File([bytes], "pasted.gif", { type: "image/gif" }));
  const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
  document.querySelector(${JSON.stringify(selector)}).dispatchEvent(event);
})()`);

/** Tests over their runs, why they fail, test cases and the cycles that carry them out. */
describeInBrowser("quality in a browser", () => {
  test("a test that failed three times in a row is shown as broken and quarantined, with its history, and a person releases it", async ({
    stack,
    open,
    member,
  }) => {
    const { person, run } = await member();
    const { page } = await open(person.token);
    for (const status of ["passed", "failed", "failed", "failed"] as const) await run(status);
    const last = await run("failed");
    await stack.server.idle();
    await page.goto(`/runs/${last}?tab=tests`);
    await page.getByRole("article").getByText("Quarantined: does not fail the gate").waitFor();
    await page.goto("/tests?mark=quarantined");
    await page.getByRole("link", { name: /pays by card/ }).click();
    await page.getByRole("heading", { name: "Failed 4 times in a row" }).waitFor();
    await page.getByText("5 outcomes", { exact: true }).waitFor();
    await page.getByText("by Auto-Quarantine").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove from quarantine" }).click();
    await page.getByRole("button", { name: "Quarantine test" }).waitFor();
    // The run that failed while the test was in quarantine: the gate counts the failure again.
    await page.goto(`/runs/${last}?tab=tests`);
    await page
      .getByRole("treeitem", { name: /pays by card/ })
      .getByText("Was quarantined")
      .waitFor();
    await page.getByRole("article").getByText("Was quarantined").waitFor();
  });

  test("a failed run shows what is new and why it failed, and links to the line in the log", async ({ stack, open, member }) => {
    const { person, run } = await member();
    const { page } = await open(person.token);
    await run("passed");
    const id = await run("failed");
    await stack.server.idle();
    await page.goto(`/runs/${id}?tab=tests`);
    await page.getByRole("region", { name: "Compared with another run" }).getByText("1 newly failed").waitFor();
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

  test("a person writes a test case with steps, starts a cycle from it and completes it with the keyboard", async ({ open, member }) => {
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
    await page.getByRole("link", { name: /A guest pays by card/ }).waitFor();
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
    await expect.poll(() => page.getByRole("button", { name: "Pass 1", exact: true }).count()).toBe(0);
  });

  test("a person sees which requirements fail and which nobody tested, follows a result, and exports the coverage", async ({
    stack,
    open,
    member,
  }) => {
    const { person, projectId, run } = await member();
    const { page } = await open(person.token);
    await page.goto("/test-cases");
    await page.getByRole("link", { name: "Coverage" }).click();
    await page.getByRole("heading", { name: "No requirements yet" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    const write = async (title: string, ...requirements: string[]) =>
      (await person.call(api.testCases.create, { body: { projectId, title, requirements } })).data.id;
    const card = await write("Pays by card", "SHOP-1", "https://tracker.example.com/browse/SHOP-2");
    await write("Pays by invoice", "https://tracker.example.com/browse/SHOP-2");
    await write("Exports the orders", "SHOP-3");
    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 4.12", testCaseIds: [card] } })).data;
    await person.call(api.testCycles.changeItem, {
      params: { id: cycle.id, itemId: cycle.items[0]?.id ?? "" },
      body: { status: "PASSED" },
    });
    await page.reload();
    const table = page.getByRole("table", { name: "Requirements and their cases" });
    const requirements = () => table.getByRole("rowheader").allInnerTexts();
    const named = async () => (await requirements()).map((text) => text.replace(/\s+/g, " "));
    await table.waitFor();
    expect(await named()).toEqual([
      "SHOP-1 Passing 1 case",
      "SHOP-3 Not tested 1 case",
      expect.stringMatching(/SHOP-2 Partly tested 2 cases$/),
    ]);

    // The automated test of the case, found by its title, fails.
    const failed = await run("failed");
    await stack.server.idle();
    await page.reload();
    await expect
      .poll(named)
      .toEqual(["SHOP-1 Failing 1 case", "SHOP-3 Not tested 1 case", expect.stringMatching(/SHOP-2 Failing 2 cases$/)]);
    expect(await table.getByRole("link", { name: "SHOP-2" }).getAttribute("href")).toBe("https://tracker.example.com/browse/SHOP-2");
    for (const [theme, width] of [
      ["light", 1440],
      ["dark", 390],
    ] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      expect(await overflows(page)).toBe(false);
      expect(await findBarriers(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    // The page of the case, the list and the coverage show its latest verdict, also one in a later cycle.
    const record = async (name: string, status: "PASSED" | "FAILED") => {
      const { data } = await person.call(api.testCycles.create, { body: { projectId, name, testCaseIds: [card] } });
      await person.call(api.testCycles.changeItem, { params: { id: data.id, itemId: data.items[0]?.id ?? "" }, body: { status } });
    };
    await record("Release 4.13", "PASSED");
    await expect.poll(async () => (await named())[0]).toBe("SHOP-1 Passing 1 case");
    await table
      .getByRole("link", { name: /Pays by card/ })
      .first()
      .click();
    const main = page.getByRole("main");
    await expect.poll(() => main.innerText()).toMatch(/Passed\s+.*, in the cycle Release 4\.13\s+Failed\s+.*, automated, in a run/);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "case-verdict");
    await page.goto("/test-cases");
    await page.getByRole("row", { name: /Passed\s*Pays by card/ }).waitFor();
    await page.goto("/test-cases/coverage");
    await page.getByRole("button", { name: "Live", exact: true }).waitFor();
    await record("Release 4.14", "FAILED");
    await expect.poll(async () => (await named())[0]).toBe("SHOP-1 Failing 1 case");

    await page.getByRole("button", { name: "State" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitemradio", { name: "Not tested" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(named).toEqual(["SHOP-3 Not tested 1 case"]);
    expect(new URL(page.url()).searchParams.get("state")).toBe("untested");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.keyboard.press("/");
    await page.keyboard.type("invoice");
    await expect.poll(async () => (await named()).length).toBe(1);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as CSV" }).click();
    expect((await download).suggestedFilename()).toBe("coverage.csv");
    await page
      .getByRole("row", { name: /Pays by card/ })
      .getByRole("link", { name: /Failed/ })
      .last()
      .click();
    await page.waitForURL(`**/runs/${failed}**`);
  });

  test("a person links a test to a case from both pages, sees its results, and unlinks it", async ({ stack, open, member }) => {
    const { person, projectId, run } = await member();
    const write = async (title: string) => (await person.call(api.testCases.create, { body: { projectId, title } })).data.id;
    const long = `${"Eine-sehr-lange-Bezeichnung".repeat(9)} <b>&amp; 🧾`;
    const [money, other] = [await write("The shop takes money"), await write(long)];
    await run("failed");
    await stack.server.idle();
    const { page } = await open(person.token);
    await page.goto(`/test-cases/${money}`);
    await page.getByText("No test reports to this case yet.").waitFor();
    await page.getByRole("button", { name: "Link tests" }).click();
    const dialog = page.getByRole("dialog", { name: "Link tests" });
    await dialog.getByRole("option", { name: /pays by card/ }).waitFor();
    await page.keyboard.type("no such test");
    await dialog.getByText("No tests found.").waitFor();
    await dialog.getByRole("combobox").fill("pays");
    await dialog.getByRole("option", { name: /pays by card/ }).waitFor();
    await captureScreenshots(page, "link-tests");
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await dialog.getByText("Linked", { exact: false }).first().waitFor();
    await page.keyboard.press("Escape");
    const tests = page.getByRole("list", { name: "Automated tests of this case" });
    await tests.getByRole("link", { name: "Checkout › pays by card" }).waitFor();
    await page.getByRole("list", { name: "Latest results" }).getByText("Failed").waitFor();
    await page.getByText("Changed automated tests").waitFor();
    await captureScreenshots(page, "linked-tests");
    expect(await findBarriers(page)).toEqual([]);

    await tests.getByRole("link", { name: /pays by card/ }).click();
    const cases = page.getByRole("list", { name: "Test cases of this test" });
    await cases.getByRole("link", { name: "TC-1 The shop takes money" }).waitFor();
    await page.getByRole("button", { name: "Link cases" }).click();
    await page.getByRole("dialog", { name: "Link test cases" }).getByRole("option", { name: /TC-2/ }).click();
    await page.keyboard.press("Escape");
    await cases.getByRole("link", { name: /TC-2/ }).waitFor();
    await checkPage(page);
    await captureScreenshots(page, "linked-cases");
    await cases.getByRole("button", { name: "Unlink TC-1" }).click();
    await cases.getByRole("link", { name: /TC-1/ }).waitFor({ state: "hidden" });
    await cases.getByRole("link", { name: /TC-2/ }).click();
    await page.getByRole("list", { name: "Latest results" }).getByText("Failed").waitFor();
    expect((await person.call(api.testCases.get, { params: { id: money } })).data.lastResult).toBeNull();
    expect((await person.call(api.testCases.get, { params: { id: other } })).data.lastResult?.status).toBe("failed");
  });

  test("a tester reads what a case needs, fails a step with a comment, also the last one of a cycle, and opens the case", async ({
    open,
    member,
  }) => {
    const { person, projectId } = await member();
    const step = { action: "Pay with the expired card", expectedResult: "The reason is in German" };
    const texts = { description: "The bank refuses it", preconditions: "The shop is in German", testData: "4000 0000 0000 0069" };
    const { ids } = (
      await person.call(api.testCases.bulkCreate, { body: { projectId, testCases: [{ title: "Refused", steps: [step], ...texts }] } })
    ).data;
    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 6", testCaseIds: ids } })).data;
    const { page } = await open(person.token, { width: 360, height: 720 });
    await page.goto(`/test-cycles/${cycle.id}`);
    const player = page.getByRole("article", { name: "Refused" });
    for (const text of Object.values(texts)) await player.getByText(text).waitFor();
    await player.getByRole("button", { name: "Fail step 1" }).click();
    await page.getByText("Completed", { exact: true }).waitFor();
    const comment = player.getByLabel("Comment on step 1");
    await comment.fill("It is in English");
    await comment.blur();
    await expect
      .poll(async () => (await person.call(api.testCycles.get, { params: { id: cycle.id } })).data.items[0]?.steps[0]?.comment)
      .toBe("It is in English");
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await player.getByRole("link", { name: "Open the case" }).click();
    await page.getByRole("heading", { name: "Refused", level: 1 }).waitFor();
    await page.getByText("TC-1", { exact: true }).waitFor();
    for (const text of Object.values(texts)) await page.getByText(text).waitFor();
    await page.getByRole("button", { name: "Edit" }).click();
    const sheet = page.getByRole("dialog", { name: "Test case" });
    await sheet.getByLabel("Suite").fill("Shop/Checkout");
    await sheet.getByLabel("Tags").fill("smoke, payments");
    await sheet.getByRole("button", { name: "Save" }).click();
    await page.getByText("Changed suite Shop/Checkout").waitFor();
    await page.getByText("smoke", { exact: true }).waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("a tester plans a cycle, attaches screenshots to a failed step and copies the failure for a tracker", async ({ open, member }) => {
    const { person, projectId } = await member();
    const step = { action: "Pay", expectedResult: "Thank you" };
    const testCases = ["by card", "by voucher"].map((title) => ({ title, steps: [step] }));
    await person.call(api.testCases.bulkCreate, { body: { projectId, testCases } });
    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 7" } })).data;
    const { page } = await open(person.token);
    await page.goto(`/test-cycles/${cycle.id}`);
    await page.getByRole("button", { name: "More actions for the cycle" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit the cycle" });
    await dialog.getByLabel("Assignee").click();
    await page.getByRole("option").nth(1).click();
    await dialog.getByLabel("Due date").fill("2020-02-29");
    await dialog.getByLabel("Configuration").fill("Firefox, staging");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Overdue since 29 Feb 2020").waitFor();
    await page.getByText(/^Assigned to /).waitFor();
    await page.getByText("Firefox, staging", { exact: true }).waitFor();

    const player = page.getByRole("article", { name: "by card" });
    await player.getByRole("button", { name: "Fail step 1" }).click();
    const picture = { name: "blank.gif", mimeType: "image/gif", buffer: Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64") };
    await player.getByLabel("Screenshots of step 1").setInputFiles(picture);
    const thumbnail = player.getByRole("button", { name: "Open the screenshot blank.gif of step 1" });
    await thumbnail.getByRole("img").waitFor();
    // Pasted while the comment on the step has the focus, as from a screenshot tool.
    await pasteInto(page, "[data-step] textarea");
    await player.getByRole("button", { name: "Open the screenshot pasted.gif of step 1" }).waitFor();
    await pasteInto(page, "article");
    await player.getByRole("button", { name: "Open the screenshot pasted.gif of the case" }).waitFor();
    await player.getByLabel("Screenshots of the case").setInputFiles({ ...picture, name: "notes.txt", mimeType: "text/plain" });
    await page.getByText("notes.txt is not a PNG, JPEG, GIF or WebP image.").waitFor();
    await thumbnail.click();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("dialog", { name: "blank.gif" }).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await thumbnail.waitFor({ state: "hidden" });
    const kept = (await person.call(api.testCycles.get, { params: { id: cycle.id } })).data;
    expect(kept.items[0]?.screenshots.map((shot) => [shot.name, shot.step])).toEqual([
      ["pasted.gif", 0],
      ["pasted.gif", null],
    ]);
    await player.getByRole("button", { name: "Copy as Markdown" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "More actions for the cycle" }).click();
    await page.getByRole("menuitem", { name: "Export as CSV" }).click();
    expect((await download).suggestedFilename()).toBe(`test-cycle-${cycle.id}.csv`);
  });

  test("a case with a data table is written, read, and carried out once for each row", async ({ open, member }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.testCases.create, { body: { projectId, title: "Pays" } })).data;
    const { page } = await open(person.token);
    await page.goto(`/test-cases/${id}`);
    await page.getByRole("button", { name: "Edit" }).click();
    const sheet = page.getByRole("dialog", { name: "Test case" });
    await sheet.getByLabel("Data table").fill("browser | amount\nFirefox");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText("Row 1 has 1 value; the table has 2 columns.").waitFor();
    const long = `${"Eine-sehr-lange-Bezeichnung".repeat(8)} <b>&amp; 🧾`;
    await sheet.getByLabel("Data table").fill(`browser | amount\nFirefox | 10\n${long} | 250`);
    await sheet.getByRole("button", { name: "Save" }).click();
    const table = page.getByRole("region", { name: "Data table" });
    await table.getByRole("cell", { name: "Firefox" }).waitFor();
    await captureScreenshots(page, "data-table");
    await checkPage(page);
    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 9" } })).data;
    await page.goto(`/test-cycles/${cycle.id}`);
    await page.getByRole("article", { name: "Pays (Firefox, 10)" }).getByText("browser: Firefox").waitFor();
    await page.keyboard.press("1");
    await page
      .getByRole("article", { name: /Eine-sehr-lange/ })
      .getByText("Row 2 of 2")
      .waitFor();
    await captureScreenshots(page, "data-row");
    expect(await overflows(page)).toBe(false);
    await page.keyboard.press("2");
    await page.getByText("Completed", { exact: true }).waitFor();
  });

  test("a failed step becomes an issue in a linked tracker, once, and the step shows it", async ({ web, open, member }) => {
    const jira = fakeJira({ authorization: `Basic ${Buffer.from("quinn@acme.test:jira-token").toString("base64")}`, version: 3 });
    web.hosts.set("acme.atlassian.net", jira.host);
    const { person, projectId } = await member();
    const steps = ["Open the cart", "Pay"].map((action) => ({ action, expectedResult: "It works" }));
    await person.call(api.testCases.create, { body: { projectId, title: "A guest pays", steps } });
    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 8" } })).data;
    const { page } = await open(person.token);
    await page.goto(`/test-cycles/${cycle.id}`);
    const player = page.getByRole("article", { name: "A guest pays" });
    await player.getByRole("button", { name: "Pass step 1" }).click();
    await player.getByRole("button", { name: "Fail step 2" }).click();
    await player.getByLabel("Comment on step 2").fill("A blank page");
    await player.getByLabel("Comment on step 2").blur();
    const create = player.getByRole("button", { name: "Create an issue for step 2" });
    await create.click();
    const dialog = page.getByRole("dialog", { name: "Create an issue" });
    await dialog.getByText("No tracker is linked").waitFor();
    const settings = { baseUrl: "https://acme.atlassian.net", email: "quinn@acme.test", token: "jira-token", projectKey: "SHOP" };
    await person.call(api.integrations.link, { params: { provider: "jira" }, body: settings });

    await page.reload();
    await create.click();
    await dialog.getByRole("combobox", { name: "Tracker" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    // Typing a title sets no result.
    await dialog.getByLabel("Title").fill("1 2 3");
    await dialog.getByRole("button", { name: "Create issue" }).dblclick();
    await page.getByText("Issue SHOP-1 created").waitFor();
    const link = player.locator('[data-step="1"]').getByRole("link", { name: "SHOP-1" });
    expect(await link.getAttribute("href")).toBe("https://acme.atlassian.net/browse/SHOP-1");
    expect(jira.issues).toMatchObject([{ summary: "1 2 3" }]);
    expect(JSON.stringify(jira.issues[0].description)).toContain("A blank page");
    await captureScreenshots(page, "step-issue");
    await checkPage(page);
    await create.click();
    await dialog.getByRole("status").getByRole("link", { name: "SHOP-1" }).waitFor();
    expect(await dialog.getByRole("button", { name: "Create issue" }).isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    await player.getByRole("button", { name: "Create an issue for the case" }).click();
    await dialog.getByRole("button", { name: "Create issue" }).click();
    await page.getByText("Issue SHOP-2 created").waitFor();
    expect(jira.issues.map(({ summary }) => summary)).toEqual(["1 2 3", "A guest pays fails"]);
  });

  test("two testers share a cycle: each sees the other's results at once, and their own open case stays open", async ({
    stack,
    open,
    member,
  }) => {
    const { person, projectId } = await member();
    const step = { action: "Pay", expectedResult: "Thank you" };
    const testCases = ["by card", "by voucher", "by invoice"].map((title) => ({ title, suite: "Checkout", steps: [step, step] }));
    await person.call(api.testCases.bulkCreate, { body: { projectId, testCases } });
    const cycle = (await person.call(api.testCycles.create, { body: { projectId, name: "Release 5" } })).data;
    const [{ page: ada }, { page: mel }] = [
      await open(person.token),
      await open((await addMember(stack.server, person, "developer")).token),
    ];
    for (const page of [ada, mel]) {
      await page.goto(`/test-cycles/${cycle.id}`);
      await page.getByRole("article", { name: "by card" }).waitFor();
      await page.getByRole("button", { name: "Live", exact: true }).waitFor();
    }
    const asked: string[] = [];
    ada.on("request", (request) => request.url().includes(cycle.id) && asked.push(request.url()));

    await mel.getByLabel("Comment", { exact: true }).fill("The bank asks twice");
    await mel.getByRole("button", { name: "Fail step 2" }).click();
    await ada.getByRole("article", { name: "by card" }).getByText("Mel developer").waitFor();
    await ada.getByRole("button", { name: "Fail step 2", pressed: true }).waitFor();
    await expect.poll(() => ada.getByLabel("Comment", { exact: true }).inputValue()).toBe("The bank asks twice");
    // Ada decides the other step, and nothing of what Mel said is lost.
    await ada.getByRole("button", { name: "Pass step 1" }).click();
    await mel.getByRole("button", { name: "Pass step 1", pressed: true }).waitFor();
    await mel.getByRole("button", { name: "Fail step 2", pressed: true }).waitFor();
    expect(asked.filter((url) => !url.includes("/items/"))).toEqual([]);

    await mel.getByRole("button", { name: "Complete" }).click();
    await mel.getByRole("alertdialog").getByRole("button", { name: "Complete" }).click();
    await ada.getByText("Completed", { exact: true }).waitFor();
    await ada.getByRole("button", { name: /^Skipped: by invoice/ }).waitFor();
  });

  test("a suite that holds automated cases is deleted only after a warning", async ({ open, member }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    const testCases = [
      { title: "pays by card", suite: "Checkout", type: "AUTOMATED" },
      { title: "signs in", suite: "Accounts" },
    ];
    await person.call(api.testCases.bulkCreate, { body: { projectId, testCases } });
    await page.goto("/test-cases");
    const suites = page.getByRole("navigation", { name: "Suites" });
    await suites.getByRole("button", { name: "Delete the suite Checkout" }).click();
    await page.getByText("One of its cases is automated").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await suites.getByRole("button", { name: "Delete the suite Checkout" }).click();
    await page.getByRole("button", { name: "Delete Anyway" }).click();
    await page.getByText("1 case deleted").waitFor();
    await page.getByText("1 case", { exact: true }).waitFor();
  });

  test("a specification is uploaded, and selected test cases from it are imported", async ({ open, member }) => {
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
    await page.getByRole("button", { name: `Import ${proposed - 1} cases` }).waitFor();
    // What may be no requirement is imported only when it is selected.
    const unsure = page.getByRole("region", { name: "May not be requirements (1)" });
    await unsure.getByText("Sharing, paragraph 4: The author speaks in the first person").waitFor();
    await unsure.getByRole("checkbox", { name: /^Keep We need a print view/, checked: false }).waitFor();
    await unsure.getByRole("checkbox", { name: /^May not be/ }).click();
    await page.getByRole("button", { name: `Import ${proposed} cases` }).click();
    await page.getByText(`${proposed} cases`).waitFor();
    expect(await page.getByRole("link", { name: /The customer can share/ }).count()).toBe(0);
    await page.getByRole("link", { name: /We need a print view/ }).waitFor();
  });

  test("an issue is created from a failed run, the run links to it, and no second issue can be created", async ({ web, member, open }) => {
    const jira = fakeJira({ authorization: `Basic ${Buffer.from("quinn@acme.test:jira-token").toString("base64")}`, version: 3 });
    const linear = fakeLinear({ token: "linear-token" });
    web.hosts.set("acme.atlassian.net", jira.host);
    web.hosts.set("api.linear.app", linear.host);
    const { person, run } = await member();
    const id = await run("failed");
    const { page } = await open(person.token);
    const dialog = page.getByRole("dialog", { name: "Create an issue" });
    const ask = async () => {
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Create an issue…" }).click();
    };
    await page.goto(`/runs/${id}`);
    await ask();
    await dialog.getByText("No tracker is linked").waitFor();
    const settings = { baseUrl: "https://acme.atlassian.net", email: "quinn@acme.test", token: "jira-token", projectKey: "SHOP" };
    await person.call(api.integrations.link, { params: { provider: "jira" }, body: settings });
    await person.call(api.integrations.link, { params: { provider: "linear" }, body: { token: "linear-token", teamId: "ENG" } });

    await page.reload();
    await ask();
    await dialog.getByLabel("Title").fill("Checkout refuses cards");
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Create issue" }).dblclick();
    await page.getByText("Issue SHOP-1 created").waitFor();
    const link = page.getByRole("link", { name: "SHOP-1" });
    expect(await link.getAttribute("href")).toBe("https://acme.atlassian.net/browse/SHOP-1");
    expect(await link.getAttribute("rel")).toContain("noopener");
    expect(jira.issues).toMatchObject([{ summary: "Checkout refuses cards" }]);
    expect(JSON.stringify(jira.issues[0].description)).toContain(`/runs/${id}`);

    // A second request shows the first issue; a page that does not know it yet is refused by the server.
    await ask();
    await dialog.getByRole("status").getByRole("link", { name: "SHOP-1" }).waitFor();
    expect(await dialog.getByRole("button", { name: "Create issue" }).isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    await page.route("**/api/executions/*/issues", (route) =>
      route.request().method() === "GET" ? route.fulfill({ json: { success: true, data: [] } }) : route.continue(),
    );
    await page.reload();
    await ask();
    await dialog.getByRole("button", { name: "Create issue" }).click();
    await dialog.getByRole("alert").getByText("An issue for it exists already").waitFor();
    expect(jira.issues.length).toBe(1);
    await page.unroute("**/api/executions/*/issues");
    await dialog.getByRole("combobox", { name: "Tracker" }).click();
    await page.getByRole("option", { name: "Linear" }).click();
    await dialog.getByRole("button", { name: "Create issue" }).click();
    await page.getByRole("link", { name: "ENG-1" }).waitFor();

    await page.goto(`/runs/${id}?tab=tests`);
    await page.getByRole("treeitem", { name: /pays by card/ }).click();
    const test = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "pays by card" }) });
    await test.getByRole("button", { name: "Create an issue" }).click();
    await dialog.getByRole("button", { name: "Create issue" }).click();
    await test.getByRole("link", { name: "SHOP-2" }).waitFor();
    expect(jira.issues[1]).toMatchObject({ summary: "Checkout › pays by card fails" });
    await page.reload();
    await test.getByRole("link", { name: "SHOP-2" }).waitFor();
    await page.getByRole("link", { name: "SHOP-1" }).waitFor();
  });

  test("an issue is created on GitHub; a refusal says what to do, and the text can be copied", async ({ web, member, open }) => {
    const github = fakeGithub({ token: "gh", issues: "hidden" });
    web.hosts.set("api.github.com", github.host);
    const { person, run } = await member();
    const id = await run("failed");
    await person.call(api.integrations.link, {
      params: { provider: "github" },
      body: { token: "gh", issueRepository: "acme/shop" },
    });
    const { page, context } = await open(person.token);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/runs/${id}?tab=tests`);
    await page.getByRole("treeitem", { name: /pays by card/ }).click();
    const test = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "pays by card" }) });
    await test.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect.poll(() => page.evaluate<string>("navigator.clipboard.readText()")).toContain("### Checkout › pays by card (");
    await test.getByRole("button", { name: "Create an issue" }).click();
    const dialog = page.getByRole("dialog", { name: "Create an issue" });
    await dialog.getByText("Everyone who can read it sees the error.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Create issue" }).click();
    await dialog.getByRole("alert").getByText("the permission Issues (read and write)").waitFor();
    delete github.options.issues;
    await dialog.getByRole("button", { name: "Create issue" }).click();
    const link = test.getByRole("link", { name: "#1" });
    expect(await link.getAttribute("href")).toBe("https://github.com/acme/shop/issues/1");
    expect(github.issues).toMatchObject([{ title: "Checkout › pays by card fails" }]);
  });
});
