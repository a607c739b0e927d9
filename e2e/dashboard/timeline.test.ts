import { api } from "@gantry/contract/api.ts";
import type { TestTry } from "@gantry/contract/results/schemas.ts";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { until } from "./dashboard-stack.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";

type Tries = [seconds: number, durationMs: number, status: TestTry["status"], lane: string][];

describeInBrowser("the timeline of a run", () => {
  test("a developer sees which worker ran what, that the CPU was at its limit, and opens a test by pointer and by keys", async ({
    stack,
    open,
    member,
  }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.executions.create, { body: { image: "team/suite:1", projectId } })).data;
    const taken = await takeRun(stack.worker, id);
    const startMs = Date.now() - 40_000;
    const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
    const { cpus, memoryMb } = taken.resources;
    const cpu = Array.from({ length: 40 }, (_, second) => (second < 12 ? 200 : cpus * 1000));
    const series = {
      startedAt: at(0),
      everyMs: 1000,
      cpu,
      memory: cpu.map((_, second) => (second === 20 ? null : memoryMb * 400_000)),
      networkIn: cpu,
    };
    const sent = await stack.server.worker(api.dispatch.usage, { taskId: id, attempt: 1, workerStart: 1, series });
    expect(sent.status).toBe(200);
    const of = (name: string, tries: Tries) => ({
      name,
      suite: ["Checkout"],
      status: tries.at(-1)?.[2] ?? ("passed" as const),
      durationMs: 400,
      retries: Math.max(0, tries.length - 1),
      tries: tries.map(([seconds, durationMs, status, lane]) => ({ startedAtMs: startMs + seconds * 1000, durationMs, status, lane })),
      ...(tries.at(-1)?.[2] === "failed" ? { message: "Error: expected 200, got 502" } : {}),
    });
    const many = Array.from({ length: 12 }, (_, index) => of(`adds item ${index}`, [[index * 3, 2_500, "passed", "Worker 2"]]));
    const tests = [
      of("pays by card", [[2, 8_000, "failed", "Worker 1"]]),
      of("ships", [
        [12, 4_000, "failed", "Worker 1"],
        [17, 6_000, "passed", "Worker 1"],
      ]),
      of("was read without a start", []),
      ...many,
    ];
    const facts = { startedAt: at(0), finishedAt: at(40), exitCode: 1, results: { formats: ["playwright-json" as const], tests } };
    await stack.worker.finish(taken, facts);
    await until("the end", async () => (await person.call(api.executions.get, { params: { id } })).data.status === "FAILED");

    const { page } = await open(person.token);
    await page.goto(`/runs/${id}`);
    await page.getByRole("tab", { name: "Timeline" }).click();
    await page.getByText(/^The CPU was at its limit of \d+ CPUs? for 70 % of the run\./).waitFor();
    await page.getByText("1 of 15 tests has no start time.").waitFor();
    const lanes = page.getByRole("application", { name: /^Tests by worker/ });
    expect(await lanes.locator("text").allTextContents()).toEqual(expect.arrayContaining(["Worker 1", "Worker 2"]));
    for (const graph of ["CPU", "Memory", "Network"]) await page.locator("figcaption").filter({ hasText: graph }).waitFor();
    // No one measured the disk: a graph of zeros would be wrong.
    expect(await page.locator("figcaption").filter({ hasText: "Disk" }).count()).toBe(0);
    // The second without a value cuts the curve of memory.
    expect(await page.locator("figure").filter({ hasText: "Memory" }).locator("polyline").count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);

    await lanes.focus();
    await page.keyboard.press("Home");
    await page.getByRole("status").filter({ hasText: "adds item 0: Passed · 2.5 s · Worker 2" }).waitFor();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowRight");
    await page.getByRole("status").filter({ hasText: "ships: Failed · 4.0 s · attempt 1 of 2 · Worker 1" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`tab=tests.*${id}-1`));
    await page.goBack();
    await page
      .getByRole("list")
      .getByRole("button", { name: /pays by card/ })
      .click();
    await page.waitForURL(new RegExp(`tab=tests.*${id}-0`));

    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/runs/${id}?tab=timeline`);
    await lanes.waitFor();
    expect(await overflows(page)).toBe(false);
  });

  test("a run without any times says why there is nothing to see", async ({ stack, open, member }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.executions.create, { body: { image: "team/suite:1", projectId } })).data;
    const taken = await takeRun(stack.worker, id);
    const tests = [{ name: "pays", suite: [], status: "passed" as const, durationMs: 5 }];
    await stack.worker.finish(taken, { exitCode: 0, results: { formats: ["junit"], tests } });
    await until("the end", async () => (await person.call(api.executions.get, { params: { id } })).data.status === "PASSED");
    const { page } = await open(person.token);
    await page.goto(`/runs/${id}?tab=timeline`);
    await page.getByText("This run has no timeline").waitFor();
    await page.getByText("the report has no test start times within the run").waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
