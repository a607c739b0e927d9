import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const dayMs = 86_400_000;
const daysBack = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

type Tests = Record<string, "passed" | "failed" | "flaky" | "retried">;
interface GivenUpload {
  daysAgo?: number;
  seconds?: number;
  branch?: string;
  environment?: "staging" | "production";
  groupName?: string;
  image?: string;
}

/** Uploads the results of a run that another CI ran; every test takes 100 ms. */
async function upload(projectId: string, tests: Tests, { daysAgo = 1, seconds = 10, ...fields }: GivenUpload = {}): Promise<string> {
  const startedAt = `${daysBack(daysAgo)}T10:00:00.000Z`;
  const finishedAt = new Date(Date.parse(startedAt) + seconds * 1000).toISOString();
  const body = {
    results: {
      tool: { name: "suite" },
      summary: { tests: Object.keys(tests).length, start: 0, stop: 1 },
      tests: Object.entries(tests).map(([name, outcome]) => ({
        name,
        suite: name.includes(": ") ? name.split(": ", 1) : "Shop",
        filePath: "shop.spec.ts",
        duration: 100,
        ...(outcome === "retried"
          ? { status: "failed", retries: 3 }
          : outcome === "flaky"
            ? { status: "passed", flaky: true, retries: 1 }
            : { status: outcome }),
      })),
    },
  };
  const answer = await ada.request(api.ingest.report, { query: { projectId, startedAt, finishedAt, ...fields }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
}

const week = { from: daysBack(6), to: daysBack(0) };
const insightsOf = async (project: string, query: object = {}) =>
  (await ada.call(api.insights.get, { query: { project, ...week, ...query } })).data;
const names = (tests: readonly { name: string }[]) => tests.map(({ name }) => name);

test("insights say the rates and times of a period beside those of the days before it", async () => {
  const project = await newProject(ada);
  for (const seconds of [10, 20, 30, 40]) await upload(project, { pays: "passed", ships: seconds > 20 ? "flaky" : "passed" }, { seconds });
  await upload(project, { pays: "failed", ships: "passed" }, { seconds: 50 });
  await upload(project, { pays: "passed" }, { daysAgo: 8, seconds: 60 });
  const { totals, previous, days, from, to } = await insightsOf(project);
  expect({ from, to }).toEqual(week);
  expect(totals).toMatchObject({ runs: 5, passRate: 0.4, flakyRate: 0.2, p50DurationMs: 30_000, p95DurationMs: 50_000, runMs: 150_000 });
  // Uploads never waited for a slot here, and a flaky test's time is lost.
  expect(totals).toMatchObject({ averageQueueMs: null, lostMs: 200, timedFrom: 5, timesArePartial: false });
  expect(previous).toMatchObject({
    from: daysBack(13),
    to: daysBack(7),
    totals: { runs: 1, passRate: 1, p50DurationMs: 60_000, lostMs: 0 },
  });
  expect(days).toMatchObject([{ day: daysBack(1), p50DurationMs: 30_000, p95DurationMs: 50_000 }]);
});

test("time is lost to retries of tests that still fail, by the length of each try if the report says it", async () => {
  const project = await newProject(ada);
  await upload(project, { pays: "retried", ships: "flaky", packs: "failed" }, { branch: "main" });
  // Four tries of the same length took 100 ms.
  expect((await insightsOf(project)).totals).toMatchObject({ flakyMs: 100, retryMs: 75, rerunMs: 0, lostMs: 175 });
  const test = {
    name: "pays",
    suite: ["Shop"],
    duration: 900,
    status: "failed",
    retries: 2,
    start: Date.UTC(2026, 0, 1),
    retryAttempts: [50, 70].map((duration, attempt) => ({ attempt, status: "failed", duration, start: Date.UTC(2026, 0, 1) })),
  };
  const answer = await ada.request(api.ingest.report, {
    query: { projectId: project, branch: "fix", startedAt: `${daysBack(1)}T10:00:00.000Z`, finishedAt: `${daysBack(1)}T10:01:00.000Z` },
    body: { results: { tool: { name: "suite" }, summary: { tests: 1, start: 0, stop: 1 }, tests: [test] } },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  expect((await insightsOf(project, { branch: "fix" })).totals).toMatchObject({ flakyMs: 0, retryMs: 970, lostMs: 970 });
  const ofSuite = (await insightsOf(project, { branch: "fix", suite: "Shop" })).totals;
  expect(ofSuite).toMatchObject({ retryMs: 970, runMs: 970 });
});

test("a filter by branch, environment, group or image applies to every figure and ranking", async () => {
  const project = await newProject(ada);
  await upload(project, { pays: "failed" }, { branch: "main", environment: "staging", groupName: "nightly", image: "e2e:1", seconds: 30 });
  await upload(
    project,
    { ships: "flaky" },
    { branch: "fix/vat", environment: "production", groupName: "smoke", image: "api:1", seconds: 10 },
  );
  const all = await insightsOf(project);
  expect(all.branches.map(({ name, runs }) => [name, runs])).toEqual([
    ["fix/vat", 1],
    ["main", 1],
  ]);
  expect(names(all.environments).sort()).toEqual(["production", "staging"]);
  expect(names(all.groups)).toEqual(["nightly", "smoke"]);
  expect(all.rankedFrom).toBeNull();
  for (const query of [{ branch: "main" }, { environment: "staging" }, { groupName: "nightly" }, { image: "e2e:1" }]) {
    const filtered = await insightsOf(project, query);
    expect(filtered.totals, JSON.stringify(query)).toMatchObject({
      runs: 1,
      failed: 1,
      p50DurationMs: 30_000,
      tests: { failed: 1, flaky: 0 },
    });
    expect(filtered.days).toHaveLength(1);
    expect([names(filtered.mostFailing), names(filtered.flakiest), names(filtered.slowest)]).toEqual([["pays"], [], ["pays"]]);
  }
  expect((await insightsOf(project, { branch: "gone" })).totals).toMatchObject({ runs: 0, passRate: null, p50DurationMs: null, runMs: 0 });
  const id = await upload(project, { pays: "failed" }, { branch: "main" });
  await ada.call(api.executions.delete, { params: { id } });
  expect((await insightsOf(project, { branch: "main" })).totals.runs).toBe(1);
});

test("a test is newly flaky if it was not in the 90 days before", async () => {
  const project = await newProject(ada);
  await upload(project, { old: "flaky", "long ago": "passed", fresh: "passed" }, { daysAgo: 20 });
  await upload(project, { "long ago": "flaky" }, { daysAgo: 120 });
  await upload(project, { old: "flaky", "long ago": "flaky", fresh: "flaky" }, {});
  const { newlyFlaky, flakiest } = await insightsOf(project);
  expect(names(newlyFlaky).sort()).toEqual(["fresh", "long ago"]);
  expect(newlyFlaky[0]).toMatchObject({ suite: ["Shop"], filePath: "shop.spec.ts", projectId: project });
  expect(flakiest).toHaveLength(3);
});

test("insights say how many tests are in quarantine, how long and by whom", async () => {
  const project = await newProject(ada);
  await upload(project, { pays: "failed", ships: "failed" });
  await insightsOf(project);
  const tests = (await ada.call(api.tests.list, { query: { project } })).data;
  for (const { id } of tests) await ada.call(api.quarantine.add, { body: { testId: id } });
  await ada.call(api.quarantine.release, { params: { id: tests[0]?.id ?? "" } });
  const { quarantine } = await insightsOf(project);
  expect(quarantine).toMatchObject({ tests: 1, automatic: 0, entered: 2, left: 1, longest: [{ testId: tests[1]?.id, source: "manual" }] });
  expect(quarantine.longest[0]?.by).toEqual(expect.any(String));
  expect(quarantine.averageAgeMs).toBeGreaterThanOrEqual(0);
  const other = await insightsOf(await newProject(ada));
  const none = { tests: 0, automatic: 0, averageAgeMs: null, entered: 0, left: 0, mutedFailures: 0, savedRuns: 0, people: [], longest: [] };
  expect(other.quarantine).toEqual(none);
  expect(quarantine).toMatchObject({ people: [{ name: quarantine.longest[0]?.by, tests: 1 }], mutedFailures: 0, savedRuns: 0 });

  await upload(project, { [tests[1]?.name ?? ""]: "failed", [tests[0]?.name ?? ""]: "passed" }, { branch: "main" });
  expect((await insightsOf(project)).quarantine).toMatchObject({ mutedFailures: 1, savedRuns: 1 });
  expect((await insightsOf(project, { branch: "other" })).quarantine).toMatchObject({ mutedFailures: 0, savedRuns: 0, tests: 1 });
});

test("insights of a suite count only its tests: a run that failed elsewhere has passed", async () => {
  const project = await newProject(ada);
  await upload(project, { "Cart: adds": "failed", "Pay: card": "passed", "Pay: slow": "passed" }, { branch: "main", seconds: 60 });
  await upload(project, { "Cart: adds": "passed", "Pay: card": "flaky" }, { branch: "main" });
  await upload(project, { "Cart: adds": "passed" }, { branch: "other" });
  const all = await insightsOf(project);
  expect(all.suites).toEqual([
    { name: "Cart", tests: 1, results: 3, failures: 1, flaky: 0, durationMs: 300 },
    { name: "Pay", tests: 2, results: 3, failures: 0, flaky: 1, durationMs: 300 },
  ]);
  expect(all.newlyFlaky).toMatchObject([{ name: "Pay: card", flakySince: daysBack(1) }]);
  const pay = await insightsOf(project, { suite: "Pay" });
  expect(pay.totals).toMatchObject({ runs: 2, passRate: 1, runMs: 300, p95DurationMs: 200, tests: { passed: 3, failed: 0, flaky: 1 } });
  expect(pay.totals).toMatchObject({ lostMs: 100, flakyMs: 100, rerunMs: 0 });
  expect([names(pay.suites), names(pay.slowest).sort(), names(pay.mostFailing)]).toEqual([["Pay"], ["Pay: card", "Pay: slow"], []]);
  const cart = await insightsOf(project, { suite: "Cart", branch: "main", image: "external", environment: "development" });
  expect(cart.totals).toMatchObject({ runs: 2, failed: 1, passRate: 0.5, lostMs: 0 });
  expect((await insightsOf(project, { suite: "gone" })).totals).toMatchObject({ runs: 0, passRate: null, runMs: 0 });
});

test("a range that ends before it begins, or is too long, is refused with a sentence", async () => {
  for (const query of [
    { from: daysBack(1), to: daysBack(2) },
    { from: daysBack(500), to: daysBack(0) },
    { from: "yesterday" },
    { branch: "" },
  ]) {
    const answer = await ada.request(api.insights.get, { query });
    expect(answer, JSON.stringify(query)).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w+/) } });
  }
});

test("cancelled runs are counted apart from errors, also with a filter and by group, and not after they were deleted", async () => {
  const projectId = await newProject(ada);
  const queued = async () => (await queueRun(ada, { projectId, groupName: "nightly" })).id;
  const [broken, stopped] = [await queued(), await queued()];
  await server.worker(api.dispatch.update, { taskId: broken, status: "ERROR", error: { code: "X", message: "" } });
  await ada.call(api.executions.cancel, { params: { id: stopped } });
  await server.ctx.background.idle();
  const expected = { runs: 2, errors: 2, cancelled: 1, passRate: null };
  for (const query of [{}, { groupName: "nightly" }]) {
    const { totals, days, images, groups } = await insightsOf(projectId, query);
    expect([totals, days[0], images[0], groups[0]]).toMatchObject([expected, expected, expected, expected]);
  }
  await ada.call(api.executions.delete, { params: { id: stopped } });
  await server.ctx.background.idle();
  expect((await insightsOf(projectId)).totals).toMatchObject({ runs: 1, errors: 1, cancelled: 0 });
});
