import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { TestResult } from "@gantry/contract/results/schemas.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import { findBarriers, overflows } from "./browser.ts";
import { until } from "./dashboard-stack.ts";
import { picture } from "./demo-data.ts";
import { captureScreenshots } from "./capture-screenshot.ts";
import { describeInBrowser, test as inBrowser } from "./in-browser.ts";
import { type Member, takeRun } from "./member.ts";

type Result = (typeof TestResult)["_zod"]["input"];

const job = "https://github.com/northwind/shop/actions/runs/7";
const of = (name: string, status: Result["status"], change: Partial<Result> = {}): Result => ({
  name,
  suite: ["Checkout"],
  filePath: "tests/checkout.spec.ts",
  line: 33,
  status,
  durationMs: 400,
  ...change,
});
const declined =
  'Error: expect(locator).toHaveText(expected) failed\n\nExpected: "Order placed"\nReceived: "Payment declined"\nTimeout:  5000ms';

/** Runs of a pipeline, each with its commit. */
const test = inBrowser.extend("pipeline", ({ stack, member }) => async (details: Parameters<typeof member>[0] = {}) => {
  const one: Member = await member(details);
  const { person, projectId } = one;
  const apiKey = await newApiKey(person, { name: "CI" });
  const ci = stack.server.as({ "x-api-key": apiKey });
  const start = async (commitSha: string): Promise<ClaimedRun> => {
    const ciContext = { source: "github", repository: "northwind/shop", branch: "main", commitSha, author: "Grace Hopper", jobUrl: job };
    const { taskId } = await ci.call(api.ci.trigger, { body: { projectId, image: "team/suite:1", ciContext } });
    return takeRun(stack.worker, taskId);
  };
  const end = async (taken: ClaimedRun, tests: Result[], exitCode = tests.some((each) => each.status === "failed") ? 1 : 0) => {
    await stack.worker.finish(taken, { exitCode, results: { formats: ["playwright-json"], tests } });
    const ended = async () => (await person.call(api.executions.get, { params: { id: taken.taskId } })).data;
    await until("the end", async () => ["PASSED", "FAILED", "UNSTABLE", "ERROR"].includes((await ended()).status));
    return taken.taskId;
  };
  return { ...one, apiKey, start, end, run: async (commitSha: string, tests: Result[]) => end(await start(commitSha), tests) };
});

const tab = (page: Page, name: string) => page.getByRole("tab", { name, selected: true });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 4 }) });

describeInBrowser("the overview of a run", () => {
  test("a cancelled run says so once and offers no issue, and an address with an unknown tab opens the first", async ({ open, member }) => {
    const { person, start } = await member();
    const id = await start();
    await person.call(api.executions.cancel, { params: { id } });
    const { page } = await open(person.token);
    await page.goto(`/runs/${id}?tab=nothing`);
    await tab(page, "Overview").waitFor();
    await page.getByRole("heading", { name: "The run was cancelled by Ada Tester." }).waitFor();
    expect((await page.locator("main").innerText()).match(/The run was cancelled/g)).toHaveLength(1);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Share a link…" }).waitFor();
    expect(await page.getByText("Create an issue").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Terminal" }).click();
    await page.getByText("The run was cancelled by Ada Tester.").locator("visible=true").waitFor();
    expect(await page.getByText("CANCELLED", { exact: true }).count()).toBe(0);
    const queued = await start();
    await page.goto(`/runs/${queued}`);
    await tab(page, "Terminal").waitFor();
    await person.call(api.executions.cancel, { params: { id: queued } });
    await page.getByText("The run was cancelled by Ada Tester.").locator("visible=true").waitFor();
    await tab(page, "Terminal").waitFor();
    expect(await page.getByText("The run has ended").count()).toBe(0);
  });

  test("a developer sees what failed, since when and why, goes through it by keys, copies it, and runs it again", async ({
    stack,
    open,
    pipeline,
  }) => {
    const { person, start, run, end } = await pipeline();
    await run("aaaa111aaaa", [of("pays by card", "passed"), of("ships", "passed")]);
    await run("bbbb222bbbb", [of("pays by card", "failed", { message: declined }), of("ships", "passed")]);
    const taken = await start("cccc333cccc");
    await stack.worker.say(taken, "Running 3 tests\n");
    await stack.worker.leave(taken, { "playwright-report/data/failed.png": picture });
    const id = await end(taken, [
      of("pays by card", "failed", {
        message: declined,
        attachments: [{ name: "screenshot", contentType: "image/png", path: "playwright-report/data/failed.png" }],
      }),
      of("ships", "failed", { message: "TypeError: Cannot read properties of undefined (reading 'address')" }),
      of("refunds", "passed", { flaky: true, retries: 1, attempts: [{ status: "failed", durationMs: 3, message: "socket hang up" }] }),
    ]);
    await stack.server.idle();

    const { page, context } = await open(person.token);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/runs/${id}`);
    await tab(page, "Overview").waitFor();
    await page.getByRole("heading", { name: "2 of 3 tests failed: 1 newly, 1 still failing." }).waitFor();
    const known = card(page, "pays by card");
    await known.getByText("Still failing", { exact: true }).waitFor();
    await known.getByText(/Failing since #2 at bbbb222, .*, 2 runs in a row/).waitFor();
    expect(await known.getByRole("definition").allInnerTexts()).toEqual(['"Order placed"', '"Payment declined"']);
    await known.locator("img[alt=screenshot]").waitFor();
    await card(page, "ships").getByText("Newly failed", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Passed on a retry" }).waitFor();
    await page.getByText("socket hang up").waitFor();
    await page.getByRole("region", { name: "Why it failed" }).getByRole("heading", { name: "Evidence" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    const changes = page.getByRole("region", { name: "What changed" });
    await changes.getByText("1 newly failed").waitFor();
    await changes.getByText("1 still failing").waitFor();
    const commits = (from: string) => changes.getByRole("link", { name: `${from} → cccc333` }).getAttribute("href");
    expect(await commits("bbbb222")).toBe("https://github.com/northwind/shop/compare/bbbb222bbbb...cccc333cccc");
    await changes.getByRole("button", { name: "Previous run" }).click();
    await page.getByRole("menuitemradio", { name: "Last passed on main" }).click();
    await changes.getByText("2 newly failed").waitFor();
    expect(await commits("aaaa111")).toBe("https://github.com/northwind/shop/compare/aaaa111aaaa...cccc333cccc");
    await page.reload();
    await changes.getByRole("button", { name: "Last passed on main" }).click();
    await page.getByRole("menuitem", { name: "Another run…" }).click();
    await page.getByRole("dialog").getByLabel("Run number").fill("#99");
    await page.keyboard.press("Enter");
    await changes.getByText(/There is no run #99 in this project/).waitFor();
    await changes.getByRole("button", { name: "Run #99" }).click();
    await page.getByRole("menuitemradio", { name: "Previous run" }).click();
    await changes.getByText("1 still failing").waitFor();

    // The new failure comes first.
    await page.keyboard.press("j");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("ships");
    await page.keyboard.press("j");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("pays by card");
    expect(new URL(page.url()).searchParams.get("test")).toBe(`${id}-0`);
    await page.keyboard.press("k");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("ships");
    await page.keyboard.press("Enter");
    await tab(page, "Tests").waitFor();
    await page.getByRole("region", { name: "The chosen test" }).getByRole("heading", { name: "ships" }).waitFor();
    await page.goBack();
    await tab(page, "Overview").waitFor();

    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(copied).toContain("2 of 3 tests failed: 1 newly, 1 still failing.");
    expect(copied).toContain("### Checkout › pays by card (still failing, since run #2)\n`tests/checkout.spec.ts:33`\n```\nError: expect");

    await card(page, "ships").getByRole("button", { name: "More for ships" }).click();
    await page.getByRole("menuitem", { name: "Quarantine…" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill("SHOP-12");
    await page.getByRole("dialog").getByRole("button", { name: "Quarantine test" }).click();
    await page.getByText("In quarantine: its failures no longer fail the gate").waitFor();
    // The run that failed before knows it, now and after a reload.
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await card(page, "ships").getByText("Quarantined", { exact: true }).waitFor();
      expect(await card(page, "ships").getByRole("button", { name: "Quarantine ships" }).count()).toBe(0);
      await card(page, "pays by card").getByRole("button", { name: "Quarantine pays by card" }).waitFor();
    }
    await captureScreenshots(page, "quarantined");
    await card(page, "ships").getByRole("button", { name: "More for ships" }).click();
    await page.getByRole("menuitem", { name: "Change or remove quarantine" }).click();
    await page.getByRole("button", { name: "Remove from quarantine" }).click();
    await page.getByText("Its failures count again").waitFor();
    await page.goBack();
    await card(page, "ships").getByRole("button", { name: "Quarantine ships" }).waitFor();
    expect(await card(page, "ships").getByText("Quarantined", { exact: true }).count()).toBe(0);

    // Without the menu.
    await card(page, "ships").getByRole("button", { name: "Assign ships" }).click();
    await page.getByRole("dialog", { name: "Assign the test" }).getByLabel("Owner").fill("Team Shipping");
    await page.getByRole("dialog").getByRole("button", { name: "Assign" }).click();
    await card(page, "ships").getByText("Owner Team Shipping").waitFor();
    await card(page, "ships").getByRole("button", { name: "Team Shipping owns ships" }).waitFor();
    await page.getByRole("button", { name: "Details" }).press("Enter");
    await page.getByRole("definition").filter({ hasText: id }).waitFor();
    await page
      .getByRole("definition")
      .filter({ hasText: /^Ada Tester, (?:from a pipeline|through the API)$/ })
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole("button", { name: "More ways to re-run" }).click();
    await page.getByRole("menuitem", { name: "Re-run all tests" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Re-run 2 failed" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/runs/") && !url.pathname.endsWith(id));
    await tab(page, "Terminal").waitFor();
    const again = await stack.worker.take();
    expect(page.url()).toContain(again.taskId);
    await stack.worker.finish(again, { exitCode: 0 });
  });

  test("a running run shows the time that is left, and after its end leads to the overview", async ({ stack, open, pipeline }) => {
    const { person, projectId, run, start, end } = await pipeline();
    const first = await run("aaaa111", [of("pays by card", "passed"), of("ships", "passed", { durationMs: 9000 })]);
    // Simulated runs take no time: this one took ten minutes.
    await stack.server.ctx.db.withTenant(person.organizationId, (tx) =>
      tx
        .updateTable("executions")
        .set({ started_at: new Date(Date.now() - 600_000), finished_at: new Date() })
        .where("project_id", "=", projectId)
        .execute(),
    );
    const taken = await start("bbbb222");
    const { page } = await open(person.token);
    await page.goto(`/runs/${taken.taskId}`);
    await tab(page, "Terminal").waitFor();
    await page.getByText("About 10 min left, usually 10 min 00 s").waitFor();
    await page.getByRole("progressbar", { name: "Progress, by the usual duration" }).waitFor();
    // Nothing is claimed about output without tests.
    await stack.worker.say(taken, "Installing…\n");
    await page.getByText("Installing…").waitFor();
    expect(await page.getByText(/\d tests?( so far)?$/).count()).toBe(0);
    await stack.worker.say(taken, "Running 12 tests using 1 worker\n  ✓  1 [chromium] › cart.spec.ts:3:1 › pays (1.2s)\n");
    await page.getByText("1 of 12 tests", { exact: true }).waitFor();
    await stack.worker.say(taken, "  ✘  2 [chromium] › cart.spec.ts:9:1 › refunds (3.4s)\n");
    await page.getByText("2 of 12 tests, 1 failed").waitFor();
    await captureScreenshots(page, "tests-so-far");
    // On another tab, too.
    await page.getByRole("tab", { name: "Tests" }).click();
    await tab(page, "Tests").waitFor();
    await stack.worker.say(taken, "  ✓  3 [chromium] › cart.spec.ts:15:1 › exports (1.0s)\n");
    await page.getByText("3 of 12 tests, 1 failed").waitFor();
    await page.getByRole("tab", { name: "Terminal" }).click();
    await tab(page, "Terminal").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await end(taken, [of("pays by card", "passed"), of("ships", "passed", { durationMs: 9000 })]);
    await page.getByText("The run has ended: passed.").waitFor();
    await tab(page, "Terminal").waitFor();
    await page.getByRole("link", { name: "Open the overview" }).click();
    await page.getByRole("heading", { name: "All 2 tests passed." }).waitFor();
    await page.getByText(/shorter than usual\.$/).waitFor();
    const slowest = page.getByRole("main").getByRole("listitem").first();
    expect(await slowest.innerText()).toContain("Checkout › ships");
    expect(await page.getByRole("button", { name: "Re-run", exact: true }).count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`/runs/${first}`);
    await page.getByText("It took 10 min 00 s.").waitFor();
  });

  test("a run without a verdict opens on its reason and what to do", async ({ stack, open, pipeline }) => {
    const { person, start } = await pipeline();
    const taken = await start("aaaa111");
    const message = "The image team/suite:1 could not be pulled: manifest unknown.";
    await stack.worker.finish(taken, { error: { code: "IMAGE_UNAVAILABLE", message } });
    const { page } = await open(person.token, { width: 360, height: 740, theme: "dark" });
    await page.goto(`/runs/${taken.taskId}`);
    await page.getByRole("heading", { name: "The image could not be pulled" }).waitFor();
    expect(await page.getByText(message).count()).toBe(1);
    await page.getByText("Check the image's name and tag.").waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("link", { name: "Read the output" }).click();
    await tab(page, "Terminal").waitFor();
    // There the reason is above the output.
    await page.getByRole("heading", { name: "The image could not be pulled" }).waitFor({ state: "hidden" });
    await page.getByText(message).first().waitFor();
  });

  test("an uploaded run leads to the job that can be run again, on a phone too", async ({ stack, open, pipeline }) => {
    const { person, projectId, apiKey } = await pipeline();
    const report = `<testsuite name="Checkout"><testcase name="pays by card" time="1"><failure message="declined">declined
at checkout.js:12</failure></testcase></testsuite>`;
    const answer = await stack.server
      .as({ "x-api-key": apiKey })
      .request(api.ingest.report, { query: { projectId, jobUrl: job }, body: report, headers: { "content-type": "application/xml" } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { page } = await open(person.token, { width: 360, height: 740, theme: "light" });
    await page.goto(`/runs/${answer.body.data.id}`);
    await page.getByRole("heading", { name: "1 of 1 test failed." }).waitFor();
    await card(page, "pays by card").getByLabel("Error").getByText("declined").waitFor();
    expect(await page.getByRole("link", { name: "Open the CI job" }).getAttribute("href")).toBe(job);
    expect(await page.getByRole("button", { name: /Re-run/ }).count()).toBe(0);
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
  });
});
