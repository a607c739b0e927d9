import { api } from "@gantry/contract/api.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { sendClaim } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

const claim = (workerId: string, waitMs: number) => sendClaim(server, { workerId, waitMs, claimId: workerId });

test("while the claims of many workers wait for one organization, other requests find a connection, and each claim gets its run", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const runs = [];
  for (let count = 0; count < 40; count += 1) runs.push((await queueRun(ada)).id);
  const other = new pg.Client({ connectionString: server.ctx.config.databaseUrl });
  await other.connect();
  await other.query("begin; set local role gantry_system");
  await other.query("select from organizations where id = $1 for no key update", [ada.organizationId]);
  const claims = runs.map((_, index) => claim(`many-${index}`, 25_000));
  const isWaiting = async () => {
    const { rows } = await other.query("select count(*)::int as waiting from pg_locks where not granted");
    return rows[0]?.waiting > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  // More than the pool has.
  const answers = await Promise.all(Array.from({ length: 25 }, () => bob.request(api.projects.list)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(server.ctx.db.pool.totalCount - server.ctx.db.pool.idleCount).toBeLessThan(server.ctx.config.databasePoolSize);
  await other.query("commit");
  await other.end();
  const taken = (await Promise.all(claims)).map(({ body }) => body.run?.taskId);
  expect(taken.toSorted()).toEqual(runs.toSorted());
});

test("a claim whose turn does not come in time gets no run, and its worker may ask again", async () => {
  const ada = await server.signUp();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const most = Math.floor((server.ctx.config.databasePoolSize * 2) / 5);
  const places = Array.from({ length: most }, () => server.ctx.runs.sharedClaims.within("", () => finished));
  const { id } = await queueRun(ada);
  const { status, body } = await claim("late-1", 0);
  expect([status, body.run]).toEqual([200, null]);
  finish();
  await Promise.all(places);
  expect((await claim("late-2", 10_000)).body.run?.taskId).toBe(id);
});

test("claims that chose the same organization at the same time give each organization its share", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const runs = new Map<string, string>();
  for (let count = 0; count < 4; count += 1) runs.set((await queueRun(ada)).id, "ada");
  const other = new pg.Client({ connectionString: server.ctx.config.databaseUrl });
  await other.connect();
  await other.query("begin; set local role gantry_system");
  await other.query("select from organizations where id = $1 for no key update", [ada.organizationId]);
  const claims = Array.from({ length: 4 }, (_, index) => claim(`share-${index}`, 25_000));
  const countWaiting = async () => (await other.query("select count(*)::int as waiting from pg_locks where not granted")).rows[0]?.waiting;
  await expect.poll(countWaiting).toBe(4);
  for (let count = 0; count < 4; count += 1) runs.set((await queueRun(bob)).id, "bob");
  await other.query("commit");
  await other.end();
  const taken = (await Promise.all(claims)).map(({ body }) => runs.get(body.run?.taskId ?? ""));
  expect(taken.toSorted()).toEqual(["ada", "ada", "bob", "bob"]);
});
