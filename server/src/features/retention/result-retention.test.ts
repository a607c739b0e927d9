import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newApiKey } from "../../testing/given/api-key.ts";
import { newProject } from "../../testing/given/project.ts";
import { untilEnded } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { lockResults, lockResultsForRemoval } from "../executions/results/lock-results.ts";
import { recordDue } from "../tests/record/record-later.ts";
import { removeAllDueResults } from "./remove-due-results.ts";

let server: TestServer;
let ada: Person;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  key = await newApiKey(ada);
});
afterAll(() => server.close());

type Outcome = "passed" | "failed";

/** An ended run with these results. */
async function endedRun(projectId: string, results: Record<string, Outcome>): Promise<string> {
  const { data } = await ada.call(api.executions.create, { body: { image: "suite:1", projectId } });
  await report(data.id, results);
  return data.id;
}

async function report(taskId: string, results: Record<string, Outcome>) {
  const tests = Object.entries(results).map(([name, status]) => ({
    name,
    suite: ["cart"],
    filePath: "cart.test.js",
    status,
    durationMs: 5,
    ...(status === "failed" ? { message: `${name} broke` } : {}),
  }));
  const failed = tests.some(({ status }) => status === "failed");
  const answer = await update(taskId, { exitCode: failed ? 1 : 0, results: { formats: ["junit"], tests } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await untilEnded(ada, taskId);
  await recordDue(server.ctx, ada.organizationId);
  // What else follows from a run's end may hold its row for a moment, and retention passes over such a run.
  await server.ctx.background.idle();
}

const update = (taskId: string, facts: { exitCode: number; results?: object }) =>
  server.worker(api.dispatch.update, { taskId, status: facts.exitCode === 0 ? "PASSED" : "FAILED", ...facts });

const age = (id: string, days: number) =>
  server.ctx.db.asSystem((tx) =>
    sql`update executions set finished_at = clock_timestamp() - make_interval(days => ${days}::int) where id = ${id}`.execute(tx),
  );

const rowsOf = (id: string) =>
  server.ctx.db.asSystem(async (tx) => {
    const { rows } = await sql<{ results: number; outcomes: number; failures: number }>`
      select (select count(*) from test_results where execution_id = ${id}) as results,
        (select count(*) from test_outcomes where execution_id = ${id}) as outcomes,
        (select count(*) from failure_occurrences where execution_id = ${id}) as failures`.execute(tx);
    return rows[0];
  });

const run = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data;
const testsOf = async (id: string) => (await ada.request(api.executions.tests, { params: { id } })).body;
const gate = async (taskId: string) => (await server.request(api.ci.gate, { headers: { "x-api-key": key }, body: { taskId } })).body.data;
const keep = (projectId: string, resultDays: number | null) =>
  ada.call(api.retention.change, { params: { id: projectId }, body: { logDays: null, reportDays: null, resultDays } });
const apply = async (projectId: string) => (await ada.call(api.retention.apply, { params: { id: projectId } })).data;
const none = { results: 0, outcomes: 0, failures: 0 };

test("results stay unless a project limits them; then those of old runs go, and the run's counts and verdict stay", async () => {
  const project = await newProject(ada);
  await endedRun(project, { adds: "passed", pays: "failed" });
  const old = await endedRun(project, { adds: "passed", pays: "failed", ships: "failed" });
  const pinned = await endedRun(project, { adds: "passed" });
  const recent = await endedRun(project, { adds: "passed", pays: "failed" });
  await ada.call(api.retention.pin, { params: { id: pinned } });
  for (const id of [old, pinned]) await age(id, 40);
  await removeAllDueResults(server.ctx);
  expect(await apply(project)).toMatchObject({ results: 0, remaining: 0 });
  const before = { ...(await run(old)), updatedAt: expect.any(String) };
  const { counts } = await testsOf(old);
  expect(counts).toMatchObject({ total: 3, failed: 2, new: 1, known: 1 });

  const preview = await ada.call(api.retention.preview, { params: { id: project }, query: { resultDays: 30 } });
  expect(preview.data).toMatchObject({ resultDays: 30, results: { executions: 1, tests: 3 }, totalBytes: 0 });
  expect((await keep(project, 30)).data).toEqual({ logDays: null, reportDays: null, resultDays: 30, maxResultDays: null });
  expect(await apply(project)).toEqual({ logs: 0, reports: 0, results: 1, freedBytes: 0, remaining: 0 });

  expect(await rowsOf(old)).toEqual(none);
  expect(await rowsOf(pinned)).toMatchObject({ results: 1, outcomes: 1 });
  expect(await rowsOf(recent)).toMatchObject({ results: 2, outcomes: 2 });
  expect(await run(old)).toEqual({ ...before, resultsRemovedAt: expect.any(String) });
  expect(await testsOf(old)).toMatchObject({ data: [], pagination: { total: 0 }, counts, resultsRemovedAt: expect.any(String) });
  expect((await run(recent)).resultsRemovedAt).toBeNull();
  expect(await apply(project)).toMatchObject({ results: 0 });
});

test("a matrix run that was red does not become green because retention removed the results that its re-runs had to repeat", async () => {
  const projectId = await newProject(ada);
  const { data } = await ada.call(api.matrixRuns.start, { body: { image: "suite:1", projectId, matrix: { axes: { B: ["1"] } } } });
  const whole = data.combinations[0]?.run?.id ?? "";
  await report(whole, { adds: "passed", pays: "failed", ships: "failed" });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: whole }, body: { only: "failed" } })).data;
  await report(rerun.id, { pays: "passed" });
  const read = async () => (await ada.call(api.matrixRuns.get, { params: { id: data.id } })).data;
  const listed = async () => (await ada.call(api.matrixRuns.list, { query: { projectId } })).data[0];
  expect(await read()).toMatchObject({ status: "FAILED", combinations: [{ notRunAgain: 1 }] });
  await age(whole, 40);
  await age(rerun.id, 20);
  await keep(projectId, 14);
  expect(await apply(projectId)).toMatchObject({ remaining: 0 });
  expect(await rowsOf(whole)).toEqual(none);
  expect(await read()).toMatchObject({ status: "FAILED", combinations: [{ cutShort: expect.stringContaining("removed on") }] });
  expect(await listed()).toMatchObject({ status: "FAILED" });
});

test("what needs removed results says that they are gone, and never that nothing failed", async () => {
  const project = await newProject(ada);
  const red = await endedRun(project, { adds: "passed", pays: "failed" });
  const green = await endedRun(project, { adds: "passed", pays: "passed" });
  const recent = await endedRun(project, { adds: "passed", pays: "passed" });
  const test = (await testsOf(red)).data.find(({ name }) => name === "pays");
  expect(await gate(red)).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }] });
  for (const id of [red, green]) await age(id, 20);
  await keep(project, 14);
  expect(await apply(project)).toMatchObject({ results: 2 });

  const removed = /^The results of run #\d+ were removed on \d{4}-\d\d-\d\d by retention/;
  expect(await gate(red)).toMatchObject({ status: "FAILED", failedTests: [], reason: expect.stringMatching(removed) });
  expect(await gate(green), "its record says that nothing failed").toMatchObject({ status: "PASSED" });
  const says = { code: "RESULTS_REMOVED", message: expect.stringMatching(removed) };
  const params = { id: red };
  expect((await ada.request(api.executions.rerun, { params, body: { only: "failed" } })).body).toMatchObject(says);
  expect((await ada.request(api.analysis.analyze, { params })).body).toMatchObject(says);
  for (const [id, query] of [
    [red, {}],
    [recent, {}],
    [recent, { with: green }],
  ] as const)
    expect((await ada.request(api.tests.compare, { params: { id }, query })).body).toMatchObject(says);
  const one = await ada.request(api.executions.test, { params: { id: red, test: test?.id ?? "" } });
  expect([one.status, one.body]).toEqual([404, expect.objectContaining(says)]);
  expect((await update(red, { exitCode: 0 })).status, "a late callback would count its tests twice").toBe(409);
  expect(await run(red)).toMatchObject({ status: "FAILED", tests: { total: 2, failed: 1 } });

  const testParams = { params: { id: test?.testId ?? "" } };
  const history = await ada.request(api.tests.history, testParams);
  expect(history.body).toMatchObject({
    data: [{ executionId: recent }],
    pagination: { total: 1 },
    resultsRemovedBefore: expect.any(String),
  });
  expect((await ada.call(api.tests.get, testParams)).data).toMatchObject({
    resultsRemovedBefore: expect.any(String),
    lastFailure: { executionId: red, message: null },
  });
  expect((await ada.call(api.flakeChecks.newTests, { params: { id: recent } })).data.tests, "they are older than the history").toEqual([]);
  // The whole run can be repeated.
  expect((await ada.request(api.executions.rerun, { params, body: { only: "all" } })).status).toBe(201);
});

test("a test whose failures began in removed results was seen before the oldest failing run that is left", async () => {
  const project = await newProject(ada);
  const [first, second] = [await endedRun(project, { pays: "failed" }), await endedRun(project, { pays: "failed" })];
  const [left] = [await endedRun(project, { pays: "failed" }), await endedRun(project, { pays: "failed" })];
  const testId = (await testsOf(first)).data[0]?.testId ?? "";
  const times = async () => {
    const { firstFailing, lastPassing, firstSeenAt } = (await ada.call(api.tests.get, { params: { id: testId } })).data;
    expect(lastPassing).toBeNull();
    return { first: firstFailing?.executionId, isSeenBefore: Date.parse(firstSeenAt) < Date.parse(firstFailing?.at ?? "") };
  };
  expect(await times()).toEqual({ first, isSeenBefore: false });
  for (const id of [first, second]) await age(id, 20);
  await keep(project, 14);
  expect(await apply(project)).toMatchObject({ results: 2 });
  expect(await times()).toEqual({ first: left, isSeenBefore: true });
});

test("a run that was re-run later keeps its results as long as its newest re-run", async () => {
  const project = await newProject(ada);
  const first = await endedRun(project, { adds: "passed", pays: "failed", ships: "failed" });
  const again = async (of: string) => (await ada.call(api.executions.rerun, { params: { id: of }, body: { only: "failed" } })).data.id;
  const second = await again(first);
  await report(second, { pays: "passed", ships: "failed" });
  const third = await again(second);
  for (const id of [first, second]) await age(id, 100);
  await keep(project, 30);
  expect(await apply(project), "the re-run has not ended").toMatchObject({ results: 0 });
  await report(third, { ships: "passed" });
  expect(await apply(project)).toMatchObject({ results: 0 });
  expect(await gate(third)).toMatchObject({ status: "PASSED" });
  await age(third, 31);
  await ada.call(api.retention.pin, { params: { id: first } });
  expect(await apply(project)).toMatchObject({ results: 2 });
  expect(await gate(third), "the first run's failures are all that is left").toMatchObject({ status: "FAILED" });
});

test("a re-run of failed tests and retention at the same time: the results stay, or the re-run is refused", async () => {
  const project = await newProject(ada);
  await keep(project, 14);
  const old = async () => {
    const id = await endedRun(project, { adds: "passed", pays: "failed" });
    await age(id, 40);
    return id;
  };
  const again = (id: string) => ada.request(api.executions.rerun, { params: { id }, body: { only: "failed" } });
  const [kept, removed] = [await old(), await old()];
  // The re-run is being accepted.
  await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    expect(await lockResults(tx, [kept])).toBe(true);
    expect(await apply(project), "of the other run").toMatchObject({ results: 1 });
  });
  expect((await rowsOf(kept))?.results).toBe(2);
  expect((await rowsOf(removed))?.results).toBe(0);
  // Retention is removing.
  await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    expect(await lockResultsForRemoval(tx, [kept])).toEqual([kept]);
    expect(await again(kept)).toMatchObject({ status: 409, body: { code: "RESULTS_REMOVED" } });
  });
  expect(await again(kept)).toMatchObject({ status: 201 });
  expect(await apply(project), "the re-run needs them").toMatchObject({ results: 0 });
});

test("the installation's limit holds for all projects, and a shorter one of a project stays", async () => {
  await using shared = await limitedServer();
  const { person, server: other } = shared;
  const [open, short] = [await newProject(person), await newProject(person)];
  const limits = async (id: string) => (await person.call(api.retention.get, { params: { id } })).data;
  expect(await limits(open)).toMatchObject({ resultDays: null, maxResultDays: 60 });
  await person.call(api.retention.change, { params: { id: short }, body: { logDays: null, reportDays: null, resultDays: 20 } });
  const uploaded = async (projectId: string, days: number) => {
    const at = new Date(Date.now() - days * 86_400_000).toISOString();
    const body = `<testsuite name="cart"><testcase name="adds"/></testsuite>`;
    const headers = { "content-type": "application/xml" };
    return (await person.call(api.ingest.report, { query: { projectId, startedAt: at, finishedAt: at }, body, headers })).data.id;
  };
  const ids = [await uploaded(open, 61), await uploaded(open, 30), await uploaded(short, 30), await uploaded(short, 10)];
  await recordDue(other.ctx, person.organizationId);
  await removeAllDueResults(other.ctx);
  const removed = await Promise.all(
    ids.map(async (id) => (await person.call(api.executions.get, { params: { id } })).data.resultsRemovedAt !== null),
  );
  expect(removed).toEqual([true, false, true, false]);
});

async function limitedServer() {
  const started = await startTestServer({ DEFAULT_PLAN: "enterprise", RESULT_DAYS: "60" });
  return { server: started, person: await started.signUp(), [Symbol.asyncDispose]: () => started.close() };
}

test("removal and a pin, a callback or another removal at the same time: each run is either whole or removed", async () => {
  const project = await newProject(ada);
  const ids: string[] = [];
  for (let place = 0; place < 6; place++) ids.push(await endedRun(project, { adds: "passed", pays: "failed" }));
  for (const id of ids) await age(id, 40);
  await keep(project, 30);
  const params = { params: { id: project } };
  const answers = await Promise.all([
    ada.request(api.retention.apply, params),
    ada.request(api.retention.pin, { params: { id: ids[5] ?? "" } }),
    update(ids[4] ?? "", { exitCode: 1, results: { formats: ["junit"], tests: [{ name: "pays", status: "failed", durationMs: 5 }] } }),
    ada.request(api.retention.apply, params),
    removeAllDueResults(server.ctx).then(() => ({ status: 200 })),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await recordDue(server.ctx, ada.organizationId);
  for (const id of ids) {
    const rows = await rowsOf(id);
    const { resultsRemovedAt, tests } = await run(id);
    expect(rows?.results).toBe(resultsRemovedAt === null ? tests?.total : 0);
    expect(rows?.outcomes).toBe(rows?.results);
  }
  expect(await rowsOf(ids[0] ?? "")).toEqual(none);
});

test("a period must be from 14 days on; it stays when a request does not name it, and only the organization's own projects have it", async () => {
  const project = await newProject(ada);
  const params = { params: { id: project } };
  const change = (body: object) => ada.request(api.retention.change, { ...params, body: body as never });
  expect((await change({ logDays: null, reportDays: null, resultDays: 13 })).status).toBe(400);
  await keep(project, 90);
  expect((await change({ logDays: 7, reportDays: null })).body).toMatchObject({ data: { logDays: 7, resultDays: 90 } });
  const eve = await server.signUp();
  expect((await eve.request(api.retention.get, params)).status).toBe(404);
  await expect(startTestServer({ RESULT_DAYS: "7" })).rejects.toThrow(/RESULT_DAYS/);
});
