import { api } from "@gantry/contract/api.ts";
import { expect, vi } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshot } from "./capture-screenshot.ts";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";

const dayMs = 86_400_000;
const daysBack = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

describeInBrowser("the Insights page", () => {
  test("compares a period with the one before, tells equal names apart, and leads to the runs of a branch", async ({ open, member }) => {
    const { person, projectId } = await member();
    const upload = async (daysAgo: number, branch: string, failed: boolean) => {
      const one = (suite: string, status: string, more: object = {}) => ({
        name: "applies a coupon",
        suite,
        filePath: `${suite}.spec.ts`,
        status,
        duration: 900,
        ...more,
      });
      const tests = [
        one("Cart", failed ? "failed" : "passed", failed ? { retries: 2 } : {}),
        one("Checkout", "passed", branch === "main" ? { flaky: true, retries: 1 } : {}),
      ];
      const startedAt = `${daysBack(daysAgo)}T09:00:00.000Z`;
      const finishedAt = new Date(Date.parse(startedAt) + 60_000 * daysAgo).toISOString();
      const answer = await person.request(api.ingest.report, {
        query: { projectId, branch, groupName: "nightly", startedAt, finishedAt },
        body: { results: { tool: { name: "suite" }, summary: { tests: 2, start: 0, stop: 1 }, tests } },
      });
      expect(answer.status).toBe(201);
    };
    for (const daysAgo of [1, 2, 3, 4]) await upload(daysAgo, daysAgo === 4 ? "fix/vat" : "main", daysAgo === 1);
    for (const daysAgo of [9, 10]) await upload(daysAgo, "fix/vat", true);
    const runs = async () => (await person.call(api.insights.get, { query: { project: projectId } })).data.totals.runs;
    await vi.waitFor(async () => expect(await runs()).toBe(6), { timeout: waitTimeoutMs, interval: 500 });

    const { page } = await open(person.token);
    await page.goto(`/insights?project=${projectId}&days=7`);
    const figure = (name: string) => page.locator("dl > div", { has: page.getByText(name, { exact: true }) });
    await page.getByRole("heading", { name: "Most failing" }).waitFor();
    expect(await figure("Runs").innerText()).toMatch(/Runs\s+4\s+was 2/);
    expect(await figure("p50 duration").innerText()).toMatch(/2 min.*\s+was 9 min/);
    expect(await figure("Lost to retries").innerText()).toMatch(/Lost to retries\s+600 ms\s+was 1.2 s/);
    expect(await figure("Lost in total").innerText()).toMatch(/Lost in total\s+3.3 s/);
    // One of four runs failed: the bar is a quarter full.
    const failing = page.getByRole("list", { name: "Most failing" }).getByRole("listitem");
    await failing.getByText("1 of 4").waitFor();
    const [bar, fill] = [failing.locator("[data-bar]"), failing.locator("[data-bar] > span")];
    const width = async (box: typeof bar) => (await box.boundingBox())?.width ?? 0;
    expect((await width(fill)) / (await width(bar))).toBeCloseTo(0.25, 1);
    await failing.getByText("Cart · Cart.spec.ts").waitFor();
    await page.getByRole("list", { name: "Newly flaky" }).getByText("Checkout · Checkout.spec.ts").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    for (const [width, theme] of [
      [390, "dark"],
      [390, "light"],
      [1440, "dark"],
      [1440, "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflows(page)).toBe(false);
      await captureScreenshot(page, `insights-${theme}-${width}`, { fullPage: true });
    }

    // A day of a chart opens its runs, by keyboard too.
    const day = page.getByRole("link", { name: /The left and right arrow keys choose another day/ }).first();
    await day.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Runs", level: 1 }).waitFor();
    const ofDay = new URL(page.url()).searchParams;
    expect([ofDay.get("from"), ofDay.get("to")]).toEqual([daysBack(2), daysBack(2)]);
    await page.getByText("1 run", { exact: true }).waitFor();
    await page.goBack();

    // Only one suite, and from it the runs with its tests.
    await page.getByRole("list", { name: "Newly flaky" }).getByText("This week").first().waitFor();
    await page.getByRole("radio", { name: "Suite" }).click();
    await page.getByRole("button", { name: "Show only suite Checkout" }).click();
    await page.getByText("Only tests of the chosen suite count").waitFor();
    await expect.poll(() => figure("Pass rate").innerText()).toMatch(/100 %/);
    expect(await figure("Lost to flaky tests").innerText()).toMatch(/2.7 s/);
    await captureScreenshot(page, "insights-suite");
    await page.getByRole("link", { name: "All runs" }).click();
    await page.getByRole("button", { name: "Suite Checkout: remove this filter" }).waitFor();
    await page.getByText("4 runs", { exact: true }).waitFor();
    await page.getByRole("button", { name: "More filters" }).click();
    await page.getByRole("combobox", { name: "Author" }).fill("nobody");
    await page.getByText("No author contains “nobody”.").waitFor();
    await page.getByRole("combobox", { name: "Author" }).fill("");
    await page.getByRole("combobox", { name: "Test" }).fill("no such test");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Test no such test: remove this filter" }).waitFor();
    await page.getByText("No run matches").waitFor();
    await page.goto(`/insights?project=${projectId}&days=7`);
    await page.getByRole("button", { name: "Branch" }).click();
    // The server searches all branches; the keyboard chooses one.
    await page.getByRole("option", { name: "fix/vat" }).waitFor();
    await page.getByRole("combobox", { name: "Branch" }).fill("ma");
    await expect.poll(() => page.getByRole("option").allInnerTexts()).toEqual(["main"]);
    await captureScreenshot(page, "insights-branch-filter");
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => figure("Runs").innerText()).toMatch(/Runs\s+3\b/);
    await page.goto(`/insights?project=${projectId}&days=7`);

    await page.getByRole("radio", { name: "Branch" }).click();
    await page.getByRole("button", { name: "Show only branch fix/vat" }).click();
    await expect.poll(() => figure("Runs").innerText()).toMatch(/Runs\s+1\s+was 2/);
    await page.getByRole("link", { name: /fix\/vat/ }).click();
    await page.getByRole("heading", { name: "Runs", level: 1 }).waitFor();
    const address = new URL(page.url()).searchParams;
    expect([address.get("branch"), address.get("from"), address.get("to")]).toEqual(["fix/vat", daysBack(6), daysBack(0)]);
    await page.getByText("1 run", { exact: true }).waitFor();

    // The bar of a failing test leads to the runs in which it failed, and only to them.
    await page.goto(`/insights?project=${projectId}&days=7`);
    await failing.getByRole("link", { name: "Failed runs of applies a coupon" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("1 run", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Test applies a coupon: remove this filter" }).waitFor();
    await captureScreenshot(page, "runs-of-a-test");
    await page.getByRole("button", { name: "Result failed: remove this filter" }).click();
    await page.getByText("4 runs", { exact: true }).waitFor();

    await page.goto(`/insights?project=${projectId}&from=${daysBack(3)}&to=${daysBack(5)}`);
    await page.getByText("must not be later than").waitFor();
  });
});
