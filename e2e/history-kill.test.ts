import { api } from "@gantry/contract/api.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../server/src/testing/given/project.ts";
import { uploadReport } from "../server/src/testing/given/report.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";

const perBatch = 1_000;
const tests = 8 * perBatch;
const failed = tests / 10;

let server: ServerProcess;
let ada: Person;
beforeAll(async () => {
  server = await createServerProcess({ DEFAULT_PLAN: "enterprise" });
  await server.start();
  ada = await signUp(server.url);
});
afterAll(() => server?.close());

/** How many results of a run are not in history yet; `null` when all are. */
async function left(run: string): Promise<number | null | undefined> {
  const row = await server.db.asSystem((tx) => tx.selectFrom("executions").select("history_left").where("id", "=", run).executeTakeFirst());
  return row?.history_left;
}

/** From now on each batch but the first waits at its end, before it commits, while `killInBatch` holds its lock. */
const batchesWait = `
  create function wait_in_batch() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(old.history_left / ${perBatch});
    return new;
  end $$;
  create trigger wait_in_batch before update of history_left on executions
  for each row when (old.history_left is not null) execute function wait_in_batch()`;

const waitingBatch = `select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/**
 * Kills the server in the batch that begins with so many batches left: it has written the batch, but cannot commit.
 * @param begin what makes the server record; resolves to the run's id.
 * @returns `history_left` after the kill.
 */
async function killInBatch(batches: number, begin: () => Promise<string>): Promise<number | null | undefined> {
  const holder = new pg.Client(server.databaseUrl);
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [batches]);
    const run = await begin();
    await expect.poll(async () => (await holder.query(waitingBatch, [batches])).rowCount).toBe(1);
    await server.kill("SIGKILL");
    // PostgreSQL would notice the lost connection only after it had the lock.
    await holder.query(`select pg_terminate_backend(pid) from (${waitingBatch}) waiting`, [batches]);
    return await left(run);
  } finally {
    await holder.end();
  }
}

test("a server that is killed in two batches of a run's history loses nothing and counts nothing twice", async () => {
  const projectId = await newProject(ada);
  const cases = Array.from(
    { length: tests },
    (_, n) => `<testcase classname="c" name="t${n}">${n % 10 === 0 ? "<failure/>" : ""}</testcase>`,
  );
  await server.db.pool.query(batchesWait);
  let id = "";
  const uploaded = async () => {
    ({ id } = await uploadReport(ada, projectId, `<testsuites><testsuite name="s">${cases.join("")}</testsuite></testsuites>`));
    return id;
  };
  expect(await killInBatch(7, uploaded)).toBe(7 * perBatch);
  expect(await killInBatch(3, () => server.start().then(() => id))).toBe(3 * perBatch);
  await server.start();
  await expect.poll(() => left(id), { interval: 100 }).toBe(null);

  const stored = await server.db.withTenant(ada.organizationId, async (tx) => ({
    tests: await tx.selectFrom("tests").select("id").where("project_id", "=", projectId).execute(),
    outcomes: await tx.selectFrom("test_outcomes").select("test_id").where("execution_id", "=", id).execute(),
    days: await tx.selectFrom("test_days").select(["runs", "failures"]).where("project_id", "=", projectId).execute(),
    weeks: await tx.selectFrom("test_weeks").select(["runs", "failures"]).where("project_id", "=", projectId).execute(),
  }));
  expect(stored.tests).toHaveLength(tests);
  expect(stored.outcomes).toHaveLength(tests);
  expect(new Set(stored.outcomes.map(({ test_id }) => test_id)).size).toBe(tests);
  for (const counted of [stored.days, stored.weeks]) {
    expect(counted.every(({ runs }) => runs === 1)).toBe(true);
    expect(counted).toHaveLength(tests);
    expect(counted.filter(({ failures }) => failures === 1)).toHaveLength(failed);
  }
  expect((await ada.call(api.insights.get, { query: { project: projectId } })).data.totals).toMatchObject({ runs: 1 });
  expect((await ada.call(api.ci.gate, { body: { taskId: id } })).data.status).toBe("FAILED");
});
