import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { uploadReport } from "../../../testing/given/report.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server?.close());

const watched = () => newProject(ada, { runSettings: { autoQuarantine: true } });
const repository = "acme/shop";
const gateOf = async (question: object) => (await ada.call(api.ci.gate, { body: question })).data;
const report = '<testsuite name="cart"><testcase name="pays"><failure message="no"/></testcase><testcase name="ships"/></testsuite>';

const upload = (project: string, details: Parameters<typeof uploadReport>[3] = {}) =>
  uploadReport(ada, project, report, { groupName: "nightly", repository, exitCode: 1, ...details });

test("a commit that breaks a test in three environments does not excuse itself", async () => {
  const project = await watched();
  const commitSha = "a".repeat(40);
  const runs = [];
  for (const environment of ["chrome", "firefox", "webkit"]) runs.push(await upload(project, { environment, commitSha, prNumber: 7 }));
  const reason = "2 tests failed. 2 failures of quarantined tests count: later runs of the same commit began the quarantine.";
  const expected = { status: "FAILED", failedTests: [{ name: "pays" }, { name: "pays" }], quarantinedTests: [{ name: "pays" }] };
  for (const question of [{ commitSha }, { prNumber: 7 }]) {
    const answer = await gateOf({ repository, ...question });
    expect(answer).toMatchObject(expected);
    expect(answer.reason).toContain(reason);
  }
  // As specified, the third failure in a row is in quarantine.
  expect(await Promise.all(runs.map(async ({ id }) => (await gateOf({ taskId: id })).status))).toEqual(["FAILED", "FAILED", "PASSED"]);
  // The next commit finds the test in quarantine.
  await upload(project, { environment: "chrome", commitSha: "b".repeat(40), prNumber: 7 });
  expect(await gateOf({ repository, prNumber: 7 })).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
});

test("the quarantine that other commits began excuses an earlier failure, and so does one by hand", async () => {
  const project = await watched();
  const [first] = [await upload(project, { commitSha: "c".repeat(40) }), await upload(project, { commitSha: "d".repeat(40) })];
  expect(await gateOf({ taskId: first.id })).toMatchObject({ status: "FAILED" });
  await upload(project, { commitSha: "e".repeat(40) });
  expect(await gateOf({ taskId: first.id })).toMatchObject({ status: "PASSED" });

  const other = await watched();
  const run = await upload(other, { commitSha: "f".repeat(40) });
  const failed = (await gateOf({ taskId: run.id })).failedTests[0];
  const { data: tests } = await ada.call(api.tests.list, { query: { project: other } });
  const testId = tests.find(({ name }) => name === failed?.name)?.id ?? "";
  await ada.call(api.quarantine.add, { body: { testId } });
  expect(await gateOf({ taskId: run.id })).toMatchObject({ status: "PASSED" });
});

test("the commit is the same in upper case and shortened, and its results may be late", async () => {
  const project = await watched();
  const hash = "abcdef".repeat(6) + "1234";
  const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
  const first = await upload(project, { commitSha: hash.toUpperCase(), startedAt: at(2) });
  await upload(project, { commitSha: hash.slice(0, 10), startedAt: at(3), environment: "firefox" });
  // It is the third failure to arrive, and the fourth in the end.
  await upload(project, { commitSha: "1".repeat(40), startedAt: at(4) });
  expect(await gateOf({ taskId: first.id })).toMatchObject({ status: "PASSED" });
  await upload(project, { commitSha: "2".repeat(40), startedAt: at(1) });
  expect(await gateOf({ taskId: first.id })).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }] });
});

test("deleting the run that began the quarantine does not excuse its commit", async () => {
  const project = await watched();
  const commitSha = "9".repeat(40);
  await upload(project, { environment: "chrome", commitSha });
  await upload(project, { environment: "firefox", commitSha });
  const third = await upload(project, { environment: "webkit", commitSha });
  await ada.call(api.executions.delete, { params: { id: third.id } });
  expect(await gateOf({ repository, commitSha })).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }, { name: "pays" }] });
});

test("late failures of another package do not become those before the quarantine", async () => {
  const project = await watched();
  const at = (minute: number, uploadFolder: string) => upload(project, { startedAt: `2026-01-01T00:${minute}:00Z`, uploadFolder });
  for (const minute of [10, 20, 30]) await at(minute, "packages/a");
  const [first, second] = [await at(22, "packages/b"), await at(24, "packages/b")];
  for (const { id } of [first, second]) expect(await gateOf({ taskId: id })).toMatchObject({ status: "FAILED" });
});
