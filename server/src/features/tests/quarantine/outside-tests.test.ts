import { api } from "@gantry/contract/api.ts";
import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { TestKind } from "@gantry/contract/results/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { uploadReport } from "../../../testing/given/report.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const watched = () => newProject(ada, { runSettings: { autoQuarantine: true } });
const queued = async (projectId: string) => (await queueRun(ada, { projectId, groupName: "nightly" })).id;

/** A run with one result of this name, and a test that passed. */
async function end(taskId: string, name: string, kind: TestKind | undefined, status: "passed" | "failed" = "failed") {
  const result = { name, suite: ["cart"], status, durationMs: 5, ...(kind === undefined ? {} : { kind }) };
  const tests = [result, { name: "ships", suite: ["cart"], status: "passed" as const, durationMs: 5 }];
  const body = {
    taskId,
    status: status === "failed" ? ("FAILED" as const) : ("PASSED" as const),
    results: { formats: ["junit" as const], tests },
  };
  const answer = await server.worker(api.dispatch.update, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return taskId;
}
const runOf = async (project: string, name: string, kind?: TestKind, status?: "passed" | "failed") =>
  end(await queued(project), name, kind, status);

const quarantined = async (project: string) => (await ada.call(api.quarantine.list, { query: { project } })).data.map(({ name }) => name);
const gateOf = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data;
const countOf = async (taskId: string) => (await ada.call(api.executions.get, { params: { id: taskId } })).data.tests?.quarantined;
async function idIn(taskId: string, name: string): Promise<string> {
  const { data } = await ada.call(api.executions.tests, { params: { id: taskId } });
  return data.find((one) => one.name === name)?.testId ?? "";
}
const eventsOf = async (testId: string) =>
  (await ada.call(api.quarantine.events, { query: { testId } })).data.map(({ event }) => event).reverse();

test.each(["l.test.ts", "cart", "drop schema", "initializationError", "ae for pays"])(
  "“%s” is never quarantined if the report says that it is no test",
  async (name) => {
    const project = await watched();
    for (let run = 0; run < 3; run++) await runOf(project, name, "outside");
    const last = await runOf(project, name, "outside");
    expect(await quarantined(project)).toEqual([]);
    expect(await ada.request(api.quarantine.add, { body: { testId: await idIn(last, name) } })).toMatchObject({
      status: 400,
      body: { code: "NOT_A_TEST" },
    });
    expect(await gateOf(last)).toMatchObject({ status: "FAILED", failedTests: [{ name }], quarantinedTests: [] });
  },
);

test.each([...Object.values(outsideTests), '"before all" hook for "cart"', "Configuration method setUp"])(
  "“%s” is quarantined if the report says that it is a test",
  async (name) => {
    const project = await watched();
    for (let run = 0; run < 2; run++) await runOf(project, name, "test");
    const third = await runOf(project, name, "test");
    expect(await quarantined(project)).toEqual([name]);
    expect(await gateOf(third)).toMatchObject({ status: "PASSED", failedTests: [], quarantinedTests: [{ name }] });
    await runOf(project, name, "test", "passed");
    expect(await quarantined(project)).toEqual([]);
  },
);

test("a test whose name only begins like that of a hook is quarantined, whoever read the report", async () => {
  const [project, name] = [await watched(), '"before all" hook runs the migrations'];
  for (let run = 0; run < 3; run++) await runOf(project, name);
  expect(await quarantined(project)).toEqual([name]);
});

test("the first result that says that it is no test ends a quarantine, and does not pass the gate", async () => {
  const [project, name] = [await watched(), "cart.test.ts"];
  // An older worker did not say what it is.
  for (let run = 0; run < 2; run++) await runOf(project, name);
  const third = await runOf(project, name);
  expect(await gateOf(third)).toMatchObject({ status: "PASSED", quarantinedTests: [{ name }] });
  const next = await runOf(project, name, "outside");
  expect(await gateOf(next)).toMatchObject({ status: "FAILED", failedTests: [{ name }], quarantinedTests: [] });
  expect(await countOf(next)).toBe(0);
  expect(await quarantined(project)).toEqual([]);
  expect(await eventsOf(await idIn(next, name))).toEqual(["quarantined", "released"]);
  await runOf(project, name, "outside");
  expect(await quarantined(project)).toEqual([]);
});

test("so does one that was set by hand and is kept", async () => {
  const [project, name] = [await watched(), "cart"];
  const first = await runOf(project, name);
  const keepUntil = new Date(Date.now() + 86_400_000).toISOString();
  await ada.call(api.quarantine.add, { body: { testId: await idIn(first, name), keepUntil } });
  const next = await runOf(project, name, "outside");
  expect((await gateOf(next)).status).toBe("FAILED");
  expect(await quarantined(project)).toEqual([]);
});

test("a test in quarantine that was interrupted does not excuse that the run was stopped", async () => {
  const project = await watched();
  const upload = async (status: "failed" | "interrupted") => {
    const results = [{ status, duration: 3, error: { message: "no" } }];
    const tests = [{ projectName: "c", status: status === "failed" ? "unexpected" : "skipped", expectedStatus: "passed", results }];
    const report = {
      config: { configFile: "/app/p.ts", rootDir: "/app" },
      suites: [{ title: "a.ts", file: "a.ts", specs: [{ title: "pays", file: "a.ts", tests }] }],
      errors: [],
      stats: { unexpected: status === "failed" ? 1 : 0 },
    };
    const query = { projectId: project, groupName: "nightly", exitCode: 1 };
    const headers = { "content-type": "application/json" };
    return (await ada.call(api.ingest.report, { query, body: JSON.stringify(report), headers })).data.id;
  };
  for (let run = 0; run < 3; run++) await upload("failed");
  expect(await gateOf(await upload("failed"))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
  const stopped = await gateOf(await upload("interrupted"));
  expect(stopped).toMatchObject({ status: "FAILED", failedTests: [{ name: outsideTests.run }], quarantinedTests: [{ name: "pays" }] });
  expect(await quarantined(project)).toEqual(["pays"]);
});

test("a file whose process failed leaves quarantine with the next report of node:test, and its other causes are red", async () => {
  const [project, name] = [await watched(), "/app/a.test.js"];
  // As an older version read it.
  for (let run = 0; run < 3; run++) await runOf(project, name, "test");
  const reason = "[Error: test failed] { code: 'ERR_TEST_FAILURE', exitCode: 1, signal: null }";
  const entry = `<testcase name="${name}" classname="test" failure="test failed"><failure type="testCodeFailure" message="test failed">${reason}</failure></testcase>`;
  const { id } = await uploadReport(ada, project, `<testsuites>${entry}</testsuites>`, { groupName: "nightly", exitCode: 1 });
  expect(await gateOf(id)).toMatchObject({ status: "FAILED", failedTests: [{ name }], quarantinedTests: [] });
});

test("a failure outside of tests does not count for a test of its name", async () => {
  const [project, name] = [await watched(), "cart"];
  for (let run = 0; run < 2; run++) await runOf(project, name, "outside");
  await runOf(project, name, "test");
  expect(await quarantined(project)).toEqual([]);
  await runOf(project, name, "test");
  expect(await quarantined(project)).toEqual([]);
  await runOf(project, name, "test");
  expect(await quarantined(project)).toEqual([name]);
});

test("a late result of an older run neither ends a quarantine nor passes the gate of its run", async () => {
  const [project, name] = [await watched(), "cart"];
  const late = await queued(project);
  for (let run = 0; run < 3; run++) await runOf(project, name, "test");
  await end(late, name, "outside");
  expect(await quarantined(project)).toEqual([name]);
  expect(await gateOf(late)).toMatchObject({ status: "FAILED", failedTests: [{ name }] });
});
