import { api } from "@gantry/contract/api.ts";
import type { CreateExecution } from "@gantry/contract/executions/schemas.ts";
import { maxBars } from "@gantry/contract/timeline/constants.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeNext } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
let projectId: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  projectId = await newProject(ada);
});
afterAll(() => server.close());

const startMs = Date.parse("2026-01-31T12:00:00Z");
const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
const timelineOf = async (id: string, who = ada) => (await who.call(api.executions.timeline, { params: { id } })).data;

const tried = (name: string, tries: [number, number, string, string?][], more: object = {}) => ({
  name,
  suite: [],
  status: tries.at(-1)?.[2] ?? "passed",
  durationMs: 10,
  tries: tries.map(([seconds, durationMs, status, lane]) => ({ startedAtMs: startMs + seconds * 1000, durationMs, status, lane })),
  ...more,
});

/** A run that a worker carried out, from `startMs` on. */
async function carriedOut(tests: object[], series: object[] = [], request: Partial<CreateExecution> = {}): Promise<string> {
  const { id } = await queueRun(ada, { projectId, ...request });
  await takeNext(server);
  await server.ctx.db.asSystem((tx) => sql`update run_leases set lease_until = now() + interval '1 hour'`.execute(tx));
  const lease = { taskId: id, attempt: 1 };
  await server.worker(api.dispatch.update, { ...lease, status: "RUNNING", startedAt: at(0) });
  for (const [index, one] of series.entries())
    expect((await server.worker(api.dispatch.usage, { ...lease, workerStart: index, series: one })).status).toBe(200);
  const results = { formats: ["junit"], tests };
  const answer = await server.worker(api.dispatch.update, {
    ...lease,
    status: "ANALYZING",
    exitCode: 0,
    startedAt: at(0),
    finishedAt: at(60),
    results,
  });
  expect(answer.status).toBe(200);
  return id;
}

test("has a bar for each attempt with a known start, in its lane, and counts the tests without", async () => {
  const id = await carriedOut([
    tried("pays", [
      [10, 500, "failed", "Worker 2"],
      [20, 700, "passed", "Worker 2"],
    ]),
    tried("adds", [[1, 300, "passed", "Worker 1"]]),
    tried("is of another clock", [[-7200, 300, "passed", "Worker 1"]]),
    tried("says nothing", []),
  ]);
  const timeline = await timelineOf(id);
  expect(timeline).toMatchObject({
    attempt: 1,
    startedAt: at(0),
    finishedAt: at(60),
    tests: { total: 4, timed: 2 },
    usage: [],
    blocks: [],
  });
  expect(timeline.bars).toEqual([
    { testId: `${id}-1`, name: "adds", lane: "Worker 1", startedAt: at(1), durationMs: 300, status: "passed", try: 1, tries: 1 },
    { testId: `${id}-0`, name: "pays", lane: "Worker 2", startedAt: at(10), durationMs: 500, status: "failed", try: 1, tries: 2 },
    { testId: `${id}-0`, name: "pays", lane: "Worker 2", startedAt: at(20), durationMs: 700, status: "passed", try: 2, tries: 2 },
  ]);
  expect(timeline.pressure).toEqual({ cpu: null, memory: null, machine: null });
});

test("says for which share of the measured time the container and its machine were full", async () => {
  const limits = (await ada.call(api.projects.get, { params: { id: projectId } })).data.runSettings.resources;
  const full = limits.cpus * 1000;
  const memory = limits.memoryMb * 1024 ** 2;
  const id = await carriedOut(
    [],
    [
      {
        startedAt: at(0),
        everyMs: 1000,
        cpu: [full, full, 10, null],
        memory: [Math.ceil(memory * 0.95), 1000, 1000, 1000],
        machineCpu: [990, 0, 0, 0],
      },
      { startedAt: at(30), everyMs: 1000, cpu: [full], memory: [1000] },
    ],
  );
  const timeline = await timelineOf(id);
  expect(timeline.limits).toEqual({ cpus: limits.cpus, memoryBytes: memory });
  expect(timeline.usage.map(({ startedAt }) => startedAt)).toEqual([at(0), at(30)]);
  expect(timeline.pressure).toEqual({ cpu: 0.75, memory: 0.2, machine: 0.25 });
});

test("of a run with services has the limits of the suite's own container", async () => {
  const { resources } = (await ada.call(api.projects.get, { params: { id: projectId } })).data.runSettings;
  const cpu = [resources.cpus * 500, 0];
  const services = [{ name: "db", image: "postgres:18" }];
  const timeline = await timelineOf(await carriedOut([], [{ startedAt: at(0), everyMs: 1000, cpu }], { services }));
  expect(timeline.limits).toEqual({ cpus: resources.cpus / 2, memoryBytes: (resources.memoryMb / 2) * 1024 ** 2 });
  expect(timeline.pressure.cpu).toBe(0.5);
});

test("of 50,000 tests lists the failed and the longest, and joins the others without losing one", async () => {
  const tests = Array.from({ length: 50_000 }, (_, index) =>
    tried(`test ${index}`, [
      [(index % 12_500) / 250, index % 5_000 === 0 ? 40 : index % 7, index % 9_999 === 1 ? "failed" : "passed", `Worker ${index % 4}`],
    ]),
  );
  const id = await carriedOut(tests);
  const timeline = await timelineOf(id);
  expect(timeline.tests).toEqual({ total: 50_000, timed: 50_000 });
  expect(timeline.bars).toHaveLength(maxBars);
  expect(timeline.bars.filter(({ status }) => status === "failed")).toHaveLength(6);
  expect(timeline.bars.filter(({ durationMs }) => durationMs === 40)).toHaveLength(10);
  expect(timeline.blocks.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(50_000 - maxBars);
  expect(timeline.blocks.length).toBeLessThanOrEqual(2_000);
  expect(JSON.stringify(timeline).length).toBeLessThan(800_000);
});

test("of an uploaded run has the times of its report, and no limits; nobody else sees it", async () => {
  const test = (name: string, start: number) => ({
    name,
    status: "passed",
    duration: 100,
    start: startMs + start,
    stop: startMs + start + 100,
    threadId: "t1",
  });
  const report = {
    results: { tool: { name: "s" }, summary: { tests: 2, start: startMs, stop: startMs + 300 }, tests: [test("a", 0), test("b", 200)] },
  };
  const { body } = await ada.request(api.ingest.report, { query: { projectId }, body: report });
  const timeline = await timelineOf(body.data.id);
  expect(timeline).toMatchObject({ limits: null, usage: [], tests: { total: 2, timed: 2 } });
  expect(timeline.bars).toMatchObject([
    { name: "a", lane: "t1", startedAt: at(0) },
    { name: "b", startedAt: at(0.2) },
  ]);
  const eve = await server.signUp();
  expect((await eve.request(api.executions.timeline, { params: { id: body.data.id } })).status).toBe(404);
});
