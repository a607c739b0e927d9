import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { claimNext, reportRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun, waitMessagesOf } from "../../../testing/given/run.ts";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { explainWait } from "./wait-reasons.ts";

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
beforeEach(async () => {
  await server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("run_queue").execute();
    await tx.deleteFrom("run_leases").execute();
    await tx.deleteFrom("workers").execute();
  });
  for (const one of [server, second]) one.ctx.workers.recordedAt.clear();
});

const claim = (workerId: string, labels: string[], { at = server, waitMs = 0, slots = 2 } = {}) =>
  claimNext(at, { workerId, labels, waitMs, slots });

test("a run goes only to a worker that has all its labels; a worker with labels also takes runs without any, in the queue's order", async () => {
  const ada = await server.signUp();
  const both = await queueRun(ada, { workerLabels: ["GPU", "arch=arm64", "gpu"] });
  expect(both.workerLabels).toEqual(["arch=arm64", "gpu"]);
  const gpu = await queueRun(ada, { config: { workerLabels: ["gpu"] } });
  const plain = await queueRun(ada);
  const urgent = await queueRun(ada, { workerLabels: ["gpu"], priority: 5 });
  expect((await claim("plain", []))?.taskId).toBe(plain.id);
  expect(await claim("plain", [])).toBeNull();
  expect(await claim("arm", ["arch=arm64"])).toBeNull();
  expect((await claim("gpu", ["gpu", "os=linux"]))?.taskId).toBe(urgent.id);
  expect((await claim("gpu", ["os=linux", "gpu"]))?.taskId).toBe(gpu.id);
  expect(await claim("gpu", ["gpu"])).toBeNull();
  expect((await claim("all", ["gpu", "arch=arm64"]))?.taskId).toBe(both.id);
});

test("an organization whose runs no worker here may take does not hold up the others", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  for (let i = 0; i < 3; i++) await queueRun(ada, { workerLabels: ["gpu"] });
  const plain = await queueRun(bob);
  expect((await claim("plain", []))?.taskId).toBe(plain.id);
});

test("the project's labels apply unless the run names its own; a re-run and a returned run keep them", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { name: "Shop" });
  await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { workerLabels: ["gpu"] } } });
  const any = await queueRun(ada, { projectId, workerLabels: [] });
  expect(any.workerLabels).toEqual([]);
  const run = await queueRun(ada, { projectId });
  expect(run.workerLabels).toEqual(["gpu"]);
  expect((await claim("plain", []))?.taskId).toBe(any.id);
  const taken = await claim("gpu", ["gpu"]);
  expect(taken?.taskId).toBe(run.id);
  await reportRun(server, taken, "PENDING", { error: { code: "ENGINE_FAILED", message: "The engine failed." } });
  expect(await waitMessagesOf(ada, run.id)).toContain("The run could not be started. Gantry tries again within a minute.");
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("run_queue")
      .set({ available_at: new Date(0) })
      .execute(),
  );
  expect(await claim("plain", [])).toBeNull();
  expect((await claim("gpu", ["gpu"]))?.taskId).toBe(run.id);
  const { data: again } = await ada.call(api.executions.rerun, { params: { id: run.id }, body: { only: "all" } });
  expect(again.workerLabels).toEqual(["gpu"]);
});

test("labels that are no labels are refused with the reason, and so are too many combinations at once", async () => {
  const ada = await server.signUp();
  const refused = await ada.request(api.executions.create, { body: { image: "suite:1", workerLabels: ["a b"] } });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("must be a name such as gpu");
  for (let i = 0; i < 20; i++) await queueRun(ada, { workerLabels: [`l${i}`] });
  await queueRun(ada, { workerLabels: ["l3"] });
  const another = await ada.request(api.executions.create, { body: { image: "suite:1", workerLabels: ["l20"] } });
  expect(another).toMatchObject({ status: 409, body: { code: "TOO_MANY_LABEL_COMBINATIONS" } });
  expect((await queueRun(ada)).workerLabels).toEqual([]);
});

test("a waiting worker with the labels is woken through either server, past waiting workers without them", async () => {
  const ada = await server.signUp();
  const without = [claim("plain", [], { waitMs: 15_000 }), claim("plain", [], { waitMs: 15_000, at: second })];
  const matching = claim("gpu", ["gpu"], { waitMs: 15_000, at: second });
  await expect.poll(() => second.ctx.queueNotifier.hasWaiter() && server.ctx.queueNotifier.hasWaiter()).toBe(true);
  const run = await queueRun(ada, { workerLabels: ["gpu"] });
  expect((await matching)?.taskId).toBe(run.id);
  const plain = [await queueRun(ada), await queueRun(ada)];
  expect((await Promise.all(without)).map((taken) => taken?.taskId).sort()).toEqual(plain.map(({ id }) => id).sort());
});

test("two servers give each run to one worker that has its labels, and never more than the plan allows", async () => {
  const ada = await server.signUp();
  const labels = [[], ["gpu"], ["arch=arm64"]];
  const ids = new Map<string, string[]>();
  for (let i = 0; i < 30; i++) {
    const workerLabels = labels[i % 3] ?? [];
    ids.set((await queueRun(ada, { workerLabels })).id, workerLabels);
  }
  const workers = [["gpu"], ["arch=arm64"], ["arch=arm64", "gpu"], []];
  const tries = Array.from({ length: 48 }, async (_, i) => {
    const own = workers[i % 4] ?? [];
    const run = await claim(`w${i % 4}`, own, { at: i % 2 === 0 ? server : second });
    return run ? { id: run.taskId, own } : undefined;
  });
  const taken = (await Promise.all(tries)).filter((each) => each !== undefined);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
  for (const { id, own } of taken) expect(own).toEqual(expect.arrayContaining(ids.get(id) ?? ["unknown run"]));
  // The plan allows 15, and runs without labels can be taken by all workers.
  expect(taken).toHaveLength(15);
  const leases = await server.ctx.db.asSystem((tx) => tx.selectFrom("run_leases").select("execution_id").execute());
  expect(leases.map((lease) => lease.execution_id).sort()).toEqual(taken.map(({ id }) => id).sort());
});

test("a run says why it waits, as it is at that moment", async () => {
  const ada = await server.signUp();
  const run = await queueRun(ada, { workerLabels: ["gpu"] });
  expect(await waitMessagesOf(ada, run.id)).toEqual(["No worker is connected."]);
  await claim("plain", [], { slots: 1 });
  expect(await waitMessagesOf(ada, run.id)).toEqual(["No connected worker has the label gpu."]);
  const others = [await queueRun(ada, { workerLabels: ["gpu"], priority: 1 }), await queueRun(ada, { workerLabels: ["gpu"], priority: 1 })];
  for (const { id } of others) expect(others.map((each) => each.id)).toContain((await claim("gpu", ["gpu"]))?.taskId ?? id);
  expect(await waitMessagesOf(ada, run.id)).toEqual(["Both slots of matching workers are in use."]);
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("organizations").set({ plan: "free" }).where("id", "=", ada.organizationId).execute(),
  );
  expect((await waitMessagesOf(ada, run.id)).at(-1)).toMatch(/^Your plan allows \d runs? at a time\.$/);
  await server.ctx.db.asSystem((tx) => tx.deleteFrom("run_leases").execute());
  expect(await waitMessagesOf(ada, run.id)).toEqual([]);
  expect((await claim("gpu", ["gpu"]))?.taskId).toBe(run.id);
  expect(await waitMessagesOf(ada, run.id)).toEqual([]);
});

test("explainWait names only what is certain", () => {
  const queued = { required: ["a", "b"], delayed: false, active: 0, limit: 1, ownOnly: false };
  const worker = { labels: ["a"], active: true, slots: 1, running: 0 };
  const codes = (workers: Parameters<typeof explainWait>[0]["workers"]) =>
    explainWait({ ...queued, workers }).map(({ message }) => message);
  expect(codes([worker])).toEqual(["No connected worker has the label b."]);
  expect(codes([{ ...worker, active: false }])).toEqual(["All connected workers are paused or drained."]);
  expect(codes([worker, { ...worker, labels: ["a", "b"], active: false }])).toEqual(["No connected worker has the label b."]);
  expect(codes([worker, { ...worker, labels: ["b"] }])).toEqual(["No connected worker has all of these labels: a, b."]);
  expect(codes([{ ...worker, labels: ["a", "b"], running: 1 }])).toEqual(["The only slot of matching workers is in use."]);
  // It did not say how many slots it has.
  expect(codes([{ ...worker, labels: ["a", "b"], slots: null, running: 9 }])).toEqual([]);
});
