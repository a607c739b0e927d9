import { api } from "@gantry/contract/api.ts";
import { tarOf } from "@gantry/reports/testing/tar-of.ts";
import { collectFiles } from "@gantry/reports/testing/collect-files.ts";
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

const watched = () => newProject(ada, { runSettings: { autoQuarantine: true } });
const gateOf = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data;

/** Uploads a folder to a project, and asks the gate about it. */
async function upload(projectId: string, files: Record<string, string>) {
  const { data } = await ada.call(api.ingest.report, {
    query: { projectId, groupName: "nightly" },
    body: await tarOf(Object.entries(files).map(([name, content]) => ({ name, content }))),
    headers: { "content-type": "application/x-tar" },
  });
  return { id: data.id, ...(await gateOf(data.id)) };
}

async function thirdOf(projectId: string, files: Record<string, string>) {
  for (let run = 0; run < 2; run++) await upload(projectId, files);
  return upload(projectId, files);
}

const quarantinedIn = async (project: string) => (await ada.call(api.quarantine.list, { query: { project } })).data.map(({ name }) => name);

/** node:test with one test `pays`, which names its file only if it fails. */
const nodeTap = (failsIn?: string) => ({
  "report.tap": [
    `TAP version 13\n# Subtest: pays\n${failsIn === undefined ? "ok" : "not ok"} 1 - pays`,
    "  ---\n  duration_ms: 3\n  type: 'test'",
    ...(failsIn === undefined
      ? []
      : [`  location: '/app/${failsIn}:1:36'\n  failureType: 'testCodeFailure'\n  error: 'boom in ${failsIn}'`]),
    `  ...\n1..1\n# tests 1\n# pass ${failsIn === undefined ? 1 : 0}\n# fail ${failsIn === undefined ? 0 : 1}\n`,
  ].join("\n"),
});

describe("node:test's TAP, which names the file of a failed test only", () => {
  test("a pass ends the quarantine of the test, and its next failure fails the gate", async () => {
    const project = await watched();
    expect(await thirdOf(project, nodeTap("a.test.js"))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
    expect(await quarantinedIn(project)).toEqual(["pays"]);
    expect(await upload(project, nodeTap())).toMatchObject({ status: "PASSED" });
    expect(await quarantinedIn(project)).toEqual([]);
    expect(await upload(project, nodeTap("a.test.js"))).toMatchObject({
      status: "FAILED",
      failedTests: [{ name: "pays", filePath: "/app/a.test.js" }],
    });
  });

  test("a re-run whose test passes replaces its failure", async () => {
    const end = async (taskId: string, files: Record<string, string>, status: "FAILED" | "PASSED") => {
      const { formats, tests } = await collectFiles(files);
      expect((await server.worker(api.dispatch.update, { taskId, status, results: { formats, tests } })).status).toBe(200);
    };
    const { id } = await queueRun(ada, { projectId: await newProject(ada) });
    await end(id, nodeTap("a.test.js"), "FAILED");
    const rerun = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "failed" } })).data;
    await end(rerun.id, nodeTap(), "PASSED");
    expect(await gateOf(id)).toMatchObject({ status: "PASSED", failedTests: [] });
  });

  test("the quarantine of a test does not excuse a test of its name in another file", async () => {
    const project = await watched();
    await upload(project, nodeTap("a.test.js"));
    await upload(project, nodeTap("a.test.js"));
    // It is the third failure under this name, and the first one of this test.
    const first = await upload(project, nodeTap("b.test.js"));
    expect(first).toMatchObject({ status: "FAILED", failedTests: [{ filePath: "/app/b.test.js" }] });
    expect(await upload(project, nodeTap("a.test.js"))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
    const again = await upload(project, nodeTap("b.test.js"));
    expect(again).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }], quarantinedTests: [] });
    expect(again.reason).toContain(
      "1 failure has the name of a quarantined test, but is in another file or in the report of another folder.",
    );
    const { data } = await ada.call(api.executions.tests, { params: { id: again.id } });
    expect(data).toMatchObject([{ name: "pays", quarantined: false }]);
  });
});

const junit = (fails: boolean) =>
  `<testsuites><testsuite name="App"><testcase classname="App" name="renders">${fails ? '<failure message="no"/>' : ""}</testcase></testsuite></testsuites>`;

describe("two packages with a test of one name", () => {
  const both = (a: boolean, b: boolean) => ({ "packages/a/junit.xml": junit(a), "packages/b/junit.xml": junit(b) });

  test("the quarantine of the one does not excuse the other, which ran alone", async () => {
    const project = await watched();
    expect(await thirdOf(project, both(true, false))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "renders" }] });
    expect(await upload(project, { "packages/a/junit.xml": junit(true), "x.txt": "" })).toMatchObject({ status: "PASSED" });
    for (let run = 0; run < 4; run++)
      expect(await upload(project, { "packages/b/junit.xml": junit(true), "packages/readme.txt": "", "x.txt": "" })).toMatchObject({
        status: "FAILED",
        failedTests: [{ name: "renders" }],
        quarantinedTests: [],
      });
    expect(await upload(project, both(true, false))).toMatchObject({ status: "PASSED" });
  });

  test("a folder that has another name in each run changes nothing", async () => {
    const project = await watched();
    for (const run of [1, 2, 3]) await upload(project, { [`tmp-${run}/junit.xml`]: junit(true), "x.txt": "" });
    expect(await upload(project, { "tmp-4/junit.xml": junit(true), "x.txt": "" })).toMatchObject({
      status: "PASSED",
      quarantinedTests: [{ name: "renders" }],
    });
  });
});
