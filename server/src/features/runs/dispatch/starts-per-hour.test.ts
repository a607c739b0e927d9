import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createDatabaseWithClock, type DatabaseClock } from "../../../testing/database-clock.ts";
import { claimNext, reportRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun, waitReasonsOf } from "../../../testing/given/run.ts";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { deleteOldStarts } from "./free-starts.ts";

const env = { DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false", SHARED: "true" };
let clock: DatabaseClock;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  clock = await createDatabaseWithClock();
  server = await startTestServer({ ...env, DATABASE_URL: clock.url });
  second = await startTestServer({ ...env, DATABASE_URL: clock.url });
});
afterAll(async () => {
  await second?.close();
  await server?.close();
  await clock?.close();
});
beforeEach(async () => {
  await clock.set(undefined);
  await server.ctx.db.asSystem(async (tx) => {
    for (const table of ["run_queue", "run_leases", "run_starts", "workers"] as const) await tx.deleteFrom(table).execute();
    for (const one of [server, second]) one.ctx.workers.recordedAt.clear();
  });
});

const claim = ({ at = server, waitMs = 0 } = {}) => claimNext(at, { waitMs, slots: 50 });
async function given(maxStartsPerHour: number, runs: number) {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { runSettings: { maxStartsPerHour } });
  const ids: string[] = [];
  for (let index = 0; index < runs; index += 1) ids.push((await queueRun(ada, { projectId })).id);
  return { ada, projectId, ids };
}

describe("a limit of starts in an hour", () => {
  test("is exact with many claims at once on two servers; runs of other projects start", async () => {
    const { ada } = await given(3, 8);
    const other = await queueRun(ada, { projectId: await newProject(ada) });
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claim({ at: index % 2 === 0 ? server : second, waitMs: 500 })),
    );
    const taken = claims.filter((run) => run !== null);
    expect(taken.filter(({ taskId }) => taskId !== other.id)).toHaveLength(3);
    expect(taken).toHaveLength(4);
  });

  test("frees a start an hour after each start, whether or not the run has ended", async () => {
    const { ada, ids } = await given(2, 4);
    await clock.set("2026-12-01T12:00:00Z");
    const first = await claim();
    await reportRun(server, first, "RUNNING");
    await reportRun(server, first, "ANALYZING");
    await clock.set("2026-12-01T12:20:00Z");
    await reportRun(server, await claim(), "RUNNING");
    expect(await claim()).toBeNull();
    const reasons = (await waitReasonsOf(ada, ids[2] ?? "")).filter(({ code }) => code === "START_LIMIT");
    expect(reasons).toEqual([
      {
        code: "START_LIMIT",
        message: "The project allows 2 starts in an hour. The next one in the queue may start at 13:00 UTC.",
        until: "2026-12-01T13:00:00.000Z",
      },
    ]);
    await clock.set("2026-12-01T12:59:59.999Z");
    expect(await claim()).toBeNull();
    await clock.set("2026-12-01T13:00:00Z");
    expect((await claim())?.taskId).toBe(ids[2]);
    expect(await claim()).toBeNull();
    await clock.set("2026-12-01T13:30:00Z");
    expect((await claim())?.taskId).toBe(ids[3]);
    await clock.set("2026-12-01T15:00:00Z");
    await deleteOldStarts(server.ctx);
    const left = await server.ctx.db.asSystem((tx) => tx.selectFrom("run_starts").select("execution_id").execute());
    expect(left.map(({ execution_id }) => execution_id).sort()).toEqual([ids[2], ids[3]].sort());
  });

  test("does not count a run that a worker returned before it started, and counts each attempt that did", async () => {
    const { ids } = await given(2, 2);
    const returned = await claim();
    await reportRun(server, returned, "PENDING");
    const again = await claim();
    expect(again?.taskId).toBe(ids[0]);
    await reportRun(server, again, "RUNNING");
    expect((await claim())?.taskId).toBe(ids[1]);
    expect(await claim()).toBeNull();
  });

  test("wakes a waiting worker when the hour is over", async () => {
    const { ada, ids } = await given(1, 2);
    await clock.set("2026-12-01T12:00:00Z");
    await reportRun(server, await claim(), "RUNNING");
    const waiting = claim({ waitMs: 20_000 });
    await expect.poll(() => server.ctx.queueNotifier.hasWaiter()).toBe(true);
    // On the other server no claim calls it.
    const notify = vi.spyOn(second.ctx.queueNotifier, "notify");
    await clock.set("2026-12-01T13:00:00.500Z");
    await expect.poll(() => notify.mock.calls).toContainEqual([ada.organizationId]);
    notify.mockRestore();
    expect((await waiting)?.taskId).toBe(ids[1]);
  });

  test("applies at once to runs that wait when it is changed or removed", async () => {
    const { ada, projectId } = await given(1, 3);
    const limit = (maxStartsPerHour: number | null) =>
      ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { maxStartsPerHour } } });
    await claim();
    expect(await claim()).toBeNull();
    await limit(2);
    expect(await claim()).not.toBeNull();
    expect(await claim()).toBeNull();
    await limit(null);
    expect(await claim()).not.toBeNull();
  });

  test.each([0, 1.5, -1, 10_001])("%s is refused", async (maxStartsPerHour) => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    const answer = await ada.request(api.projects.change, { params: { id: projectId }, body: { runSettings: { maxStartsPerHour } } });
    expect(answer.status).toBe(400);
  });
});
