import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const runOf = ({ combinations }: MatrixRun, at: number) => combinations[at]?.run?.id ?? "";
const lines = (count: number) => Array.from({ length: count }, (_, index) => `GET /api/${index + 1} 200\n`).join("");
const all = (page: Page) => page.getByRole("region", { name: "Console output of all runs" });
const linked = (page: Page, line: number) => page.getByRole("link", { name: `Line ${line}`, exact: true });

/** What the address says of the logs. */
function placeIn(page: Page): string {
  const { searchParams, hash } = new URL(page.url());
  return `${searchParams.get("log") ?? ""}${hash}`;
}

describeInBrowser("the lines of the logs of a split suite", () => {
  test("matches are shown below the name of their shard, and a link leads to a line of a shard", async ({ stack, open, member }) => {
    const { worker } = stack;
    const { person, projectId } = await member();
    const body = { projectId, image: "team/suite:1", shards: { total: 3 } };
    const suite = (await person.call(api.matrixRuns.start, { body })).data;
    const first = await takeRun(worker, runOf(suite, 0));
    await worker.say(first, `${lines(60)}needle in the first\n${lines(5)}`);
    await worker.finish(first, { exitCode: 1 });
    const second = await takeRun(worker, runOf(suite, 1));
    await worker.say(second, lines(30));
    await worker.finish(second, { exitCode: 1 });
    const third = await takeRun(worker, runOf(suite, 2));
    await worker.say(third, `${lines(80)}needle in the third\nneedle again\n${lines(40)}`);
    await worker.finish(third, { exitCode: 1 });

    const { page } = await open(person.token);
    await page.goto(`/matrix-runs/${suite.id}`);
    await page.getByRole("button", { name: "Show the logs" }).click();
    const log = all(page);
    await log.getByText("218 lines").waitFor();
    await log.getByLabel("Search the output").fill("needle");
    await log.getByText("1 of 3").waitFor();
    await log.getByRole("button", { name: "Only matching lines" }).click();
    await log.getByText("Only 3 lines with “needle”").waitFor();
    const shown = () =>
      log
        .locator("[data-index]")
        .evaluateAll((found) => found.map((one) => one.textContent?.replace(/^\d+/, (digits: string) => `${digits} `)));
    const matching = ["shard 1/3 · #1", "61 needle in the first", "shard 3/3 · #3", "81 needle in the third", "82 needle again"];
    await expect.poll(shown).toEqual(matching);
    expect(await findBarriers(page)).toEqual([]);
    await log.scrollIntoViewIfNeeded();
    await captureScreenshots(page, "shards-log-matching");

    // The name of a shard leads to all of its lines.
    await log.getByRole("button", { name: "shard 3/3 · #3" }).click();
    await log.getByText("Only 3 lines").waitFor({ state: "detached" });
    await expect.poll(async () => (await shown()).includes("1 GET /api/1 200")).toBe(true);
    await expect.poll(() => log.getByRole("button", { name: "shard 3/3 · #3" }).getAttribute("aria-expanded")).toBe("true");
    await log.getByRole("button", { name: "Only matching lines" }).click();
    await expect.poll(shown).toEqual(matching);

    // In the log of all shards: line 81 of the third one.
    await log.getByText("needle in the third").locator("xpath=ancestor::div[1]").getByRole("link").click();
    await log.getByText("Line 81 of shard 3/3 · #3").waitFor();
    await expect.poll(() => placeIn(page)).toBe(`all#${third.taskId}-L81`);
    const { page: other } = await open(person.token);
    await other.goto(page.url());
    await all(other).getByText("Line 81 of shard 3/3 · #3").waitFor();
    await all(other).getByText("needle in the third").waitFor();
    await expect.poll(() => all(other).getByText("needle in the third").isVisible()).toBe(true);
    await expect.poll(async () => (await all(other).getByText("needle in the third").boundingBox())?.y).toBeLessThan(800);
    await captureScreenshots(other, "shards-log-linked");

    // In the log of one shard.
    await page.goto(`/matrix-runs/${suite.id}?log=${third.taskId}#L82`);
    const one = page.getByRole("region", { name: "Console output", exact: true });
    await one.getByText("Line 82", { exact: true }).first().waitFor();
    await one.getByText("needle again").waitFor();
    await linked(page, 79).click();
    await expect.poll(() => placeIn(page)).toBe(`${third.taskId}#L79`);
    await page.reload();
    await one.getByText("GET /api/79 200").waitFor();
    await page.getByRole("combobox", { name: "Output of" }).selectOption({ label: "shard 1/3 · #1 · Failed" });
    await one.getByText("GET /api/6 200").waitFor();
    expect(placeIn(page)).toBe(first.taskId);

    // A link to a run that was run again.
    await person.call(api.executions.rerun, { params: { id: third.taskId }, body: { only: "all" } });
    await page.goto(`/matrix-runs/${suite.id}?log=all#${third.taskId}-L81`);
    await page.getByText("The link is to the output of a run that was run again or deleted.").waitFor();
    await captureScreenshots(page, "shards-log-replaced");
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("link", { name: "Open that run" }).click();
    await page.getByText("needle in the third").waitFor();
    await page.getByText("Line 81", { exact: true }).first().waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Hide the logs" }).click();
    await expect.poll(() => placeIn(page)).toBe("");
  });

  test("a cancelled shard says so, and the only shard of a suite is not called all of them", async ({ stack, open, member }) => {
    const { person, projectId } = await member();
    const body = { projectId, image: "team/suite:1", shards: { total: 2 } };
    const suite = (await person.call(api.matrixRuns.start, { body })).data;
    const { page } = await open(person.token);
    await page.goto(`/matrix-runs/${suite.id}?log=all`);
    await page.getByText("Both runs are pending.").waitFor();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Stop 2 shards?" });
    await dialog.getByText("The shards end without a verdict, so the split suite does not pass.").waitFor();
    await captureScreenshots(page, "shards-cancel");
    await dialog.getByRole("button", { name: "Stop the shards" }).click();
    await page.getByText("Both runs were cancelled.").waitFor();
    await page.getByText("Never started.").waitFor();
    expect(await page.getByText("Failed", { exact: true }).count()).toBe(0);
    await all(page).getByText("This run was cancelled before it started.").first().waitFor();
    await page.getByRole("combobox", { name: "Output of" }).selectOption({ label: "shard 2/2 · #2 · Cancelled" });
    await page
      .getByRole("region", { name: "Console output", exact: true })
      .getByText("This run was cancelled before it started.")
      .waitFor();
    const only = (await person.call(api.matrixRuns.start, { body: { ...body, shards: { total: 4, files: ["a.spec.ts"] } } })).data;
    const run = await takeRun(stack.worker, runOf(only, 0));
    await stack.worker.say(run, lines(5));
    await stack.worker.finish(run, { exitCode: 0 });
    await page.goto(`/matrix-runs/${only.id}`);
    await page.getByText("Its latest run counts.").waitFor();
    expect(await page.getByRole("region", { name: "Durations of the shards" }).count()).toBe(0);
    await page.getByRole("button", { name: "Show the logs" }).click();
    await page.getByText("GET /api/5 200").waitFor();
    expect(await page.getByRole("combobox", { name: "Output of" }).getByRole("option").allTextContents()).toEqual([
      "shard 1/1 · #3 · Passed",
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "shards-only-one");
  });
});
