import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import type { Person } from "../../server/src/testing/start-server.ts";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test as inBrowser } from "./in-browser.ts";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";
import { makeMember } from "./member.ts";

async function ingest(person: Person, projectId: string, report: string | object, type?: string): Promise<string> {
  const headers: Record<string, string> = type ? { "content-type": type } : {};
  const answer = await person.request(api.ingest.report, { query: { projectId, groupName: "nightly" }, body: report, headers });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBe(201);
  return answer.body.data.id;
}

const total = 50_000;
const isFailed = (index: number) => index % 700 === 699;

/** A CTRF report of 50,000 tests in 2,500 suites, 71 of which fail. */
function largeReport() {
  const tests = Array.from({ length: total }, (_, index) => ({
    name: `basket number ${index}`,
    suite: `Area ${Math.floor(index / 20)}`,
    filePath: `src/part-${Math.floor(index / 500)}.spec.ts`,
    duration: 5,
    ...(isFailed(index)
      ? { status: "failed", message: `expected ${index} baskets\nreceived none`, trace: `at part.spec.ts:${index}` }
      : { status: "passed" }),
  }));
  return { results: { tool: { name: "suite" }, summary: { tests: total, start: 0, stop: 1 }, tests } };
}

/** The run of 50,000 tests, for every test that reads it. */
const test = inBrowser
  .extend("large", { scope: "file" }, async ({ stack }) => {
    const { person, projectId } = await makeMember(stack);
    const id = await ingest(person, projectId, largeReport());
    const settled = async () => (await person.call(api.executions.tests, { params: { id }, query: { limit: 1 } })).historyPending === false;
    await vi.waitFor(async () => expect(await settled()).toBe(true), { timeout: waitTimeoutMs, interval: 1000 });
    return { person, id };
  })
  .extend("openPage", ({ open }) => async (...visitor: Parameters<typeof open>): Promise<Page> => {
    const { page } = await open(...visitor);
    return page;
  });

const chip = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} [\\d,]+$`) });
const chipWords = async (page: Page, name: string) => (await chip(page, name).innerText()).replace("\n", " ");
const detail = (page: Page) => page.getByRole("region", { name: "The chosen test" });

describeInBrowser("the tests of a run", () => {
  test("with 50,000 tests, failures come first, and counts, search, links and keys cover all tests", async ({ openPage, large }) => {
    const { person, id } = large;
    const page = await openPage(person.token);
    await page.goto(`/runs/${id}?tab=tests`);
    // The first of the list fails, is chosen, and shows its error and stack trace with its line breaks.
    await detail(page).getByRole("heading", { name: "basket number 699" }).waitFor();
    await detail(page).getByText("Failed test 1 of 71").waitFor();
    expect(await detail(page).getByLabel("Error", { exact: true }).innerText()).toContain("expected 699 baskets\nreceived none");
    await detail(page).getByText("at part.spec.ts:699").waitFor();
    const first = page.getByRole("treeitem");
    // Each of these comes with a response of its own.
    await expect
      .poll(async () => (await first.allInnerTexts()).slice(0, 3).map((text) => text.split("\n")[0]))
      .toEqual(["src/part-1.spec.ts", "Area 34", "Failed"]);
    await expect.poll(() => first.first().innerText()).toContain("500 tests");
    await expect.poll(() => chipWords(page, "Failed")).toBe("Failed 71");
    await expect.poll(() => chipWords(page, "Passed")).toBe("Passed 49,929");
    expect(await findBarriers(page)).toEqual([]);

    // Past the failures that are loaded, backwards and forwards.
    await page.keyboard.press("j");
    await detail(page).getByRole("heading", { name: "basket number 1399" }).waitFor();
    await page.keyboard.press("j");
    await detail(page).getByRole("heading", { name: "basket number 2099" }).waitFor();
    await page.keyboard.press("k");
    await detail(page).getByRole("heading", { name: "basket number 1399" }).waitFor();
    expect(new URL(page.url()).searchParams.get("test")).toBe(`${id}-1399`);
    await page.locator("[role=treeitem][aria-selected=true]", { hasText: "basket number 1399" }).waitFor();

    await page.getByRole("searchbox", { name: "Search the tests" }).fill("basket number 4969");
    await page.getByText("11 of 50,000 tests").waitFor();
    expect(await chipWords(page, "Failed")).toBe("Failed 1");
    await page.getByRole("treeitem", { name: /basket number 49695/ }).click();
    await detail(page).getByRole("heading", { name: "basket number 49695" }).waitFor();
    await page.reload();
    await detail(page).getByRole("heading", { name: "basket number 49695" }).waitFor();
    await page.getByText("11 of 50,000 tests").waitFor();
    await page.getByRole("searchbox", { name: "Search the tests" }).fill("basket number 50000");
    await page.getByRole("heading", { name: "No test matches “basket number 50000” in this run" }).waitFor();
    await page.getByRole("button", { name: "Show all tests" }).click();

    await chip(page, "Failed").click();
    await page.getByText("71 of 50,000 tests").waitFor();
    expect(new URL(page.url()).searchParams.get("show")).toBe("failed");
  });

  test("with 50,000 tests, a link to a passed test opens its suite, and one key moves to the next failed test", async ({
    openPage,
    large,
  }) => {
    const { person, id } = large;
    const page = await openPage(person.token);
    await page.goto(`/runs/${id}?test=${id}-31234`);
    await detail(page).getByRole("heading", { name: "basket number 31234" }).waitFor();
    await page.locator("[role=treeitem][aria-selected=true]", { hasText: "basket number 31234" }).waitFor();
    await page.getByRole("treeitem", { name: /basket number 31239/ }).waitFor();
    await page.keyboard.press("j");
    await detail(page).getByText("Failed test 45 of 71").waitFor();
    await page.locator("[role=treeitem][aria-selected=true]", { hasText: "basket number 31499" }).waitFor();

    // The same in a suite with a failed test, which the list shows from the beginning.
    await page.goto(`/runs/${id}?test=${id}-31485`);
    await page.locator("[role=treeitem][aria-selected=true]", { hasText: "basket number 31485" }).waitFor();
    await page.getByRole("treeitem", { name: /basket number 31486/ }).waitFor();
  });

  test("with 50,000 tests on a phone, a panel shows the test and leads to the next failure", async ({ openPage, large }) => {
    const { person, id } = large;
    const page = await openPage(person.token, { width: 360, height: 740, theme: "dark" });
    await page.goto(`/runs/${id}?tab=tests`);
    await page.getByRole("treeitem", { name: /basket number 699/ }).click();
    const sheet = page.getByRole("dialog", { name: "Test" });
    await sheet.getByText("Failed test 1 of 71").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Next failed test" }).click();
    await sheet.getByText("Failed test 2 of 71").waitFor();
    await sheet.getByRole("heading", { name: "basket number 1399" }).waitFor();
    expect(await overflows(page)).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(() => sheet.count()).toBe(0);
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("all pages of a suite are loaded, also when the first pages contain nothing new", async ({ openPage, member }) => {
    const { person, projectId } = await member();
    const tests = Array.from({ length: 1_300 }, (_, index) => ({
      name: `row ${index}`,
      filePath: "rows.spec.ts",
      duration: 1,
      status: index < 600 ? "failed" : "passed",
    }));
    const report = { results: { tool: { name: "suite" }, summary: { tests: tests.length, start: 0, stop: 1 }, tests } };
    const id = await ingest(person, projectId, report);
    const page = await openPage(person.token);
    await page.goto(`/runs/${id}?tab=tests`);
    const tree = page.getByRole("tree", { name: "Tests by file and suite" });
    await page.getByRole("treeitem", { name: /row 0/ }).waitFor();
    await tree.focus();
    const last = page.getByRole("treeitem", { name: /row 1299/ });
    await vi.waitFor(
      async () => {
        await page.keyboard.press("End");
        expect(await last.count()).toBe(1);
      },
      { timeout: waitTimeoutMs, interval: 500 },
    );
    expect(await page.getByRole("treeitem", { name: /Loading|Show/ }).count()).toBe(0);
  });

  test("all occurrences of a failure with many tests are listed", async ({ openPage, member }) => {
    const { person, projectId } = await member();
    const message = "Error: connect ECONNREFUSED 127.0.0.1:5432";
    const tests = Array.from({ length: 60 }, (_, index) => ({
      name: `row ${index}`,
      suite: "Rows",
      duration: 1,
      status: "failed",
      message,
    }));
    await ingest(person, projectId, { results: { tool: { name: "suite" }, summary: { tests: 60, start: 0, stop: 1 }, tests } });
    const page = await openPage(person.token, { width: 360, height: 740, theme: "dark" });
    await page.goto("/failures");
    await page.getByText("60 tests in 1 run").waitFor();
    await page.getByRole("button", { name: message }).click();
    const sheet = page.getByRole("dialog", { name: "Failure" });
    await sheet.getByText("50 of 60 occurrences").waitFor();
    await sheet.getByRole("button", { name: "Load more" }).click();
    await sheet.getByText("60 occurrences").waitFor();
    await sheet.getByRole("link", { name: "Rows › row 0", exact: true }).waitFor();
    expect(await sheet.getByRole("link", { name: /row/ }).count()).toBe(60);
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
  });

  const message = "the discount is missing\n\n2500 !== 2250";
  const reports: Record<string, { type?: string; report: string | object }> = {
    "a JUnit attribute": {
      type: "application/xml",
      report: `<testsuites><testsuite name="cart"><testcase name="totals" classname="cart"><failure message="${message.replaceAll("\n", "&#10;")}">${message}\n    at cart.test.js:3:1</failure></testcase></testsuite></testsuites>`,
    },
    "a JUnit attribute with raw breaks": {
      type: "application/xml",
      report: `<testsuites><testsuite name="cart"><testcase name="totals" classname="cart"><failure message="${message}">${message}\n    at cart.test.js:3:1</failure></testcase></testsuite></testsuites>`,
    },
    TRX: {
      type: "application/xml",
      report: `<?xml version="1.0" encoding="utf-8"?><TestRun id="1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results><UnitTestResult executionId="e1" testId="t1" testName="totals" outcome="Failed" duration="00:00:00.01"><Output><ErrorInfo><Message>${message}</Message><StackTrace>   at Cart.Totals() in Cart.cs:line 3</StackTrace></ErrorInfo></Output></UnitTestResult></Results><TestDefinitions><UnitTest name="totals" id="t1"><Execution id="e1"/><TestMethod codeBase="x.dll" className="Cart" name="totals"/></UnitTest></TestDefinitions><ResultSummary outcome="Failed"><Counters total="1" executed="1" passed="0" failed="1"/></ResultSummary></TestRun>`,
    },
    TAP: {
      type: "text/plain",
      report: `TAP version 13\n1..1\nnot ok 1 - totals\n  ---\n  message: |-\n    ${message.replaceAll("\n", "\n    ").replace("    \n", "\n")}\n  severity: fail\n  ...\n`,
    },
    "Playwright JSON": {
      report: {
        config: { rootDir: "/app/tests", configFile: "/app/playwright.config.ts" },
        suites: [
          {
            title: "cart.spec.ts",
            file: "cart.spec.ts",
            specs: [
              {
                title: "totals",
                ok: false,
                file: "cart.spec.ts",
                line: 3,
                tests: [
                  {
                    projectName: "chromium",
                    status: "unexpected",
                    results: [{ status: "failed", duration: 5, retry: 0, error: { message }, errors: [{ message }], attachments: [] }],
                  },
                ],
              },
            ],
          },
        ],
        stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
        errors: [],
      },
    },
  };
  test("an error message keeps its line breaks in every report format", async ({ open, member }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    for (const [format, { type, report }] of Object.entries(reports)) {
      const id = await ingest(person, projectId, report, type);
      await page.goto(`/runs/${id}?tab=tests`);
      expect([format, await page.getByLabel("Error", { exact: true }).innerText()]).toEqual([format, expect.stringContaining(message)]);
    }
  });

  test("a run opens on the tab that explains its result, and stays on the tab that the reader chose", async ({ stack, open, member }) => {
    const { person, start, run } = await member();
    const { page } = await open(person.token);
    const selected = (name: string) => page.getByRole("tab", { name, selected: true }).waitFor();
    const failed = await run("failed");
    await page.goto(`/runs/${failed}`);
    await selected("Overview");
    await page.goto(`/runs/${failed}#L1`);
    await selected("Terminal");
    await page.goto(`/runs/${failed}?show=failed`);
    await selected("Tests");
    await page.goto(`/runs/${await run("passed")}`);
    await selected("Overview");
    const id = await start();
    const taken = await stack.worker.take();
    await page.goto(`/runs/${id}`);
    await selected("Terminal");
    expect(await page.getByRole("tab", { name: "Overview" }).count()).toBe(0);
    const tests = [{ name: "pays", suite: ["Shop"], status: "failed" as const, durationMs: 1, message: "no" }];
    await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["junit"], tests } });
    await page.getByRole("status").getByText("Failed").first().waitFor();
    await selected("Terminal");
    await page.getByRole("tab", { name: /^Tests/ }).click();
    await page.getByRole("treeitem", { name: /pays/ }).waitFor();
    const isConnected = ({ payload }: { payload: string | Buffer }) => payload.toString().includes("auth-success");
    const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived", isConnected));
    await page.reload();
    await selected("Tests");
    await connected;

    // A callback replaces the results: the open tab shows the new ones, with their counts.
    const later = [...tests, { ...tests[0], name: "ships" }, { ...tests[0], name: "returns", status: "passed" }];
    const results = { formats: ["junit"], tests: later };
    expect((await stack.server.worker(api.dispatch.update, { taskId: id, status: "FAILED", exitCode: 1, results })).status).toBe(200);
    await page.getByRole("treeitem", { name: /ships/ }).waitFor();
    await expect.poll(async () => [await chipWords(page, "Failed"), await chipWords(page, "Passed")]).toEqual(["Failed 2", "Passed 1"]);
    await page.getByText("2 failed").first().waitFor();
  });
});
