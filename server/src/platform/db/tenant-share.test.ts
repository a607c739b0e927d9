import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "./database.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  // One connection holds the lock below; one organization uses at most seven of the other nine.
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", DATABASE_POOL_SIZE: "10" });
});
afterAll(() => server.close());

/** The connections of this database that wait for a lock. */
async function waitingFor(tx: Transaction): Promise<unknown[]> {
  const { rows } = await sql`
    select pid from pg_locks where not granted and pid in (
      select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database()
    )`.execute(tx);
  return rows;
}

test("an organization whose changes wait for each other leaves connections to others, and works again afterwards", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const create = (name: string) => ada.request(api.projects.create, { body: { name } });
  const { waiting, answered } = await server.ctx.db.asSystem(async (tx) => {
    await tx.selectFrom("organizations").select("id").where("id", "=", ada.organizationId).forUpdate().execute();
    const changes = Array.from({ length: 20 }, (_, index) => create(`shop ${index}`));
    await expect.poll(async () => (await waitingFor(tx)).length, { interval: 100 }).toBeGreaterThanOrEqual(7);
    return {
      waiting: changes,
      answered: await Promise.all([bob.request(api.projects.list), bob.request(api.projects.create, { body: { name: "own" } })]),
    };
  });
  expect(answered.map(({ status }) => status)).toEqual([200, 201]);
  const ended = await Promise.all(waiting);
  expect(ended.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
  const created = ended.filter(({ status }) => status === 201).length;
  expect((await create("last")).status).toBe(201);
  expect((await ada.call(api.projects.list)).pagination.total).toBe(created + 1);
});
