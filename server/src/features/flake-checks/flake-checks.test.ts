import { api } from "@gantry/contract/api.ts";
import type { FlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { uploadReport } from "../../testing/given/report.ts";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let web: FakeWeb;
beforeAll(async () => {
  web = await startFakeWeb();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" }, { safeFetch: web.fetch });
});
afterAll(async () => {
  await server?.close();
  await web?.close();
});

type Outcome = "passed" | "failed" | "skipped" | "retried";

const resultsOf = (outcomes: Record<string, Outcome>) => ({
  formats: ["junit"],
  tests: Object.entries(outcomes).map(([name, outcome]) => ({
    name,
    suite: ["cart"],
    filePath: "tests/smoke/cart.test.js",
    durationMs: 10,
    ...(outcome === "retried" ? { status: "passed", flaky: true, retries: 1 } : { status: outcome }),
  })),
});

/** A worker carries the run out. */
async function carryOut(taskId: string, outcomes: Record<string, Outcome>): Promise<void> {
  const { attempt } = await claimRun(server, taskId);
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
  const exitCode = Object.values(outcomes).includes("failed") ? 1 : 0;
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode, results: resultsOf(outcomes) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

interface Suite {
  ada: Person;
  projectId: string;
  /** The run that the checks repeat. */
  source: string;
  /** The id of a test. */
  idOf: (name: string) => Promise<string>;
}

/** A project with one run of these tests. */
async function suiteOf(outcomes: Record<string, Outcome>, run: Parameters<typeof queueRun>[1] = {}): Promise<Suite> {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { name: "Shop" });
  const { id: source } = await queueRun(ada, { projectId, folder: "smoke", ...run });
  await carryOut(source, outcomes);
  const idOf = async (name: string) => {
    const { data } = await ada.call(api.tests.list, { query: { project: projectId, search: name } });
    return data[0]?.id ?? "";
  };
  return { ada, projectId, source, idOf };
}

async function startCheck({ ada, idOf }: Suite, names: readonly string[], times = 2): Promise<FlakeCheck> {
  const testIds = await Promise.all(names.map(idOf));
  const { data } = await ada.call(api.flakeChecks.start, { body: { testIds, times } });
  expect(data).toHaveLength(1);
  return data[0] as FlakeCheck;
}

const readCheck = async (ada: Person, id: string) => (await ada.call(api.flakeChecks.get, { params: { id } })).data;
const usageOf = async (ada: Person) => (await ada.call(api.organizations.usage)).data.testRuns.used;

test("a test that fails in one of three runs is flaky, and nothing else that is known of the project changes", async () => {
  const suite = await suiteOf(
    { pays: "passed", adds: "passed" },
    { command: "--quick", config: { envVars: { API: "x" }, groupName: "nightly", environment: "staging" } },
  );
  const { ada, projectId } = suite;
  const [testId, insights, used] = [
    await suite.idOf("pays"),
    (await ada.call(api.insights.get, { query: { project: projectId } })).data,
    await usageOf(ada),
  ];
  const check = await startCheck(suite, ["pays"], 3);
  expect(check).toMatchObject({ projectId, executionId: suite.source, times: 3, status: "running", requestedBy: { id: ada.id } });
  expect(check.tests).toMatchObject([{ testId, name: "pays", outcome: null, runs: 3, waiting: 3 }]);
  expect(await usageOf(ada)).toBe(used + 3);

  const [first = "", second = "", third = ""] = check.runs.map(({ executionId }) => executionId);
  const claimed = await claimRun(server, first);
  expect(claimed).toMatchObject({ image: "suite:1", command: "--quick", folder: "smoke" });
  const variables = Object.fromEntries(claimed.variables.map(({ name, value }) => [name, value]));
  expect(variables).toMatchObject({ API: "x", TESTS: "tests/smoke/cart.test.js::cart::pays" });
  await server.worker(api.dispatch.update, {
    taskId: first,
    attempt: claimed.attempt,
    status: "ANALYZING",
    exitCode: 0,
    results: resultsOf({ pays: "passed" }),
  });
  await carryOut(second, { pays: "failed" });
  expect((await readCheck(ada, check.id)).tests).toMatchObject([{ outcome: null, passed: 1, failed: 1, waiting: 1 }]);
  await carryOut(third, { pays: "passed" });

  const ended = await readCheck(ada, check.id);
  expect(ended).toMatchObject({ status: "ended", tests: [{ outcome: "flaky", runs: 3, passed: 2, failed: 1, waiting: 0 }] });
  expect(ended.runs.map(({ status }) => status)).toEqual(["PASSED", "FAILED", "PASSED"]);
  const { data: found } = await ada.call(api.tests.get, { params: { id: testId } });
  expect(found).toMatchObject({
    flaky: true,
    broken: false,
    passRate: 1,
    runs: 1,
    failures: 0,
    flakyRuns: 0,
    lastExecutionId: suite.source,
  });
  expect(found.lastFlakeCheck).toMatchObject({ id: check.id, outcome: "flaky", failed: 1, runs: 3 });
  expect(found.history).toHaveLength(1);
  const listed = (await ada.call(api.tests.list, { query: { project: projectId, flaky: "true" } })).data;
  expect(listed.map(({ name, lastFlakeCheck }) => [name, lastFlakeCheck?.outcome])).toEqual([["pays", "flaky"]]);
  expect((await ada.call(api.insights.get, { query: { project: projectId } })).data).toEqual(insights);
  expect((await ada.call(api.failureGroups.list, { query: { project: projectId } })).data).toEqual([]);
  expect((await ada.call(api.executions.get, { params: { id: second } })).data).toMatchObject({
    trigger: "flake-check",
    environment: "staging",
    flakeCheckId: check.id,
    groupName: null,
    ciContext: null,
  });
  expect((await ada.request(api.executions.rerun, { params: { id: second }, body: {} })).body).toMatchObject({ code: "FLAKE_CHECK_RUN" });
  const ofRun = await ada.call(api.executions.tests, { params: { id: second }, query: { status: "failed" } });
  expect([ofRun.data[0]?.isNew, ofRun.counts.failed, ofRun.counts.new]).toEqual([null, 1, 0]);
  expect((await ada.call(api.tests.compare, { params: { id: second }, query: {} })).data).toMatchObject({
    with: null,
    counts: { missing: 0 },
  });
  const withCheck = await ada.request(api.tests.compare, { params: { id: suite.source }, query: { with: second } });
  expect(withCheck).toMatchObject({ status: 400, body: { code: "FLAKE_CHECK_RUN" } });
  expect((await ada.call(api.analysis.get, { params: { id: second } })).data.status).toBe("NOT_NEEDED");
  expect((await ada.request(api.analysis.analyze, { params: { id: second } })).body).toMatchObject({ code: "NOTHING_TO_ANALYZE" });
});

test("a later check in which the test always passes ends the mark; so do 30 later outcomes", async () => {
  const suite = await suiteOf({ pays: "passed", adds: "passed" });
  const { ada, projectId } = suite;
  const flaky = async () => (await ada.call(api.tests.list, { query: { project: projectId, flaky: "true" } })).data.map(({ name }) => name);
  for (const run of (await startCheck(suite, ["pays", "adds"])).runs.entries())
    await carryOut(run[1].executionId, run[0] === 0 ? { pays: "retried", adds: "failed" } : { pays: "passed", adds: "passed" });
  expect(await flaky()).toEqual(["adds", "pays"]);
  const steady = await startCheck(suite, ["pays"]);
  for (const { executionId } of steady.runs) await carryOut(executionId, { pays: "passed" });
  expect((await readCheck(ada, steady.id)).tests).toMatchObject([{ outcome: "passed", passed: 2, runs: 2 }]);
  expect(await flaky()).toEqual(["adds"]);
  for (let run = 0; run < 30; run++) await carryOut((await queueRun(ada, { projectId })).id, { adds: "passed" });
  expect(await flaky()).toEqual([]);
  const checks = await ada.call(api.flakeChecks.list, { query: { testId: await suite.idOf("adds") } });
  expect(checks.data).toHaveLength(1);
  expect((await ada.call(api.flakeChecks.list, { query: { project: projectId } })).data.map(({ id }) => id)[0]).toBe(steady.id);
});

test("a run without the test, a skipped test and a run that ends in ERROR are no results", async () => {
  const suite = await suiteOf({ pays: "passed", adds: "passed" });
  const { ada } = suite;
  const check = await startCheck(suite, ["pays"], 4);
  const [one = "", two = "", three = "", four = ""] = check.runs.map(({ executionId }) => executionId);
  await carryOut(one, { adds: "passed" });
  await carryOut(two, { pays: "skipped", adds: "passed" });
  const { attempt } = await claimRun(server, three);
  const error = { code: "ENGINE_FAILED", message: "no" };
  const report = { taskId: three, attempt, status: "ANALYZING", exitCode: null, error, results: resultsOf({ pays: "failed" }) };
  expect((await server.worker(api.dispatch.update, report)).status).toBe(200);
  await carryOut(four, { pays: "passed" });
  const ended = await readCheck(ada, check.id);
  expect(ended.tests).toMatchObject([{ outcome: "incomplete", runs: 4, passed: 1, failed: 0, notRun: 2, errors: 1 }]);
  expect((await ada.call(api.tests.get, { params: { id: await suite.idOf("pays") } })).data.flaky).toBe(false);
});

test("of two checks of the same test that start at the same time one is refused; so is every further one until it has ended", async () => {
  const suite = await suiteOf({ pays: "passed", adds: "passed" });
  const { ada } = suite;
  const [pays, adds] = [await suite.idOf("pays"), await suite.idOf("adds")];
  const start = (...testIds: string[]) => ada.request(api.flakeChecks.start, { body: { testIds, times: 2 } });
  const answers = await gate(server.ctx.db, lockOrganization(ada.organizationId), [() => start(pays), () => start(pays, adds)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ error: "Check in progress", code: "FLAKE_CHECK_IN_PROGRESS" });
  expect(await usageOf(ada)).toBe(3);
  const started = answers.find(({ status }) => status === 201)?.body.data[0];
  const cancelled = (await ada.call(api.flakeChecks.cancel, { params: { id: started?.id ?? "" } })).data;
  expect(cancelled).toMatchObject({ status: "ended" });
  expect(cancelled.tests[0]).toMatchObject({ outcome: "incomplete", errors: 2 });
  expect((await ada.call(api.flakeChecks.cancel, { params: { id: cancelled.id } })).data).toEqual(cancelled);
  expect((await start(pays)).status).toBe(201);
});

test("a repeated request with the same Idempotency-Key starts one check", async () => {
  const suite = await suiteOf({ pays: "passed" });
  const body = { testIds: [await suite.idOf("pays")], times: 2 };
  const start = () => suite.ada.call(api.flakeChecks.start, { body, headers: { "idempotency-key": "one-check" } });
  const [first, again] = [await start(), await start()];
  expect(again).toEqual(first);
  expect(await usageOf(suite.ada)).toBe(3);
});

test("a check that needs more runs than the plan has left is refused before anything starts, and one that fits exactly is not", async () => {
  const suite = await suiteOf({ pays: "passed" });
  const { ada, projectId } = suite;
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("organizations").set({ plan: "free" }).where("id", "=", ada.organizationId).execute(),
  );
  const month = { test_runs: 40 };
  await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx.updateTable("usage_months").set(month).where("org_id", "=", ada.organizationId).execute(),
  );
  const testIds = [await suite.idOf("pays")];
  const refused = await ada.request(api.flakeChecks.start, { body: { testIds, times: 11 } });
  expect(refused).toMatchObject({ status: 429, body: { error: "Test run limit reached", quota: { used: 40, limit: 50 } } });
  expect(refused.body.message).toContain("This needs 11 runs and 10 are left, so none was started.");
  expect(await usageOf(ada)).toBe(40);
  expect((await ada.call(api.executions.list, { query: { project: projectId } })).data).toHaveLength(1);
  expect((await ada.request(api.flakeChecks.start, { body: { testIds } })).status).toBe(201);
  expect(await usageOf(ada)).toBe(50);
});

test("when one of the runs cannot be accepted, none is", async () => {
  const suite = await suiteOf({ pays: "passed" }, { concurrencyGroup: "staging" });
  const { ada, projectId } = suite;
  for (let waiting = 0; waiting < 95; waiting++) await queueRun(ada, { projectId, concurrencyGroup: "staging" });
  const before = await usageOf(ada);
  const body = { testIds: [await suite.idOf("pays")] };
  expect((await ada.request(api.flakeChecks.start, { body })).body).toMatchObject({ code: "TOO_MANY_WAITING_RUNS" });
  expect(await usageOf(ada)).toBe(before);
  expect((await ada.call(api.flakeChecks.list, { query: { project: projectId } })).data).toEqual([]);
  expect((await ada.call(api.tests.list, { query: { project: projectId } })).data[0]?.lastFlakeCheck).toBeNull();
});

test("the latest run of each test is repeated; tests of two suites become two checks, and uploaded ones cannot be checked", async () => {
  const suite = await suiteOf({ pays: "passed", adds: "failed" });
  const { ada, projectId } = suite;
  const rerun = (await ada.call(api.executions.rerun, { params: { id: suite.source }, body: { only: "failed" } })).data;
  await carryOut(rerun.id, { adds: "passed" });
  const other = await queueRun(ada, { projectId, image: "other:2" });
  await carryOut(other.id, { logs: "passed" });
  const testIds = await Promise.all(["pays", "adds", "logs"].map(suite.idOf));
  const { data } = await ada.call(api.flakeChecks.start, { body: { testIds, times: 2 } });
  expect(data.map((check) => [check.executionId, check.tests.map(({ name }) => name)])).toEqual([
    [rerun.id, ["adds", "pays"]],
    [other.id, ["logs"]],
  ]);
  await uploadReport(ada, projectId, '<testsuite name="up"><testcase name="uploaded"/></testsuite>');
  const uploaded = await ada.request(api.flakeChecks.start, { body: { testIds: [await suite.idOf("uploaded")] } });
  expect(uploaded).toMatchObject({ status: 409, body: { code: "TEST_NOT_CHECKABLE" } });
  expect(uploaded.body.message).toContain("\u201cuploaded\u201d was last run outside of Gantry");
});

test("the new tests of a run are those that no earlier run had", async () => {
  const suite = await suiteOf({ pays: "passed" });
  const { ada, projectId } = suite;
  const next = await queueRun(ada, { projectId });
  const ask = async () => (await ada.call(api.flakeChecks.newTests, { params: { id: next.id } })).data;
  expect(await ask()).toEqual({ tests: [], hasMore: false, pending: true });
  await carryOut(next.id, { pays: "passed", ships: "failed", waits: "skipped" });
  expect(await ask()).toMatchObject({ tests: [{ id: await suite.idOf("ships"), name: "ships" }], hasMore: false, pending: false });
  const testIds = [await suite.idOf("ships")];
  const of = (executionId: string) => ada.request(api.flakeChecks.start, { body: { testIds, times: 2, executionId } });
  expect((await of(suite.source)).body).toMatchObject({ code: "TEST_NOT_CHECKABLE" });
  expect((await of(next.id)).body.data[0]).toMatchObject({ executionId: next.id });
});

test("viewers see checks and do not start them; other organizations do not see them", async () => {
  const suite = await suiteOf({ pays: "passed" });
  const { ada, projectId } = suite;
  const check = await startCheck(suite, ["pays"]);
  const viewer = await addMember(server, ada, "viewer");
  expect(await readCheck(viewer, check.id)).toEqual(check);
  const body = { testIds: [await suite.idOf("pays")] };
  expect((await viewer.request(api.flakeChecks.start, { body })).status).toBe(403);
  expect((await viewer.request(api.flakeChecks.cancel, { params: { id: check.id } })).status).toBe(403);
  const eve = await server.signUp();
  for (const asked of [
    eve.request(api.flakeChecks.get, { params: { id: check.id } }),
    eve.request(api.flakeChecks.cancel, { params: { id: check.id } }),
    eve.request(api.flakeChecks.newTests, { params: { id: suite.source } }),
    eve.request(api.flakeChecks.start, { body }),
  ])
    expect((await asked).status).toBe(404);
  expect((await eve.call(api.flakeChecks.list, { query: { project: projectId } })).data).toEqual([]);
  await ada.call(api.projects.delete, { params: { id: projectId } });
  expect((await ada.request(api.flakeChecks.get, { params: { id: check.id } })).status).toBe(404);
});

test("deleted runs of a check no longer count", async () => {
  const suite = await suiteOf({ pays: "passed" });
  const { ada } = suite;
  const check = await startCheck(suite, ["pays"]);
  const [one = "", two = ""] = check.runs.map(({ executionId }) => executionId);
  await carryOut(one, { pays: "passed" });
  await ada.call(api.executions.delete, { params: { id: two } });
  expect(await readCheck(ada, check.id)).toMatchObject({ status: "ended", tests: [{ outcome: "passed", runs: 1 }] });
});

test("nobody is notified of a check's runs, and a badge and the next comparison ignore them", async () => {
  const suite = await suiteOf({ pays: "passed" });
  const { ada, projectId } = suite;
  const posts: string[] = [];
  web.hosts.set("hooks.slack.com", ({ json }) => {
    posts.push(JSON.stringify(json));
    return { status: 200, body: "ok" };
  });
  const rule = { channel: "slack" as const, name: "team", url: "https://hooks.slack.com/services/T0/B0/secret" };
  await ada.call(api.notifications.create, { params: { id: projectId }, body: rule });
  const badge = (await ada.call(api.badges.create, { params: { id: projectId } })).data.url ?? "";
  for (const { executionId } of (await startCheck(suite, ["pays"])).runs) await carryOut(executionId, { pays: "failed" });
  await server.outbox.idle();
  expect(posts).toEqual([]);
  expect((await server.raw({ method: "GET", path: new URL(badge, server.url).pathname }, {})).body).toContain(
    "<title>tests: passed</title>",
  );
  const next = await queueRun(ada, { projectId, folder: "smoke" });
  await carryOut(next.id, { pays: "failed" });
  const compared = (await ada.call(api.tests.compare, { params: { id: next.id }, query: {} })).data;
  expect(compared.with?.executionId).toBe(suite.source);
  expect(compared.counts).toMatchObject({ new: 1, known: 0 });
  await server.outbox.idle();
  expect(posts).toHaveLength(1);
});

test("a test that is told from others by its line is found in a report that names only this one", async () => {
  const suite = await suiteOf({ pays: "passed" });
  const { ada, projectId } = suite;
  const twice = (lines: readonly number[]) => ({
    formats: ["junit"],
    tests: lines.map((line) => ({
      name: "row",
      suite: ["table"],
      filePath: "t.js",
      line,
      status: "passed",
      durationMs: 1,
      variant: lines.length > 1 ? `line ${line}` : undefined,
    })),
  });
  const { id } = await queueRun(ada, { projectId });
  const report = async (taskId: string, lines: readonly number[]) => {
    const { attempt } = await claimRun(server, taskId);
    const facts = { taskId, attempt, status: "ANALYZING", exitCode: 0, results: twice(lines) };
    expect((await server.worker(api.dispatch.update, facts)).status).toBe(200);
  };
  await report(id, [3, 9]);
  const { data } = await ada.call(api.tests.list, { query: { project: projectId, search: "row" } });
  const nine = data.find(({ variant }) => variant === "line 9")?.id ?? "";
  const [check] = (await ada.call(api.flakeChecks.start, { body: { testIds: [nine], times: 2 } })).data;
  for (const { executionId } of check?.runs ?? []) await report(executionId, [9]);
  expect((await readCheck(ada, check?.id ?? "")).tests).toMatchObject([{ testId: nine, outcome: "passed", passed: 2 }]);
});
