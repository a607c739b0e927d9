import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaseTokenHeader, workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { gate } from "../../../testing/gate.ts";
import { startTestServer, type TestServer, workerSecret } from "../../../testing/start-server.ts";
import { sendClaim, takeNext } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { Route } from "@gantry/contract/route.ts";
import type { Answer } from "../../../testing/client.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false" });
});
afterAll(() => server.close());

const workerId = "w";
const headers = { [workerSecretHeader]: workerSecret };
const post = <const R extends Route>(route: R, body: object) => server.raw(route, { body, headers });
const { adopt, logs, update, heartbeat } = api.dispatch;
async function claimed(): Promise<ClaimedRun> {
  const run = await takeNext(server, { workerId });
  // The lease does not run out, even on a slow machine.
  await server.ctx.db.asSystem((tx) => sql`update run_leases set lease_until = now() + interval '1 hour'`.execute(tx));
  return run;
}
const line = { seq: 1, stream: "stdout", log: "a line\n", at: new Date().toISOString() };

type Run = Pick<ClaimedRun, "taskId" | "attempt" | "leaseToken">;

/** Every call about a run. */
const calls = (lease: Run) => ({
  adopt: () => post(adopt, { ...lease, workerId }),
  logs: () => post(logs, { ...lease, chunks: [line] }),
  report: () =>
    server.raw(api.dispatch.report, {
      query: { taskId: lease.taskId, attempt: lease.attempt },
      body: "\0".repeat(1024),
      headers: { ...headers, [leaseTokenHeader]: lease.leaseToken, "content-type": "application/x-tar" },
    }),
  usage: () => post(api.dispatch.usage, { ...lease, series: { startedAt: "2026-01-31T12:00:00Z", everyMs: 1000, cpu: [500] } }),
  running: () => post(update, { ...lease, status: "RUNNING" }),
  end: () => post(update, { ...lease, status: "ANALYZING", exitCode: 0, report: [{ path: "a.html", content: "eA==" }] }),
});

test("every call about a run needs its lease token; a call with another token is refused and changes nothing", async () => {
  const ada = await server.signUp();
  const project = await newProject(ada, { name: "Shop" });
  const body = { name: "TOKEN", value: "s3cr3t-value", secret: true };
  expect((await ada.request(api.projects.putVariable, { params: { id: project }, body })).status).toBe(200);
  const request = () => queueRun(ada, { projectId: project });
  const runOf = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data;
  const logOf = async (id: string) => (await ada.call(api.executions.logs, { params: { id } })).data;

  const { id } = await request();
  expect(await sendClaim(server, { workerId, protocolVersion: 1 })).toMatchObject({ status: 426, body: { code: "WORKER_TOO_OLD" } });
  const first = await claimed();
  expect(first).toMatchObject({ taskId: id, attempt: 1, variables: [{ name: "TOKEN", value: "s3cr3t-value", secret: true }] });
  // The run is queued and claimed again, and another run is claimed.
  expect((await post(update, { taskId: id, attempt: 1, leaseToken: first.leaseToken, status: "PENDING" })).status).toBe(200);
  await server.ctx.db.asSystem((tx) => tx.updateTable("run_queue").set({ available_at: new Date() }).execute());
  const second = await claimed();
  expect(second).toMatchObject({ taskId: id, attempt: 2 });
  await request();
  const other = await claimed();
  expect(new Set([first, second, other].map(({ leaseToken }) => leaseToken)).size).toBe(3);

  const before = await runOf(id);
  const wrong = ["", first.leaseToken, other.leaseToken, `${second.leaseToken}x`, second.leaseToken.toLowerCase()];
  for (const leaseToken of wrong) {
    for (const [name, call] of Object.entries(calls({ taskId: id, attempt: 2, leaseToken })))
      expect([name, await call()]).toMatchObject([name, { status: 409, body: { code: "ATTEMPT_OVER" } }]);
    const beat = await post(heartbeat, { workerId, runs: [{ taskId: id, attempt: 2, leaseToken }] });
    expect(beat.body.runs).toEqual([{ taskId: id, attempt: 2, order: "lost" }]);
  }
  expect(await runOf(id)).toEqual(before);
  expect(await logOf(id)).toEqual([]);

  const lease = { taskId: id, attempt: 2, leaseToken: second.leaseToken };
  for (const [name, call] of Object.entries(calls(lease))) {
    const answer = await call();
    expect([name, answer.status]).toEqual([name, 200]);
    // Only the claim returns secrets.
    expect(JSON.stringify(answer.body)).not.toContain("s3cr3t-value");
  }
  expect(await runOf(id)).toMatchObject({ status: "PASSED", attempt: 2 });

  // A repeated report of the end is accepted; with another token it is not.
  const again = (leaseToken: string) => post(update, { ...lease, leaseToken, status: "ANALYZING", exitCode: 1 });
  expect((await again(second.leaseToken)).status).toBe(200);
  expect((await again(first.leaseToken)).status).toBe(409);
  expect(await runOf(id)).toMatchObject({ status: "PASSED", exitCode: 0 });
  const rows = await server.ctx.db.asSystem((tx) => tx.selectFrom("executions").selectAll().execute());
  for (const { leaseToken } of [first, second, other]) expect(JSON.stringify(rows)).not.toContain(leaseToken);

  const { taskId, attempt, leaseToken } = other;
  const beatOf = async (worker: string) => (await post(heartbeat, { workerId: worker, runs: [{ taskId, attempt, leaseToken }] })).body.runs;
  expect(await beatOf(workerId)).toEqual([{ taskId, attempt, order: "continue" }]);
  // Another worker cannot renew or adopt the run, even with its token.
  expect(await beatOf("w2")).toEqual([{ taskId, attempt, order: "lost" }]);
  expect((await post(adopt, { taskId, attempt, leaseToken, workerId: "w2" })).status).toBe(409);

  // The worker secret alone does not allow setting a status in this installation.
  expect(await post(update, { taskId: other.taskId, status: "PASSED" })).toMatchObject({
    status: 403,
    body: { code: "OUTSIDE_CALLBACKS_OFF" },
  });
  expect((await runOf(other.taskId)).status).toBe("PENDING");
});

test("a run that was claimed before lease tokens existed can be finished without one, by its last attempt only", async () => {
  const ada = await server.signUp();
  const id = (await queueRun(ada)).id;
  const { taskId, attempt } = await claimed();
  expect(taskId).toBe(id);
  await server.ctx.db.asSystem((tx) => tx.updateTable("executions").set({ lease_token_hash: null }).where("id", "=", id).execute());
  const other = attempt + 1;
  for (const [name, call] of Object.entries(calls({ taskId, attempt: other, leaseToken: "" })))
    expect([name, (await call()).status]).toEqual([name, 409]);
  expect((await post(update, { taskId, attempt, status: "RUNNING" })).status).toBe(200);
  expect((await post(update, { taskId, attempt, status: "ANALYZING", exitCode: 0 })).status).toBe(200);
});

test("output that a worker sent before its restart and that arrives after the adoption is refused, because the new start sends it", async () => {
  const ada = await server.signUp();
  const id = (await queueRun(ada)).id;
  const { attempt, leaseToken } = await claimed();
  const lease = { taskId: id, attempt, leaseToken };
  const send = (workerStart: number, log: string) => post(logs, { ...lease, workerStart, chunks: [{ ...line, log }] });
  const adoptAt = (workerStart: number) => post(adopt, { ...lease, workerId, workerStart });
  const holdRun = (tx: Transaction) => tx.selectFrom("executions").select("id").where("id", "=", id).forUpdate().execute();
  const texts = async () => (await ada.call(api.executions.logs, { params: { id } })).data.map(({ log }) => log);

  // A server that was frozen reads the adoption first.
  const answers = await gate<Answer<object>>(
    server.ctx.db,
    holdRun,
    [() => adoptAt(200), () => send(100, "late\n"), () => adoptAt(150)],
    "one after the other",
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect(answers[0]).toMatchObject({ body: { run: { lastSeq: 0 } } });
  expect((await send(200, "from the start\n")).status).toBe(200);
  expect(await texts()).toEqual(["from the start\n"]);
  // In the opposite order, the next start learns what is stored.
  expect((await adoptAt(300)).body.run.lastSeq).toBe(1);
  expect((await send(200, "late\n")).status).toBe(409);
  // Output that is being stored counts as stored.
  const holdChunks = (tx: Transaction) => sql`lock table log_chunks in share mode`.execute(tx);
  const stored = { ...lease, workerStart: 300, chunks: [{ ...line, seq: 2, log: "being stored\n" }] };
  const [sent, adopted] = await gate<Answer<object>>(
    server.ctx.db,
    holdChunks,
    [() => post(logs, stored), () => adoptAt(400)],
    "one after the other",
  );
  expect([sent, adopted]).toMatchObject([{ status: 200 }, { body: { run: { lastSeq: 2 } } }]);
  // Workers of earlier releases do not send a start.
  expect((await post(logs, { ...lease, chunks: [{ ...line, seq: 3, log: "next\n" }] })).status).toBe(200);
  expect(await texts()).toEqual(["from the start\n", "being stored\n", "next\n"]);
});

test("a restarted worker learns how much output of its attempt is stored, and how each stream ends", async () => {
  const ada = await server.signUp();
  const project = await newProject(ada, { name: "Shop" });
  await ada.call(api.executions.create, { body: { projectId: project, image: "suite:1" } });
  const { taskId, attempt, leaseToken } = await claimed();
  const lease = { taskId, attempt, leaseToken };
  const adopted = async () => (await post(adopt, { ...lease, workerId })).body.run;
  expect(await adopted()).toMatchObject({ lastSeq: 0, logBytes: { stdout: 0, stderr: 0 }, logEnd: { stdout: "", stderr: "" } });

  const output = Array.from({ length: 9 }, (_, index) => `${index}${"ü".repeat(index === 2 ? 60_000 : 1_000)}\n`);
  const chunks = output.flatMap((log, index) => [
    { ...line, seq: index * 2 + 1, log },
    { ...line, seq: index * 2 + 2, stream: index === 4 ? "stderr" : "system", log: "a note\n" },
  ]);
  expect((await post(logs, { ...lease, chunks })).status).toBe(200);
  expect(await adopted()).toMatchObject({
    lastSeq: 18,
    logBytes: { stdout: Buffer.byteLength(output.join("")), stderr: 7 },
    logEnd: { stdout: output.join("").slice(-65_536), stderr: "a note\n" },
  });
});
