import { api } from "@gantry/contract/api.ts";
import type { BrowserContext, Page, Route, WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import { describeInBrowser, test as base } from "./in-browser.ts";
import { takeRun } from "./member.ts";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";

const test = base.override("emptyCache", true);

/** Holds the live channel of every browser in hand: cut, nothing comes through and no one gets a new line. */
function holdLine() {
  const lines = new Set<{ page: WebSocketRoute; server: WebSocketRoute }>();
  let isCut = false;
  return {
    async hold({ page, context }: { page: Page; context: BrowserContext }): Promise<Page> {
      await context.routeWebSocket(/\/socket\.io\//, (line) => {
        if (isCut) return void line.close({ code: 1001 });
        lines.add({ page: line, server: line.connectToServer() });
      });
      return page;
    },
    async cut() {
      isCut = true;
      for (const { page, server } of lines) await Promise.all([server.close(), page.close({ code: 1001 })]);
      lines.clear();
    },
    /** Presses the state of the line, as a reader would who does not want to wait. */
    async mend(pages: readonly Page[]) {
      isCut = false;
      const mendOne = async (page: Page) => {
        await page.getByRole("button", { name: /^(Connecting|Live)/ }).click();
        await page.getByRole("button", { name: "Live", exact: true }).waitFor();
      };
      await Promise.all(pages.map(mendOne));
    },
  };
}

describeInBrowser("the dashboard after its line was cut", () => {
  test("output and ends of runs from before the page's first live connection are shown", async ({ stack, member, open }) => {
    const { person, projectId, start } = await member();
    let connect = () => {};
    const connected = new Promise<void>((resolve) => (connect = resolve));
    const beforeItConnects = async ({ page, context }: { page: Page; context: BrowserContext }): Promise<Page> => {
      await context.routeWebSocket(/\/socket\.io\//, (line) => void connected.then(() => line.connectToServer()));
      return page;
    };
    const id = await start();
    const run = await takeRun(stack.worker, id);
    const { data: matrixRun } = await person.call(api.matrixRuns.start, {
      body: { projectId, image: "team/suite:1", matrix: { axes: { BROWSER: ["chrome"] } } },
    });
    const combination = await stack.worker.take();
    const page = await beforeItConnects(await open(person.token));
    const matrixPage = await beforeItConnects(await open(person.token));
    await Promise.all([page.waitForResponse((response) => response.url().includes(`${id}/logs`)), page.goto(`/runs/${id}`)]);
    await matrixPage.goto(`/matrix-runs/${matrixRun.id}`);
    const progress = matrixPage.getByRole("progressbar", { name: "Runs that have ended" });
    await progress.waitFor();
    await stack.worker.say(run, "Installing…\n");
    await stack.worker.finish(combination, { exitCode: 0 });
    connect();
    await page.getByText("Installing…").waitFor();
    await progress.waitFor({ state: "detached" });
  });

  test("a run that ends before the page's first live connection is shown as ended, on its page and in the list", async ({
    stack,
    member,
    open,
  }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    const line = holdLine();
    await line.cut();
    const page = await line.hold(await open(person.token));
    const list = await line.hold(await open(person.token));
    await page.goto(`/runs/${id}`);
    await list.goto("/runs");
    const shows = async (status: string) => {
      await page.getByRole("status").getByText(status).waitFor();
      await list.locator("[data-run]").first().getByText(status).waitFor();
    };
    await shows("Running");
    await stack.worker.finish(run, { exitCode: 0 });
    await line.mend([page, list]);
    await shows("Passed");
  });

  test("a response that is older than the run's end does not bring the run back", async ({ stack, member, open }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    const { page } = await open(person.token);
    const { page: list } = await open(person.token);
    const late: (() => void)[] = [];
    let isHolding = true;
    const answerLate = async (route: Route) => {
      const response = await route.fetch();
      if (isHolding) await new Promise<void>((resolve) => late.push(resolve));
      await route.fulfill({ response }).catch(() => undefined);
    };
    await page.route((url) => url.pathname.endsWith(`/executions/${id}`), answerLate);
    await list.route(/\/api\/executions\?.*limit=50/, answerLate);
    await page.goto(`/runs/${id}`, { waitUntil: "commit" });
    await list.goto("/runs", { waitUntil: "commit" });
    for (const each of [page, list]) await each.getByRole("button", { name: "Live", exact: true }).waitFor();
    await expect.poll(() => late.length).toBe(2);
    await stack.worker.finish(run, { exitCode: 0 });
    const status = async () => (await person.call(api.executions.get, { params: { id } })).data.status;
    await expect.poll(status).toBe("PASSED");
    isHolding = false;
    for (const answer of late) answer();
    await page.getByRole("status").getByText("Passed").waitFor();
    await list.locator("[data-run]").first().getByText("Passed").waitFor();
  });

  test("after a lost connection a run's output has no gaps or repeated lines, and the run's end is shown", async ({
    stack,
    member,
    open,
  }) => {
    const { person, start } = await member();
    const id = await start();
    const run = await stack.worker.take();
    const line = holdLine();
    const page = await line.hold(await open(person.token, { height: 1400 }));
    const say = (from: number, to: number) =>
      stack.worker.sayAll(
        run,
        // Cuts in the middle of lines.
        Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\nand half of `),
      );
    const shown = async () => {
      const text: string = await page.getByRole("group", { name: /^Output/ }).innerText();
      return [...text.matchAll(/line (\d+)$/gm)].map(([, number]) => Number(number));
    };
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

    await say(1, 8);
    await page.goto(`/runs/${id}`);
    await page.getByRole("button", { name: "Live", exact: true }).waitFor();
    await say(9, 12);
    await expect.poll(shown).toEqual(upTo(12));

    await line.cut();
    await page.getByRole("button", { name: /^Connecting/ }).waitFor();
    await say(13, 24);
    await line.mend([page]);
    await say(25, 30);
    await expect.poll(shown).toEqual(upTo(30));

    await line.cut();
    await page.getByRole("button", { name: /^Connecting/ }).waitFor();
    await say(31, 36);
    const tests = [{ name: "pays", suite: [], status: "failed" as const, durationMs: 1 }];
    await stack.worker.finish(run, { exitCode: 1, results: { formats: ["junit"], tests } });
    await page.getByRole("status").getByText("Running").waitFor();
    await line.mend([page]);
    await page.getByRole("status").getByText("Failed").waitFor();
    await page.getByRole("tab", { name: "Tests 1" }).waitFor();
    await expect.poll(shown).toEqual(upTo(36));
  });

  test("after a lost connection runs, a cycle, a test and its quarantine show their current state", async ({ stack, member, open }) => {
    const { person, projectId, run, start } = await member();
    for (const status of ["passed", "failed", "failed"] as const) await run(status);
    const key: string = await newApiKey(person, { name: "CI" });
    const trigger = { projectId, image: "team/suite:1" };
    const { cycleId } = await stack.server.as({ "x-api-key": key }).call(api.ci.trigger, { body: trigger });
    const ofCycle = await stack.worker.take();
    const [known] = (await person.call(api.tests.list, { query: { project: projectId } })).data;

    const line = holdLine();
    const look = async (path: string) => {
      const page = await line.hold(await open(person.token));
      await page.goto(path);
      return page;
    };
    const runs = await look("/runs");
    const cycle = await look(`/test-cycles/${cycleId}`);
    const cycles = await look("/test-cycles");
    const tests = await look("/tests");
    const one = await look(`/tests/${known?.id}`);
    const pages = [runs, cycle, cycles, tests, one];
    for (const page of pages) await page.getByRole("button", { name: "Live", exact: true }).waitFor();
    await runs.locator("[data-run]").first().getByText("Running").waitFor();
    await cycle.getByRole("heading", { level: 1 }).locator("..").getByText("Running", { exact: true }).waitFor();
    await cycles.getByRole("listitem").getByText("Running", { exact: true }).waitFor();
    await tests.getByRole("link", { name: /pays by card/ }).waitFor();
    await one.getByRole("button", { name: "Quarantine test" }).waitFor();

    await line.cut();
    for (const page of pages) await page.getByRole("button", { name: /^Connecting/ }).waitFor();
    await stack.worker.finish(ofCycle, {
      exitCode: 0,
      results: { formats: ["junit"], tests: [{ name: "a", suite: [], status: "passed", durationMs: 1 }] },
    });
    await run("failed");
    await start("asked for in the dark");
    await stack.server.idle();
    await line.mend(pages);

    await runs.locator("[data-run]").first().getByText("asked for in the dark").waitFor();
    expect(await runs.locator("[data-run]").count()).toBe(6);
    await expect.poll(() => runs.locator("[data-run]").getByText("Running").count()).toBe(0);
    await cycle.getByRole("heading", { level: 1 }).locator("..").getByText("Completed", { exact: true }).waitFor();
    await cycles.getByRole("listitem").getByText("Completed", { exact: true }).waitFor();
    await tests.getByRole("row").or(tests.getByRole("listitem")).filter({ hasText: "pays by card" }).getByText("Quarantined").waitFor();
    await one.getByText("by Auto-Quarantine").waitFor();
    await one.getByText("4 outcomes", { exact: true }).waitFor();
  });

  test("a page, a dialog and the live channel work although their files fail to load at first", async ({ member, open }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    const requests = new Map<string, number>();
    await page.route(/\/assets\/(esm|NewRunDialog|InsightsPage)-[^/]*\.js$/, (route) => {
      const url = route.request().url();
      const count = (requests.get(url) ?? 0) + 1;
      requests.set(url, count);
      return count > 2 ? route.continue() : route.abort("connectionreset");
    });
    await page.goto("/runs");
    await page.getByRole("button", { name: "Live", exact: true }).waitFor();
    await page.getByRole("button", { name: "New run" }).first().click();
    await page.getByRole("dialog").getByRole("heading", { name: "New run" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Insights" }).click();
    await page.getByRole("heading", { level: 1, name: "Insights" }).waitFor();
    expect([...requests.values()]).toEqual([3, 3, 3]);
  });

  test("a list of tests and a list of cycles update when runs end", async ({ stack, member, open }) => {
    const { person, projectId, run } = await member();
    for (const status of ["passed", "failed", "failed"] as const) await run(status);
    const { page: tests } = await open(person.token);
    const { page: cycles } = await open(person.token);
    await tests.goto("/tests");
    await cycles.goto("/test-cycles");
    await tests.getByRole("link", { name: /pays by card/ }).waitFor();
    await cycles.getByText("No test cycles yet").waitFor();
    for (const page of [tests, cycles]) await page.getByRole("button", { name: "Live", exact: true }).waitFor();
    const key: string = await newApiKey(person, { name: "CI" });
    const trigger = { projectId, image: "team/suite:1" };
    await stack.server.as({ "x-api-key": key }).call(api.ci.trigger, { body: trigger });
    const taken = await stack.worker.take();
    await cycles.getByRole("listitem").getByText("Running", { exact: true }).waitFor();
    await stack.worker.finish(taken, { exitCode: 0 });
    await run("failed");
    await tests.getByRole("row").or(tests.getByRole("listitem")).filter({ hasText: "pays by card" }).getByText("Quarantined").waitFor();
  });
});
