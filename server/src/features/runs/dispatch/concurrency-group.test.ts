import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { claimNext, reportRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun, waitReasonsOf } from "../../../testing/given/run.ts";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  const env = { DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false", SHARED: "true" };
  server = await startTestServer(env);
  second = await startTestServer({ ...env, DATABASE_URL: server.ctx.config.databaseUrl });
});
afterAll(async () => {
  await second?.close();
  await server?.close();
});
beforeEach(() =>
  server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("run_queue").execute();
    await tx.deleteFrom("run_leases").execute();
  }),
);

const claim = ({ at = server, waitMs = 0 } = {}) => claimNext(at, { waitMs, slots: 50 });
const idOf = (run: ClaimedRun | null) => run?.taskId;

test("of the runs of one group one is in progress; the next one, by priority, starts when it has ended", async () => {
  const ada = await server.signUp();
  const group = { concurrencyGroup: " staging-db " };
  const [first, last] = [await queueRun(ada, group), await queueRun(ada, { config: group })];
  const urgent = await queueRun(ada, { ...group, priority: 3 });
  const [other, none] = [await queueRun(ada, { concurrencyGroup: "other" }), await queueRun(ada)];
  expect([first.concurrencyGroup, last.concurrencyGroup, none.concurrencyGroup]).toEqual(["staging-db", "staging-db", null]);
  const taken = await claim();
  expect(idOf(taken)).toBe(urgent.id);
  expect(await waitReasonsOf(ada, first.id)).toContainEqual({
    code: "CONCURRENCY_GROUP",
    message: `Run #${urgent.number} of the concurrency group "staging-db" is in progress.`,
  });
  expect([idOf(await claim()), idOf(await claim())]).toEqual([other.id, none.id]);
  expect(await claim()).toBeNull();
  await reportRun(server, taken, "ANALYZING");
  expect((await waitReasonsOf(ada, first.id)).map(({ code }) => code)).not.toContain("CONCURRENCY_GROUP");
  expect(idOf(await claim())).toBe(first.id);
  expect(await claim()).toBeNull();
});

test("a group belongs to its project", async () => {
  const ada = await server.signUp();
  const bob = await server.signUp();
  const shop = await newProject(ada, { name: "Shop" });
  const group = { concurrencyGroup: "staging" };
  const another = await newProject(ada, { name: "Blog" });
  const runs = [
    await queueRun(ada, { ...group, projectId: shop }),
    await queueRun(ada, { ...group, projectId: another }),
    await queueRun(bob, group),
  ];
  const taken = [await claim(), await claim(), await claim()];
  expect(taken.map(idOf).sort()).toEqual(runs.map(({ id }) => id).sort());
});

test("the project's setting names the group, unless the run names one or none; a re-run and a returned run keep it", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { name: "Shop" });
  const setting = (concurrency: "environment" | "project") =>
    ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { concurrency } } });
  await setting("environment");
  const groups = [
    await queueRun(ada, { projectId }),
    await queueRun(ada, { projectId, environment: "Staging" }),
    await queueRun(ada, { projectId, concurrencyGroup: "mine" }),
    await queueRun(ada, { projectId, concurrencyGroup: null }),
    await queueRun(ada, { projectId, concurrencyGroup: "" }),
  ];
  expect(groups.map(({ concurrencyGroup }) => concurrencyGroup)).toEqual(["development", "staging", "mine", null, null]);
  const taken = await claim();
  await setting("project");
  const { data: again } = await ada.call(api.executions.rerun, { params: { id: groups[0]?.id ?? "" }, body: { only: "all" } });
  expect([again.concurrencyGroup, (await queueRun(ada, { projectId })).concurrencyGroup]).toEqual(["development", "project"]);
  await reportRun(server, taken, "PENDING");
  const next = await claim();
  expect(idOf(next)).toBe(idOf(taken));
  const others = [await claim(), await claim(), await claim(), await claim(), await claim()];
  expect(others.map(idOf)).not.toContain(again.id);
  expect(others).not.toContain(null);
  expect(await claim()).toBeNull();
});

test("two servers and many claims at once never carry out two runs of a group at the same time, and all of them end", async () => {
  const ada = await server.signUp();
  const runs = 12;
  for (let i = 0; i < runs; i++) await queueRun(ada, { concurrencyGroup: i % 2 ? "odd" : "even" });
  const inProgress = new Map<string, string>();
  let ended = 0;
  const work = async (at: TestServer) => {
    while (ended < runs) {
      const run = await claim({ at, waitMs: 200 });
      if (!run) continue;
      const { data } = await ada.call(api.executions.get, { params: { id: run.taskId } });
      const group = data.concurrencyGroup ?? "";
      expect(inProgress.get(group)).toBeUndefined();
      inProgress.set(group, run.taskId);
      await ada.call(api.executions.get, { params: { id: run.taskId } });
      inProgress.delete(group);
      await reportRun(server, run, "ANALYZING");
      ended++;
    }
  };
  await Promise.all([work(server), work(second), work(server), work(second)]);
  expect(ended).toBe(runs);
});

test("at most 100 runs of a group wait", async () => {
  const ada = await server.signUp();
  for (let i = 0; i < 100; i++) await queueRun(ada, { concurrencyGroup: "full" });
  const more = await ada.request(api.executions.create, { body: { image: "suite:1", concurrencyGroup: "full" } });
  expect(more).toMatchObject({ status: 409, body: { code: "TOO_MANY_WAITING_RUNS" } });
  await queueRun(ada, { concurrencyGroup: "another" });
});
