import { api } from "@gantry/contract/api.ts";
import { maxUsagePoints } from "@gantry/contract/timeline/constants.ts";
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

const startedAt = "2026-01-31T12:00:00.000Z";
const seriesOf = (cpu: (number | null)[], from = startedAt) => ({ startedAt: from, everyMs: 1000, cpu, memory: cpu.map(() => 1000) });
async function claim() {
  const run = await takeNext(server);
  // The lease does not run out, even on a slow machine.
  await server.ctx.db.asSystem((tx) => sql`update run_leases set lease_until = now() + interval '1 hour'`.execute(tx));
  return run;
}
const send = (taskId: string, series: object, { attempt = 1, workerStart = 1 } = {}) =>
  server.worker(api.dispatch.usage, { taskId, attempt, workerStart, series });
const end = (taskId: string, attempt = 1) => server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode: 0 });

async function running(): Promise<string> {
  const { id } = await queueRun(ada, { projectId });
  expect((await claim()).taskId).toBe(id);
  return id;
}

const stored = (id: string) =>
  server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("run_usage")
      .select(["attempt", "worker_start", "series"])
      .where("execution_id", "=", id)
      .orderBy("worker_start")
      .execute(),
  );
const cpuOf = async (id: string) => (await stored(id)).map(({ series }) => series.cpu);

test("a series replaces the one before it, also after the end of the run, but not one that arrived late", async () => {
  const id = await running();
  expect((await send(id, seriesOf([500]))).body).toEqual({ success: true });
  expect((await send(id, seriesOf([500, null, 700]))).status).toBe(200);
  expect((await send(id, seriesOf([500, null]))).status).toBe(200);
  expect(await cpuOf(id)).toEqual([[500, null, 700]]);
  await end(id);
  expect((await send(id, seriesOf([500, null, 700, 800]))).status).toBe(200);
  expect(await cpuOf(id)).toEqual([[500, null, 700, 800]]);
});

test("a restarted worker adds a series, and the last ten are kept", async () => {
  const id = await running();
  for (let workerStart = 1; workerStart <= 12; workerStart++) await send(id, seriesOf([workerStart]), { workerStart: workerStart * 1e12 });
  expect(await cpuOf(id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((value) => [value]));
  await send(id, seriesOf([12, 13]), { workerStart: 12e12 });
  expect(await cpuOf(id)).toHaveLength(10);
  await end(id);
});

test("the next attempt removes the series of the one before, which is refused from then on", async () => {
  const id = await running();
  await send(id, seriesOf([900]));
  await server.worker(api.dispatch.update, { taskId: id, attempt: 1, status: "PENDING" });
  await server.ctx.db.asSystem((tx) => tx.updateTable("run_queue").set({ available_at: new Date() }).execute());
  expect((await claim()).attempt).toBe(2);
  expect(await send(id, seriesOf([900, 901]))).toMatchObject({ status: 409, body: { code: "ATTEMPT_OVER" } });
  await send(id, seriesOf([100]), { attempt: 2 });
  expect(await cpuOf(id)).toEqual([[100]]);
  await end(id, 2);
});

test("is removed with the run, and nothing is stored for it afterwards", async () => {
  const id = await running();
  await send(id, seriesOf([500]));
  await end(id);
  await ada.call(api.executions.delete, { params: { id } });
  expect(await stored(id)).toEqual([]);
  expect((await send(id, seriesOf([500, 600]))).status).toBe(409);
  expect(await stored(id)).toEqual([]);
});

test("what is no series is refused with a reason", async () => {
  const id = await running();
  for (const series of [
    {},
    seriesOf(Array.from({ length: maxUsagePoints + 1 }, () => 1)),
    seriesOf([-1]),
    seriesOf([0.5]),
    seriesOf([1e308]),
    { ...seriesOf([1]), memory: [1, 2] },
    { ...seriesOf([1]), startedAt: "yesterday" },
  ])
    expect(await send(id, series)).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^`\w+.*\.$/) } });
  expect(await send("f".repeat(24), seriesOf([1]))).toMatchObject({ status: 404 });
  expect(await stored(id)).toEqual([]);
  await end(id);
});
