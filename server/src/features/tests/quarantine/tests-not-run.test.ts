import { api } from "@gantry/contract/api.ts";
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

type Results = Record<string, "passed" | "failed" | "skipped">;

async function runOf(projectId: string, outcomes: Results, more: { groupName?: string; branch?: string } = {}): Promise<string> {
  const { groupName = "nightly", branch } = more;
  if (branch !== undefined) return (await uploadReport(ada, projectId, xmlOf(outcomes), { groupName, branch })).id;
  const { id } = await queueRun(ada, { projectId, groupName });
  const tests = Object.entries(outcomes).map(([name, status]) => ({ name, suite: ["cart"], status, durationMs: 5 }));
  const status = Object.values(outcomes).includes("failed") ? ("FAILED" as const) : ("PASSED" as const);
  const answer = await server.worker(api.dispatch.update, { taskId: id, status, results: { formats: ["junit"], tests } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
}
function xmlOf(outcomes: Results): string {
  const inside = { passed: "", failed: "<failure/>", skipped: "<skipped/>" };
  const cases = Object.entries(outcomes).map(([name, status]) => `<testcase classname="cart" name="${name}">${inside[status]}</testcase>`);
  return `<testsuite name="cart">${cases.join("")}</testsuite>`;
}
const watched = () => newProject(ada, { runSettings: { autoQuarantine: true } });
const gateOf = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data;
const runNamed = async (taskId: string) => (await ada.call(api.executions.get, { params: { id: taskId } })).data;
const all: Results = { pays: "passed", ships: "passed", bills: "passed" };
const note = (tests: string, complete: number, run: number) =>
  `${tests} of run #${complete} did not run in run #${run}, in which a quarantined test failed. Quarantine does not cover tests that a failure keeps from running.`;

test("a quarantined test behind which others did not run: run and gate say how many, each time", async () => {
  const project = await watched();
  const complete = await runNamed(await runOf(project, all));
  const stopped: Results = { pays: "failed" };
  for (let run = 0; run < 2; run++) expect((await runNamed(await runOf(project, stopped))).notes).toEqual([]);
  for (let run = 0; run < 2; run++) {
    const id = await runOf(project, stopped);
    const { number, notes } = await runNamed(id);
    const message = note("2 tests", complete.number, number);
    expect(notes).toEqual([{ code: "TESTS_NOT_RUN", message }]);
    expect(await gateOf(id)).toMatchObject({
      status: "PASSED",
      reason: expect.stringContaining(message),
      quarantinedTests: [{ name: "pays" }],
    });
  }
  // Skipped tests did not run either.
  const skipped = await runNamed(await runOf(project, { ...all, pays: "failed", ships: "skipped" }));
  expect(skipped.notes).toMatchObject([{ message: note("1 test", complete.number, skipped.number) }]);
  // The next complete run has nothing to say, and is the one to compare with.
  const next = await runNamed(await runOf(project, { ...all, pays: "failed", wraps: "passed" }));
  expect(next.notes).toEqual([]);
  const last = await runNamed(await runOf(project, stopped));
  expect(last.notes).toMatchObject([{ message: note("3 tests", next.number, last.number) }]);
});

test("runs without a quarantined failure, of another group, and re-runs of failed tests have no such note", async () => {
  const project = await watched();
  await runOf(project, all);
  for (let run = 0; run < 3; run++) await runOf(project, { ...all, pays: "failed" });
  expect((await runNamed(await runOf(project, { bills: "failed" }))).notes).toEqual([]);
  expect((await runNamed(await runOf(project, { pays: "failed" }, { groupName: "smoke" }))).notes).toEqual([]);
  const failed = await runOf(project, { ...all, pays: "failed" });
  const { data: again } = await ada.call(api.executions.rerun, { params: { id: failed }, body: { only: "failed" } });
  await server.worker(api.dispatch.update, {
    taskId: again.id,
    status: "FAILED",
    results: { formats: ["junit"], tests: [{ name: "pays", suite: ["cart"], status: "failed", durationMs: 5 }] },
  });
  expect((await runNamed(again.id)).notes).toEqual([]);
  expect(await gateOf(again.id)).toMatchObject({ status: "PASSED", quarantinedTests: [{ name: "pays" }] });
});

test("a run is compared with the last complete one of its branch", async () => {
  const project = await watched();
  for (let run = 0; run < 3; run++) await runOf(project, { ...all, pays: "failed" }, { branch: "main" });
  await runOf(project, { ...all, pays: "failed", wraps: "passed" }, { branch: "gifts" });
  expect((await runNamed(await runOf(project, { ...all, pays: "failed" }, { branch: "main" }))).notes).toEqual([]);
  const lost = await runNamed(await runOf(project, { ...all, pays: "failed" }, { branch: "gifts" }));
  expect(lost.notes).toMatchObject([{ code: "TESTS_NOT_RUN", message: expect.stringMatching(/^1 test of run #/) }]);
});
