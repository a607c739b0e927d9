import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import { queueRun, untilEnded } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { addMember } from "../../testing/add-member.ts";
import { workerAt } from "../../testing/leased-calls.ts";
import { untilNotBusy } from "../../testing/until-not-busy.ts";
import type { z } from "zod";
import { claimNext, claimRun, reportRun, sendClaim } from "../../testing/given/claimed-run.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business" });
});
afterAll(() => server.close());

const image = "suite:1";
const update = (body: object) => server.worker(api.dispatch.update, body);

const result = (name: string, status: string, more: object = {}) => ({
  name,
  suite: ["cart"],
  filePath: "tests/cart.test.js",
  status,
  durationMs: 5,
  ...more,
});

test("a worker takes a run from the queue, and the run ends with a verdict, log and tests", async () => {
  const ada = await server.signUp();
  const execution = await queueRun(ada, { folder: "smoke", environment: "Staging", groupName: "nightly", envVars: { TOKEN: "abc" } });
  expect(execution).toMatchObject({
    status: "PENDING",
    folder: "smoke",
    environment: "staging",
    groupName: "nightly",
    trigger: "dashboard",
    attempt: 0,
  });
  expect((await ada.call(api.executions.get, { params: { id: execution.id } })).data.queuePosition).toBe(1);

  const run = await claimRun(server, execution.id);
  expect(run).toMatchObject({
    attempt: 1,
    image,
    folder: "smoke",
    lastSeq: 0,
    variables: [{ name: "TOKEN", value: "abc", secret: false }],
  });
  expect((await update({ taskId: run.taskId, attempt: 1, status: "RUNNING", startedAt: new Date().toISOString() })).status).toBe(200);
  expect((await ada.call(api.executions.get, { params: { id: execution.id } })).data).toMatchObject({ status: "RUNNING", attempt: 1 });

  const at = new Date().toISOString();
  const chunks = [
    { seq: 1, stream: "stdout", log: "first\n", at },
    { seq: 2, stream: "stderr", log: "second\n", at },
  ];
  expect((await server.worker(api.dispatch.logs, { taskId: run.taskId, attempt: 1, chunks })).body).toEqual({ success: true, lastSeq: 2 });
  expect(
    (
      await server.worker(api.dispatch.logs, {
        taskId: run.taskId,
        attempt: 1,
        chunks: [...chunks, { seq: 3, stream: "stdout", log: "third\n", at }],
      })
    ).body.lastSeq,
  ).toBe(3);
  expect(
    (await server.worker(api.dispatch.logs, { taskId: run.taskId, attempt: 1, chunks: [{ seq: 9, stream: "stdout", log: "gap", at }] }))
      .status,
  ).toBe(409);

  const facts = {
    exitCode: 0,
    results: { formats: ["junit"], tests: [result("adds", "passed"), result("pays", "failed", { message: "expected 3" })] },
  };
  expect((await update({ taskId: run.taskId, attempt: 1, status: "ANALYZING", ...facts })).status).toBe(200);
  const ended = await untilEnded(ada, execution.id);
  expect(ended).toMatchObject({ status: "UNSTABLE", exitCode: 0, error: null, tests: { total: 2, passed: 1, failed: 1 } });
  expect(ended.durationMs).toBeGreaterThanOrEqual(0);

  expect((await ada.request(api.executions.logs, { params: { id: execution.id }, query: { after: 1 } })).body).toMatchObject({
    data: [
      { seq: 2, log: "second\n" },
      { seq: 3, log: "third\n" },
    ],
    complete: true,
  });
  expect((await ada.request(api.executions.logsDownload, { params: { id: execution.id } })).body).toBe("first\nsecond\nthird\n");
  expect((await ada.call(api.executions.tests, { params: { id: execution.id }, query: { status: "failed" } })).data).toMatchObject([
    { name: "pays", message: "expected 3" },
  ]);
});

test("clients receive one event for each step of a run, in order", async () => {
  const ada = await server.signUp();
  const socket = io(server.url, { path: "/socket.io/", transports: ["websocket"], auth: { token: ada.token }, forceNew: true });
  const heard: string[] = [];
  socket.on("execution-updated", ({ status }) => heard.push(status));
  try {
    await new Promise((resolve) => socket.once("auth-success", resolve));
    const execution = await queueRun(ada);
    await claimRun(server, execution.id);
    const running = { taskId: execution.id, attempt: 1, status: "RUNNING" };
    expect([(await update(running)).status, (await update(running)).status]).toEqual([200, 200]);
    await update({ taskId: execution.id, attempt: 1, status: "ANALYZING", exitCode: 0, results: { formats: [], tests: [] } });
    await server.ctx.background.idle("record");
    // The consequences of a later run come after all those of this one.
    await queueRun(ada);
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(5);
    expect(heard).toEqual(["PENDING", "RUNNING", "ANALYZING", "PASSED", "PENDING"]);
  } finally {
    socket.close();
  }
});

test("the run's log names report files that were not kept, and unusual characters lose no result", async () => {
  const ada = await server.signUp();
  const execution = await queueRun(ada);
  await claimRun(server, execution.id);
  const odd = [
    result("half \ud83d of a face", "passed"),
    result("a \0 and a \\u0000", "passed", { stdout: "x\0\0y\udc00", durationMs: 1.5 }),
  ];
  const results = { formats: ["junit"], tests: odd, notes: ["trace.zip was left out: it is too large", "The report is unavailable."] };
  expect((await update({ taskId: execution.id, attempt: 1, status: "ANALYZING", exitCode: 0, results })).status).toBe(200);
  expect((await ada.call(api.executions.get, { params: { id: execution.id } })).data).toMatchObject({
    status: "PASSED",
    tests: { total: 2, passed: 2 },
  });
  expect((await ada.request(api.executions.logs, { params: { id: execution.id } })).body).toMatchObject({
    data: [{ seq: 1, stream: "system", log: "Gantry: trace.zip was left out: it is too large\nGantry: The report is unavailable.\n" }],
    complete: true,
  });
  expect((await ada.call(api.executions.tests, { params: { id: execution.id } })).data).toMatchObject([
    { name: "half \ufffd of a face", suite: ["cart"], line: null },
    { name: "a \ufffd and a \\u0000", stdout: "x\ufffd\ufffdy\ufffd", durationMs: 1.5 },
  ]);
});

test("large results are read in a reader process: as small ones are, and when it ends, the sender tries again", async () => {
  const ada = await server.signUp();
  const { id: taskId } = await queueRun(ada);
  const tests = Array.from({ length: 1_200 }, (_, index) =>
    result(`pays ${index}`, index === 7 ? "failed" : "passed", { stdout: `\0${"x".repeat(400)}` }),
  );
  const sent = { taskId, status: "ANALYZING", exitCode: 1, results: { formats: ["junit"], tests } };
  expect(await update({ ...sent, results: { tests: [...tests, result("", "passed")] } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "results.tests.1200.name" }] },
  });
  expect(
    (await update(JSON.parse(`{"taskId":"x","deep":${"[".repeat(200)}${"]".repeat(200)},"pad":"${"x".repeat(500_000)}"}`))).body,
  ).toMatchObject({
    code: "NESTED_TOO_DEEPLY",
  });
  const reading = vi.spyOn(server.ctx.uploadReaders, "read");
  for (const [reason, status, code] of [
    ["time", 503, "RESULTS_NOT_READ"],
    ["memory", 413, "PAYLOAD_TOO_LARGE"],
  ] as const) {
    reading.mockRejectedValueOnce(new ReadingEnded(reason, "it took too much"));
    expect(await update(sent)).toMatchObject({ status, body: { code } });
    expect((await ada.call(api.executions.get, { params: { id: taskId } })).data.status).toBe("PENDING");
  }
  expect(await update({ ...sent, colour: "red" })).toMatchObject({
    status: 200,
    body: { warnings: [expect.stringContaining("`colour`")] },
  });
  expect(reading.mock.calls.map(([name]) => name)).toEqual(["update", "update", "update"]);
  reading.mockRestore();
  expect((await ada.call(api.executions.get, { params: { id: taskId } })).data).toMatchObject({
    verdict: "FAILED",
    tests: { total: 1_200, failed: 1 },
  });
  expect((await ada.call(api.executions.tests, { params: { id: taskId }, query: { limit: 2 } })).data).toMatchObject([
    { name: "pays 7", status: "failed", stdout: `\ufffd${"x".repeat(400)}` },
    { name: "pays 0" },
  ]);
});

test("output with an invalid time or after a gap is refused, and the log continues from its last line", async () => {
  const ada = await server.signUp();
  const execution = await queueRun(ada);
  await claimRun(server, execution.id);
  await update({ taskId: execution.id, attempt: 1, status: "RUNNING" });
  const send = (seq: number, at: string) =>
    server.worker(api.dispatch.logs, { taskId: execution.id, attempt: 1, chunks: [{ seq, stream: "stdout", log: `line ${seq}\n`, at }] });
  for (const at of ["yesterday", "a".repeat(40), "2026-13-01T00:00:00Z", ""])
    expect(await send(1, at)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", message: expect.stringContaining("chunks.0.at") },
    });
  const now = new Date().toISOString();
  expect(await send(2, now)).toMatchObject({ status: 409, body: { code: "LOG_GAP", message: "The log ends at 0; send from 1." } });
  expect((await send(1, now)).status).toBe(200);
  expect((await ada.call(api.executions.logs, { params: { id: execution.id } })).data).toMatchObject([
    { seq: 1, log: "line 1\n", at: now },
  ]);
});

test("a run that was returned to the queue cannot be started by the attempt that returned it", async () => {
  const ada = await server.signUp();
  const execution = await queueRun(ada);
  await claimRun(server, execution.id);
  expect((await update({ taskId: execution.id, attempt: 1, status: "PENDING" })).status).toBe(200);
  expect((await update({ taskId: execution.id, attempt: 1, status: "RUNNING" })).body.code).toBe("ATTEMPT_OVER");
  expect((await ada.call(api.executions.get, { params: { id: execution.id } })).data).toMatchObject({ status: "PENDING", startedAt: null });
});

/** Claims a run again and again at once, and returns it with an error. Resolves to the number of attempts after which it was no longer queued. */
async function returnUntilEnded(ada: Person, id: string, error: { code: string; message: string } | null, most: number): Promise<number> {
  for (let attempt = 1; attempt <= most; attempt++) {
    await server.ctx.db.asSystem((tx) =>
      tx.updateTable("run_queue").set({ available_at: sql<Date>`clock_timestamp()` }).where("execution_id", "=", id).execute(),
    );
    await claimRun(server, id);
    expect((await update({ taskId: id, attempt, status: "PENDING", error })).status).toBe(200);
    if ((await ada.call(api.executions.get, { params: { id } })).data.status !== "PENDING") return attempt;
  }
  return Number.POSITIVE_INFINITY;
}

test.each([
  ["ENGINE_FAILED", 8],
  ["DISK_FULL", 17],
])("a run whose container cannot be started with %s ends after %d attempts, with the reason", async (code, attempts) => {
  const ada = await server.signUp();
  const { id } = await queueRun(ada);
  const message = "The container engine could not start the container.";
  expect(await returnUntilEnded(ada, id, { code, message }, 20)).toBe(attempts);
  const ended = await untilEnded(ada, id);
  expect(ended).toMatchObject({
    status: "ERROR",
    error: { code, message: `${message} It was tried ${attempts} times.` },
    attempt: attempts,
  });
  const { body: log } = await ada.request(api.executions.logsDownload, { params: { id } });
  expect(log).toContain(`Gantry: ${message} Attempt 2 follows.`);
});

test("a run that a worker returns without an error is never ended", async () => {
  const ada = await server.signUp();
  const { id } = await queueRun(ada);
  expect(await returnUntilEnded(ada, id, null, 20)).toBe(Number.POSITIVE_INFINITY);
});

describe("an exit code with which a command could not be started", () => {
  const notFound = { code: "ENTRYPOINT_FAILED", message: "Exit code 127: the entry point called a command that was not found: “jqq”." };
  const ended = async (facts: object) => {
    const ada = await server.signUp();
    const { id } = await queueRun(ada);
    await claimRun(server, id);
    await update({ taskId: id, attempt: 1, status: "ANALYZING", ...facts });
    return untilEnded(ada, id);
  };

  test("ends a run without results in ERROR, with what the worker found in the output", async () => {
    expect(await ended({ exitCode: 127, error: notFound })).toMatchObject({ status: "ERROR", exitCode: 127, error: notFound });
  });

  test.each([
    [125, "a command could not be started, for example a container by `docker run`"],
    [126, "a file was found but could not be executed"],
    [127, "a command was not found"],
  ])("says only what %d usually means if the worker does not say more", async (exitCode, meaning) => {
    const message = `Exit code ${exitCode} usually means that ${meaning}. The end of the log may say more.`;
    expect(await ended({ exitCode })).toMatchObject({ status: "ERROR", error: { code: "ENTRYPOINT_FAILED", message } });
  });

  test("fails a run with results", async () => {
    const results = { formats: ["junit"], tests: [result("adds", "failed")] };
    for (const error of [null, notFound])
      expect(await ended({ exitCode: 127, error, results })).toMatchObject({ status: "FAILED", error: null });
  });
});

test("a repeated end and an ended attempt change nothing", async () => {
  const ada = await server.signUp();
  const execution = await queueRun(ada);
  await claimRun(server, execution.id);
  await update({ taskId: execution.id, attempt: 1, status: "ANALYZING", exitCode: 1 });
  expect(await untilEnded(ada, execution.id)).toMatchObject({ status: "FAILED" });
  expect((await update({ taskId: execution.id, attempt: 1, status: "ANALYZING", exitCode: 0 })).status).toBe(200);
  expect((await update({ taskId: execution.id, attempt: 2, status: "ANALYZING", exitCode: 0 })).status).toBe(409);
  expect((await ada.call(api.executions.get, { params: { id: execution.id } })).data).toMatchObject({ status: "FAILED", exitCode: 1 });
});

test("a status callback can change any status to any other, and ends the worker's lease", async () => {
  const ada = await server.signUp();
  const execution = await queueRun(ada);
  await claimRun(server, execution.id);
  expect((await update({ taskId: execution.id, status: "PASSED" })).body.data.status).toBe("PASSED");
  expect((await update({ taskId: execution.id, attempt: 1, status: "ANALYZING", exitCode: 1 })).status).toBe(409);
  expect((await update({ taskId: execution.id, status: "RUNNING" })).body.data.status).toBe("RUNNING");
  expect((await update({ taskId: execution.id, status: "UNSTABLE" })).body.data.status).toBe("UNSTABLE");
  expect((await update({ taskId: execution.id, status: "NONSENSE" })).status).toBe(400);
  expect((await update({ taskId: "0".repeat(24), status: "PASSED" })).status).toBe(404);
  const stranger = workerAt(server.url, "wrong");
  expect((await stranger(api.dispatch.update, { taskId: execution.id, status: "FAILED" })).status).toBe(401);
});

test("workers get no more concurrent runs of an organization than its plan allows", async () => {
  const tight = await startTestServer({ DEFAULT_PLAN: "starter" });
  try {
    const ada = await tight.signUp();
    for (let n = 0; n < 5; n++) await queueRun(ada);
    const claims = await Promise.all(Array.from({ length: 8 }, (_, n) => claimNext(tight, { workerId: `w${n}`, waitMs: 300 })));
    const runs = claims.filter((run) => run !== null);
    expect(runs).toHaveLength(2);
    await reportRun(tight, runs[0] ?? null, "ANALYZING");
    expect(await claimNext(tight, { workerId: "w9", waitMs: 1_000 })).not.toBeNull();
  } finally {
    await tight.close();
  }
});

test("at the monthly limit exactly one of many parallel requests is accepted, and a deleted run stays counted", async () => {
  const tight = await startTestServer();
  try {
    const ada = await tight.signUp();
    const request = () => untilNotBusy(() => ada.request(api.executions.create, { body: { image } }));
    const first = await Promise.all(Array.from({ length: 49 }, request));
    expect(first.every((answer) => answer.status === 201)).toBe(true);
    await ada.call(api.executions.delete, { params: { id: first[0]?.body.data.id ?? "" } });
    const last = await Promise.all(Array.from({ length: 20 }, request));
    expect(last.filter((answer) => answer.status === 201)).toHaveLength(1);
    const refused = last.find((answer) => answer.status === 429);
    expect(refused?.body).toMatchObject({ success: false, error: "Test run limit reached", code: "RUN_LIMIT_REACHED" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await tight.close();
  }
});

test("an organization whose storage is exactly full cannot start runs, but callbacks of its runs are accepted", async () => {
  const ada = await server.signUp();
  const execution = await queueRun(ada);
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("organizations")
      .set({ current_storage_used_bytes: 50 * 1024 ** 3 })
      .where("id", "=", ada.organizationId)
      .execute(),
  );
  expect((await ada.request(api.executions.create, { body: { image } })).body).toMatchObject({ error: "Storage limit reached" });
  expect((await update({ taskId: execution.id, status: "PASSED", storageBytes: 10 })).status).toBe(200);
});

test("ten concurrent requests with one Idempotency-Key queue one run, and another body is refused", async () => {
  const ada = await server.signUp();
  const headers = { "idempotency-key": "build-17" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ada.request(api.executions.create, { body: { image, folder: "a" }, headers })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect((await ada.call(api.executions.list)).pagination.total).toBe(1);
  expect((await ada.request(api.executions.create, { body: { image, folder: "b" }, headers })).status).toBe(409);
});

test("cancelling ends a queued run at once and notifies the worker of a running one", async () => {
  const ada = await server.signUp();
  const waiting = await queueRun(ada);
  const cancelled = await ada.request(api.executions.cancel, { params: { id: waiting.id } });
  const by = { id: ada.id, name: expect.any(String) };
  expect(cancelled.body.data).toMatchObject({ status: "ERROR", error: { code: "CANCELLED" }, cancelledBy: by });
  expect((await ada.request(api.executions.cancel, { params: { id: waiting.id } })).status).toBe(409);

  const running = await queueRun(ada);
  await claimRun(server, running.id);
  await update({ taskId: running.id, attempt: 1, status: "RUNNING" });
  expect((await ada.call(api.executions.cancel, { params: { id: running.id } })).data).toMatchObject({
    status: "RUNNING",
    cancelRequested: true,
    cancelledBy: by,
  });
  const beat = await server.worker(api.dispatch.heartbeat, {
    workerId: "w1",
    runs: [
      { taskId: running.id, attempt: 1 },
      { taskId: "0".repeat(24), attempt: 1 },
    ],
  });
  expect(beat.body.runs.map((run) => run.order)).toEqual(["cancel", "lost"]);
  await update({ taskId: running.id, attempt: 1, status: "ANALYZING", exitCode: 143 });
  expect(await untilEnded(ada, running.id)).toMatchObject({ status: "ERROR", error: { code: "CANCELLED" }, cancelledBy: by });
});

test("of two people who cancel a run at the same time, the first is recorded", async () => {
  const ada = await server.signUp();
  const people = [ada, await addMember(server, ada, "developer"), await addMember(server, ada, "developer")];
  const { id } = await queueRun(ada);
  await claimRun(server, id);
  await update({ taskId: id, attempt: 1, status: "RUNNING" });
  const cancelled = await Promise.all(people.map((person) => person.call(api.executions.cancel, { params: { id } })));
  const recorded = new Set(cancelled.map(({ data }) => data.cancelledBy?.id));
  expect(recorded.size).toBe(1);
  expect(people.map((person) => person.id)).toContain([...recorded][0]);
  expect((await ada.call(api.executions.get, { params: { id } })).data.cancelledBy?.id).toBe([...recorded][0]);
});

test("cancelling or deleting a run while a worker claims it fails neither request", async () => {
  // Runs that other tests left in the queue.
  while (await claimNext(server));
  for (const stop of [api.executions.cancel, api.executions.delete]) {
    const ada = await server.signUp();
    const { id } = await queueRun(ada);
    const { stopping, claiming } = await server.ctx.db.asSystem(async (tx) => {
      await tx.selectFrom("executions").select("id").where("id", "=", id).forUpdate().execute();
      const waiting = async () =>
        (await server.ctx.db.pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
          .rowCount;
      const stopped = ada.raw(stop, { params: { id } });
      await expect.poll(waiting).toBe(1);
      const claimedThen = sendClaim(server);
      await expect.poll(waiting).toBe(2);
      return { stopping: stopped, claiming: claimedThen };
    });
    const [stopped, claimed] = [await stopping, await claiming];
    expect([stopped.status, claimed.status]).toEqual([200, 200]);
    // On a busy machine a run of another test may be queued again, because its lease has expired.
    expect(claimed.body.run?.taskId).not.toBe(id);
  }
});

test("bulk actions change up to 100 runs of the caller's organization and nothing else", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const mine = [await queueRun(ada), await queueRun(ada)];
  const theirs = await queueRun(bob);
  const ids = [...mine.map((run) => run.id), theirs.id, "f".repeat(24)];
  expect((await ada.call(api.executions.bulkGroup, { body: { taskIds: ids, groupName: "g" } })).data).toEqual({ modified: 2 });
  const latest = mine.toReversed().map(({ id, number }) => ({ id, number, status: "PENDING", durationMs: null }));
  expect((await ada.call(api.executions.groups)).data).toMatchObject([{ groupName: "g", executions: 2, lastStatus: "PENDING", latest }]);
  await ada.call(api.executions.cancel, { params: { id: mine[0]?.id ?? "" } });
  const afterwards = await ada.call(api.executions.groups, { query: { status: "CANCELLED" } });
  expect(afterwards.data).toMatchObject([{ groupName: "g", executions: 1, latest: [{ id: mine[0]?.id, status: "CANCELLED" }] }]);
  expect((await ada.call(api.executions.bulkGroup, { body: { taskIds: ids, groupName: null } })).data).toEqual({ modified: 2 });
  expect(
    (await ada.request(api.executions.bulkDelete, { body: { taskIds: Array.from({ length: 101 }, () => mine[0]?.id ?? "") } })).status,
  ).toBe(400);
  expect((await ada.call(api.executions.bulkDelete, { body: { taskIds: ids } })).data).toEqual({ deleted: 2 });
  expect((await ada.call(api.executions.list)).data).toEqual([]);
  expect((await bob.call(api.executions.get, { params: { id: theirs.id } })).data.groupName).toBeNull();
});

test("another organization's run gets the same response as a missing one from every route", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const { id, projectId } = await queueRun(ada);
  const unknown = "0".repeat(24);
  const { get, logs, logsDownload, tests, artifacts, reportLink, cancel, rerun } = api.executions;
  for (const route of [get, api.executions.delete, logs, logsDownload, tests, artifacts, reportLink, cancel, rerun]) {
    const foreign = await bob.raw(route, { params: { id } });
    const absent = await bob.raw(route, { params: { id: unknown } });
    expect(foreign.status, route.path).toBe(404);
    expect(foreign.body).toEqual(absent.body);
  }
  expect((await bob.call(api.executions.list, { query: { project: projectId } })).data).toEqual([]);
  expect((await bob.request(api.executions.request, { body: { projectId, image, command: "x", folder: "all", config: {} } })).status).toBe(
    404,
  );
  expect((await bob.request(api.executions.get, { params: { id: "xyz" } })).body).toMatchObject({ error: "Invalid execution ID format" });
});

test("pagination returns every run once, newest first, while new runs arrive", async () => {
  const ada = await server.signUp();
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) ids.unshift((await queueRun(ada)).id);
  type Page = z.output<typeof api.executions.list.reply>;
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const body: Page = await ada.call(api.executions.list, { query: { limit: 3, ...(cursor && { cursor }) } });
    seen.push(...body.data.map((run) => run.id));
    cursor = body.pagination.nextCursor;
    await queueRun(ada);
  }
  expect(seen).toEqual(ids);
  expect((await ada.request(api.executions.list, { query: { cursor: "nonsense" } })).status).toBe(400);
  expect(
    (
      await ada.call(api.executions.list, {
        query: { status: "pending", environment: "Development", from: "2020-01-01", to: "2999-01-01", search: "suite" },
      })
    ).data.length,
  ).toBeGreaterThan(5);
});
