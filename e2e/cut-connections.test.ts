import { api } from "@gantry/contract/api.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaseOf, sendClaim } from "../server/src/testing/given/claimed-run.ts";
import { untilNotBusy } from "../server/src/testing/until-not-busy.ts";
import { leasedCalls } from "../server/src/testing/leased-calls.ts";
import { type Person, signUp } from "./stack.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Answer, sendTo } from "../server/src/testing/client.ts";

/** Seconds during which the database cuts one connection after the other; longer manually: `GANTRY_CUT_SECONDS=120`. */
const seconds = Number(process.env["GANTRY_CUT_SECONDS"] ?? 3);
const clients = 6;

let server: ServerProcess;
beforeAll(async () => {
  // With SHARED, live events and wake-ups pass through the database.
  server = await createServerProcess({ DEFAULT_PLAN: "enterprise", SHARED: "true" });
  await server.start();
});
afterAll(() => server?.close());

const statuses = new Map<string, number>();
let cut = 0;

async function cutConnections(until: number): Promise<void> {
  while (Date.now() < until) {
    const { rowCount } = await server.db.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and application_name like 'gantry%'
        and pid not in (select pid from pg_stat_activity where query like '%pg_terminate_backend%')
      order by random() limit 1`);
    cut += rowCount ?? 0;
    await sleep(20 + Math.random() * 80);
  }
}

/** Repeats a call while the server is busy, and counts the answers. */
const patiently = <A extends Answer>(ask: () => Promise<A>): Promise<A> =>
  untilNotBusy(async () => {
    const answer = await ask();
    statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1);
    return answer;
  });

const worker = leasedCalls((path, body) =>
  patiently(() => sendTo(server.url)("POST", path, body, { "x-worker-secret": server.workerSecret })),
);

let sent = 0;
const content = Buffer.from("<h1>All well</h1>").toString("base64");

/** One run from its request to its end, each request repeated until it is answered. */
async function carryOut(person: Person): Promise<string> {
  const headers = { "idempotency-key": `key-${sent++}` };
  const accepted = await patiently(() => person.request(api.executions.create, { body: { image: "shop/e2e:1" }, headers }));
  expect(accepted.status).toBe(201);
  const id: string = accepted.body.data.id;
  const { run } = (await sendClaim({ worker }, { waitMs: 200 })).body;
  if (run) {
    const { taskId, attempt } = run;
    await worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
    const line = { seq: 1, stream: "stdout", log: "a line\n", at: new Date().toISOString() };
    await worker(api.dispatch.logs, { taskId, attempt, chunks: [line] });
    await worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode: 0, report: [{ path: "index.html", content }] });
  }
  return id;
}

test("the server survives random loss of database connections: nothing accepted is lost or counted twice", async () => {
  const ada = await signUp(server.url);
  const live = await ada.listen();
  const until = Date.now() + seconds * 1000;
  const cutting = cutConnections(until);
  const ids: string[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (Date.now() < until) ids.push(await carryOut(ada));
    }),
  );
  await cutting;
  const said = `${ids.length} runs, ${cut} connections cut, answers ${JSON.stringify(Object.fromEntries(statuses))}`;
  expect(cut, said).toBeGreaterThan(5);
  expect(ids.length, said).toBeGreaterThan(3);
  // An attempt whose claim was not answered ends with its lease; its worker gets 409.
  expect(
    [...statuses.keys()].filter((status) => !["200", "201", "409", "503"].includes(status)),
    said,
  ).toEqual([]);
  expect(server.output()).not.toMatch(/unhandled rejection|"level":60/);

  for (;;) {
    const { run } = (await sendClaim({ worker }, { waitMs: 200 })).body;
    if (!run) break;
    await worker(api.dispatch.update, { ...leaseOf(run), status: "ANALYZING", exitCode: 0 });
  }
  // The server hung up on its clients, because it may have missed events. The client connects again, and hears of the runs that follow.
  const later: string[] = [];
  const heardOf = (id: string) => live.updates.some((each) => each.id === id && each.status === "PASSED");
  await expect.poll(async () => later.push(await carryOut(ada)) > 0 && later.some(heardOf)).toBe(true);
  live.socket.close();

  const { rows } = await server.db.asSystem(async (tx) => ({
    rows: await tx.selectFrom("executions").select(["id", "status", "storage_bytes"]).where("org_id", "=", ada.organizationId).execute(),
  }));
  expect(rows.length, said).toBe(sent);
  const there = new Set(rows.map(({ id }) => id));
  expect(ids.filter((id) => !there.has(id))).toEqual([]);
  expect(rows.filter(({ status }) => !["PASSED", "PENDING", "RUNNING"].includes(status))).toEqual([]);
  const usage = (await ada.call(api.organizations.usage)).data;
  expect(usage.testRuns.used, said).toBe(sent);
  await expect
    .poll(async () => {
      const booked = await server.db.asSystem((tx) =>
        tx
          .selectFrom("storage_entries")
          .select((row) => row.fn.sum<number>("bytes").as("bytes"))
          .where("org_id", "=", ada.organizationId)
          .executeTakeFirst(),
      );
      const now = (await ada.call(api.organizations.usage)).data;
      return now.storage.used - Number(booked?.bytes);
    })
    .toBe(0);
});
