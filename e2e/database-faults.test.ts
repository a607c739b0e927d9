import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";
import { createCluster, type OwnCluster } from "./own-cluster.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";
import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { leaseOf, sendClaim } from "../server/src/testing/given/claimed-run.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";

/** How long things stay away: a few seconds, or manually `GANTRY_AWAY_SECONDS=600`. */
const awaySeconds = Number(process.env["GANTRY_AWAY_SECONDS"] ?? 4);
/** Longer than a lease, which is 20 seconds. */
const freezeSeconds = Math.max(23, awaySeconds);

let cluster: OwnCluster;
let first: ServerProcess;
let second: ServerProcess;
let ada: Person;

beforeAll(async () => {
  cluster = await createCluster({ max_connections: "80" });
  const settings = { DATABASE_URL: cluster.url, SHARED: "true", DEFAULT_PLAN: "enterprise", DATABASE_POOL_SIZE: "10" };
  first = await createServerProcess(settings);
  second = await createServerProcess(settings);
  await cluster.stop();
  const starting = Promise.all([first.start(), second.start()]);
  const wait = (server: ServerProcess) => server.output().includes("Waiting for the database. PostgreSQL at 127.0.0.1");
  await vi.waitFor(() => expect([first, second].every(wait)).toBe(true), { timeout: waitTimeoutMs });
  await cluster.start();
  await starting;
  ada = await signUp(first.url);
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await cluster?.close();
});
afterEach(() => {
  for (const server of [first, second]) expect(server.output()).not.toMatch(/unhandled rejection|"level":60/);
});

interface Answered {
  status: number;
  retryAfter: string | null;
  // Answers of every shape.
  body: any;
}

/** A server that waits for the database without a limit would never answer. */
async function ask(url: string, init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(120_000) });
  return { status: response.status, retryAfter: response.headers.get("retry-after"), body: await response.json() };
}

const asAda = () => ({ authorization: `Bearer ${ada.token}` });
const list = (server: ServerProcess) => ask(server.url + api.executions.list.path, { headers: asAda() });
const create = (server: ServerProcess) =>
  ask(server.url + api.executions.create.path, {
    method: "POST",
    headers: { ...asAda(), "content-type": "application/json" },
    body: JSON.stringify({ image: "shop/e2e:1" }),
  });
const ready = (server: ServerProcess) => ask(`${server.url}/ready`);

const untilNoticed = async () => {
  for (const server of [first, second]) await expect.poll(async () => (await ready(server)).status).toBe(503);
};

/** All kinds of requests, on both servers, at once: each is refused, in the envelope. */
async function expectRefusals() {
  const answers = await Promise.all([first, second].flatMap((server) => [list(server), create(server), list(server), create(server)]));
  for (const { status, retryAfter, body } of answers) {
    expect([status, body]).toEqual([
      503,
      expect.objectContaining({ success: false, error: "Service unavailable", code: expect.any(String) }),
    ]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body.message).not.toContain("Nothing was changed");
  }
  for (const { status } of await Promise.all([ready(first), ready(second)])) expect(status).toBe(503);
}

async function expectHealthy() {
  for (const server of [first, second]) {
    await expect.poll(async () => (await list(server)).status, { interval: 200 }).toBe(200);
    await expect.poll(async () => (await ready(server)).status, { interval: 200 }).toBe(200);
  }
}

/** How many connections each kind of ours holds. */
async function connections(): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: cluster.directUrl() });
  await client.connect();
  const { rows } = await client.query(
    "select application_name as name, count(*)::int as held from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() group by 1",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}

/** A worker with one run, which beats every second as long as it can, and patiently ends the run. */
async function workerWithRun(server: ServerProcess) {
  const workerId = `w-${Math.random().toString(36).slice(2)}`;
  const worker = workerAt(server.url, server.workerSecret);
  const created = await create(server);
  expect(created.status).toBe(201);
  let run: ClaimedRun | null = null;
  while (!run) ({ run } = (await sendClaim({ worker }, { workerId, waitMs: 500 })).body);
  const lease = leaseOf(run);
  const { taskId } = lease;
  expect((await worker(api.dispatch.update, { ...lease, status: "RUNNING" })).status).toBe(200);
  let beating = true;
  const orders = new Set<string>();
  const beat = async () => {
    const answer = await worker(api.dispatch.heartbeat, { workerId, runs: [lease] }).catch(() => undefined);
    if (answer?.status === 200) for (const { order } of answer.body.runs) orders.add(order);
  };
  const life = (async () => {
    for (; beating; await sleep(1_000)) await beat();
  })();
  return {
    taskId,
    async end() {
      beating = false;
      await life;
      await beat();
      const answer = await worker(api.dispatch.update, { ...lease, status: "ANALYZING", exitCode: 0 });
      expect(answer.status).toBe(200);
      await expect.poll(async () => (await ada.execution(taskId)).status).toBe("PASSED");
      expect((await ada.execution(taskId)).attempt).toBe(1);
      expect([...orders]).toEqual(["continue"]);
    },
    async stop() {
      beating = false;
      await life;
    },
  };
}

test(
  "a PostgreSQL that is stopped and started again leaves no connection behind, and requests are refused",
  async () => {
    await expectHealthy();
    await Promise.all(Array.from({ length: 20 }, () => list(first)));
    const worker = await workerWithRun(first);
    await cluster.stop();
    await untilNoticed();
    await expectRefusals();
    await sleep(awaySeconds * 1_000);
    await expectRefusals();
    await cluster.start();
    await expectHealthy();
    await worker.end();
    // Two pools of ten connections, and nothing else.
    await expect.poll(connections).toMatchObject({ "gantry watch": 2, gantry: expect.toSatisfy((held: number) => held <= 20) });
  },
  480_000 + awaySeconds * 1_000,
);

test("a database host that disappears or never answers is noticed, and the server recovers when it is back", async () => {
  for (const state of ["nowhere", "silence"] as const) {
    cluster.leadTo(state);
    await untilNoticed();
    await expectRefusals();
    cluster.leadTo("itself");
    await expectHealthy();
  }
});

test("after a failover, a read-only database at the old address counts as unavailable", async () => {
  const old = await createCluster({ default_transaction_read_only: "on" });
  try {
    // A standby has the same role.
    const admin = new URL(cluster.directUrl());
    const there = new pg.Client({ connectionString: old.directUrl() });
    await there.connect();
    await there.query(`begin read write; alter role gantry password '${admin.password}'; commit`);
    await there.end();
    cluster.leadTo(old);
    await untilNoticed();
    await expectRefusals();
    cluster.leadTo("itself");
    await expectHealthy();
  } finally {
    cluster.leadTo("itself");
    await old.close();
  }
});

test("requests are refused while PostgreSQL has no free connection, and leave nothing behind", async () => {
  await expectHealthy();
  // Enough for the servers' idle connections; further ones are refused.
  const hogs: pg.Client[] = [];
  for (;;) {
    const hog = new pg.Client({ connectionString: cluster.directUrl() });
    hog.on("error", () => {});
    try {
      await hog.connect();
      hogs.push(hog);
    } catch {
      break;
    }
  }
  try {
    const answers = await Promise.all(Array.from({ length: 40 }, () => list(first)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
  } finally {
    await Promise.all(hogs.map((hog) => hog.end()));
  }
  await expectHealthy();
  await expect.poll(connections).toMatchObject({ "gantry watch": 2 });
});

test("a change is refused with an explanation while PostgreSQL's disk is full, and works when there is space", async () => {
  const admin = new pg.Client({ connectionString: cluster.directUrl() });
  await admin.connect();
  await admin.query(`
    create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on executions for each row execute function no_room()`);
  const refused = await create(first);
  expect([refused.status, refused.body.code, refused.retryAfter]).toEqual([503, "DATABASE_FULL", "10"]);
  expect((await list(first)).status).toBe(200);
  await admin.query("drop trigger no_room on executions; drop function no_room");
  await admin.end();
  expect((await create(first)).status).toBe(201);
});

test(
  "a database frozen for longer than a lease makes no run start again, whichever server looks first",
  async () => {
    const workers = await Promise.all([workerWithRun(first), workerWithRun(second)]);
    cluster.freeze();
    try {
      await expectRefusals();
      await sleep(freezeSeconds * 1_000);
      await expectRefusals();
    } finally {
      cluster.thaw();
    }
    await expectHealthy();
    // The servers look for lost runs every second. That they take none back has no event.
    await sleep(3_000);
    for (const worker of workers) await worker.end();
  },
  480_000 + freezeSeconds * 1_000,
);

test(
  "a server frozen for longer than a lease, while another one is awake, makes no run start again; a worker that is really gone is noticed",
  async () => {
    const worker = await workerWithRun(first);
    first.signal("SIGSTOP");
    await sleep(freezeSeconds * 1_000);
    first.signal("SIGCONT");
    // As above.
    await sleep(3_000);
    await worker.end();
    const lost = await workerWithRun(first);
    await lost.stop();
    await expect.poll(async () => (await ada.execution(lost.taskId)).status, { interval: 500 }).toBe("PENDING");
  },
  480_000 + freezeSeconds * 1_000,
);
