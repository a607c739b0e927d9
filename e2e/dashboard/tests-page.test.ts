import { api } from "@gantry/contract/api.ts";
import { expect, vi } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshot } from "./capture-screenshot.ts";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";

const one = (name: string, status: "passed" | "failed", more: object = {}) => ({
  name,
  suite: "Shop",
  filePath: "shop.spec.ts",
  status,
  duration: 5,
  ...more,
});
const report = (tests: object[]) => ({ results: { tool: { name: "suite" }, summary: { tests: tests.length, start: 0, stop: 1 }, tests } });

describeInBrowser("the Tests page", () => {
  test("j and k move through tests, test cases and test cycles, and the focus follows", async ({ open, member }) => {
    const { person, projectId } = await member();
    await person.request(api.ingest.report, { query: { projectId }, body: report([one("adds", "passed"), one("pays", "passed")]) });
    for (const title of ["A guest pays", "A guest leaves"]) await person.call(api.testCases.create, { body: { projectId, title } });
    await person.call(api.testCycles.create, { body: { projectId, name: "Release 2", dueOn: "2026-11-30" } });
    const { page } = await open(person.token);
    const isFocused = (name: RegExp) => expect.poll(() => page.locator("a:focus").innerText()).toMatch(name);
    await page.goto(`/tests?project=${projectId}`);
    await page.getByRole("link", { name: /pays/ }).waitFor();
    for (const [key, name] of [
      ["j", /adds/],
      ["j", /pays/],
      ["k", /adds/],
    ] as const) {
      await page.keyboard.press(key);
      await isFocused(name);
    }
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "adds" }).waitFor();

    await page.goto(`/test-cases?project=${projectId}`);
    await page.getByRole("link", { name: /A guest pays/ }).waitFor();
    await page.keyboard.press("j");
    await isFocused(/A guest leaves/);

    await page.goto(`/test-cycles?project=${projectId}`);
    const cycle = page.getByRole("listitem").filter({ hasText: "Release 2" });
    await cycle.getByText(/^Due 30 Nov 2026 · Created by /).waitFor();
    await page.keyboard.press("j");
    await isFocused(/Release 2/);
    await captureScreenshot(page, "cycles-list");
  });

  test("opens with broken and flaky tests, sorts by its headings, and lists all projects with their names", async ({ open, member }) => {
    const { person, projectId } = await member();
    const other = (await person.call(api.projects.create, { body: { name: "Warehouse" } })).data.id;
    const ingest = (id: string, tests: object[]) => person.request(api.ingest.report, { query: { projectId: id }, body: report(tests) });
    await ingest(projectId, [
      one("adds to the basket", "passed"),
      one("opens the shop", "passed", { flaky: true, retries: 1 }),
      one("pays by card", "failed", { message: "no card" }),
    ]);
    await ingest(other, [one("counts the stock", "failed", { message: "2 !== 3" })]);
    await vi.waitFor(async () => expect((await person.call(api.tests.list, {})).data).toHaveLength(4), {
      timeout: waitTimeoutMs,
      interval: 500,
    });

    const { page } = await open(person.token);
    await page.goto(`/tests?project=${projectId}`);
    const table = page.getByRole("table", { name: "Tests" });
    const names = () => table.locator("tbody tr a span.font-medium.truncate").allInnerTexts();
    await table.waitFor();
    expect(await names()).toEqual(["pays by card", "opens the shop", "adds to the basket"]);
    const heading = (name: string) => table.getByRole("columnheader", { name, exact: true });
    expect(await heading("Test").getAttribute("aria-sort")).toBeNull();
    await heading("Test").getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual(["adds to the basket", "opens the shop", "pays by card"]);
    expect(await heading("Test").getAttribute("aria-sort")).toBe("ascending");
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual(["pays by card", "opens the shop", "adds to the basket"]);
    expect(await heading("Test").getAttribute("aria-sort")).toBe("descending");
    expect(new URL(page.url()).searchParams.get("order")).toBe("desc");
    for (const name of ["History", "Pass rate", "p50", "p95", "Owner", "Last run"]) {
      await heading(name).getByRole("button").click();
      await expect.poll(() => heading(name).getAttribute("aria-sort")).not.toBeNull();
      expect(await table.locator("th[aria-sort]").count()).toBe(1);
    }

    await page.goto("/tests?project=all");
    await table.waitFor();
    expect(await names()).toEqual(["counts the stock", "pays by card", "opens the shop", "adds to the basket"]);
    await table
      .getByRole("row", { name: /counts the stock/ })
      .getByText("Warehouse")
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    for (const theme of ["light", "dark"] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole("link", { name: /counts the stock/ }).waitFor();
        expect(await overflows(page)).toBe(false);
        await captureScreenshot(page, `tests-${theme}-${width}`);
      }
  });

  test("a quarantine shows its owner and how long it lasts, and a person changes the owner", async ({ open, member }) => {
    const { person, projectId } = await member();
    await person.request(api.ingest.report, {
      query: { projectId },
      body: report([one("adds", "passed"), one("pays", "failed", { message: "no card" })]),
    });
    const find = async () => (await person.call(api.tests.list, {})).data.find(({ name }) => name === "pays")?.id;
    await expect.poll(find, { timeout: waitTimeoutMs, interval: 500 }).toBeDefined();
    const testId = (await find()) ?? "";
    const keepUntil = new Date(Date.now() + 10 * 86_400_000).toISOString();
    await person.call(api.quarantine.add, { body: { testId, reason: "Moves", owner: "bob@example.com", keepUntil } });

    const { page } = await open(person.token);
    await page.goto(`/tests/${testId}`);
    await page.getByText("bob@example.com").waitFor();
    await page.getByText(/, even if it passes before$/).waitFor();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit quarantine" });
    expect(await dialog.getByLabel("Owner").inputValue()).toBe("bob@example.com");
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel("Owner").fill("Team Payment");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Team Payment").waitFor();
    const { quarantine } = (await person.call(api.tests.get, { params: { id: testId } })).data;
    expect(quarantine).toMatchObject({ owner: "Team Payment", reason: "Moves", keepUntil });
  });

  test("a test whose latest run was uploaded cannot be checked for flakiness, and its page says why", async ({ open, member }) => {
    const { person, projectId } = await member();
    await person.request(api.ingest.report, { query: { projectId }, body: report([one("adds", "passed")]) });
    await expect.poll(async () => (await person.call(api.tests.list, {})).data, { timeout: waitTimeoutMs, interval: 500 }).toHaveLength(1);
    const { page } = await open(person.token);
    await page.goto(`/tests?project=${projectId}`);
    await page.getByRole("link", { name: /adds/ }).click();
    await page.getByText("It cannot be checked, because Gantry did not run its suite.").waitFor();
    expect(await page.getByRole("button", { name: "Check for flakiness" }).isDisabled()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("while all projects are chosen, the page of a run names its project", async ({ open, member }) => {
    const { person } = await member();
    const other = (await person.call(api.projects.create, { body: { name: "Warehouse" } })).data.id;
    await person.request(api.ingest.report, { query: { projectId: other }, body: report([one("counts", "passed")]) });
    const [run] = (await person.call(api.executions.list, { query: { project: other } })).data;
    const { page } = await open(person.token);
    await page.goto(`/runs/${run?.id}?project=all`);
    await page.getByRole("heading", { name: /^Warehouse · #1/, level: 1 }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`/runs/${run?.id}?project=${other}`);
    await page.getByRole("heading", { name: /^#1/, level: 1 }).waitFor();
  });

  test("with all projects, cycles name their project, and cases ask for one under a single heading", async ({ open, member }) => {
    const { person, projectId } = await member();
    const other = (await person.call(api.projects.create, { body: { name: "Warehouse" } })).data.id;
    for (const [project, name] of [
      [projectId, "Release 1"],
      [other, "Stock 1"],
    ] as const) {
      const body = { projectId: project, title: `Case of ${name}`, steps: [{ action: "Look", expectedResult: "" }] };
      const testCaseIds = [(await person.call(api.testCases.create, { body })).data.id];
      await person.call(api.testCycles.create, { body: { projectId: project, name, testCaseIds } });
    }
    const { page } = await open(person.token);
    await page.goto("/test-cycles?project=all");
    for (const [name, project] of [
      ["Release 1", "Shop"],
      ["Stock 1", "Warehouse"],
    ] as const)
      await page.getByRole("main").getByRole("listitem").filter({ hasText: name }).getByText(project).first().waitFor();
    await captureScreenshot(page, "cycles-of-all-projects");
    await page.getByRole("link", { name: "Test cases" }).click();
    await page.getByText("Which project?").waitFor();
    expect(await page.getByRole("main").getByRole("heading").allInnerTexts()).toEqual(["Test cases", "Which project?"]);
    expect(await page.getByRole("button", { name: "New case" }).count()).toBe(0);
    await captureScreenshot(page, "cases-of-all-projects");
    await page.getByRole("button", { name: "Warehouse" }).click();
    await page.getByRole("link", { name: /Case of Stock 1/ }).waitFor();
    await page.getByRole("button", { name: "New case" }).waitFor();
  });
});
