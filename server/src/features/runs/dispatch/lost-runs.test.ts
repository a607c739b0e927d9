import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { claimNext, leaseOf, reportRun, takeNext } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { reclaimLostRuns } from "./sweep-runs.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business" });
  // As if the server had run for a while, in which every heartbeat could be stored.
  server.ctx.runs.heartbeatTime = { confirm() {}, exclude() {}, now: () => 1e6, within: (ms) => ms };
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.ctx.db.asSystem(async (tx) => {
    for (const table of ["run_queue", "run_leases", "workers"] as const) await tx.deleteFrom(table).execute();
  });
  server.ctx.workers.recordedAt.clear();
  ada = await server.signUp();
});

const claim = (workerId = "one") => claimNext(server, { workerId });
async function claimed(): Promise<ClaimedRun> {
  await queueRun(ada);
  return takeNext(server, { workerId: "one" });
}
async function beat(...runs: ClaimedRun[]) {
  const answer = await server.worker(api.dispatch.heartbeat, { workerId: "one", runs: runs.map(leaseOf) });
  expect(answer.status).toBe(200);
  return answer.body.runs.map(({ order }) => order);
}
/** The worker and the network do nothing for a while: less than a lease, and longer than a worker that runs may say nothing of a run. */
const later = (seconds = 10) =>
  server.ctx.db.asSystem(async (tx) => {
    const before = (column: string) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${seconds} * interval '1 second'`;
    await sql`update run_leases set ${before("lease_until")}`.execute(tx);
    await sql`update servers set resumed_at = clock_timestamp() - interval '1 hour'`.execute(tx);
    await sql`update workers set ${before("last_seen_at")}, ${before("heartbeat_at")}`.execute(tx);
    server.ctx.workers.recordedAt.clear();
  });
async function statusAfterSweep({ taskId }: ClaimedRun) {
  await reclaimLostRuns(server.ctx);
  return (await ada.call(api.executions.get, { params: { id: taskId } })).data.status;
}

test("a worker that was frozen for less than its lease keeps its run, although it asks for another one before its next heartbeat", async () => {
  const run = await claimed();
  await reportRun(server, run, "RUNNING");
  expect(await beat(run)).toEqual(["continue"]);
  await later();
  expect(await claim()).toBeNull();
  expect(await statusAfterSweep(run)).toBe("RUNNING");
  expect(await beat(run)).toEqual(["continue"]);
  await later(21);
  expect(await statusAfterSweep(run)).toBe("PENDING");
});

test("a run that its worker's heartbeats omit is taken back before the lease expires", async () => {
  const [kept, omitted] = [await claimed(), await claimed()];
  for (const run of [kept, omitted]) await reportRun(server, run, "RUNNING");
  expect(await beat(kept, omitted)).toEqual(["continue", "continue"]);
  await later();
  expect(await beat(kept)).toEqual(["continue"]);
  expect(await statusAfterSweep(omitted)).toBe("PENDING");
  expect(await statusAfterSweep(kept)).toBe("RUNNING");
});

test("a run that a worker took and never named goes to another worker that is connected, not to the same one again", async () => {
  expect(await claim("two")).toBeNull();
  const run = await claimed();
  await later();
  expect(await statusAfterSweep(run)).toBe("PENDING");
  expect(await claim()).toBeNull();
  expect(await claim("two")).toMatchObject({ taskId: run.taskId, attempt: 2 });
});

test("a run that a worker took and never named is taken back before the lease expires, unless it has started", async () => {
  const [unread, preparing, started] = [await claimed(), await claimed(), await claimed()];
  expect(await beat(preparing)).toEqual(["continue"]);
  await reportRun(server, started, "RUNNING");
  await later();
  expect(await statusAfterSweep(unread)).toBe("PENDING");
  expect(await claim()).toMatchObject({ taskId: unread.taskId, attempt: 2 });
  expect(await beat(preparing, started)).toEqual(["continue", "continue"]);
});
