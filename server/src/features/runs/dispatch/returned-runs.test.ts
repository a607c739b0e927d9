import { request } from "node:http";
import { api } from "@gantry/contract/api.ts";
import { workerProtocolVersion, workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { gate } from "../../../testing/gate.ts";
import { claimNext, reportRun } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { workerAt } from "../../../testing/leased-calls.ts";
import { type Person, startTestServer, type TestServer, workerSecret } from "../../../testing/start-server.ts";

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  const env = { DEFAULT_PLAN: "business", SHARED: "true" };
  server = await startTestServer(env);
  second = await startTestServer({ ...env, DATABASE_URL: server.ctx.config.databaseUrl });
});
afterAll(async () => {
  await second?.close();
  await server?.close();
});
beforeEach(() =>
  server.ctx.db.asSystem(async (tx) => {
    for (const table of ["run_queue", "run_leases", "workers"] as const) await tx.deleteFrom(table).execute();
    for (const one of [server, second]) one.ctx.workers.recordedAt.clear();
  }),
);

interface More {
  claimId?: string;
  repeated?: boolean;
  stopping?: boolean;
  workerStart?: number;
  waitMs?: number;
  labels?: string[];
}
const claim = (workerId: string, { at = server, ...more }: More & { at?: TestServer } = {}) => claimNext(at, { workerId, ...more });
const giveBack = (run: ClaimedRun | null, error?: { code: string; message: string }) => reportRun(server, run, "PENDING", { error });
async function taken(run: Promise<ClaimedRun | null>): Promise<ClaimedRun> {
  const got = await run;
  if (got === null) throw new Error("no run was taken");
  return got;
}
const get = async (person: Person, id: string) => (await person.call(api.executions.get, { params: { id } })).data;

test("a worker that stops gets the run of its unanswered claim and no other, and returns it for a worker that waits at another server", async () => {
  const ada = await server.signUp();
  const [run, other] = [await queueRun(ada), await queueRun(ada)];
  expect((await claim("one", { claimId: "unread" }))?.taskId).toBe(run.id);
  expect((await claim("two"))?.taskId).toBe(other.id);
  const waiting = claim("three", { waitMs: 20_000, at: second });
  await expect.poll(() => second.ctx.queueNotifier.hasWaiter()).toBe(true);
  await giveBack(await taken(claim("one", { claimId: "unread", repeated: true, stopping: true })));
  expect(await waiting).toMatchObject({ taskId: run.id, attempt: 2 });
  expect((await get(ada, run.id)).error ?? null).toBeNull();

  await queueRun(ada);
  expect(await claim("one", { claimId: "unread", repeated: true, stopping: true })).toBeNull();
  expect(await claim("one", { claimId: "new", stopping: true })).toBeNull();
});

test("after a worker has stopped, a claim of it that still waits behind a proxy takes no run; the next start of the worker does", async () => {
  const ada = await server.signUp();
  const waiting = claim("one", { claimId: "unread", workerStart: 7, waitMs: 20_000, at: second });
  await expect.poll(() => second.ctx.queueNotifier.hasWaiter()).toBe(true);
  const last = { claimId: "unread", workerStart: 7, repeated: true, stopping: true };
  expect(await claim("one", last)).toBeNull();
  const run = await queueRun(ada);
  expect(await waiting).toBeNull();
  expect(await claim("one", { claimId: "late", workerStart: 7 })).toBeNull();
  expect(await claim("one", { claimId: "first", workerStart: 8 })).toMatchObject({ taskId: run.id, attempt: 1 });
});

test("after a worker was killed and has started again, a claim of its earlier start takes no run", async () => {
  const ada = await server.signUp();
  const waiting = claim("one", { claimId: "unread", workerStart: 7, waitMs: 20_000, at: second });
  await expect.poll(() => second.ctx.queueNotifier.hasWaiter()).toBe(true);
  expect(await claim("one", { claimId: "first", workerStart: 8 })).toBeNull();
  // It arrives late.
  expect(await claim("one", { claimId: "late", workerStart: 7 })).toBeNull();
  const run = await queueRun(ada);
  expect(await waiting).toBeNull();
  expect(await claim("one", { claimId: "second", workerStart: 8 })).toMatchObject({ taskId: run.id, attempt: 1 });
});

test("a worker that stops while its claim takes a run gets this run", async () => {
  const ada = await server.signUp();
  const run = await queueRun(ada);
  const claiming = { claimId: "unread", workerStart: 7 };
  const [taking, stopping] = await gate(
    server.ctx.db,
    (tx) => tx.selectFrom("executions").select("id").where("id", "=", run.id).forUpdate().execute(),
    [() => claim("one", claiming), () => claim("one", { ...claiming, repeated: true, stopping: true })],
    "one after the other",
  );
  expect([taking, stopping]).toMatchObject([{ taskId: run.id }, { taskId: run.id }]);
});

test("a run is returned at once if the worker's connection was closed while its claim was carried out", async () => {
  const ada = await server.signUp();
  const run = await queueRun(ada);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = server.ctx.db.asSystem(async (tx) => {
    await tx.selectFrom("organizations").select("id").where("id", "=", ada.organizationId).forUpdate().execute();
    await released;
  });
  const sent = request(`${server.url}${dispatch.claim.path}`, {
    method: "POST",
    headers: { [workerSecretHeader]: workerSecret, "content-type": "application/json" },
  });
  sent.on("error", () => {});
  const body = { workerId: "gone", name: "gone", engine: "fake", protocolVersion: workerProtocolVersion, waitMs: 0, claimId: "gone" };
  sent.end(JSON.stringify(body));
  const waits = () =>
    server.ctx.db.asSystem((tx) => sql`select 1 from pg_locks where not granted`.execute(tx)).then(({ rows }) => rows.length);
  await expect.poll(waits).toBeGreaterThan(0);
  sent.destroy();
  // The server has seen the end of the connection when it has answered requests that came later.
  for (let n = 0; n < 2; n++) expect(await get(ada, run.id)).toMatchObject({ status: "PENDING" });
  const waiting = claim("next", { waitMs: 20_000, at: second });
  release();
  await held;
  expect(await waiting).toMatchObject({ taskId: run.id });
  expect(await claim("gone", { claimId: "gone", repeated: true })).toBeNull();
});

test("a run that was cancelled while its worker prepared it ends when it is returned", async () => {
  const ada = await server.signUp();
  const run = await queueRun(ada);
  const got = await taken(claim("one"));
  await ada.call(api.executions.cancel, { params: { id: run.id } });
  await giveBack(got);
  expect(await get(ada, run.id)).toMatchObject({ status: "ERROR", error: { code: "CANCELLED" } });
  expect(await claim("two")).toBeNull();
});

test("a run that is returned again and again waits longer each time", async () => {
  const ada = await server.signUp();
  await queueRun(ada);
  for (let n = 0; n < 4; n++) await giveBack(await taken(claim(`w${n}`)));
  expect(await claim("next")).toBeNull();
});

const engineFailed = { code: "ENGINE_FAILED", message: "The container engine could not start the container." };
const makeDue = () =>
  server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("run_queue")
      .set({ available_at: new Date(0) })
      .execute(),
  );

test("a run that could not be started goes to workers on which it has not failed, and says how often and where it was tried", async () => {
  const ada = await server.signUp();
  expect(await claim("good")).toBeNull();
  const run = await queueRun(ada);
  for (const worker of ["bad", "worse"]) {
    await giveBack(await taken(claim(worker)), engineFailed);
    await makeDue();
    // At once, from many slots, at both servers.
    const tries = await Promise.all(Array.from({ length: 8 }, (_, n) => claim(worker, { at: n % 2 ? server : second })));
    expect(tries).toEqual(Array.from({ length: 8 }, () => null));
  }
  expect(await claim("bad")).toBeNull();
  const got = await taken(claim("good"));
  expect(got.taskId).toBe(run.id);
  const log = (await ada.call(api.executions.logs, { params: { id: run.id } })).data.map((line) => line.log).join("");
  expect(log).toContain("Attempt");
  // It fails there too: then each may try again.
  await giveBack(got, engineFailed);
  for (let n = 4; n <= 8; n++) {
    await makeDue();
    await giveBack(await taken(claim(n % 2 ? "bad" : "worse")), engineFailed);
  }
  const { status, error } = await get(ada, run.id);
  expect({ status, error }).toEqual({
    status: "ERROR",
    error: { code: "ENGINE_FAILED", message: `${engineFailed.message} It was tried 8 times, on 3 workers.` },
  });
});

test("the same worker gets it again if no other one with its labels is connected, and in any case after a while", async () => {
  const ada = await server.signUp();
  const seen = (id: string, at: Date) =>
    server.ctx.db.asSystem((tx) => tx.updateTable("workers").set({ last_seen_at: at }).where("id", "=", id).execute());
  expect(await claim("plain")).toBeNull();
  expect(await claim("other", { labels: ["arch=arm64", "gpu"] })).toBeNull();
  await seen("other", new Date(0));
  const run = await queueRun(ada, { workerLabels: ["gpu"] });
  await giveBack(await taken(claim("bad", { labels: ["gpu"] })), engineFailed);
  const again = async () => {
    await makeDue();
    return claim("bad", { labels: ["gpu"] });
  };
  const next = await taken(again());
  expect(next).toMatchObject({ taskId: run.id, attempt: 2 });
  await giveBack(next, engineFailed);

  const future = new Date(Date.now() + 3_600_000);
  await seen("other", future);
  expect(await again()).toBeNull();
  await seen("other", new Date(0));
  await giveBack(await taken(again()), engineFailed);
  await seen("other", future);
  expect(await again()).toBeNull();
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("run_queue")
      .set({ others_until: new Date(0) })
      .execute(),
  );
  expect((await again())?.taskId).toBe(run.id);
});

test("an organization that uses its own workers only does not wait for a shared one", async () => {
  const ada = await server.signUp();
  const { token } = await ada.call(api.workers.createToken, { body: { name: "rack" } });
  const own = { worker: workerAt(server.url, token) };
  const claimOwn = () => claimNext(own, { workerId: "ada-bad" });
  expect(await claim("shared")).toBeNull();
  expect(await claimOwn()).toBeNull();
  await queueRun(ada);
  const first = await claimOwn();
  if (!first) throw new Error("no run was taken");
  await giveBack(first, engineFailed);
  await makeDue();
  expect(await claimOwn()).toBeNull();
  await ada.call(api.workers.changeSettings, { body: { ownOnly: true } });
  expect((await claimOwn())?.attempt).toBe(2);
  const { failed_on } = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("executions").select("failed_on").where("id", "=", first.taskId).executeTakeFirstOrThrow(),
  );
  expect(failed_on).toEqual(["ada-bad"]);
});
