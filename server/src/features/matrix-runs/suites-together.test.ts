import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

const split = async (person: Person, total: number, more: object = {}): Promise<MatrixRun> =>
  (await person.call(api.matrixRuns.start, { body: { image: "suite:1", shards: { total }, ...more } })).data;
const read = async (person: Person, id: string) => (await person.call(api.matrixRuns.get, { params: { id } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");

/** The rows of the list: of a split suite its ID, of another run its own. */
async function listed(person: Person, query: object = {}) {
  const { data, pagination, splitSuites } = await person.call(api.executions.list, { query: { shards: "together", ...query } });
  const rows = data.map(({ id, shard, matrixRunId }) => (shard && matrixRunId ? matrixRunId : id));
  expect((splitSuites ?? []).map(({ id }) => id).toSorted()).toEqual(
    data.flatMap(({ shard, matrixRunId }) => (shard && matrixRunId ? [matrixRunId] : [])).toSorted(),
  );
  return { rows, total: pagination.total, next: pagination.nextCursor, suites: splitSuites ?? [] };
}

async function end(taskId: string, exitCode: number, tests: { name: string; status: string }[]) {
  const { attempt } = await claimRun(server, taskId);
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
  const results = { formats: ["junit"], tests: tests.map((one) => ({ suite: [], durationMs: 10, ...one })) };
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode, results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await server.ctx.background.idle();
}
const passed = [{ name: "works", status: "passed" }];
const failed = [
  { name: "works", status: "passed" },
  { name: "breaks", status: "failed" },
];

test("a split suite is one row among the other runs, and pages and totals count it once", async () => {
  const ada = await server.signUp();
  const first = await queueRun(ada);
  const one = await split(ada, 4);
  const matrix = (await ada.call(api.matrixRuns.start, { body: { image: "suite:1", matrix: { axes: { A: ["x", "y"] } } } })).data;
  const two = await split(ada, 3);
  const [x = "", y = ""] = runIds(matrix);
  const all = [two.id, y, x, one.id, first.id];
  expect(await listed(ada)).toMatchObject({ rows: all, total: 5, next: null });
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listed(ada, { limit: 2, cursor });
    expect(page.total).toBe(5);
    found.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(all);
  const plain = await ada.call(api.executions.list, {});
  expect(plain.data).toHaveLength(10);
  expect(plain).not.toHaveProperty("splitSuites");
});

test("a split suite keeps its position in the list until its last run is deleted", async () => {
  const ada = await server.signUp();
  const suite = await split(ada, 2);
  const other = await queueRun(ada);
  const [one = "", two = ""] = runIds(suite);
  await ada.call(api.executions.rerun, { params: { id: two }, body: { only: "all" } });
  expect((await listed(ada)).rows).toEqual([other.id, suite.id]);
  await ada.call(api.executions.delete, { params: { id: one } });
  expect(await listed(ada)).toMatchObject({ rows: [other.id, suite.id], total: 2 });
  const left = (await ada.call(api.executions.list, { query: { matrixRun: suite.id } })).data.map(({ id }) => id);
  await ada.call(api.executions.bulkDelete, { body: { taskIds: left } });
  expect(await listed(ada)).toMatchObject({ rows: [other.id], total: 1 });
});

test("filters find a suite by any of its shards, once", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const suite = await split(ada, 3, { projectId, ciContext: { branch: "main", commitSha: "a".repeat(40) } });
  const other = await split(ada, 3, { projectId: await newProject(ada) });
  const numbers = (await ada.call(api.executions.list, { query: { matrixRun: suite.id } })).data.map(({ number }) => number);
  expect((await listed(ada, { project: projectId })).rows).toEqual([suite.id]);
  expect((await listed(ada, { branch: "main" })).rows).toEqual([suite.id]);
  for (const number of numbers) expect((await listed(ada, { project: projectId, number })).rows).toEqual([suite.id]);
  expect((await listed(ada, { search: "shard 2/3" })).rows).toEqual([other.id, suite.id]);
  expect(await listed(ada, { matrixRun: suite.id })).toMatchObject({ rows: [suite.id], total: 1 });
  expect(await listed(ada, { branch: "other" })).toMatchObject({ rows: [], total: 0 });
});

test("by status, the latest run of each shard counts, and a suite has passed only with all of them", async () => {
  const ada = await server.signUp();
  const suite = await split(ada, 2);
  const [one = "", two = ""] = runIds(suite);
  const under = async (status: string) => (await listed(ada, { status })).rows;
  await end(one, 1, failed);
  expect([await under("PENDING"), await under("FAILED"), await under("PASSED")]).toEqual([[suite.id], [suite.id], []]);
  await end(two, 0, passed);
  expect([await under("PENDING"), await under("FAILED"), await under("PASSED")]).toEqual([[], [suite.id], []]);
  const again = (await ada.call(api.executions.rerun, { params: { id: one }, body: { only: "failed" } })).data;
  expect([await under("PENDING"), await under("FAILED"), await under("PASSED")]).toEqual([[suite.id], [], []]);
  await end(again.id, 0, [{ name: "breaks", status: "passed" }]);
  expect([await under("FAILED"), await under("PASSED"), await under("FAILED,PASSED")]).toEqual([[], [suite.id], [suite.id]]);
  const [row] = (await listed(ada)).suites;
  // Not three: the re-run repeated one of them.
  expect(row).toMatchObject({ status: "PASSED", tests: { total: 3, passed: 3, failed: 0 }, counts: { total: 2, passed: 2 } });
  await ada.call(api.executions.delete, { params: { id: two } });
  expect(await under("PASSED")).toEqual([]);
});

test("a suite is found by the status it is shown with, also after re-runs of its failed tests", async () => {
  const ada = await server.signUp();
  const suite = await split(ada, 2);
  const [one = "", two = ""] = runIds(suite);
  const found = async () => {
    const [row] = (await listed(ada)).suites;
    return [row?.status, await under("PASSED"), await under("FAILED"), await under("RUNNING")];
  };
  const under = async (status: string) => (await listed(ada, { status })).rows.length;
  const twoFailed = [...failed, { name: "breaks too", status: "failed" }];
  await end(one, 0, passed);
  expect(await found()).toEqual(["RUNNING", 0, 0, 1]);
  await end(two, 1, twoFailed);
  expect(await found()).toEqual(["FAILED", 0, 1, 0]);
  const rerun = async (id: string) => (await ada.call(api.executions.rerun, { params: { id }, body: { only: "failed" } })).data.id;
  const again = await rerun(two);
  expect(await found()).toEqual(["RUNNING", 0, 0, 1]);
  // It has passed, but one of the two failed tests was not run again.
  await end(again, 0, [{ name: "breaks", status: "passed" }]);
  expect(await found()).toEqual(["FAILED", 0, 1, 0]);
  const third = await rerun(again);
  await end(third, 0, [{ name: "breaks too", status: "passed" }]);
  expect(await found()).toEqual(["PASSED", 1, 0, 0]);
  // Without the run of the whole shard, nobody knows what the re-runs leave out.
  expect(await under("INCOMPLETE")).toBe(0);
  await ada.call(api.executions.delete, { params: { id: two } });
  expect(await found()).toEqual(["INCOMPLETE", 0, 0, 0]);
  expect(await under("INCOMPLETE")).toBe(1);
});

test("a suite is found as failed if a signal ended the shard whose failed tests were run again, or its results were removed", async () => {
  const ada = await server.signUp();
  for (const [exitCode, more] of [
    [139, {}],
    [1, { results_removed_at: new Date() }],
  ] as const) {
    const suite = await split(ada, 2, { projectId: await newProject(ada) });
    const [one = "", two = ""] = runIds(suite);
    await end(one, 0, passed);
    await end(two, exitCode, failed);
    const again = (await ada.call(api.executions.rerun, { params: { id: two }, body: { only: "failed" } })).data;
    await end(again.id, 0, [{ name: "breaks", status: "passed" }]);
    if ("results_removed_at" in more)
      await server.ctx.db.asSystem((tx) => tx.updateTable("executions").set(more).where("id", "=", two).execute());
    const under = async (status: string) => (await listed(ada, { status, project: suite.projectId })).rows;
    expect((await read(ada, suite.id)).status).toBe("FAILED");
    expect([await under("FAILED"), await under("PASSED")]).toEqual([[suite.id], []]);
  }
});

test("the number of a shard finds its suite first, and once", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const suite = await split(ada, 2, { projectId, image: "suite:2" });
  const other = await queueRun(ada, { projectId, image: "other:2" });
  expect(await listed(ada, { search: "2" })).toMatchObject({ rows: [suite.id, other.id], total: 2 });
  expect(await listed(ada, { search: "2", limit: 1 })).toMatchObject({ rows: [other.id], total: 2 });
});

test("two organizations never see each other's suites", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const suite = await split(ada, 2);
  expect((await listed(bob)).rows).toEqual([]);
  expect((await listed(bob, { matrixRun: suite.id })).rows).toEqual([]);
});

test("the time of a suite begins with its first shard, and leaves out the time between its end and a re-run", async () => {
  const ada = await server.signUp();
  const suite = await split(ada, 3);
  const [one = "", two = "", three = ""] = runIds(suite);
  expect(await read(ada, suite.id)).toMatchObject({ status: "QUEUED", durationMs: null, inProgressSince: null });
  const minute = 60_000;
  const start = Date.parse(suite.createdAt) - 120 * minute;
  const at = (minutes: number | null) => (minutes === null ? null : new Date(start + minutes * minute));
  const set = (id: string, created: number, started: number | null, finished: number | null) =>
    server.ctx.db.asSystem((tx) =>
      tx
        .updateTable("executions")
        .set({ created_at: at(created) ?? "", started_at: at(started), finished_at: at(finished) })
        .where("id", "=", id)
        .execute(),
    );
  // The second one waits while the first one runs, and a while longer; the third one never starts.
  await set(one, 0, 3, 5);
  await set(two, 0, null, null);
  await set(three, 0, null, null);
  expect((await read(ada, suite.id)).inProgressSince).toBe(at(3)?.toISOString());
  await set(two, 0, 7, null);
  expect((await read(ada, suite.id)).inProgressSince).toBe(at(3)?.toISOString());
  await ada.call(api.matrixRuns.cancel, { params: { id: suite.id } });
  const again = (await ada.call(api.executions.rerun, { params: { id: one }, body: { only: "all" } })).data;
  await set(one, 0, 3, 5);
  await set(two, 0, 7, 10);
  await set(three, 0, null, 20);
  await set(again.id, 100, null, null);
  expect(await read(ada, suite.id)).toMatchObject({ durationMs: null, inProgressSince: null });
  await set(again.id, 100, 101, null);
  expect((await read(ada, suite.id)).inProgressSince).toBe(at(101)?.toISOString());
  await ada.call(api.executions.cancel, { params: { id: again.id } });
  await set(again.id, 100, 101, 103);
  expect(await read(ada, suite.id)).toMatchObject({ durationMs: (7 + 2) * minute, inProgressSince: null });
});

test("the list of groups shows the status of a split suite, not of its newest shard", async () => {
  const ada = await server.signUp();
  const suite = await split(ada, 2, { groupName: "nightly" });
  const [one = "", two = ""] = runIds(suite);
  const shown = async () => {
    const groups = async (query: object) => (await ada.call(api.executions.groups, { query })).data.map(({ lastStatus }) => lastStatus);
    const [all, narrowed] = [await groups({}), await groups({ image: "suite:1" })];
    expect(narrowed).toEqual(all);
    const [row] = (await listed(ada)).suites;
    return [...all, row?.status];
  };
  const bars = async () => (await ada.call(api.executions.groups)).data[0]?.latest.map(({ status }) => status);
  expect(await shown()).toEqual(["PENDING", "QUEUED"]);
  expect(await bars()).toEqual(["PENDING"]);
  await end(one, 1, failed);
  await end(two, 0, passed);
  expect((await ada.call(api.executions.get, { params: { id: two } })).data.status).toBe("PASSED");
  expect(await shown()).toEqual(["FAILED", "FAILED"]);
  expect(await bars()).toEqual(["FAILED"]);
  const again = (await ada.call(api.executions.rerun, { params: { id: one }, body: { only: "failed" } })).data;
  expect(await shown()).toEqual(["RUNNING", "RUNNING"]);
  await end(again.id, 0, [{ name: "breaks", status: "passed" }]);
  expect(await shown()).toEqual(["PASSED", "PASSED"]);
  expect(await bars()).toEqual(["PASSED"]);
  // Without the run of the whole shard, nobody knows what the re-run leaves out.
  await ada.call(api.executions.delete, { params: { id: one } });
  expect(await shown()).toEqual(["INCOMPLETE", "INCOMPLETE"]);
  await queueRun(ada, { groupName: "nightly" });
  expect((await ada.call(api.executions.groups)).data).toMatchObject([{ groupName: "nightly", executions: 3, lastStatus: "PENDING" }]);
  expect(await bars()).toEqual(["PENDING", "INCOMPLETE"]);
});

test("the list of groups shows the status of a whole matrix run, not of its newest combination", async () => {
  const ada = await server.signUp();
  const body = { image: "suite:1", groupName: "release", matrix: { axes: { A: ["x", "y", "z"] } } };
  const [one = "", two = "", three = ""] = runIds((await ada.call(api.matrixRuns.start, { body })).data);
  const groups = async (query: object = {}) =>
    (await ada.call(api.executions.groups, { query })).data.map(({ lastStatus, executions, latest }) => [
      lastStatus,
      executions,
      latest.map(({ status }) => status),
    ]);
  expect(await groups()).toEqual([["PENDING", 3, ["PENDING"]]]);
  await end(one, 0, passed);
  expect(await groups()).toEqual([["RUNNING", 3, ["RUNNING"]]]);
  await end(two, 1, failed);
  await end(three, 0, passed);
  expect(await groups()).toEqual([["FAILED", 3, ["FAILED"]]]);
  expect(await groups({ image: "suite:1" })).toEqual(await groups());
  // No run of it is found alone.
  expect(await groups({ status: "PASSED" })).toEqual([]);
  expect(await groups({ status: "FAILED" })).toEqual(await groups());
  const again = (await ada.call(api.executions.rerun, { params: { id: one }, body: { only: "all" } })).data;
  await end(again.id, 0, passed);
  await queueRun(ada, { groupName: "release" });
  expect(await groups()).toEqual([["PENDING", 5, ["PENDING", "FAILED"]]]);
});

test("with a status, the list of groups has those whose runs are listed under it, with their own status", async () => {
  const ada = await server.signUp();
  const [one = "", two = "", three = ""] = runIds(await split(ada, 3, { groupName: "nightly" }));
  const groups = async (status: string) =>
    (await ada.call(api.executions.groups, { query: { status } })).data.map(({ lastStatus, executions }) => [lastStatus, executions]);
  await end(one, 1, failed);
  expect(await groups("RUNNING")).toEqual([["FAILED", 3]]);
  await end(two, 0, passed);
  await end(three, 0, passed);
  expect([await groups("PASSED"), await groups("FAILED"), await groups("RUNNING")]).toEqual([[], [["FAILED", 3]], []]);
  const again = (await ada.call(api.executions.rerun, { params: { id: one }, body: { only: "failed" } })).data;
  await end(again.id, 0, [{ name: "breaks", status: "passed" }]);
  expect([await groups("PASSED"), await groups("FAILED")]).toEqual([[["PASSED", 4]], []]);
  const last = await queueRun(ada, { groupName: "nightly" });
  expect([await groups("PASSED"), await groups("PENDING"), await groups("FAILED")]).toEqual([[["PENDING", 4]], [["PENDING", 1]], []]);
  await ada.call(api.executions.delete, { params: { id: last.id } });
  expect(await groups("PASSED,FAILED")).toEqual([["PASSED", 4]]);
});
