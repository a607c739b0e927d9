import { api } from "@gantry/contract/api.ts";
import { tarOf } from "@gantry/reports/testing/tar-of.ts";
import { collectFiles } from "@gantry/reports/testing/collect-files.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jestReport } from "../../../testing/given/jest-report.ts";
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
async function upload(projectId: string, files: Record<string, string>, from: { checkout?: string; uploadFolder?: string } = {}) {
  const { data } = await ada.call(api.ingest.report, {
    query: { projectId, groupName: "nightly", ...from },
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
      "1 failure has the name of a quarantined test, but is in another file, checkout or folder of reports than the failures before its quarantine.",
    );
    const { data } = await ada.call(api.executions.tests, { params: { id: again.id } });
    expect(data).toMatchObject([{ name: "pays", quarantined: false }]);
  });
});

describe("a moved test of node:test", () => {
  test("is in quarantine again after three failures", async () => {
    const project = await watched();
    await thirdOf(project, nodeTap("a.test.js"));
    for (let run = 0; run < 2; run++) expect(await upload(project, nodeTap("b.test.js"))).toMatchObject({ status: "FAILED" });
    expect(await upload(project, nodeTap("b.test.js"))).toMatchObject({ status: "PASSED" });
    expect(await upload(project, nodeTap())).toMatchObject({ status: "PASSED" });
    expect(await upload(project, nodeTap("b.test.js"))).toMatchObject({ status: "FAILED" });
  });

  test("is the same test in another checkout, if the client says where that is", async () => {
    const project = await watched();
    for (let run = 0; run < 3; run++) await upload(project, nodeTap("a.test.js"), { checkout: "/app" });
    const moved = { "report.tap": nodeTap("a.test.js")["report.tap"].replaceAll("/app/", "/j/ws@2/app/") };
    expect(await upload(project, moved, { checkout: "/j/ws@2/app" })).toMatchObject({ status: "PASSED" });
    expect(await upload(project, moved)).toMatchObject({ status: "FAILED" });
  });
});

const ctrf = (...tests: [line: number, fails: boolean][]) => ({
  "ctrf.json": JSON.stringify({
    results: {
      tool: { name: "jest" },
      summary: { tests: tests.length, failed: tests.filter(([, fails]) => fails).length, passed: 0, skipped: 0, pending: 0, other: 0 },
      tests: tests.map(([line, fails]) => ({
        name: "pays",
        status: fails ? "failed" : "passed",
        duration: 5,
        filePath: "a.test.js",
        line,
      })),
    },
  }),
});

describe("names that only a removed part told apart", () => {
  test("the second test of a name in CTRF is not excused by the first one, if its line is known", async () => {
    const project = await watched();
    await thirdOf(project, ctrf([10, true], [20, false]));
    expect(await upload(project, ctrf([20, true]))).toMatchObject({ status: "FAILED" });
    expect(await upload(project, ctrf([11, true]))).toMatchObject({ status: "PASSED" });
  });

  test("the file in Check's TAP is a place", async () => {
    const tap = (name: string) => ({
      "report.tap": `not ok 1 - ${name}: Assertion '1 == 2' failed
ok 2 - a.c:core:ships: Passed
1..2
`,
    });
    const project = await watched();
    expect(await thirdOf(project, tap("a.c:core:pays"))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
    expect(await upload(project, tap("b.c:core:pays"))).toMatchObject({ status: "FAILED", failedTests: [{ filePath: "b.c" }] });
  });
});

const jest = (root: string, fails = true) => ({ "jest.json": jestReport(root, fails) });

describe("a test in another checkout", () => {
  const sent = (checkout: string, root = checkout) => [jest(root), { checkout }] as const;

  test("is the same test", async () => {
    const project = await watched();
    for (let run = 0; run < 3; run++) await upload(project, ...sent("/home/ci/shop"));
    expect(await upload(project, ...sent("/builds/7/shop"))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
    const windows = await upload(project, jest("D:\\ci\\shop"), { checkout: "d:\\ci\\shop\\" });
    expect(windows).toMatchObject({ status: "PASSED" });
  });

  test("is another one in another package or repository", async () => {
    const project = await watched();
    for (let run = 0; run < 3; run++) await upload(project, ...sent("/ci/shop"));
    expect(await upload(project, ...sent("/ci/shop", "/ci/shop/packages/b"))).toMatchObject({ status: "FAILED" });
    expect(await upload(project, ...sent("/ci/store"))).toMatchObject({ status: "FAILED" });
    expect(await upload(project, ...sent("/ci/shop"))).toMatchObject({ status: "PASSED" });
  });
});

const junit = (fails: boolean) =>
  `<testsuites><testsuite name="App"><testcase classname="App" name="renders">${fails ? '<failure message="no"/>' : ""}</testcase></testsuite></testsuites>`;

describe("two packages with a test of one name", () => {
  const a = { "packages/a/junit.xml": junit(true) };
  const b = { "packages/b/junit.xml": junit(true) };
  const both = (aFails: boolean, bFails: boolean) => ({ "packages/a/junit.xml": junit(aFails), "packages/b/junit.xml": junit(bFails) });

  test("the quarantine of the one does not excuse the other, which ran alone", async () => {
    const project = await watched();
    expect(await thirdOf(project, both(true, false))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "renders" }] });
    expect(await upload(project, { "packages/a/junit.xml": junit(true), "x.txt": "" })).toMatchObject({ status: "PASSED" });
    for (let run = 0; run < 2; run++)
      expect(await upload(project, { "packages/b/junit.xml": junit(true), "packages/readme.txt": "", "x.txt": "" })).toMatchObject({
        status: "FAILED",
        failedTests: [{ name: "renders" }],
        quarantinedTests: [],
      });
    // A pass of the other one begins its count again.
    expect(await upload(project, both(true, false))).toMatchObject({ status: "PASSED" });
    for (let run = 0; run < 2; run++) expect(await upload(project, b)).toMatchObject({ status: "FAILED" });
    expect(await upload(project, b)).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "renders" }] });
    expect(await upload(project, both(true, false))).toMatchObject({ status: "PASSED" });
  });

  test("the quarantine of the one does not excuse the other, if they never ran together", async () => {
    const project = await watched();
    expect(await thirdOf(project, a)).toMatchObject({ status: "PASSED" });
    const first = await upload(project, b);
    expect(first).toMatchObject({ status: "FAILED", failedTests: [{ name: "renders" }], quarantinedTests: [] });
    expect(first.reason).toContain("in another file, checkout or folder of reports than the failures before its quarantine");
    expect(await upload(project, a)).toMatchObject({ status: "PASSED" });
    expect(await upload(project, b)).toMatchObject({ status: "FAILED" });
    expect(await upload(project, b)).toMatchObject({ status: "PASSED" });
  });

  test("a report that is sent without its folder is in doubt another one", async () => {
    const project = await watched();
    await thirdOf(project, both(true, false));
    expect(await upload(project, { "junit.xml": junit(true) })).toMatchObject({ status: "FAILED" });
  });

  test("the folder that the client sends makes up for paths that depend on what else is sent", async () => {
    const project = await watched();
    const together = { "a/junit.xml": junit(true), "b/junit.xml": junit(false) };
    for (let run = 0; run < 3; run++) await upload(project, together, { uploadFolder: "packages" });
    const alone = { "junit.xml": junit(true), "x.txt": "" };
    expect(await upload(project, alone, { uploadFolder: "packages/a" })).toMatchObject({ status: "PASSED" });
    expect(await upload(project, alone, { uploadFolder: "packages/b" })).toMatchObject({ status: "FAILED" });
    expect(await upload(project, { "packages/b/junit.xml": junit(true) }, { uploadFolder: "." })).toMatchObject({ status: "FAILED" });
  });

  test("the second one alone is excused by its own quarantine", async () => {
    const project = await watched();
    expect(await thirdOf(project, both(true, true))).toMatchObject({ status: "PASSED", quarantinedTests: [{}, {}] });
    for (let run = 0; run < 3; run++) expect(await upload(project, b)).toMatchObject({ status: "PASSED" });
    expect(await upload(project, both(true, true))).toMatchObject({ status: "PASSED" });
  });

  test("the second of two that always passed is not excused by a third one", async () => {
    const project = await watched();
    const three = { ...both(true, false), "packages/c/junit.xml": junit(true) };
    expect(await thirdOf(project, three)).toMatchObject({ status: "PASSED", quarantinedTests: [{}, {}] });
    expect(await upload(project, b)).toMatchObject({ status: "FAILED" });
  });

  test("two reports in one folder are two places if both are known", async () => {
    const project = await watched();
    await thirdOf(project, { "out/junit-a.xml": junit(true), "out/junit-b.xml": junit(false) });
    expect(await upload(project, { "out/junit-b.xml": junit(true) })).toMatchObject({ status: "FAILED" });
    expect(await upload(project, { "out/junit-a.xml": junit(true) })).toMatchObject({ status: "PASSED" });
  });

  test("a quarantine by hand excuses no failure in another place, however often it fails there", async () => {
    const project = await newProject(ada);
    await thirdOf(project, a);
    const [known] = (await ada.call(api.tests.list, { query: { project } })).data;
    await ada.call(api.quarantine.add, { body: { testId: known?.id ?? "" } });
    expect(await upload(project, a)).toMatchObject({ status: "PASSED" });
    for (let run = 0; run < 4; run++) expect(await upload(project, b)).toMatchObject({ status: "FAILED" });
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

describe("three packages whose tests of one name fail once each", () => {
  const failed = (name: string) => ({ [`packages/${name}/junit.xml`]: junit(true) });

  test("are one test in three folders to the count, so the third failure begins a quarantine", async () => {
    const project = await watched();
    for (const name of ["a", "b"]) expect(await upload(project, failed(name))).toMatchObject({ status: "FAILED" });
    expect(await upload(project, failed("c"))).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "renders" }] });
  });

  test("are not counted over a pass of one of them", async () => {
    const project = await watched();
    for (const name of ["a", "b"]) await upload(project, failed(name));
    await upload(project, { "packages/a/junit.xml": junit(false) });
    expect(await upload(project, failed("c"))).toMatchObject({ status: "FAILED", quarantinedTests: [] });
  });
});
