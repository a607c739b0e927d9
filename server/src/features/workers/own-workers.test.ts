import { request } from "node:http";
import { api } from "@gantry/contract/api.ts";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { maxOwnWorkers, maxWorkerTokens } from "@gantry/contract/workers/constants.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { newId } from "../../platform/crypto/ids.ts";
import { leaseOf, sendClaim } from "../../testing/given/claimed-run.ts";
import { queueRun, waitMessagesOf } from "../../testing/given/run.ts";
import { workerAt } from "../../testing/leased-calls.ts";
import { type Person, startTestServer, type TestServer, workerSecret } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business" });
});
afterAll(() => server?.close());
beforeEach(() =>
  server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("run_queue").execute();
  }),
);

const machine = { os: "linux", arch: "x64", cpus: 4, memoryMb: 8000 };

const withSecret = (secret: string, at = server) => ({ worker: workerAt(at.url, secret) });
const claim = (secret: string, workerId: string, more: { name?: string; waitMs?: number; labels?: string[] } = {}) =>
  sendClaim(withSecret(secret), { workerId, engine: "docker", slots: 2, machine, claimId: newId(), ...more });
async function newToken(person: Person, name = "machines"): Promise<{ token: string; id: string }> {
  const { token, data } = await person.call(api.workers.createToken, { body: { name } });
  return { token, id: data.id };
}
const storedLease = (id: string) =>
  server.ctx.db.asSystem((tx) => tx.selectFrom("run_leases").select("attempt").where("execution_id", "=", id).executeTakeFirst());

test("a worker with a token takes runs of its organization only, and only its organization sees it", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const { token } = await newToken(ada);
  const foreign = await queueRun(bob);
  expect((await claim(token, "ada-1")).body.run).toBeNull();
  const own = await queueRun(ada);
  expect((await claim(token, "ada-1", { labels: ["gpu"] })).body.run?.taskId).toBe(own.id);

  const { data } = await ada.call(api.workers.list);
  expect(data).toMatchObject({
    ownOnly: false,
    workers: [{ id: "ada-1", state: "active", connected: true, labels: ["gpu"], machine, slots: 2, running: 1, tokenName: "machines" }],
  });
  const { data: detail } = await ada.call(api.workers.get, { params: { id: "ada-1" } });
  expect(detail).toMatchObject({ runsLastDay: 1, runs: [{ taskId: own.id, attempt: 1, image: own.image, status: "PENDING" }] });
  expect((await bob.call(api.workers.list)).data.workers).toEqual([]);
  expect((await bob.raw(api.workers.get, { params: { id: "ada-1" } })).status).toBe(404);
  expect((await claim(workerSecret, "shared-1")).body.run?.taskId).toBe(foreign.id);
});

test("a worker's name is shown without what could mislead a reader", async () => {
  const ada = await server.signUp();
  const { token } = await newToken(ada);
  await claim(token, "named-1", { name: "\u001b[31m\u202erack 4\ud800" });
  await claim(token, "named-2", { name: "\u200b " });
  expect((await ada.call(api.workers.list)).data.workers.map(({ name }) => name).sort()).toEqual(["[31mrack 4", "named-2"]);
});

test("claims of one organization's workers wait for one another; others get their runs meanwhile", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const tokens = { ada: (await newToken(ada)).token, bob: (await newToken(bob)).token };
  const [own, other] = [await queueRun(ada), await queueRun(bob)];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const places = [1, 2].map(() => server.ctx.runs.claims.within(ada.organizationId, () => finished));
  const waiting = claim(tokens.ada, "wait-1");
  expect((await claim(tokens.bob, "wait-2")).body.run?.taskId).toBe(other.id);
  expect(await storedLease(own.id)).toBeUndefined();
  finish();
  await Promise.all(places);
  expect((await waiting).body.run?.taskId).toBe(own.id);
});

test("another organization's run, and a status without holding the run, are refused with a token", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const { token } = await newToken(ada);
  const foreign = await queueRun(bob);
  const { run } = (await claim(workerSecret, "shared-2")).body;
  if (run?.taskId !== foreign.id) throw new Error("the shared worker did not get the run");
  const lease = leaseOf(run);
  const { worker } = withSecret(token);
  const chunks = [{ seq: 1, stream: "stdout" as const, log: "x\n", at: new Date().toISOString() }];
  // The lease token is right: the organization is not.
  expect((await worker(api.dispatch.logs, { ...lease, chunks })).status).toBe(404);
  expect((await worker(api.dispatch.update, { ...lease, status: "RUNNING" })).status).toBe(404);
  expect((await worker(api.dispatch.adopt, { ...lease, workerId: "shared-2" })).status).toBe(404);
  const beat = await worker(api.dispatch.heartbeat, { workerId: "shared-2", runs: [lease] });
  expect(beat.body.runs).toEqual([{ taskId: run.taskId, attempt: 1, order: "lost" }]);
  const found = { attempts: [{ taskId: run.taskId, attempt: 1 }], workers: ["shared-2"] };
  expect((await worker(api.dispatch.abandoned, found)).body).toMatchObject({ attempts: [], leased: [], known: [] });

  const own = await queueRun(ada);
  const bare = await worker(api.dispatch.update, { taskId: own.id, status: "PASSED" });
  expect(bare.status).toBe(403);
  expect(bare.body).toMatchObject({ code: "ATTEMPT_REQUIRED" });
  const taken = await claim(token, "shared-2");
  expect(taken.status).toBe(409);
  expect(taken.body).toMatchObject({ code: "WORKER_ID_TAKEN" });
});

test("an organization that uses its own workers only gets none of the shared ones, and its runs say why they wait", async () => {
  const ada = await server.signUp();
  const { token } = await newToken(ada);
  await ada.call(api.workers.changeSettings, { body: { ownOnly: true } });
  const run = await queueRun(ada);
  expect((await claim(workerSecret, "shared-3")).body.run).toBeNull();
  expect(await waitMessagesOf(ada, run.id)).toEqual(["Your organization uses its own workers only, and none is connected."]);
  await ada.call(api.workers.changeSettings, { body: { ownOnly: true } });
  expect((await claim(token, "ada-3")).body.run?.taskId).toBe(run.id);
});

test("a paused worker takes no run until it is resumed; a drained one is told to stop", async () => {
  const ada = await server.signUp();
  const { token } = await newToken(ada);
  await ada.call(api.workers.changeSettings, { body: { ownOnly: true } });
  expect((await claim(token, "ada-4")).body.run).toBeNull();
  const set = (state: "active" | "paused" | "draining") => ada.call(api.workers.change, { params: { id: "ada-4" }, body: { state } });
  expect((await set("paused")).data).toMatchObject({ state: "paused", connected: true });
  const run = await queueRun(ada);
  expect(await waitMessagesOf(ada, run.id)).toEqual(["All connected workers are paused or drained."]);
  expect((await claim(token, "ada-4")).body).toMatchObject({ run: null });
  const waiting = claim(token, "ada-4", { waitMs: 30_000 });
  await expect.poll(() => server.ctx.queueNotifier.hasWaiter()).toBe(true);
  await set("active");
  expect((await waiting).body.run?.taskId).toBe(run.id);

  const next = claim(token, "ada-4", { waitMs: 30_000 });
  await expect.poll(() => server.ctx.queueNotifier.hasWaiter()).toBe(true);
  await set("draining");
  expect((await next).body).toMatchObject({ run: null, drain: true });
  expect((await claim(token, "ada-4")).body).toMatchObject({ run: null, drain: true });
  const refused = await ada.raw(api.workers.remove, { params: { id: "ada-4" } });
  expect([refused.status, refused.body]).toMatchObject([409, { code: "WORKER_IN_USE" }]);
  await ada.call(api.executions.delete, { params: { id: run.id } });
  await server.ctx.db.asSystem((tx) => tx.deleteFrom("run_leases").where("worker_id", "=", "ada-4").execute());
  await ada.call(api.workers.remove, { params: { id: "ada-4" } });
  expect((await ada.call(api.workers.list)).data.workers).toEqual([]);
});

test("a revoked token is refused at once; only its value connects, and nobody can read it again", async () => {
  const ada = await server.signUp();
  const { token, id } = await newToken(ada, "Rack 4");
  expect((await claim(token, "ada-5")).status).toBe(200);
  const listed = await ada.call(api.workers.listTokens);
  expect(listed.data).toMatchObject([{ id, name: "Rack 4" }]);
  expect(listed.data[0]?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(token);
  for (const wrong of [
    `${token}x`,
    token.slice(0, -1),
    token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    `gantryworker_${"0".repeat(43)}`,
  ])
    expect((await claim(wrong, "ada-5")).status).toBe(401);
  await ada.call(api.workers.revokeToken, { params: { id } });
  expect((await claim(token, "ada-5")).status).toBe(401);
  expect((await ada.call(api.workers.list)).data.workers).toMatchObject([{ id: "ada-5", tokenName: null }]);
});

test("a claim that waits with a token is refused when the token is revoked, and takes no run", async () => {
  const ada = await server.signUp();
  const { token, id } = await newToken(ada);
  await ada.call(api.workers.changeSettings, { body: { ownOnly: true } });
  const waiting = claim(token, "ada-7", { waitMs: 30_000 });
  await expect.poll(() => server.ctx.queueNotifier.hasWaiter()).toBe(true);
  await ada.call(api.workers.revokeToken, { params: { id } });
  const run = await queueRun(ada);
  expect((await waiting).status).toBe(401);
  expect((await ada.call(api.executions.get, { params: { id: run.id } })).data.status).toBe("PENDING");
  expect(
    await server.ctx.db.asSystem((tx) => tx.selectFrom("run_leases").selectAll().where("execution_id", "=", run.id).execute()),
  ).toEqual([]);
});

test("the calls with one token are limited, each kind for itself, with the time to wait; others are not affected", async () => {
  // Two in five seconds.
  const strict = await startTestServer({ RATE_LIMIT_WORKER: "24" });
  try {
    const ada = await strict.signUp();
    const [one, two] = [await newToken(ada), await newToken(ada, "other")];
    const beat = (secret: string) => withSecret(secret, strict).worker(api.dispatch.heartbeat, { workerId: "ada-8", runs: [] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => beat(one.token)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(2);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ code: "RATE_LIMITED" });
      expect(["1", "2", "3", "4", "5"]).toContain(headers.get("retry-after"));
    }
    expect((await beat(two.token)).status).toBe(200);
    expect((await withSecret(one.token, strict).worker(api.dispatch.abandoned, { attempts: [], workers: [] })).status).toBe(200);
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => beat(workerSecret)))) expect(status).toBe(200);
  } finally {
    await strict.close();
  }
});

test("a worker of an organization is not woken by another organization's runs", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const { token } = await newToken(bob);
  const waiting = claim(token, "bob-wakes", { waitMs: 30_000 });
  await expect.poll(() => server.ctx.queueNotifier.hasWaiter()).toBe(true);
  const wait = vi.spyOn(server.ctx.queueNotifier, "wait");
  const started = performance.now();
  for (let n = 0; n < 20; n++) {
    const { id } = await queueRun(ada);
    await ada.call(api.executions.delete, { params: { id } });
  }
  // Every two seconds it looks by itself.
  expect(wait.mock.calls.length).toBeLessThanOrEqual(Math.ceil((performance.now() - started) / 2_000) + 1);
  const run = await queueRun(bob);
  expect((await waiting).body.run?.taskId).toBe(run.id);
  wait.mockRestore();
});

test("an organization's workers have four large results in progress at most, and others are not affected", async () => {
  const ada = await server.signUp();
  const { token } = await newToken(ada);
  const large = { "content-type": "application/json", "content-length": 1024 * 1024 + 1 };
  const refused: (number | undefined)[] = [];
  // Their bodies never come: those that are admitted stay in progress.
  const open = Array.from({ length: 6 }, () => {
    const opened = request(server.url + api.dispatch.update.path, { method: "POST", headers: { ...large, [workerSecretHeader]: token } });
    opened.on("response", ({ statusCode }) => refused.push(statusCode)).on("error", () => {});
    opened.flushHeaders();
    return opened;
  });
  await expect.poll(() => refused).toEqual([429, 429]);
  const status = async (secret: string) => {
    const headers = { "content-type": "application/json", [workerSecretHeader]: secret };
    return (await fetch(server.url + api.dispatch.update.path, { method: "POST", headers, body: "x".repeat(1024 * 1024 + 1) })).status;
  };
  expect(await status(workerSecret)).toBe(400);
  for (const one of open) one.destroy();
  await expect.poll(() => status(token)).toBe(400);
});

test("two hundred workers and twenty tokens are the limits, also when many come at once; workers that are gone make room", async () => {
  const ada = await server.signUp();
  const { token } = await newToken(ada);
  await server.ctx.db.asSystem((tx) =>
    tx
      .insertInto("workers")
      .values(
        Array.from({ length: maxOwnWorkers - 1 }, (_, n) => ({
          id: `full-${n}`,
          org_id: ada.organizationId,
          name: "w",
          engine: "docker",
          machine: null,
          slots: 1,
          token_id: null,
        })),
      )
      .execute(),
  );
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => claim(token, `more-${n}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  await server.ctx.db.asSystem((tx) => sql`update workers set last_seen_at = now() - interval '2 days' where id like 'full-%'`.execute(tx));
  expect((await claim(token, "later")).status).toBe(200);
  const { workers } = (await ada.call(api.workers.list)).data;
  expect(workers.map(({ id }) => id).sort()).toEqual(["later", expect.stringMatching(/^more-/)]);
  const tokens = await Promise.all(
    Array.from({ length: maxWorkerTokens + 3 }, () => ada.raw(api.workers.createToken, { body: { name: "x" } })),
  );
  expect(tokens.filter(({ status }) => status === 201)).toHaveLength(maxWorkerTokens - 1);
});

test("viewers and developers see workers; only admins change them or see tokens", async () => {
  const ada = await server.signUp();
  const { token, id } = await newToken(ada);
  await claim(token, "ada-6");
  const dev = await addMember(server, ada, "developer");
  expect((await dev.call(api.workers.list)).data.workers).toHaveLength(1);
  expect((await dev.raw(api.workers.change, { params: { id: "ada-6" }, body: { state: "paused" } })).status).toBe(403);
  expect((await dev.raw(api.workers.listTokens)).status).toBe(403);
  expect((await dev.raw(api.workers.revokeToken, { params: { id } })).status).toBe(403);
});
