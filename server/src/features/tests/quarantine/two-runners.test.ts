import { api } from "@gantry/contract/api.ts";
import { outsideTests } from "@gantry/contract/results/constants.ts";
import { collectFiles } from "@gantry/reports/testing/collect-files.ts";
import { tarOf } from "@gantry/reports/testing/tar-of.ts";
import { twoRunners } from "@gantry/reports/testing/two-runners.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server?.close());

const gateOf = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data;

/** Uploads a folder to a project, and asks the gate about it. */
async function upload(projectId: string, files: Record<string, string>) {
  const { data } = await ada.call(api.ingest.report, {
    query: { projectId, groupName: "nightly", exitCode: 1 },
    body: await tarOf(Object.entries(files).map(([name, content]) => ({ name, content }))),
    headers: { "content-type": "application/x-tar" },
  });
  return gateOf(data.id);
}

/** A project in which what fails in this folder is in quarantine. */
async function quarantined(files: Record<string, string>): Promise<string> {
  const project = await newProject(ada, { runSettings: { autoQuarantine: true } });
  for (let run = 0; run < 2; run++) await upload(project, files);
  expect((await upload(project, files)).status).toBe("PASSED");
  return project;
}

describe("a failure of one runner in a folder with reports of two", () => {
  test("that is in quarantine does not excuse the first failure of the other's test with the same name", async () => {
    const project = await quarantined(twoRunners({ browser: true, unit: false }));
    expect(await upload(project, twoRunners({ browser: true, unit: true }))).toMatchObject({
      status: "FAILED",
      failedTests: [{ name: "cart adds an item" }],
      quarantinedTests: [{ name: "adds an item" }],
    });
  });

  test("that passes in a re-run leaves the failure of the other's test", async () => {
    const end = async (taskId: string, files: Record<string, string>) => {
      const { formats, tests } = await collectFiles(files);
      const status = tests.some((one) => one.status === "failed") ? "FAILED" : "PASSED";
      expect((await server.worker(api.dispatch.update, { taskId, status, results: { formats, tests } })).status).toBe(200);
    };
    const { id } = await queueRun(ada, { projectId: await newProject(ada) });
    await end(id, twoRunners({ browser: true, unit: true }));
    const rerun = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "failed" } })).data;
    const { "results.json": report = "" } = twoRunners({ browser: false, unit: false });
    await end(rerun.id, { "results.json": report });
    expect(await gateOf(id)).toMatchObject({ status: "FAILED", failedTests: [{ name: "cart adds an item" }] });
  });
});

const pays = '<testsuite name="cart" tests="2" failures="1"><testcase classname="cart" name="pays"><failure message="known"/></testcase>';
const junit = { "junit.xml": `${pays}<testcase classname="cart" name="ships"/></testsuite>` };

test.each<[string, string]>([
  ["load.jtl", '<?xml version="1.0"?><testResults version="1.2"><httpSample t="1" s="false" lb="p" rc="500"/></testResults>'],
  [
    "sonar.xml",
    '<testExecutions version="1"><file path="a"><testCase name="p" duration="1"><failure message="x"/></testCase></file></testExecutions>',
  ],
  [
    "CUnitAutomated-Results.xml",
    "<CUNIT_TEST_RUN_REPORT><CUNIT_RESULT_LISTING><CUNIT_RUN_TEST_RECORD><CUNIT_RUN_TEST_FAILURE/></CUNIT_RUN_TEST_RECORD></CUNIT_RESULT_LISTING></CUNIT_TEST_RUN_REPORT>",
  ],
  ["testlog.json", '{"name": "p", "result": "FAIL", "returncode": 1}\n'],
])("a failure in quarantine does not excuse one in %s, which is not read", async (name, text) => {
  const gate = await upload(await quarantined(junit), { ...junit, [name]: text });
  expect(gate).toMatchObject({ status: "FAILED", failedTests: [{ name: outsideTests.unread }], quarantinedTests: [{ name: "pays" }] });
  expect(gate.failedTests[0]?.message).toContain(name);
});

test("a failure in quarantine does not excuse that the run was aborted", async () => {
  const trx = (outcome: string) => ({
    "r.trx": `<TestRun><Results><UnitTestResult testName="pays" outcome="Failed"/><UnitTestResult testName="ships" outcome="Passed"/></Results><ResultSummary outcome="${outcome}"><Counters total="2" passed="1" failed="1"/></ResultSummary></TestRun>`,
  });
  expect(await upload(await quarantined(trx("Failed")), trx("Aborted"))).toMatchObject({
    status: "FAILED",
    failedTests: [{ name: outsideTests.error, message: "The run's outcome is Aborted." }],
  });
});
