import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { recordMissing, recordLater } from "../record/record-later.ts";
import { recordBatch, recordRun } from "../record/record-run.ts";
import { uploadReport } from "../../../testing/given/report.ts";
import { queueRun } from "../../../testing/given/run.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

/** A report that names one test so many times. @returns the run's id. */
async function ingest(person: Person, projectId: string, tests: number): Promise<string> {
  const body = `<testsuites><testsuite name="s">${'<testcase name="same" classname="c"/>'.repeat(tests)}</testsuite></testsuites>`;
  return (await uploadReport(person, projectId, body)).id;
}

const totalOf = async (projectId: string) => (await ada.call(api.tests.list, { query: { project: projectId } })).pagination.total;

test("a report of 5,000 tests enters and leaves history, in an organization that the statistics do not know", async () => {
  for (let other = 0; other < 6; other++) {
    const person = await server.signUp();
    const project = await newProject(person);
    await ingest(person, project, 20);
    expect((await person.call(api.tests.list, { query: { project } })).pagination.total).toBe(20);
  }
  await sql`analyze`.execute(server.ctx.db.owner);
  const project = await newProject(ada);
  const run = await ingest(ada, project, 5000);
  // A list counts up to 1,000.
  expect(await totalOf(project)).toBe(1000);
  expect((await ada.request(api.executions.delete, { params: { id: run } })).status).toBe(200);
  expect(await totalOf(project)).toBe(0);
  expect((await ada.call(api.insights.get, { query: { project } })).data.totals.runs).toBe(0);
});

/** As if the server had died between the verdict and the history. */
async function forgetHistory(person: Person, run: string): Promise<void> {
  await server.ctx.background.idle();
  await server.ctx.db.withTenant(person.organizationId, async (tx) => {
    for (const table of ["test_outcomes", "test_days", "test_weeks", "tests", "run_days"] as const) await tx.deleteFrom(table).execute();
    // The sweep would pick it up after a few seconds.
    const later = new Date(Date.now() + 3_600_000);
    await tx.updateTable("executions").set({ history: "due", updated_at: later }).where("id", "=", run).execute();
  });
}

test("a run with many tests enters history in batches: until the last one the gate waits, and a deletion takes back what is there", async () => {
  const person = await server.signUp();
  const project = await newProject(person);
  const run = await ingest(person, project, 1500);
  await forgetHistory(person, run);
  const { organizationId } = person;
  const runsToday = async () => (await person.call(api.insights.get, { query: { project } })).data.totals.runs;
  const gate = async () => (await person.call(api.ci.gate, { body: { taskId: run } })).data;
  const inHistory = async () => (await person.call(api.tests.list, { query: { project } })).pagination.total;

  expect(await recordBatch(server.ctx, organizationId, run)).toBe(true);
  expect(await inHistory()).toBe(1000);
  expect(await runsToday()).toBe(0);
  expect(await gate()).toMatchObject({ status: "PENDING", reason: expect.stringContaining("history") });
  expect(await recordBatch(server.ctx, organizationId, run)).toBe(false);
  expect(await runsToday()).toBe(1);
  expect(await gate()).toMatchObject({ status: "PASSED" });
  const lists = await person.request(api.tests.list, { query: { project, limit: 1 } });
  expect(lists.body.data[0]).toMatchObject({ runs: 1, lastStatus: "passed" });

  await forgetHistory(person, run);
  expect(await recordBatch(server.ctx, organizationId, run)).toBe(true);
  expect((await person.request(api.executions.delete, { params: { id: run } })).status).toBe(200);
  await recordRun(server.ctx, organizationId, run);
  expect(await inHistory()).toBe(0);
  expect(await runsToday()).toBe(0);
});

test("the gate of a later run waits until an earlier large one is in history: it may end a quarantine with its last results", async () => {
  const person = await server.signUp();
  const project = await newProject(person);
  const large = await ingest(person, project, 1500);
  const small = await ingest(person, project, 1);
  const gate = async () => (await person.call(api.ci.gate, { body: { taskId: small } })).data;
  expect(await gate()).toMatchObject({ status: "PASSED" });
  await forgetHistory(person, large);
  expect(await recordBatch(server.ctx, person.organizationId, large)).toBe(true);
  expect(await gate()).toMatchObject({ status: "PENDING", reason: expect.stringContaining("history") });
  await recordRun(server.ctx, person.organizationId, large);
  expect(await gate()).toMatchObject({ status: "PASSED" });
});

test("callbacks between two batches of a run's history leave what the last one says, once", async () => {
  const project = await newProject(ada);
  const run = await ingest(ada, project, 1100);
  await forgetHistory(ada, run);
  expect(await recordBatch(server.ctx, ada.organizationId, run)).toBe(true);
  const say = (tests: number) => {
    const results = Array.from({ length: tests }, (_, n) => ({ name: `callback ${n}`, suite: ["s"], status: "passed", durationMs: 1 }));
    return server.worker(api.dispatch.update, { taskId: run, status: "PASSED", results: { formats: ["junit"], tests: results } });
  };
  const answers = await Promise.all([recordRun(server.ctx, ada.organizationId, run), say(2), say(3)]);
  expect(answers.slice(1)).toMatchObject([{ status: 200 }, { status: 200 }]);
  await server.ctx.background.idle();
  const total = (await ada.call(api.executions.get, { params: { id: run } })).data.tests?.total;
  expect([2, 3]).toContain(total);
  expect((await ada.request(api.tests.list, { query: { project } })).body).toMatchObject({
    pagination: { total },
    data: Array(total ?? 0).fill({ runs: 1 }),
  });
  expect((await ada.call(api.insights.get, { query: { project } })).data.totals).toMatchObject({ runs: 1 });
});

test("when a server is killed between two batches, two others that continue at once count each test and the run once", async () => {
  const person = await server.signUp();
  const project = await newProject(person);
  const run = await ingest(person, project, 2100);
  await forgetHistory(person, run);
  const { organizationId } = person;
  expect(await recordBatch(server.ctx, organizationId, run)).toBe(true);
  const longAgo = new Date(Date.now() - 3_600_000);
  await server.ctx.db.withTenant(organizationId, (tx) =>
    tx.updateTable("executions").set({ updated_at: longAgo }).where("id", "=", run).execute(),
  );
  await Promise.all([recordMissing(server.ctx), recordRun(server.ctx, organizationId, run), recordRun(server.ctx, organizationId, run)]);
  await server.ctx.background.idle();
  const { rows } = await server.ctx.db.withTenant(organizationId, (tx) =>
    sql`
      select (select count(*)::int from test_outcomes where execution_id = ${run}) as outcomes, bool_and(runs = 1) as once
      from test_days where project_id = ${project}`.execute(tx),
  );
  expect(rows).toEqual([{ outcomes: 2100, once: true }]);
  expect((await person.call(api.insights.get, { query: { project } })).data.totals).toMatchObject({ runs: 1 });
  expect((await person.call(api.ci.gate, { body: { taskId: run } })).data.status).toBe("PASSED");
});

test("a server forgets that it could not record a run which another one has recorded", async () => {
  const person = await server.signUp();
  const project = await newProject(person);
  const run = await ingest(person, project, 1);
  await forgetHistory(person, run);
  const withTenant = vi.spyOn(server.ctx.db, "withTenant").mockRejectedValueOnce(new Error("the database was away"));
  await recordLater(server.ctx, { org_id: person.organizationId, id: run, project_id: project });
  withTenant.mockRestore();
  const { failedRecordings } = server.ctx.tests;
  expect(failedRecordings.has(run)).toBe(true);
  // What another server does.
  await recordRun(server.ctx, person.organizationId, run);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 3_600_000);
  await recordMissing(server.ctx);
  clock.mockRestore();
  expect(failedRecordings.has(run)).toBe(false);
});

test("of a test that a report names in two batches, the last result counts, once", async () => {
  const project = await newProject(ada);
  const { id: taskId } = await queueRun(ada, { projectId: project });
  const passing = (name: string) => ({ name, suite: ["s"], status: "passed", durationMs: 5 });
  const tests = [
    passing("twice"),
    ...Array.from({ length: 1200 }, (_, place) => passing(`test ${place}`)),
    { ...passing("twice"), status: "failed" },
  ];
  const ended = await server.worker(api.dispatch.update, { taskId, status: "FAILED", results: { formats: ["junit"], tests } });
  expect(ended.status, JSON.stringify(ended.body)).toBe(200);
  await server.ctx.background.idle();
  const { body } = await ada.request(api.tests.list, { query: { project, search: "twice" } });
  expect(body.data).toMatchObject([{ lastStatus: "failed", runs: 1, failures: 1 }]);
});

test("a test is found by its key, and no row is checked against the tests, whatever the statistics say of the organization", async () => {
  await ingest(ada, await newProject(ada), 20);
  await sql`analyze`.execute(server.ctx.db.owner);
  const stranger = await server.signUp();
  const plan = await server.ctx.db.withTenant(stranger.organizationId, async (tx) => {
    const { rows } = await sql<Record<string, string>>`
      explain select 1 from tests where org_id = ${stranger.organizationId} and id = 'unknown'`.execute(tx.commitWithNext());
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/using tests_pkey|Seq Scan/);
  const { rows } = await sql<{ from: string }>`
    select conrelid::regclass::text as from from pg_constraint where contype = 'f' and confrelid = 'tests'::regclass`.execute(
    server.ctx.db.owner,
  );
  // Their rows are few: people and rules make them, not reports.
  expect(rows.map(({ from }) => from).sort()).toEqual(["flake_check_results", "quarantine", "test_case_links"]);
  const { rows: beside } = await sql<{ indexname: string }>`
    select indexname from pg_indexes where tablename in ('tests', 'flake_check_results', 'quarantine', 'quarantine_events', 'test_case_links') and indexname not like '%_pkey'
      and indexdef like '%(org_id%'`.execute(server.ctx.db.owner);
  expect(beside).toEqual([]);
});

/** A run of one test in the project's suite, as if the server had died before it was recorded. */
async function endUnrecorded(person: Person, projectId: string, name: string): Promise<string> {
  const { id } = await uploadReport(person, projectId, `<testsuite name="s"><testcase name="${name}" classname="c"/></testsuite>`);
  await server.ctx.background.idle();
  await server.ctx.db.withTenant(person.organizationId, async (tx) => {
    await tx.deleteFrom("test_outcomes").where("execution_id", "=", id).execute();
    await tx.updateTable("tests").set({ missed_runs: 0 }).where("project_id", "=", projectId).execute();
    // The sweep takes runs that have waited for some seconds.
    const updated_at = sql<Date>`clock_timestamp() + interval '1 hour'`;
    await tx.updateTable("executions").set({ history: "due", history_left: null, updated_at }).where("id", "=", id).execute();
  });
  server.ctx.tests.recordedOrganizations.clear();
  return id;
}

test("the tests that a run should have had are counted in pages, each once, and the gate does not wait for them", async () => {
  const person = await server.signUp();
  const project = await newProject(person);
  const tests = 4_500;
  const body = Array.from({ length: tests }, (_, n) => `<testcase name="test ${n}" classname="c"/>`).join("");
  await uploadReport(person, project, `<testsuite name="s">${body}</testsuite>`);
  await server.ctx.background.idle();
  const run = await endUnrecorded(person, project, "one more");
  const missed = async () => {
    const { rows } = await server.ctx.db.withTenant(person.organizationId, (tx) =>
      sql<{ once: number; more: number }>`
        select count(*) filter (where missed_runs = 1)::int as once, count(*) filter (where missed_runs > 1)::int as more
        from tests where project_id = ${project}`.execute(tx),
    );
    return rows[0];
  };

  expect(await recordBatch(server.ctx, person.organizationId, run)).toBe(true);
  const first = (await missed())?.once ?? 0;
  expect(first).toBeGreaterThan(1_900);
  expect(first).toBeLessThanOrEqual(2_000);
  expect((await person.call(api.ci.gate, { body: { taskId: run } })).data.status).toBe("PASSED");
  await Promise.all([recordRun(server.ctx, person.organizationId, run), recordRun(server.ctx, person.organizationId, run)]);
  expect(await missed()).toEqual({ once: tests, more: 0 });
});

test("while one project's history is busy, its gate says PENDING, and the other projects of the organization notice nothing", async () => {
  const person = await server.signUp();
  const [busy, free] = [await newProject(person), await newProject(person)];
  const run = await endUnrecorded(person, busy, "a");
  const other = await endUnrecorded(person, free, "b");
  const gate = async (taskId: string) => {
    const { status, body } = await person.request(api.ci.gate, { body: { taskId } });
    return { status, is: body.data?.status, reason: body.data?.reason };
  };
  await server.ctx.db.withTenant(person.organizationId, async (tx) => {
    await tx.selectFrom("projects").select("id").where("id", "=", busy).forNoKeyUpdate().execute();
    // More requests than the organization has connections.
    const busyGates = Promise.all(Array.from({ length: 30 }, () => gate(run)));
    expect(await gate(other)).toMatchObject({ status: 200, is: "PASSED" });
    expect((await person.request(api.tests.list, { query: { project: free } })).status).toBe(200);
    const pending = { status: 200, is: "PENDING", reason: expect.stringContaining("history") };
    expect(await busyGates).toEqual(Array(30).fill(pending));
    expect((await person.request(api.tests.list, { query: { project: busy } })).status).toBe(200);
  });
  await server.ctx.background.idle();
  await expect.poll(async () => (await gate(run)).is).toBe("PASSED");
});

test("a deletion that finds the project's history busy answers 503 with Retry-After, and works afterwards", async () => {
  const project = await newProject(ada);
  const run = await ingest(ada, project, 3);
  expect(await totalOf(project)).toBe(3);
  const refused = await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    await tx.selectFrom("projects").select("id").where("id", "=", project).forNoKeyUpdate().execute();
    return ada.request(api.executions.delete, { params: { id: run } });
  });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(refused.body.message).toMatch(/try again/i);
  expect((await ada.request(api.executions.get, { params: { id: run } })).status).toBe(200);
  expect((await ada.request(api.executions.delete, { params: { id: run } })).status).toBe(200);
});
