import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaseTokenHeader, workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { gate } from "../../../testing/gate.ts";
import { startTestServer, type TestServer, workerSecret } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false" });
});
afterAll(() => server.close());

const workerId = "w";
const headers = { [workerSecretHeader]: workerSecret };
const post = (path: string, body: object) => server.call("POST", path, { body, headers });
async function claim(more: object = { protocolVersion: 2 }) {
  const answer = await post("/executions/claim", { workerId, name: "w", engine: "fake", waitMs: 2_000, ...more });
  // However slow this machine is, the lease does not run out.
  await server.ctx.db.asSystem((tx) => sql`update run_leases set lease_until = now() + interval '1 hour'`.execute(tx));
  return answer;
}
const line = { seq: 1, stream: "stdout", log: "a line\n", at: new Date().toISOString() };

/** Every call about a run, with the answer's status. */
const calls = (lease: object, query: string, token: string) => ({
  adopt: () => post("/executions/adopt", { ...lease, workerId }),
  logs: () => post("/executions/logs", { ...lease, chunks: [line] }),
  report: () =>
    server.call("PUT", `/executions/report?${query}`, {
      body: "\0".repeat(1024),
      headers: { ...headers, [leaseTokenHeader]: token, "content-type": "application/x-tar" },
    }),
  running: () => post("/executions/update", { ...lease, status: "RUNNING" }),
  end: () => post("/executions/update", { ...lease, status: "ANALYZING", exitCode: 0, report: [{ path: "a.html", content: "eA==" }] }),
});

test("every call about a run needs its lease token; a call with another token is refused and changes nothing", async () => {
  const ada = await server.signUp();
  const project = (await ada.send("POST", "/api/projects", { name: "Shop" })).body.data.id;
  const body = { name: "TOKEN", value: "s3cr3t-value", secret: true };
  expect((await ada.send("PUT", `/api/projects/${project}/variables`, body)).status).toBe(200);
  const request = () => ada.send("POST", "/api/executions", { projectId: project, image: "suite:1" });
  const runOf = async (id: string) => (await ada.get(`/api/executions/${id}`)).body.data;
  const logOf = async (id: string) => (await ada.get(`/api/executions/${id}/logs`)).body.data;

  const id = (await request()).body.data.id;
  expect(await claim({})).toMatchObject({ status: 426, body: { code: "WORKER_TOO_OLD" } });
  const first = (await claim()).body.run;
  expect(first).toMatchObject({ taskId: id, attempt: 1, variables: [{ name: "TOKEN", value: "s3cr3t-value", secret: true }] });
  // The run goes back into the queue and is claimed again, and another run is claimed.
  expect((await post("/executions/update", { taskId: id, attempt: 1, leaseToken: first.leaseToken, status: "PENDING" })).status).toBe(200);
  await server.ctx.db.asSystem((tx) => tx.updateTable("run_queue").set({ available_at: new Date() }).execute());
  const second = (await claim()).body.run;
  expect(second).toMatchObject({ taskId: id, attempt: 2 });
  await request();
  const other = (await claim()).body.run;
  expect(new Set([first, second, other].map(({ leaseToken }) => leaseToken)).size).toBe(3);

  const before = await runOf(id);
  const wrong = ["", first.leaseToken, other.leaseToken, `${second.leaseToken}x`, second.leaseToken.toLowerCase()];
  for (const leaseToken of wrong) {
    for (const [name, call] of Object.entries(calls({ taskId: id, attempt: 2, leaseToken }, `taskId=${id}&attempt=2`, leaseToken)))
      expect([name, await call()]).toMatchObject([name, { status: 409, body: { code: "ATTEMPT_OVER" } }]);
    const beat = await post("/executions/heartbeat", { workerId, runs: [{ taskId: id, attempt: 2, leaseToken }] });
    expect(beat.body.runs).toEqual([{ taskId: id, attempt: 2, order: "lost" }]);
  }
  expect(await runOf(id)).toEqual(before);
  expect(await logOf(id)).toEqual([]);

  const lease = { taskId: id, attempt: 2, leaseToken: second.leaseToken };
  for (const [name, call] of Object.entries(calls(lease, `taskId=${id}&attempt=2`, second.leaseToken))) {
    const answer = await call();
    expect([name, answer.status]).toEqual([name, 200]);
    // Secrets are handed out by the claim only.
    expect(JSON.stringify(answer.body)).not.toContain("s3cr3t-value");
  }
  expect(await runOf(id)).toMatchObject({ status: "PASSED", attempt: 2 });

  // An end that is reported again is known; with another token it is not.
  const again = (leaseToken: string) => post("/executions/update", { ...lease, leaseToken, status: "ANALYZING", exitCode: 1 });
  expect((await again(second.leaseToken)).status).toBe(200);
  expect((await again(first.leaseToken)).status).toBe(409);
  expect(await runOf(id)).toMatchObject({ status: "PASSED", exitCode: 0 });
  const rows = await server.ctx.db.asSystem((tx) => tx.selectFrom("executions").selectAll().execute());
  for (const { leaseToken } of [first, second, other]) expect(JSON.stringify(rows)).not.toContain(leaseToken);

  const { taskId, attempt, leaseToken } = other;
  const beatOf = async (worker: string) =>
    (await post("/executions/heartbeat", { workerId: worker, runs: [{ taskId, attempt, leaseToken }] })).body.runs;
  expect(await beatOf(workerId)).toEqual([{ taskId, attempt, order: "continue" }]);
  // Another worker cannot renew or adopt the run, even with its token.
  expect(await beatOf("w2")).toEqual([{ taskId, attempt, order: "lost" }]);
  expect((await post("/executions/adopt", { taskId, attempt, leaseToken, workerId: "w2" })).status).toBe(409);

  // Whoever holds the worker secret alone sets no status, since this installation says so.
  expect(await post("/executions/update", { taskId: other.taskId, status: "PASSED" })).toMatchObject({
    status: 403,
    body: { code: "OUTSIDE_CALLBACKS_OFF" },
  });
  expect((await runOf(other.taskId)).status).toBe("PENDING");
});

test("a run that was claimed before lease tokens existed can be finished without one, by its last attempt only", async () => {
  const ada = await server.signUp();
  const id = (await ada.send("POST", "/api/executions", { image: "suite:1" })).body.data.id;
  const { taskId, attempt } = (await claim()).body.run;
  expect(taskId).toBe(id);
  await server.ctx.db.asSystem((tx) => tx.updateTable("executions").set({ lease_token_hash: null }).where("id", "=", id).execute());
  const other = attempt + 1;
  for (const [name, call] of Object.entries(calls({ taskId, attempt: other, leaseToken: "" }, `taskId=${taskId}&attempt=${other}`, "")))
    expect([name, (await call()).status]).toEqual([name, 409]);
  expect((await post("/executions/update", { taskId, attempt, status: "RUNNING" })).status).toBe(200);
  expect((await post("/executions/update", { taskId, attempt, status: "ANALYZING", exitCode: 0 })).status).toBe(200);
});

test("output that a worker sent before its restart and that arrives after the adoption is refused, because the new start sends it", async () => {
  const ada = await server.signUp();
  const id = (await ada.send("POST", "/api/executions", { image: "suite:1" })).body.data.id;
  const { attempt, leaseToken } = (await claim()).body.run;
  const lease = { taskId: id, attempt, leaseToken };
  const send = (workerStart: number, log: string) => post("/executions/logs", { ...lease, workerStart, chunks: [{ ...line, log }] });
  const adopt = (workerStart: number) => post("/executions/adopt", { ...lease, workerId, workerStart });
  const holdRun = (tx: Transaction) => tx.selectFrom("executions").select("id").where("id", "=", id).forUpdate().execute();
  const texts = async () => (await ada.get(`/api/executions/${id}/logs`)).body.data.map(({ log }: { log: string }) => log);

  // A server that was frozen reads the adoption first.
  const answers = await gate(
    server.ctx.db,
    holdRun,
    [() => adopt(200), () => send(100, "late\n"), () => adopt(150)],
    "one after the other",
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect(answers[0]?.body.run.lastSeq).toBe(0);
  expect((await send(200, "from the start\n")).status).toBe(200);
  expect(await texts()).toEqual(["from the start\n"]);
  // The other way round, the next start learns of what is stored.
  expect((await adopt(300)).body.run.lastSeq).toBe(1);
  expect((await send(200, "late\n")).status).toBe(409);
  // Output that is being stored counts as stored.
  const holdChunks = (tx: Transaction) => sql`lock table log_chunks in share mode`.execute(tx);
  const stored = { ...lease, workerStart: 300, chunks: [{ ...line, seq: 2, log: "being stored\n" }] };
  const [sent, adopted] = await gate(
    server.ctx.db,
    holdChunks,
    [() => post("/executions/logs", stored), () => adopt(400)],
    "one after the other",
  );
  expect([sent?.status, adopted?.body.run.lastSeq]).toEqual([200, 2]);
  // Workers of earlier releases send no start.
  expect((await post("/executions/logs", { ...lease, chunks: [{ ...line, seq: 3, log: "next\n" }] })).status).toBe(200);
  expect(await texts()).toEqual(["from the start\n", "being stored\n", "next\n"]);
});

test("a restarted worker learns how much output of its attempt is stored, and how each stream ends", async () => {
  const ada = await server.signUp();
  const project = (await ada.send("POST", "/api/projects", { name: "Shop" })).body.data.id;
  await ada.send("POST", "/api/executions", { projectId: project, image: "suite:1" });
  const { taskId, attempt, leaseToken } = (await claim()).body.run;
  const lease = { taskId, attempt, leaseToken };
  const adopted = async () => (await post("/executions/adopt", { ...lease, workerId })).body.run;
  expect(await adopted()).toMatchObject({ lastSeq: 0, logBytes: { stdout: 0, stderr: 0 }, logEnd: { stdout: "", stderr: "" } });

  const output = Array.from({ length: 9 }, (_, index) => `${index}${"ü".repeat(index === 2 ? 60_000 : 1_000)}\n`);
  const chunks = output.flatMap((log, index) => [
    { ...line, seq: index * 2 + 1, log },
    { ...line, seq: index * 2 + 2, stream: index === 4 ? "stderr" : "system", log: "a note\n" },
  ]);
  expect((await post("/executions/logs", { ...lease, chunks })).status).toBe(200);
  expect(await adopted()).toMatchObject({
    lastSeq: 18,
    logBytes: { stdout: Buffer.byteLength(output.join("")), stderr: 7 },
    logEnd: { stdout: output.join("").slice(-65_536), stderr: "a note\n" },
  });
});
