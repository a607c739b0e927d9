import { api } from "@gantry/contract/api.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../../platform/db/database.ts";
import { newProject } from "../../../testing/given/project.ts";
import { createMigratedDatabase } from "../../../testing/migrated-database.ts";
import { uploadReport } from "../../../testing/given/report.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

/** The first 200 are in the analysis; three batches follow. */
const failedTests = 2_300;
const report = `<testsuites><testsuite name="s">${Array.from(
  { length: failedTests },
  (_, index) => `<testcase name="pays ${index}"><failure message="expected ${index} to equal 1"/></testcase>`,
).join("")}</testsuite></testsuites>`;

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(databaseUrl: string): Promise<TestServer> {
  const server = await startTestServer({ DEFAULT_PLAN: "enterprise", AI_TIMEOUT_SECONDS: "1", DATABASE_URL: databaseUrl });
  servers.push(server);
  return server;
}

/** Holds the batches of a server back: those up to `allowed` are classified, the others wait until the server closes. */
function holdBatches({ ctx: { uploadReaders } }: TestServer) {
  const gate = { allowed: 0 };
  const read = uploadReaders.read.bind(uploadReaders);
  vi.spyOn(uploadReaders, "read").mockImplementation(async (...args) => {
    if (args[0] === "failures") {
      await vi.waitUntil(() => gate.allowed > 0 || args[2].signal?.aborted, { timeout: waitTimeoutMs, interval: 20 });
      args[2].signal?.throwIfAborted();
      gate.allowed -= 1;
    }
    return read(...args);
  });
  return gate;
}

const stateOf = async ({ ctx }: TestServer) => {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ status: string; failures_after: number | null; failures_tries: number; stored: number; groups: number; times: number }>`
      select status, failures_after, failures_tries, (select count(*)::int from failure_occurrences) as stored,
        (select count(*)::int from failure_groups) as groups, (select count(distinct at)::int from failure_occurrences) as times
      from execution_analyses`.execute(tx),
  );
  return rows[0];
};

const complete = { status: "READY", failures_after: null, failures_tries: 0, stored: failedTests, groups: failedTests, times: 1 };
const pollOptions = { interval: 200 };

/** A large run whose analysis is stored with its first failures only, and the server that has to classify the others. */
async function analyzedInPart(databaseUrl: string) {
  const server = await start(databaseUrl);
  const ada = await server.signUp();
  const project = await newProject(ada, { name: "large" });
  const gate = holdBatches(server);
  const { id } = await uploadReport(ada, project, report);
  await expect.poll(() => stateOf(server), pollOptions).toMatchObject({ status: "READY", failures_after: 199, stored: 200 });
  expect(await failuresOf(server, ada, id)).toBe("pending");
  return { server, gate, ada, id };
}

const tokenOf = (person: Person) => ({ authorization: `Bearer ${person.token}` });
const failuresOf = async (server: TestServer, person: Person, id: string) =>
  (await server.as(tokenOf(person)).call(api.analysis.get, { params: { id } })).data.failures;

async function close(server: TestServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.close();
}

test("another server continues with the failures of a large run after the first one was stopped", async () => {
  const database = await createMigratedDatabase();
  const { server, gate, ada, id } = await analyzedInPart(database);
  // The first batch is read again after the analysis was stored.
  gate.allowed = 2;
  await expect.poll(() => stateOf(server), pollOptions).toMatchObject({ failures_after: 1_199, stored: 1_200 });
  await close(server);
  const next = await start(database);
  await expect.poll(() => stateOf(next), pollOptions).toEqual(complete);
  expect(await failuresOf(next, ada, id)).toBe("complete");
});

test("two servers continue with the failures of a killed one when its lease is over, and each failure is stored once", async () => {
  const database = await createMigratedDatabase();
  const { server, gate, ada, id } = await analyzedInPart(database);
  gate.allowed = 2;
  await expect.poll(() => stateOf(server), pollOptions).toMatchObject({ failures_after: 1_199, stored: 1_200 });
  await close(server);
  // A killed server cannot release its lease.
  const db = openDatabase(database, { poolSize: 1, statementTimeoutMs: 60_000, onError: () => {} });
  await db.asSystem((tx) => sql`update execution_analyses set held_until = clock_timestamp() + interval '5 seconds'`.execute(tx));
  await db.close();
  const [one, other] = await Promise.all([start(database), start(database)]);
  await expect.poll(() => stateOf(other), pollOptions).toEqual(complete);
  expect(await failuresOf(one, ada, id)).toBe("complete");
});

test("failures are stored once the database takes them again", async () => {
  const { server, gate } = await analyzedInPart(await createMigratedDatabase());
  const { owner } = server.ctx.db;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$`.execute(
    owner,
  );
  await sql`create trigger refuse before insert on failure_occurrences for each row when (new.ordinal = 1500) execute function refuse()`.execute(
    owner,
  );
  gate.allowed = Number.POSITIVE_INFINITY;
  await expect.poll(() => stateOf(server), pollOptions).toMatchObject({ failures_after: 1_199, stored: 1_200 });
  await server.ctx.background.idle("explain");
  expect(await stateOf(server)).toMatchObject({ failures_after: 1_199, stored: 1_200 });
  await sql`drop trigger refuse on failure_occurrences`.execute(owner);
  await expect.poll(() => stateOf(server), pollOptions).toEqual(complete);
});

test("after too many tries the analysis says that failures are missing", async () => {
  const database = await createMigratedDatabase();
  const { server, ada, id } = await analyzedInPart(database);
  await server.ctx.db.asSystem((tx) => sql`update execution_analyses set failures_tries = 16`.execute(tx));
  await close(server);
  const next = await start(database);
  await expect.poll(() => failuresOf(next, ada, id), pollOptions).toBe("incomplete");
  expect(await stateOf(next)).toMatchObject({ status: "READY", failures_after: null, stored: 200, groups: 200 });
  // A new analysis finds them.
  await next.as(tokenOf(ada)).call(api.analysis.analyze, { params: { id } });
  await expect.poll(() => stateOf(next), pollOptions).toEqual(complete);
  expect(await failuresOf(next, ada, id)).toBe("complete");
});

test("the due failures of a deleted run are not added", async () => {
  const database = await createMigratedDatabase();
  const { server, ada, id } = await analyzedInPart(database);
  expect((await ada.request(api.executions.delete, { params: { id } })).status).toBe(200);
  await close(server);
  const next = await start(database);
  await expect.poll(() => stateOf(next), pollOptions).toMatchObject({ failures_after: null, stored: 200 });
});
