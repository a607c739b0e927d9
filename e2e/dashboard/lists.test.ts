import { readFile } from "node:fs/promises";
import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

/** Files that the page requests arrive when the returned function has been called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describeInBrowser("lists and the search", () => {
  test("the runs that the filters show are downloaded as CSV", async ({ member, open }) => {
    const { person, run } = await member();
    const [passed, failed] = [await run("passed"), await run("failed")];
    const { page } = await open(person.token);
    await page.goto("/runs?status=FAILED");
    await page.locator(`[data-run="${failed}"]`).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download CSV" }).click()]);
    expect(download.suggestedFilename()).toMatch(/^runs-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain(failed);
    expect(text).not.toContain(passed);
  });

  test("each group shows its last runs, their pass rate and median duration", async ({ member, open }) => {
    const { person, projectId } = await member();
    for (const [status, seconds] of [
      ["failed", 40],
      ["passed", 10],
      ["passed", 30],
      ["passed", 20],
    ] as const) {
      const start = Date.parse("2026-01-05T10:00:00Z");
      const tests = [{ name: "pays", status, duration: 9, message: "declined" }];
      const summary = { tests: 1, start, stop: start + seconds * 1_000 };
      const body = { results: { tool: { name: "suite" }, summary, tests } };
      expect((await person.request(api.ingest.report, { query: { projectId, groupName: "nightly" }, body })).status).toBe(201);
    }
    const { page } = await open(person.token);
    await page.goto("/runs?view=groups");
    const group = page.getByRole("button", { name: "nightly" });
    await expect.poll(() => group.textContent()).toMatch(/4 runs.*Pass rate of the last 4 runs 75 %.*Passed/);
    expect(await group.getByTitle(/^Last 4 runs: /).getAttribute("title")).toBe("Last 4 runs: #1 failed, #2 passed, #3 passed, #4 passed");
    expect(await group.getByTitle("Median duration").textContent()).toContain("25 s");
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "groups");
  });

  test("a group has the status of its whole matrix run, also under a filter by status", async ({ stack, member, open }) => {
    const { person, projectId } = await member();
    const body = { projectId, image: "team/suite:1", groupName: "release 4.2", matrix: { axes: { BROWSER: ["firefox", "chrome"] } } };
    const { combinations } = (await person.call(api.matrixRuns.start, { body })).data;
    for (const [at, exitCode] of [1, 0].entries()) {
      await stack.worker.finish(await takeRun(stack.worker, combinations[at]?.run?.id ?? ""), { exitCode });
    }
    const { page } = await open(person.token);
    await page.goto("/runs?view=groups");
    const group = page.getByRole("button", { name: "release 4.2" });
    await expect.poll(() => group.textContent()).toMatch(/2 runs.*Pass rate of the last run 0 %Failed/);
    expect(await group.getByTitle(/^Last run: /).getAttribute("title")).toBe("Last run: #2 failed");
    await captureScreenshots(page, "groups-matrix");
    await page.goto("/runs?view=groups&status=PASSED");
    await page.getByText("No group has a run that matches these filters").waitFor();
    await page.goto("/runs?view=groups&status=FAILED");
    await expect.poll(() => group.textContent()).toMatch(/2 matching runsFailed/);
    await group.click();
    await expect.poll(() => page.locator("[data-run]").count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("groups follow the filters, and say whether none matches or there is none", async ({ member, open }) => {
    const { person, projectId, run } = await member();
    const { page } = await open(person.token);
    await page.goto("/runs?view=groups&status=FAILED");
    await page.getByText("No group has a run that matches these filters").waitFor();
    await page.getByRole("button", { name: "Clear the filters" }).click();
    await page.getByText("No groups yet").waitFor();
    await run("passed");
    await run("failed");
    await person.call(api.executions.create, { body: { projectId, image: "team/other:7", config: { groupName: "weekly" } } });
    const groups = page.getByRole("list", { name: "Groups, newest first" }).getByRole("listitem");
    await page.goto("/runs?view=groups");
    await expect.poll(() => groups.count()).toBe(2);
    const field = page.getByLabel("Search the runs");
    await field.fill("other:7");
    await expect.poll(() => groups.allTextContents()).toEqual([expect.stringMatching(/^weekly1 run/)]);
    await field.fill("zzz");
    await page.getByText("No group has a run that matches these filters").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "groups-no-match");
    await page.getByRole("button", { name: "Clear the filters" }).click();
    await expect.poll(() => groups.count()).toBe(2);
    await page.goto("/runs?view=groups&status=FAILED");
    await expect.poll(() => groups.allTextContents()).toEqual([expect.stringMatching(/^nightly1 matching runFailed/)]);
    await groups.getByRole("button", { name: "nightly" }).click();
    await expect.poll(() => page.locator("[data-run]").count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "groups-filtered");
    await page.goto("/runs?view=groups&group=nosuch");
    await page.getByText("No group has a run that matches these filters").waitFor();
    await page.goto("/runs");
    await field.fill("2");
    await expect.poll(() => page.locator("[data-run]").first().textContent()).toContain("#2");
  });

  test("runs of all projects name their project, and all filters can be applied on a small phone", async ({ member, open }) => {
    const { person, run } = await member();
    await run("failed");
    await person.call(api.projects.create, { body: { name: "Another" } });
    const { page } = await open(person.token, { width: 360, height: 640 });
    await page.goto("/runs?project=all");
    await page.locator("[data-run]").getByText("Shop ·").waitFor();
    await captureScreenshot(page, "runs-all-360");
    await page.getByRole("button", { name: "More filters" }).click();
    const panel = page.getByRole("dialog", { name: "More filters" });
    await panel.getByLabel("Test", { exact: true }).fill("pays");
    await captureScreenshot(page, "more-filters-360");
    const apply = panel.getByRole("button", { name: "Apply" });
    await apply.scrollIntoViewIfNeeded();
    const box = await apply.boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await apply.click();
    await expect.poll(() => new URL(page.url()).searchParams.get("test")).toBe("pays");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("[data-run]").getByText("Shop ·").waitFor();
    await captureScreenshot(page, "runs-all-1280");
    await page.getByRole("button", { name: "New run" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New run" });
    await dialog.getByLabel("Image").waitFor();
    await dialog.getByLabel("Project").and(page.locator(":focus")).waitFor();
  });

  test("a link to a run or test of another project chooses that project, and leaves all projects as they are", async ({
    stack,
    member,
    open,
  }) => {
    const { person, projectId, run } = await member();
    const id = await run("failed");
    await stack.server.idle();
    const other: string = (await person.call(api.projects.create, { body: { name: "Another" } })).data.id;
    const [test] = (await person.call(api.tests.list, { query: { project: projectId } })).data;
    const { page } = await open(person.token);
    const chosen = () => new URL(page.url()).searchParams.get("project");
    for (const [path, heading] of [
      [`/runs/${id}`, /suite:1/],
      [`/tests/${test?.id}`, /pays by card/],
    ] as const) {
      await page.goto(`/runs?project=${other}`);
      await page.getByText("No runs yet").waitFor();
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await expect.poll(chosen).toBe(projectId);
      await page.getByRole("link", { name: "Runs", exact: true }).first().click();
      await page.locator(`[data-run="${id}"]`).waitFor();
      await page.goto(`${path}?project=all`);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByRole("link", { name: "Runs", exact: true }).first().click();
      await page.locator(`[data-run="${id}"]`).waitFor();
      expect(chosen()).toBe("all");
    }
  });

  test("runs are filtered by pull request and commit with the keyboard; both are in the address and can be removed", async ({
    member,
    open,
  }) => {
    const { person, projectId } = await member();
    const upload = async (prNumber: number, commitSha: string) => {
      const tests = [{ name: "pays", status: "passed", duration: 9 }];
      const answer = await person.request(api.ingest.report, {
        query: { projectId, prNumber, commitSha, branch: "fix/vat" },
        body: { results: { tool: { name: "suite" }, summary: { tests: 1, start: 0, stop: 1 }, tests } },
      });
      expect(answer.status).toBe(201);
    };
    await upload(7, "a689ade0");
    await upload(7, "bbbb2222");
    await upload(77, "a689ffff");
    const { page } = await open(person.token);
    await page.goto("/runs");
    const shown = () => page.locator("[data-run]").allInnerTexts();
    await expect.poll(async () => (await shown()).length).toBe(3);
    const more = page.getByRole("button", { name: "More filters" });
    await more.press("Enter");
    const form = page.getByRole("dialog", { name: "More filters" });
    await form.getByLabel("Pull request").waitFor();
    await page.keyboard.type("seven");
    await page.keyboard.press("Enter");
    await form.getByText("Enter a number, such as 2599.").waitFor();
    await form.getByLabel("Pull request").fill("#7");
    await page.keyboard.press("Tab");
    await page.keyboard.type("a68");
    await page.keyboard.press("Enter");
    await form.getByText("Enter 4 to 64 characters of the hash.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "more-filters");
    await page.keyboard.type("9");
    await page.keyboard.press("Enter");
    await form.waitFor({ state: "detached" });
    await expect.poll(shown).toEqual([expect.stringContaining("a689ade")]);
    const address = () => Object.fromEntries(new URL(page.url()).searchParams);
    expect(address()).toMatchObject({ pr: "7", commit: "a689" });
    await captureScreenshots(page, "filtered");
    await page.reload();
    await expect.poll(async () => (await shown()).length).toBe(1);
    await page.getByRole("button", { name: "Commit a689: remove this filter" }).click();
    await expect.poll(async () => (await shown()).length).toBe(2);
    await page.getByRole("button", { name: "Pull request #7: remove this filter" }).click();
    await expect.poll(async () => (await shown()).length).toBe(3);
    expect(Object.keys(address())).not.toEqual(expect.arrayContaining(["pr"]));

    await page.getByRole("link", { name: /#3/ }).click();
    await page.getByRole("link", { name: "all runs" }).last().click();
    await page.waitForURL(/\/runs\?.*pr=77/);
    await expect.poll(async () => (await shown()).length).toBe(1);
  });

  test("a new run starts with the project's worker labels, and the run's page lists the ones that were chosen", async ({
    member,
    open,
  }) => {
    const { person, projectId, run } = await member();
    await run("passed");
    await person.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { workerLabels: ["gpu"] } } });
    const { page } = await open(person.token);
    await page.goto("/runs?new=1");
    const dialog = page.getByRole("dialog", { name: "New run" });
    await dialog.getByLabel("Image").fill("team/suite:1");
    await dialog.getByText("Advanced").click();
    const labels = dialog.getByLabel("Worker labels");
    expect(await labels.inputValue()).toBe("gpu");
    await labels.fill("two words");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await dialog.getByText("At most 10 labels such as gpu or arch=arm64, separated by commas.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "new-run");
    await labels.fill("gpu, arch=arm64");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForURL(/\/runs\/[0-9a-f]{24}/);
    const listed = page.getByRole("definition").filter({ hasText: "arch=arm64, gpu" });
    await listed.waitFor();
    await captureScreenshots(page, "run-with-labels");
    const id = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? "";
    await person.call(api.executions.cancel, { params: { id } });
  });

  test("the command palette finds runs, tests, cases, cycles and failures with the keyboard alone", async ({ member, open }) => {
    const { person, projectId, run } = await member();
    const failed = await run("failed");
    const { data: testCase } = await person.call(api.testCases.create, { body: { projectId, title: "Refund an order", suite: "Orders" } });
    await person.call(api.testCycles.create, { body: { projectId, name: "Release 2.1", testCaseIds: [testCase.id] } });
    const { page } = await open(person.token);
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === api.search.find.path) asked.push(url.searchParams.get("q") ?? "");
    });
    await page.goto("/runs");
    await page.locator("[data-run]").first().waitFor();
    const go = async (text: string, option: RegExp) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Commands" }).waitFor();
      await page.keyboard.type(text);
      await page.locator("[role=option][aria-selected=true]").filter({ hasText: option }).waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("combobox", { name: "Commands" }).waitFor({ state: "detached" });
    };
    await go("TC-1", /TC-1 Refund an order/);
    await page.waitForURL(`**/test-cases/${testCase.id}**`);
    await go("#1", /#1 team\/suite:1/);
    await page.waitForURL(`**/runs/${failed}**`);
    await go("1", /#1 team\/suite:1/);
    await page.waitForURL(`**/runs/${failed}**`);
    await go("Release 2", /Release 2\.1/);
    await page.waitForURL("**/test-cycles/*");
    await go("ECONNREFUSED", /connect ECONNREFUSED/);
    await page.getByRole("dialog", { name: "Failure" }).getByText("connect ECONNREFUSED").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await go("pays by", /pays by card/);
    await page.waitForURL("**/tests/*");
    // One request for each pause, none for each key.
    expect(asked.length).toBeLessThan("TC-1#1Release 2ECONNREFUSEDpays by".length / 2);
    await go("insights", /^Insights/);
    await page.waitForURL("**/insights**");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("refund");
    await page.getByRole("option", { name: /Refund an order/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflows(page)).toBe(false);
  });

  test("the command palette keeps what is typed while it loads, and names the project of each test", async ({ member, open }) => {
    const { person, projectId, run } = await member();
    await run("failed");
    const { id: other } = (await person.call(api.projects.create, { body: { name: "Warehouse" } })).data;
    const body = {
      results: {
        tool: { name: "suite" },
        summary: { tests: 1, start: 1, stop: 4 },
        tests: [{ name: "pays by card", status: "failed", duration: 3, message: "declined" }],
      },
    };
    expect((await person.request(api.ingest.report, { query: { projectId: other }, body })).status).toBe(201);
    const { page } = await open(person.token);
    await page.goto(`/runs?project=${projectId}`);
    await page.locator("[data-run]").first().waitFor();
    const load = await holdBack(page, "**/*.js");
    await page.keyboard.press("Control+k");
    // Not a shortcut of the page either: `n` is a new run.
    await page.keyboard.type("n pays");
    load();
    // The field gets the focus while someone types.
    await page.keyboard.type(" by card in the shop", { delay: 15 });
    const input = page.getByRole("combobox", { name: "Commands" });
    await expect.poll(() => input.inputValue()).toBe("n pays by card in the shop");
    await input.fill("pays by");
    await page.getByRole("option", { name: /pays by card.*Warehouse/ }).waitFor();
    // That of the chosen project comes first.
    const [first] = await page.getByRole("option", { name: /pays by card/ }).allInnerTexts();
    expect(first).not.toContain("Warehouse");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() =>
        page
          .getByText(/Warehouse/)
          .last()
          .isVisible(),
      )
      .toBe(true);
    await expect.poll(() => overflows(page)).toBe(false);
    await captureScreenshots(page, "palette-projects");
  });

  test("Ctrl+K before the page is there opens the command palette with what was typed", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    const load = await holdBack(page, "**/assets/app-*.js");
    // The first script has run, and the app is not there.
    await page.goto(`/runs?project=${projectId}`, { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("new run");
    load();
    const input = page.getByRole("combobox", { name: "Commands" });
    await expect.poll(() => input.inputValue()).toBe("new run");
    expect(new URL(page.url()).searchParams.has("new")).toBe(false);
  });

  test("the command palette finds single settings by name and by other words, and leads to their pages", async ({ member, open }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto(`/runs?project=${projectId}`);
    await page.getByRole("heading", { name: "Runs", level: 1 }).waitFor();
    const go = async (text: string, option: RegExp) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Commands" }).waitFor();
      await page.keyboard.type(text);
      await page.locator("[role=option][aria-selected=true]").filter({ hasText: option }).waitFor();
      await captureScreenshots(page, `palette-${text.replaceAll(" ", "-")}`);
      await page.keyboard.press("Enter");
      await page.getByRole("combobox", { name: "Commands" }).waitFor({ state: "detached" });
    };
    await go("retention", /^Retention/);
    await page.waitForURL(`**/settings/projects/${projectId}**`);
    await page.getByRole("heading", { name: "Retention" }).waitFor();
    await go("api key", /^API Access/);
    await page.waitForURL("**/settings/profile**");
    await page.getByRole("heading", { name: "API Access" }).waitFor();
    await go("webhook", /^Webhook/);
    await page.waitForURL("**/settings/integrations**");
    await page.getByRole("heading", { name: "Webhook" }).waitFor();
    await go("time zone", /^Time zone of the organization/);
    await page.waitForURL("**/settings/notifications**");
    await page.getByText("Time zone of the organization").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Commands" }).waitFor();
    await page.keyboard.type("w");
    await page.getByRole("option", { name: /^Webhook/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflows(page)).toBe(false);
    await captureScreenshots(page, "palette-390");
  });
});
