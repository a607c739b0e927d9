import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { type Database, openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { ownTables } from "../own-tables.ts";
import { checkDatabase, prepareDatabase } from "../prepare-database.ts";
import { migrations } from "./index.ts";

const opened: Database[] = [];
const open = (url: string) => {
  const db = openDatabase(url, { poolSize: 4, statementTimeoutMs: 60_000, onError: () => {} });
  opened.push(db);
  return db;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.close()));
});

const id = (digit: number) => String(digit).padStart(24, "a");
const everything = Object.keys(migrations).sort();

/** Runs statements as a role that sees the rows of all organizations. */
async function asSystem(db: Database, text: string) {
  const client = await db.pool.connect();
  try {
    await client.query("begin; set local role gantry_system");
    const result = await client.query(text);
    await client.query("commit");
    return result.rows;
  } finally {
    client.release();
  }
}

test("the list contains every file of the folder under its name, with no number used twice", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name));
  expect(everything).toEqual(files.sort().map((name) => name.replace(".ts", "")));
  expect(new Set(files.map((name) => name.slice(0, 3))).size).toBe(files.length);
});

test("001 moves existing people and records into an organization, and 013 moves the records into a project", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await db.pool.query(`
    create table users (id text primary key, email text not null unique, name text not null, password_hash text not null, role text,
      created_at timestamptz not null);
    create table projects (id text primary key, name text not null, created_at timestamptz not null);
    create table executions (id text primary key, image text not null, status text not null, requested_by_user text references users (id),
      created_at timestamptz not null);
    create table test_cases (id text primary key, title text not null, suite text, steps jsonb not null, created_at timestamptz not null);
    create table test_cycles (id text primary key, name text not null, status text not null);
    insert into users values
      ('${id(1)}', 'late@example.com', 'Late', 'hash-1', 'viewer', '2025-02-02'),
      ('${id(2)}', 'first@example.com', 'First', 'hash-2', null, '2025-01-01');
    insert into projects values ('${id(3)}', 'Second', '2025-03-02'), ('${id(4)}', 'Earliest', '2025-03-01');
    insert into executions values ('${id(5)}', 'shop/e2e:1', 'PASSED', '${id(1)}', '2025-04-01');
    insert into test_cases values ('${id(6)}', 'Log in', 'auth', '[{"action":"open","expectedResult":"seen"}]', '2025-04-02');
    insert into test_cycles values ('${id(7)}', 'Release 1', 'COMPLETED');`);
  await prepareDatabase(db.owner, url);
  const [organization, ...others] = await asSystem(db, "select id, name, plan from organizations");
  expect(others).toEqual([]);
  expect(organization).toMatchObject({ name: "Default", plan: "free" });
  const { people, work, title } = await db.withTenant(organization.id, async (tx) => ({
    people: await tx
      .selectFrom("memberships as m")
      .innerJoin("users as u", "u.id", "m.user_id")
      .select(["u.email", "m.role", "u.status"])
      .orderBy("u.email")
      .execute(),
    work: {
      executions: await tx.selectFrom("executions").select(["id", "project_id", "image", "status", "folder"]).execute(),
      cycles: await tx.selectFrom("test_cycles").select(["id", "project_id", "name"]).execute(),
    },
    title: await tx.selectFrom("test_cases").select(["title", "project_id", "steps", "priority"]).executeTakeFirst(),
  }));
  expect(people).toEqual([
    { email: "first@example.com", role: "admin", status: "active" },
    { email: "late@example.com", role: "viewer", status: "active" },
  ]);
  expect(work).toEqual({
    executions: [{ id: id(5), project_id: id(4), image: "shop/e2e:1", status: "PASSED", folder: "all" }],
    cycles: [{ id: id(7), project_id: id(4), name: "Release 1" }],
  });
  expect(title).toEqual({
    title: "Log in",
    project_id: id(4),
    steps: [{ action: "open", expectedResult: "seen" }],
    priority: "MEDIUM",
  });
  const left = await db.pool.query("select schema_name from information_schema.schemata where schema_name = 'single_tenant'");
  expect(left.rows).toEqual([]);
});

test("another program's tables are left alone, and the preparation names them before it changes anything", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await db.pool.query("create table users (id int primary key, password_hash text); insert into users values (1, 'theirs')");
  const objects = "select relname, relacl from pg_class union all select nspname, nspacl from pg_namespace order by 1";
  const before = (await db.pool.query(objects)).rows;
  for (const prepare of [prepareDatabase, checkDatabase])
    await expect(prepare(db.owner, url)).rejects.toThrow(
      /^The database contains tables of another program with names that Gantry uses \(users\)\./,
    );
  expect((await db.pool.query(objects)).rows).toEqual(before);
  await expect(migrate(db.owner)).rejects.toThrow(/"users" already exists/);
  // As left by an earlier version.
  await expect(prepareDatabase(db.owner, url)).rejects.toThrow(/names that Gantry uses \(users\)/);
  expect((await db.pool.query("select * from users")).rows).toEqual([{ id: 1, password_hash: "theirs" }]);
});

test("all of Gantry's tables are among the names that a new database must not contain", async () => {
  const db = open(await createTestDatabase());
  await migrate(db.owner);
  const { rows } = await db.pool.query(
    "select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not like 'kysely%'",
  );
  expect([...ownTables].sort()).toEqual(rows.map(({ relname }) => relname).sort());
});

test("011 indexes titles, 012 enables the feature, 013 gives every record a project", async () => {
  const db = open(await createTestDatabase());
  await migrate(db.owner, { to: "007-test-cases" });
  const [busy, empty, bare] = ["1", "2", "3"].map((digit) => digit.repeat(24));
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${busy}', 'Busy'), ('${empty}', 'No project'), ('${bare}', 'Nothing');
     insert into projects (org_id, id, name, created_at, deleted_at) values
       ('${busy}', '${id(1)}', 'Deleted', '2025-01-01', now()), ('${busy}', '${id(2)}', 'Second', '2025-03-01', null),
       ('${busy}', '${id(3)}', 'First', '2025-02-01', null);
     insert into executions (org_id, id, image, trigger, project_id) values
       ('${busy}', '${id(4)}', 'a', 'api', null), ('${busy}', '${id(5)}', 'a', 'api', '${id(2)}'), ('${empty}', '${id(6)}', 'a', 'api', null);
     insert into test_results (org_id, execution_id, ordinal, test_key, name, status, finished_at)
       values ('${busy}', '${id(4)}', 0, 'k', 'pays', 'passed', now());
     insert into test_cases (org_id, id, title) values ('${busy}', '${id(7)}', 'Pays by card'), ('${empty}', '${id(8)}', 'Pays by card');
     insert into test_cycles (org_id, id, name) values ('${busy}', '${id(9)}', 'Release');`,
  );
  await migrate(db.owner, { to: "013-backfill-project" });
  const found = await asSystem(
    db,
    `select org_id, title from test_cases where to_tsvector('simple', title) @@ to_tsquery('simple', 'card') order by org_id`,
  );
  expect(found.map(({ org_id }) => org_id)).toEqual([busy, empty]);
  const index = await db.pool.query("select indexdef from pg_indexes where indexname = 'test_cases_title_text'");
  expect(index.rows[0].indexdef).toContain("USING gin (to_tsvector('simple'");
  expect(await asSystem(db, "select distinct ai_features from organizations")).toEqual([{ ai_features: { specToTest: true } }]);
  const made = await asSystem(db, `select id, name from projects where org_id = '${empty}'`);
  expect(made).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{24}$/), name: "Default" }]);
  expect(await asSystem(db, `select id from projects where org_id = '${bare}'`)).toEqual([]);
  expect(await asSystem(db, "select id, project_id from executions order by id")).toEqual([
    { id: id(4), project_id: id(3) },
    { id: id(5), project_id: id(2) },
    { id: id(6), project_id: made[0].id },
  ]);
  expect(await asSystem(db, "select id, project_id from test_cases union select id, project_id from test_cycles order by id")).toEqual([
    { id: id(7), project_id: id(3) },
    { id: id(8), project_id: made[0].id },
    { id: id(9), project_id: id(3) },
  ]);
  expect(await asSystem(db, "select project_id from test_results")).toEqual([{ project_id: id(3) }]);
  await migrate(db.owner);
  expect(await migrate(db.owner)).toEqual([]);
});

test("030 chains existing entries in their order, and new ones", async () => {
  const db = open(await createTestDatabase());
  await migrate(db.owner, { to: "029-schedules" });
  const entry = (org: number, name: string) => `('${id(org)}', '${name}', 'user.removed', 'user', '${name}')`;
  const insert = "insert into audit_log (org_id, id, action, target_type, target_id) values";
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'One'), ('${id(2)}', 'Two');
     ${insert} ${entry(1, "z")}, ${entry(2, "only")}, ${entry(1, "a")};`,
  );
  await migrate(db.owner);
  await asSystem(db, `${insert} ${entry(1, "m")}`);
  const chain = await asSystem(
    db,
    `select c.org_id, c.place, c.entry_id, c.hash = audit_hash(lag(c.hash, 1, ''::bytea) over (partition by c.org_id order by c.place), l) as fits
     from audit_chain c join audit_log l on l.org_id = c.org_id and l.id = c.entry_id order by c.org_id, c.place`,
  );
  expect(chain).toEqual(
    [
      [1, 1, "z"],
      [1, 2, "a"],
      [1, 3, "m"],
      [2, 1, "only"],
    ].map(([org, place, name]) => ({ org_id: id(Number(org)), place, entry_id: name, fits: true })),
  );
});

test("058 adds up the days of each test by week, from Monday to Sunday", async () => {
  const db = open(await createTestDatabase());
  await migrate(db.owner, { to: "057-worker-starts" });
  const on = (day: string, test: number) => `('${id(1)}', '${id(2)}', '${day}', '${id(test)}', 2, 1, 0, 10.5)`;
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'One');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');
     insert into test_days (org_id, project_id, day, test_id, runs, failures, flaky, duration_ms) values
       ${on("2026-11-15", 3)}, ${on("2026-11-16", 3)}, ${on("2026-11-22", 3)}, ${on("2026-11-23", 3)}, ${on("2026-11-22", 4)};`,
  );
  await migrate(db.owner);
  const weeks = await asSystem(db, "select week::text, test_id, runs, failures, duration_ms from test_weeks order by test_id, week");
  const sums = (week: string, test: number, days: number) => ({
    week,
    test_id: id(test),
    runs: 2 * days,
    failures: days,
    duration_ms: 10.5 * days,
  });
  expect(weeks).toEqual([sums("2026-11-09", 3, 1), sums("2026-11-16", 3, 2), sums("2026-11-23", 3, 1), sums("2026-11-16", 4, 1)]);
});

test("152 ends the quarantine of what is no test", async () => {
  const db = open(await createTestDatabase());
  await migrate(db.owner, { to: "151-sources" });
  const names = [
    "Bail out!",
    "Error outside of any test",
    '"before each" hook for "pays"',
    'cart "after all" hook: closes',
    "pays",
    "shows a hook",
  ];
  const rows = names.map((name, index) => `('${id(1)}', '${id(index + 10)}', '${id(2)}', 'key ${index}', '${name}')`);
  const held = names.map((_, index) => `('${id(1)}', '${id(index + 10)}', '${id(2)}', 'key ${index}', 'auto')`);
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'One');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');
     insert into tests (org_id, id, project_id, test_key, name) values ${rows.join(", ")};
     insert into quarantine (org_id, test_id, project_id, test_key, source) values ${held.join(", ")};`,
  );
  await migrate(db.owner);
  const left = await asSystem(db, "select name from quarantine q join tests t on t.org_id = q.org_id and t.id = q.test_id order by name");
  expect(left.map(({ name }) => name)).toEqual(["pays", "shows a hook"]);
});

test("166 keeps all results, and lists the runs that have some", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await migrate(db.owner, { to: "158-kinds-of-tests" });
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'Acme');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');
     insert into executions (org_id, id, project_id, image, trigger, status, tests, finished_at) values
       ('${id(1)}', '${id(3)}', '${id(2)}', 'suite:1', 'api', 'PASSED', '{"total":1,"passed":1,"failed":0,"skipped":0,"flaky":0,"quarantined":0}', now()),
       ('${id(1)}', '${id(4)}', '${id(2)}', 'suite:1', 'api', 'PASSED', null, now());
     insert into test_results (org_id, execution_id, ordinal, project_id, test_key, name, status)
       values ('${id(1)}', '${id(3)}', 0, '${id(2)}', 'key', 'adds', 'passed');`,
  );
  await migrate(db.owner);
  expect(await asSystem(db, "select result_days, results_removed_before from projects")).toEqual([
    { result_days: null, results_removed_before: null },
  ]);
  const kept = "select id from executions where tests is not null and results_removed_at is null";
  expect(await asSystem(db, kept)).toEqual([{ id: id(3) }]);
  expect(await asSystem(db, "select name from test_results")).toEqual([{ name: "adds" }]);
  // A server of the release before, beside the new database, writes neither of the new columns.
  await asSystem(db, `update executions set tests = null where id = '${id(3)}'`);
  expect(await asSystem(db, kept)).toEqual([]);
  const [index] = await asSystem(db, "select indisvalid from pg_index where indexrelid = 'executions_results'::regclass");
  expect(index).toEqual({ indisvalid: true });
});

test("174 gives runs their branch, also those that a server of the release before adds, and an index that the tenants' role can use", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await migrate(db.owner, { to: "166-result-retention" });
  const add = (digit: number, context: string) =>
    asSystem(
      db,
      `insert into executions (org_id, id, project_id, image, trigger, ci_context) values ('${id(1)}', '${id(digit)}', '${id(2)}', 'suite:1', 'api', ${context})`,
    );
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'Acme');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');`,
  );
  await add(3, `'{"branch":"main","author":"Ada"}'`);
  await add(4, "null");
  await migrate(db.owner);
  await add(5, `'{"branch":"fix"}'`);
  await asSystem(db, `update executions set ci_context = '{"branch":"moved"}' where id = '${id(3)}'`);
  expect(await asSystem(db, "select id, ci_branch from executions order by id")).toEqual([
    { id: id(3), ci_branch: "moved" },
    { id: id(4), ci_branch: null },
    { id: id(5), ci_branch: "fix" },
  ]);
  const plan = await db.withTenant(id(1), async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ "QUERY PLAN": string }>`
      explain select id from executions where org_id = ${sql.lit(id(1))} and deleted_at is null and ci_branch = 'fix'
      order by created_at desc, id desc limit 20`.execute(tx);
  });
  const lines = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain("executions_branches");
  expect(lines).toMatch(/Index Cond: .*ci_branch/);
});

test("178 leaves it open for older failures, and for those of a server of the release before, whether their category is a guess", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await migrate(db.owner, { to: "174-run-branches" });
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'Acme');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');
     insert into executions (org_id, id, project_id, image, trigger) values ('${id(1)}', '${id(3)}', '${id(2)}', 'suite:1', 'api');`,
  );
  const add = (ordinal: number) =>
    asSystem(
      db,
      `insert into failure_occurrences (org_id, execution_id, ordinal, project_id, fingerprint, category, message, at)
       values ('${id(1)}', '${id(3)}', ${ordinal}, '${id(2)}', 'f', 'data', 'no rows', now())`,
    );
  await add(0);
  await migrate(db.owner);
  await add(1);
  expect(await asSystem(db, "select ordinal, is_guess from failure_occurrences order by ordinal")).toEqual([
    { ordinal: 0, is_guess: false },
    { ordinal: 1, is_guess: false },
  ]);
});

test("a migration, and waiting for one, may take longer than a statement of a request", async () => {
  const url = await createTestDatabase();
  const statementTimeoutMs = 200;
  const databases = [0, 1].map(() => {
    const db = openDatabase(url, { poolSize: 4, statementTimeoutMs, onError: () => {} });
    opened.push(db);
    return db;
  });
  const watcher = open(url);
  await migrate(watcher.owner, { to: "166-result-retention" });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; lock table executions in share mode");
  const migrated = Promise.all(databases.map((db) => migrate(db.owner)));
  const long = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and clock_timestamp() - query_start > interval '${5 * statementTimeoutMs} milliseconds'`;
  await Promise.race([migrated, expect.poll(async () => (await watcher.pool.query(long)).rowCount).toBe(2)]);
  await holder.query("commit");
  await holder.end();
  expect((await migrated).map(({ length }) => length).toSorted()).toEqual([
    0,
    everything.length - everything.indexOf("166-result-retention") - 1,
  ]);
  // Connections of the pool have their limit again.
  await expect(databases[0]?.pool.query("select pg_sleep(60)")).rejects.toThrow("statement timeout");
});

test("three concurrent migrations apply each migration once", async () => {
  const url = await createTestDatabase();
  const applied = await Promise.all([open(url), open(url), open(url)].map((db) => migrate(db.owner)));
  expect(
    applied
      .flat()
      .map(({ migrationName }) => migrationName)
      .sort(),
  ).toEqual(everything);
});

test("a killed migration leaves the schema unchanged, and the next one succeeds", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await migrate(db.owner, { to: "007-test-cases" });
  // 013 waits for this lock after 011 and 012 are done.
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; lock table executions in share mode");
  const migrator = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../../../programs/migrate.ts")], {
    env: {
      PATH: process.env.PATH ?? "",
      DATABASE_URL: url,
      JWT_SECRET: "x",
      WORKER_SECRET: "x",
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString("base64")}`,
    },
    stdio: "ignore",
  });
  const waiting = async () =>
    (await db.pool.query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rows;
  await expect.poll(waiting).toHaveLength(1);
  migrator.kill("SIGKILL");
  await once(migrator, "exit");
  await holder.query("rollback");
  await holder.end();
  await expect.poll(waiting).toEqual([]);
  const applied = async () => (await db.pool.query("select name from kysely_migration order by name")).rows.map(({ name }) => name);
  await expect.poll(applied).toEqual(everything.filter((name) => name <= "007-test-cases"));
  const { rows } = await db.pool.query(
    "select to_regclass('test_cases_title_text') as index, count(*) as columns from information_schema.columns where column_name = 'ai_features'",
  );
  expect(rows).toEqual([{ index: null, columns: 0 }]);
  await migrate(db.owner);
  expect(await applied()).toEqual(everything);
});

test("184: a server of the release before still starts matrix runs, and ends their runs", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await migrate(db.owner, { to: "178-guessed-failures" });
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'Acme');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');`,
  );
  const start = (matrixRun: number) =>
    asSystem(
      db,
      `insert into matrix_runs (org_id, id, project_id, axes, combinations, trigger, requested_by)
       values ('${id(1)}', '${id(matrixRun)}', '${id(2)}', '[]', '[[]]', 'api', '{}');
       insert into executions (org_id, id, project_id, image, trigger, matrix_run_id, matrix_position)
       values ('${id(1)}', '${id(matrixRun + 10)}', '${id(2)}', 'suite:1', 'api', '${id(matrixRun)}', 0);
       update executions set status = 'PASSED', verdict = 'PASSED', finished_at = now() where id = '${id(matrixRun + 10)}';`,
    );
  await start(3);
  await migrate(db.owner);
  await start(4);
  expect(await asSystem(db, "select id, notified_status from matrix_runs order by id")).toEqual([
    { id: id(3), notified_status: null },
    { id: id(4), notified_status: null },
  ]);
  expect(await asSystem(db, "select count(*)::int as ends from matrix_run_ends")).toEqual([{ ends: 0 }]);
});

test("190 sums no day itself, and what a server of the release before writes withdraws the sums of its day", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await migrate(db.owner, { to: "184-matrix-run-notifications" });
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'Acme');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');
     insert into executions (org_id, id, project_id, image, trigger) values ('${id(1)}', '${id(3)}', '${id(2)}', 'suite:1', 'api');`,
  );
  const add = (ordinal: number, day: string) => `
    insert into failure_occurrences (org_id, execution_id, ordinal, project_id, fingerprint, category, message, at)
    values ('${id(1)}', '${id(3)}', ${ordinal}, '${id(2)}', 'f', 'data', 'no rows', '${day}T12:00:00Z')`;
  const asTenant = (statement: string) => db.withTenant(id(1), (tx) => sql.raw(statement).execute(tx));
  const days = async () => (await asSystem(db, "select day::text from summed_failure_days order by day")).map(({ day }) => day);
  await asSystem(db, add(0, "2026-11-01"));
  await migrate(db.owner);
  expect(await days()).toEqual([]);
  const all = ["2026-11-01", "2026-11-02", "2026-11-03"];
  await asSystem(db, all.map((day) => `insert into summed_failure_days values ('${id(1)}', '${day}', '${day}T18:00:00Z')`).join(";"));
  await asTenant(add(1, "2026-11-02"));
  expect(await days()).toEqual(["2026-11-01", "2026-11-03"]);
  // After the end of the sums.
  await asTenant(add(2, "2026-11-03").replace("T12", "T20"));
  expect(await days()).toEqual(["2026-11-01", "2026-11-03"]);
  await asTenant(`update executions set deleted_at = now() where id = '${id(3)}'`);
  expect(await days()).toEqual(["2026-11-03"]);
});

test("196 counts the cancelled runs of each day that was already counted", async () => {
  const url = await createTestDatabase();
  const db = open(url);
  await migrate(db.owner, { to: "192-due-failures" });
  let last = 10;
  const run = (at: string, columns: Record<string, string> = {}) => {
    const row = { verdict: "ERROR", error_code: "CANCELLED", history: "counted", image: "suite:1", ...columns };
    const names = Object.keys(row);
    return `insert into executions (org_id, id, project_id, trigger, created_at, status, ${names.join(", ")})
      values ('${id(1)}', '${id(last++)}', '${id(2)}', 'api', '${at}', 'ERROR', ${names.map((name) => `'${row[name as keyof typeof row]}'`).join(", ")});`;
  };
  const day = (date: string, image: string) =>
    `insert into run_days (org_id, project_id, day, image, errors) values ('${id(1)}', '${id(2)}', '${date}', '${image}', 3);`;
  await asSystem(
    db,
    `insert into organizations (id, name) values ('${id(1)}', 'Acme');
     insert into projects (org_id, id, name) values ('${id(1)}', '${id(2)}', 'Shop');
     ${day("2026-11-01", "suite:1")} ${day("2026-11-01", "suite:2")} ${day("2026-11-02", "suite:1")}
     ${run("2026-11-01T00:00:00Z")} ${run("2026-11-01T23:59:59.999Z")}
     ${run("2026-11-01T12:00:00Z", { error_code: "TIMEOUT" })}
     ${run("2026-11-01T12:00:00Z", { image: "suite:2" })}
     ${run("2026-11-02T12:00:00Z", { history: "due" })}
     ${run("2026-11-02T12:00:00Z", { deleted_at: "2026-11-03T12:00:00Z" })}`,
  );
  await migrate(db.owner);
  expect(await asSystem(db, "select day::text, image, errors, cancelled from run_days order by 1, 2")).toEqual([
    { day: "2026-11-01", image: "suite:1", errors: 3, cancelled: 2 },
    { day: "2026-11-01", image: "suite:2", errors: 3, cancelled: 1 },
    { day: "2026-11-02", image: "suite:1", errors: 3, cancelled: 0 },
  ]);
});
