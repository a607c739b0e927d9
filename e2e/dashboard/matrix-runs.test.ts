import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addMember } from "../../server/src/testing/add-member.ts";
import { newProject } from "../../server/src/testing/given/project.ts";
import { findBarriers, overflows } from "./browser.ts";
import type { DashboardStack } from "./dashboard-stack.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { carryOut } from "./member.ts";
import { captureScreenshots, captureScreenshot } from "./capture-screenshot.ts";

const finish = (stack: DashboardStack, id: string, status: "passed" | "failed") =>
  carryOut(stack, id, { "pays by card": status, "adds to the basket": "passed" });

const runOf = ({ combinations }: MatrixRun, at: number) => combinations[at]?.run?.id ?? "";

describeInBrowser("matrix runs", () => {
  test("a matrix is started, watched, and what failed is run again", async ({ member, open, stack }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    await page.goto("/runs?new=1");
    const dialog = page.getByRole("dialog", { name: "New run" });
    await dialog.getByLabel("Image").fill("team/suite:1");
    await dialog.getByLabel("Matrix").fill("chrome");
    await dialog.getByRole("button", { name: "Run", exact: true }).click();
    await dialog.getByText("Write a name and its values on each line").waitFor();
    await dialog.getByLabel("Matrix").fill("BROWSER=chrome, firefox\nNODE=20, 22");
    await dialog.getByText("Starts 4 runs with one verdict.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-new-run");
    await dialog.getByRole("button", { name: "Start 4 runs" }).click();

    await page.getByRole("heading", { name: "#1–#4 Matrix of BROWSER, NODE", level: 1 }).waitFor();
    await page.getByText("team/suite:1", { exact: true }).waitFor();
    await page.getByText("All 4 runs are pending.").waitFor();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const matrixRun = (await person.call(api.matrixRuns.get, { params: { id } })).data;
    await finish(stack, runOf(matrixRun, 0), "passed");
    await finish(stack, runOf(matrixRun, 1), "failed");
    // Without a reload.
    await page.getByText("Of 4 runs, 1 failed, 2 are pending and 1 passed.").waitFor();
    await page.getByRole("status").filter({ hasText: "1 failed" }).waitFor();
    await page.getByText("Running · 1 failed so far", { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-running");

    const row = (label: string) => page.getByRole("row", { name: new RegExp(`^${label}`) });
    await row("chrome 22").getByText("Failed", { exact: true }).waitFor();
    await page.getByRole("list", { name: "What failed in chrome, 22" }).getByRole("link", { name: "Checkout › pays by card" }).click();
    await page.getByRole("heading", { level: 1, name: "(chrome, 22)" }).waitFor();
    await page.goBack();
    await page.getByRole("list", { name: "What failed in chrome, 22" }).getByText("Checkout › pays by card").waitFor();
    await row("firefox 20").getByText("Pending", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Stop the runs" }).click();
    await page.getByText("Of 4 runs, 1 failed, 2 were cancelled and 1 passed.").waitFor();
    expect(await page.getByRole("button", { name: "Cancel", exact: true }).count()).toBe(0);
    await row("firefox 20").getByText("Cancelled", { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-failed");

    await page.getByRole("button", { name: "Re-run 1 failed and 2 cancelled runs" }).click();
    await page.getByText("Of 4 runs, 3 are pending and 1 passed.").waitFor();
    await row("chrome 22").getByText("2 runs").waitFor();
    const again = (await person.call(api.matrixRuns.get, { params: { id } })).data;
    for (const at of [1, 2, 3]) await finish(stack, runOf(again, at), "passed");
    await page.getByText("All 4 runs passed.").waitFor();
    await captureScreenshots(page, "matrix-passed");
    await page.setViewportSize({ width: 360, height: 800 });
    const list = page.getByRole("list", { name: "Combinations" });
    await list.getByText("firefox, 22").waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshot(page, "matrix-passed-360");
    await page.setViewportSize({ width: 1280, height: 800 });

    await row("firefox 22").getByRole("link", { name: /^#/ }).click();
    await page.getByRole("heading", { level: 1, name: "(firefox, 22)" }).waitFor();
    await captureScreenshots(page, "matrix-run-page");
    await page.getByRole("link", { name: "Matrix of BROWSER, NODE", exact: true }).click();
    await page.getByRole("link", { name: "All runs of this matrix" }).click();
    await page.getByRole("button", { name: "Matrix of BROWSER, NODE #1–#4: remove this filter" }).waitFor();
    await expect.poll(() => page.locator("[data-run]").count()).toBe(7);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-runs-list");
    await page.getByRole("link", { name: "Matrix of BROWSER, NODE", exact: true }).first().click();
    await page.getByText("All 4 runs passed.").waitFor();
  });

  test("a suite is split, and its shards are one run: one list of tests, failed first, and how evenly they ended", async ({
    member,
    open,
    stack,
  }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    await page.goto("/runs?new=1");
    const dialog = page.getByRole("dialog", { name: "New run" });
    await dialog.getByLabel("Image").fill("team/suite:1");
    await dialog.getByLabel("Shards").fill("1");
    await dialog
      .getByRole("button", { name: "Run", exact: true })
      .or(dialog.getByRole("button", { name: "Start 1 run" }))
      .click();
    await dialog.getByText("A whole number from 2 to 50, a time for each shard such as 120 s or 2 min, or empty.").waitFor();
    await dialog.getByLabel("Shards").fill("4");
    await dialog.getByLabel("Test files").fill("a.spec.ts\nb b.spec.ts\n\na.spec.ts");
    await dialog.getByLabel("Shards").fill("");
    expect(await dialog.getByLabel("Test files").inputValue()).toBe("a.spec.ts\nb b.spec.ts\n\na.spec.ts");
    await dialog.getByLabel("Matrix").fill("A=1, 2, 3, 4\nB=1, 2, 3, 4, 5");
    await dialog.getByLabel("Shards").fill("3");
    await dialog.getByRole("button", { name: "Start 40 runs" }).click();
    await dialog.getByText("At most 2: the matrix has 20 combinations, and at most 50 runs can start.").waitFor();
    expect(await dialog.getByLabel("Shards").getAttribute("aria-invalid")).toBe("true");
    await captureScreenshots(page, "shards-too-many");
    await dialog.getByLabel("Matrix").fill("");
    await dialog.getByLabel("Shards").fill("4");
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "shards-new-run");
    await dialog.getByRole("button", { name: "Start 2 runs" }).click();

    await page.getByRole("heading", { name: "#1–#2 Split suite", level: 1 }).waitFor();
    await page.getByText("You asked for 4 shards, but there are only 2 files, so 2 were started.").waitFor();
    await page.getByText("Tests appear when a run has ended and its report was read.").waitFor();
    await page.getByText(/^Run #1 waits\. .+ in your organization's queue\. .+/).waitFor();
    await page.getByText("Not started yet.").waitFor();
    expect(await page.getByText("Running for").count()).toBe(0);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const matrixRun = (await person.call(api.matrixRuns.get, { params: { id } })).data;
    await carryOut(stack, runOf(matrixRun, 0), { "adds to the basket": "passed" });
    await carryOut(stack, runOf(matrixRun, 1), { "pays by card": "failed", "shows the price": "passed" });
    await page.getByText("Of 2 runs, 1 failed and 1 passed.").waitFor();
    const tests = page.getByRole("list", { name: "Tests of all runs" }).getByRole("listitem");
    await tests.nth(2).waitFor();
    expect(await tests.first().textContent()).toContain("Checkout › pays by card");
    expect(await tests.first().textContent()).toContain("shard 2/2");
    await page.getByText("3 tests", { exact: true }).waitFor();
    await page.getByRole("region", { name: "Durations of the shards" }).getByText("shard 1/2").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "shards-failed");
    await page.getByRole("button", { name: "Passed 2" }).click();
    await expect.poll(() => tests.count()).toBe(2);
    await page.getByLabel("Search the tests").fill("price");
    await expect.poll(() => tests.count()).toBe(1);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshot(page, "shards-360");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("link", { name: "All matrix runs" }).click();
    await page.getByRole("heading", { name: "Matrix runs", level: 1 }).waitFor();
    await page.getByText("Of 2 runs, 1 failed and 1 passed.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-runs");
    await page.getByRole("link", { name: "#1–#2 Split suite" }).click();
    await page.getByRole("row", { name: /^1\/2/ }).getByRole("link", { name: /^#/ }).click();
    await page.getByRole("heading", { level: 1, name: "(shard 1/2)" }).waitFor();
    await page.getByRole("link", { name: "Split suite", exact: true }).click();
    await page.getByRole("heading", { name: "#1–#2 Split suite", level: 1 }).waitFor();
  });

  test("a split suite is one row in the list of runs, with its verdict, progress and all tests, live", async ({ member, open, stack }) => {
    const { person, projectId } = await member();
    const body = { projectId, image: "team/suite:1", shards: { total: 3 } };
    const { page } = await open(person.token, { width: 1440, height: 900 });
    await page.goto("/runs");
    await page.getByText("Live", { exact: true }).waitFor();
    const suite = (await person.call(api.matrixRuns.start, { body })).data;
    const other = (await person.call(api.executions.create, { body: { projectId, image: "team/other:1" } })).data;
    const rows = page.locator("[data-run]");
    await expect.poll(() => rows.count()).toBe(2);
    const row = rows.filter({ hasText: "#1–#3" });
    await row.getByText("(3 shards)").waitFor();
    await row.getByText("Shards: 0 of 3 ended · ").waitFor();
    expect(await row.getByText(/^\d+(\.\d)? m?s$/).count()).toBe(0);
    await page.getByText("2 runs", { exact: true }).waitFor();
    await carryOut(stack, runOf(suite, 0), { "adds to the basket": "passed" });
    await carryOut(stack, runOf(suite, 1), { "pays by card": "failed", "shows the price": "passed" });
    // Without a reload.
    await row.getByText("Shards: 2 of 3 ended, 1 failed · ").waitFor();
    await row.getByText("1 failed / 3").waitFor();
    expect(await page.getByRole("checkbox", { name: /^Select run/ }).count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "split-suite-in-list");
    await carryOut(stack, runOf(suite, 2), { "sends a mail": "passed" });
    await row.getByText("Failed", { exact: true }).waitFor();
    await row.getByText("Shards: 2 of 3 passed · ").waitFor();
    await finish(stack, other.id, "passed");
    await page.goto("/runs?status=PASSED");
    await expect.poll(() => rows.count()).toBe(1);
    await page.goto("/runs?status=FAILED");
    await row.getByText("1 failed / 4").waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await row.getByText("(3 shards)").waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "split-suite-in-list-390");
    await row.getByRole("link").click();
    await page.getByRole("heading", { name: "#1–#3 Split suite", level: 1 }).waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await captureScreenshots(page, "split-suite-page-390");
    await page.setViewportSize({ width: 1440, height: 900 });
    await captureScreenshots(page, "split-suite-page");
    await page.getByRole("link", { name: "All runs of this split suite" }).click();
    await expect.poll(() => rows.count()).toBe(3);
    await rows.first().getByText("(shard 3/3)").waitFor();
    const source = { repository: "https://git.example.com/shop/e2e.git", ref: "main" };
    const ofRepository = (await person.call(api.matrixRuns.start, { body: { ...body, command: "npm test", source } })).data;
    await page.goto(`/matrix-runs/${ofRepository.id}`);
    await page.getByRole("link", { name: source.repository }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test("a matrix run is one row that opens to its combinations, is found by its verdict, and changes live", async ({
    member,
    open,
    stack,
  }) => {
    const { person, projectId } = await member();
    const other = await newProject(person, { name: "Web" });
    const { page } = await open(person.token, { width: 1440, height: 900 });
    await page.goto("/runs?project=all");
    await page.getByText("Live", { exact: true }).waitFor();
    const body = {
      projectId,
      image: "team/suite:1",
      groupName: "nightly",
      matrix: { axes: { BROWSER: ["chrome", "firefox"], NODE: ["20", "22"] } },
    };
    const matrix = (await person.call(api.matrixRuns.start, { body })).data;
    await person.call(api.executions.create, { body: { projectId: other, image: "team/other:1" } });
    const rows = page.locator("[data-run]");
    await expect.poll(() => rows.count()).toBe(2);
    const row = rows.filter({ hasText: "#1–#4" });
    await row.getByText("(Matrix of BROWSER, NODE)").waitFor();
    await row.getByText("0 of 4 ended · ").waitFor();
    await row.getByText(`${matrix.requestedBy.name} · `).waitFor();
    await row.getByText("Pending", { exact: true }).waitFor();
    const button = row.getByRole("button", { name: "Runs of #1–#4 Matrix of BROWSER, NODE" });
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await button.focus();
    await page.keyboard.press("Enter");
    const opened = page.getByRole("table", { name: "Runs of #1–#4 Matrix of BROWSER, NODE" });
    await opened
      .getByRole("row", { name: /^firefox 22/ })
      .getByText("Pending", { exact: true })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/runs");
    await finish(stack, runOf(matrix, 0), "passed");
    await finish(stack, runOf(matrix, 1), "failed");
    await row.getByText("2 of 4 ended, 1 failed · ").waitFor();
    await opened
      .getByRole("row", { name: /^chrome 22/ })
      .getByText("Failed", { exact: true })
      .waitFor();
    await opened.getByRole("link", { name: "Checkout › pays by card" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-in-list");
    for (const at of [2, 3]) await finish(stack, runOf(matrix, at), "passed");
    await row.getByText("3 of 4 passed · ").waitFor();
    await row.getByText("Failed", { exact: true }).waitFor();
    await row.getByText("1 failed / 8").waitFor();
    await button.click();
    await opened.waitFor({ state: "detached" });
    for (const [filter, number] of [
      ["status=PASSED", 0],
      ["status=FAILED", 1],
      ["status=ERROR,INCOMPLETE", 0],
      ["status=FAILED&group=nightly&text=firefox", 1],
      ["text=team/suite", 1],
      [`matrix=${matrix.id}`, 4],
    ] as const) {
      await page.goto(`/runs?project=all&${filter}`);
      await expect.poll(() => rows.count(), { message: filter }).toBe(number);
    }
    await page.goto("/runs?project=all&view=groups&status=PASSED");
    await page.getByText("No group has a run that matches these filters").waitFor();
    await page.goto("/runs?project=all&view=groups");
    await page.getByRole("button", { name: /^nightly/ }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/runs?project=all");
    await row.getByText(/3 of 4 passed/).waitFor();
    await button.click();
    await page.getByRole("list", { name: "Runs of #1–#4 Matrix of BROWSER, NODE" }).getByText("firefox, 22").waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-in-list-390");
    await row.getByRole("link", { name: /^#1–#4/ }).click();
    await page.getByRole("heading", { name: "#1–#4 Matrix of BROWSER, NODE", level: 1 }).waitFor();
    const facts = page.getByRole("definition");
    await facts.filter({ hasText: "nightly" }).waitFor();
    await facts.filter({ hasText: "team/suite:1" }).waitFor();
    await facts.filter({ hasText: "all tests" }).waitFor();
    await page.getByRole("link", { name: "All matrix runs" }).click();
    const listed = page.getByRole("list", { name: "Matrix runs, newest first" }).getByRole("listitem");
    await listed.getByText("team/suite:1 · nightly · Of 4 runs, 1 failed and 3 passed.").waitFor();
    await listed
      .getByText(/^Shop|^[A-Z].* · $/)
      .first()
      .waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    await captureScreenshots(page, "matrix-runs-390");
  });

  test("in the list of runs, no text covers another", async ({ member, open }) => {
    const { person, projectId } = await member();
    const matrix = { axes: { BROWSER: ["firefox", "a-browser-with-a-long-name"], NODE: ["22"] } };
    for (const image of ["gantry/sample-api:latest", "api:1", "registry.example.com/team/checkout-end-to-end:2026.11"])
      await person.call(api.matrixRuns.start, { body: { projectId, image, matrix } });
    const { page } = await open(person.token);
    await page.goto("/runs");
    for (const width of [360, 767, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByText("(Matrix of BROWSER, NODE)").first().waitFor();
      expect(await coveredNames(page), `at ${width} px`).toEqual([]);
    }
  });

  test("deleted runs are named and do not pass, and viewers only look", async ({ member, open, stack }) => {
    const { person, projectId } = await member();
    const ciContext = {
      source: "github",
      jobUrl: "https://github.com/shop/web/actions/runs/1",
      repository: "shop/web",
      branch: "main",
      commitSha: "0123456789abcdef0123456789abcdef01234567",
      author: "Grace",
      message: "Take cards",
    };
    const body = { projectId, image: "team/suite:1", matrix: { axes: { environment: ["staging", "production"] } }, ciContext };
    const matrixRun = (await person.call(api.matrixRuns.start, { body })).data;
    for (const at of [0, 1]) await finish(stack, runOf(matrixRun, at), "passed");
    const viewer = await addMember(stack.server, person, "viewer");
    const { page } = await open(viewer.token, { width: 360, height: 800, theme: "dark" });
    await page.goto(`/matrix-runs/${matrixRun.id}`);
    await page.getByText("Both runs passed.").waitFor();
    await page.getByText("Take cards", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "0123456" }).getAttribute("href")).toBe(
      "https://github.com/shop/web/commit/0123456789abcdef0123456789abcdef01234567",
    );
    expect(await page.getByRole("button", { name: /Re-run|Cancel/ }).count()).toBe(0);
    await page.getByRole("heading", { name: "Matrix of Environment", level: 1 }).waitFor();
    await page.getByText("Production", { exact: true }).waitFor();
    await person.call(api.executions.delete, { params: { id: runOf(matrixRun, 1) } });
    await page.reload();
    await page.getByText("A run was deleted. Its result is unknown, so the matrix run does not pass.").waitFor();
    await page.getByText("Incomplete").waitFor();
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "matrix-deleted");
    await page.goto("/matrix-runs/0123456789abcdef01234567");
    await page.getByRole("heading", { name: "This matrix run does not exist" }).waitFor();
  });
});

/** The names of runs of which one part reaches into the next. What a part cuts off is not seen. */
function coveredNames(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll("[data-run] a[href^='/runs/'] > :first-child")]
    .filter((name) => {
      const seen = [...name.children].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        const inside = [...part.children].map((each) => each.getBoundingClientRect().right);
        return { left, right: getComputedStyle(part).overflowX === "visible" ? Math.max(right, ...inside) : right };
      });
      return seen.length < 3 || seen.some(({ left }, at) => at > 0 && seen[at - 1].right > left + 1);
    })
    .map((name) => name.textContent)`);
}
