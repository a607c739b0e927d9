import { api } from "@gantry/contract/api.ts";
import { foundStatuses } from "@gantry/contract/executions/constants.ts";
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

const browsers = { axes: { BROWSER: ["chrome", "firefox"], NODE: ["20", "22"] } };
const start = async (person: Person, more: object = {}): Promise<MatrixRun> =>
  (await person.call(api.matrixRuns.start, { body: { image: "suite:1", matrix: browsers, ...more } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");
const twoWays = { axes: { A: ["x", "y"] } };

/** The rows of the list: of a matrix run or split suite its ID, of another run its own. */
async function listed(person: Person, query: object = {}) {
  const { data, pagination, ...more } = await person.call(api.executions.list, { query: { matrixRuns: "together", ...query } });
  expect(more).not.toHaveProperty("splitSuites");
  const described = (more.matrixRuns ?? []).map(({ id }) => id);
  expect(described.toSorted()).toEqual(data.flatMap(({ matrixRunId }) => matrixRunId ?? []).toSorted());
  const rows = data.map(({ id, matrixRunId }) => matrixRunId ?? id);
  return { rows, data, total: pagination.total, next: pagination.nextCursor, matrixRuns: more.matrixRuns ?? [] };
}

async function allPages(person: Person, query: object, between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listed(person, { limit: 2, ...query, cursor });
    found.push(...page.rows);
    if (page.next === null) return found;
    cursor = page.next;
    await between();
  }
}

async function end(taskId: string, exitCode: number, tests: { name: string; status: string }[] = [{ name: "works", status: "passed" }]) {
  const { attempt } = await claimRun(server, taskId);
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
  const results = { formats: ["junit"], tests: tests.map((one) => ({ suite: [], durationMs: 10, ...one })) };
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode, results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await server.ctx.background.idle();
}
const failed = [
  { name: "works", status: "passed" },
  { name: "breaks", status: "failed" },
];
const rerun = async (person: Person, id: string, only: "all" | "failed") =>
  (await person.call(api.executions.rerun, { params: { id }, body: { only } })).data.id;

test("a matrix run is one row, with its verdict, among split suites and other runs", async () => {
  const ada = await server.signUp();
  const first = await queueRun(ada);
  const matrix = await start(ada);
  const both = await start(ada, { matrix: twoWays, shards: { total: 2 } });
  const suite = await start(ada, { matrix: undefined, shards: { total: 3 } });
  const last = await queueRun(ada);
  const rows = [last.id, suite.id, both.id, matrix.id, first.id];
  const list = await listed(ada);
  expect(list).toMatchObject({ rows, total: 5, next: null });
  const row = list.matrixRuns.find(({ id }) => id === matrix.id);
  expect(row).toMatchObject({
    status: "QUEUED",
    counts: { total: 4, queued: 4 },
    requestedBy: matrix.requestedBy,
    numbers: { first: 2, last: 5 },
  });
  expect(row).not.toHaveProperty("combinations");
  expect(await allPages(ada, {})).toEqual(rows);
  // With both, the suites are among the matrix runs.
  expect((await listed(ada, { shards: "together" })).rows).toEqual(rows);
  const plain = await ada.call(api.executions.list);
  expect(plain.data).toHaveLength(13);
  expect(plain).not.toHaveProperty("matrixRuns");
  const shards = await ada.call(api.executions.list, { query: { shards: "together" } });
  expect([shards.data.length, shards.splitSuites?.length]).toEqual([8, 2]);
  expect(shards).not.toHaveProperty("matrixRuns");
});

test("re-runs do not move the row, and it leaves the list with the last of its runs", async () => {
  const ada = await server.signUp();
  const matrix = await start(ada, { matrix: twoWays });
  const other = await queueRun(ada);
  const [one = "", two = ""] = runIds(matrix);
  const again = await rerun(ada, two, "all");
  expect((await listed(ada)).rows).toEqual([other.id, matrix.id]);
  await ada.call(api.executions.delete, { params: { id: one } });
  expect(await listed(ada)).toMatchObject({ rows: [other.id, matrix.id], total: 2 });
  await ada.call(api.executions.bulkDelete, { body: { taskIds: [two, again] } });
  expect(await listed(ada)).toMatchObject({ rows: [other.id], matrixRuns: [], total: 1 });
});

test("a matrix run is found under its own verdict, also after re-runs, and as running until its last run has ended", async () => {
  const ada = await server.signUp();
  const [one = "", two = ""] = runIds(await start(ada, { matrix: twoWays }));
  const found = async () => {
    const [row] = (await listed(ada)).matrixRuns;
    const under: string[] = [];
    for (const status of foundStatuses) if ((await listed(ada, { status })).rows.length > 0) under.push(status);
    return [row?.status, ...under];
  };
  expect(await found()).toEqual(["QUEUED", "PENDING"]);
  await end(one, 0);
  // One of its runs waits.
  expect(await found()).toEqual(["RUNNING", "PENDING", "RUNNING"]);
  const { attempt } = await claimRun(server, two);
  await server.worker(api.dispatch.update, { taskId: two, attempt, status: "RUNNING" });
  expect(await found()).toEqual(["RUNNING", "RUNNING"]);
  const results = {
    formats: ["junit"],
    tests: [...failed, { name: "breaks too", status: "failed" }].map((one) => ({ suite: [], durationMs: 10, ...one })),
  };
  await server.worker(api.dispatch.update, { taskId: two, attempt, status: "ANALYZING", exitCode: 1, results });
  await server.ctx.background.idle();
  expect(await found()).toEqual(["FAILED", "FAILED"]);
  const repeated = await rerun(ada, two, "failed");
  expect(await found()).toEqual(["RUNNING", "PENDING", "RUNNING"]);
  // One of the two failed tests was not run again.
  await end(repeated, 0, [{ name: "breaks", status: "passed" }]);
  expect(await found()).toEqual(["FAILED", "FAILED"]);
  const third = await rerun(ada, repeated, "failed");
  await end(third, 0, [{ name: "breaks too", status: "passed" }]);
  expect(await found()).toEqual(["PASSED", "PASSED"]);
  const cancelled = await rerun(ada, one, "all");
  await ada.call(api.executions.cancel, { params: { id: cancelled } });
  expect(await found()).toEqual(["FAILED", "CANCELLED"]);
  await ada.call(api.executions.delete, { params: { id: cancelled } });
  expect(await found()).toEqual(["INCOMPLETE", "INCOMPLETE"]);
});

test("filters find a matrix run once, by any of its runs, and its status stays that of the whole", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const more = { projectId, groupName: "nightly", ciContext: { branch: "main", commitSha: "a".repeat(40) } };
  const matrix = await start(ada, {
    ...more,
    image: undefined,
    matrix: { axes: { image: ["shop:1", "shop:2"], BROWSER: ["chrome", "firefox"] } },
  });
  const other = await start(ada, { projectId: await newProject(ada) });
  const [first = ""] = runIds(matrix);
  await end(first, 1, failed);
  for (const id of runIds(matrix).slice(1)) await end(id, 0);
  const query = async (filter: object) => {
    const { rows, total } = await listed(ada, filter);
    expect(total).toBe(rows.length);
    return rows;
  };
  for (const filter of [
    { project: projectId },
    { branch: "main" },
    { commitSha: "aaaa" },
    { image: "shop:2" },
    { groupName: "nightly" },
    { search: "shop:2" },
    { search: first },
    { matrixRun: matrix.id },
  ]) {
    expect(await query(filter), JSON.stringify(filter)).toEqual([matrix.id]);
    // Also by runs that have passed.
    expect(await query({ ...filter, status: "FAILED" }), JSON.stringify(filter)).toEqual([matrix.id]);
    expect(await query({ ...filter, status: "PASSED" }), JSON.stringify(filter)).toEqual([]);
  }
  expect(await query({ search: "firefox" })).toEqual([other.id, matrix.id]);
  expect(await query({ combination: "NODE=22" })).toEqual([other.id]);
  expect(await query({ image: "shop:3" })).toEqual([]);
  expect(await query({ branch: "other" })).toEqual([]);
  expect(await query({ project: projectId, number: 3, status: "FAILED" })).toEqual([matrix.id]);
});

test("the number of a combination finds its matrix run first, and once", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const matrix = await start(ada, { projectId, image: "suite:2", matrix: twoWays });
  const other = await queueRun(ada, { projectId, image: "other:2" });
  expect(await listed(ada, { search: "2" })).toMatchObject({ rows: [matrix.id, other.id], total: 2 });
  const plain = await ada.call(api.executions.list, { query: { search: "2" } });
  expect(plain.data.map(({ number }) => number)).toEqual([2, 3, 1]);
});

test("a search for a number lists the other shards of the suite where each shard is a row", async () => {
  const ada = await server.signUp();
  await start(ada, { image: "suite:2", matrix: undefined, shards: { total: 3 } });
  const plain = await ada.call(api.executions.list, { query: { search: "2" } });
  expect(plain.data.map(({ number }) => number)).toEqual([2, 3, 1]);
  expect(plain.pagination.total).toBe(3);
});

test("pages have each row once while matrix runs arrive and end", async () => {
  const ada = await server.signUp();
  const rows: string[] = [];
  const open: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const matrix = await start(ada, { matrix: twoWays });
    rows.unshift(matrix.id);
    open.push(...runIds(matrix));
    rows.unshift((await queueRun(ada)).id);
  }
  const between = async () => {
    await start(ada, { matrix: twoWays });
    const next = open.shift();
    if (!next) return;
    await end(next, open.length % 3 === 0 ? 1 : 0);
    await rerun(ada, next, "all");
  };
  expect(await allPages(ada, {}, between)).toEqual(expect.arrayContaining(rows));
  for (const query of [{}, { status: "FAILED,PASSED,RUNNING,PENDING" }, { search: "suite" }]) {
    const found = await allPages(ada, query, between);
    expect(new Set(found).size, JSON.stringify(query)).toBe(found.length);
    expect(
      found.filter((id) => rows.includes(id)),
      JSON.stringify(query),
    ).toEqual(rows);
  }
});

test("two organizations never see each other's matrix runs", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const matrix = await start(ada);
  const [first = ""] = runIds(matrix);
  const own = await start(bob);
  for (const query of [{}, { status: "PENDING" }, { search: "chrome" }])
    expect(await listed(bob, query)).toMatchObject({ rows: [own.id], total: 1 });
  for (const query of [
    { matrixRun: matrix.id },
    { search: first },
    { project: matrix.projectId },
    { status: "PENDING", matrixRun: matrix.id },
  ])
    expect(await listed(bob, query)).toMatchObject({ rows: [], matrixRuns: [], total: 0 });
});

test("groups are found by the verdict of their matrix run, as in the list", async () => {
  const ada = await server.signUp();
  const [one = "", two = ""] = runIds(await start(ada, { groupName: "nightly", matrix: twoWays }));
  await end(one, 1, failed);
  await end(two, 0);
  const groups = async (status: string) =>
    (await ada.call(api.executions.groups, { query: { status } })).data.map(({ groupName, executions, lastStatus }) => [
      groupName,
      executions,
      lastStatus,
    ]);
  expect([await groups("PASSED"), await groups("FAILED")]).toEqual([[], [["nightly", 2, "FAILED"]]]);
  await end(await rerun(ada, one, "all"), 0);
  expect([await groups("PASSED"), await groups("FAILED")]).toEqual([[["nightly", 3, "PASSED"]], []]);
});

test("a group shows the duration of a re-run matrix run, and finds one of which a run was deleted", async () => {
  const ada = await server.signUp();
  const matrix = await start(ada, { groupName: "nightly", matrix: twoWays });
  const [one = "", two = ""] = runIds(matrix);
  const latest = async (query: object = {}) => (await ada.call(api.executions.groups, { query })).data[0]?.latest;
  const read = async () => (await ada.call(api.matrixRuns.get, { params: { id: matrix.id } })).data;
  await end(one, 1, failed);
  await end(two, 0);
  const again = await rerun(ada, one, "all");
  expect(await latest()).toMatchObject([{ status: "RUNNING", durationMs: null }]);
  await end(again, 0);
  const { durationMs } = await read();
  expect(durationMs).toBeGreaterThan(0);
  expect(await latest()).toMatchObject([{ status: "PASSED", durationMs }]);
  expect(await latest({ status: "INCOMPLETE" })).toBeUndefined();
  await ada.call(api.executions.delete, { params: { id: two } });
  const incomplete = [{ status: "INCOMPLETE", durationMs: (await read()).durationMs }];
  expect(await latest()).toMatchObject(incomplete);
  expect(await latest({ status: "INCOMPLETE" })).toMatchObject(incomplete);
});

test("the filter by status agrees with what is shown: no matrix run is an error or unstable", async () => {
  const ada = await server.signUp();
  const matrix = await start(ada, { groupName: "nightly", matrix: twoWays });
  for (const taskId of runIds(matrix))
    await server.worker(api.dispatch.update, { taskId, status: "ERROR", error: { code: "X", message: "" } });
  await server.ctx.background.idle();
  const under = async (status: string) => (await listed(ada, { status })).rows;
  expect([await under("ERROR,UNSTABLE"), await under("FAILED")]).toEqual([[], [matrix.id]]);
  const shown = (await ada.call(api.matrixRuns.get, { params: { id: matrix.id } })).data;
  expect(shown).toMatchObject({ status: "FAILED", reason: "Both runs ended with an error.", counts: { failed: 2, errors: 2 } });
  expect((await ada.call(api.executions.groups, { query: { status: "ERROR" } })).data).toEqual([]);
  const runs = (await ada.call(api.executions.list, { query: { status: "ERROR", matrixRun: matrix.id, matrixRuns: "separate" } })).data;
  expect(runs).toHaveLength(2);
});
