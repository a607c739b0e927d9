import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { staleAfterRuns } from "@gantry/contract/tests/constants.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { uploadReport } from "../../testing/given/report.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

type Body = z.input<typeof api.matrixRuns.start.body>;

const start = async (person: Person, body: Body): Promise<MatrixRun> =>
  (await person.call(api.matrixRuns.start, { body: { image: "suite:1", ...body } })).data;
const read = async (person: Person, id: string) => (await person.call(api.matrixRuns.get, { params: { id } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");
const shardsOf = ({ combinations }: MatrixRun) => combinations.map(({ shard }) => shard);

const refused = async (person: Person, body: Body) => {
  const { status, body: answer } = await person.request(api.matrixRuns.start, { body: { image: "suite:1", ...body } });
  return { status, text: JSON.stringify(answer) };
};

async function claimed(taskId: string) {
  const run = await claimRun(server, taskId);
  return { ...run, env: Object.fromEntries(run.variables.map(({ name, value }) => [name, value])) };
}

interface Result {
  name: string;
  filePath?: string;
  status?: "passed" | "failed";
  durationMs?: number;
}

/** A worker carries the run out; without results, a test for each file that it was given. */
async function carryOut(taskId: string, { exitCode = 0, tests }: { exitCode?: number; tests?: Result[] } = {}) {
  return carryOutWith(taskId, (files) => tests ?? files.map((filePath) => ({ name: `works in ${filePath}`, filePath })), exitCode);
}

/** The results follow from the files that the run was given. */
async function carryOutWith(taskId: string, testsOf: (files: string[]) => Result[], exitCode = 0) {
  const { attempt, env } = await claimed(taskId);
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
  const results = {
    formats: ["junit"],
    tests: testsOf((env["TEST_FILES"] ?? "").split("\n")).map((one) => ({ suite: ["all"], status: "passed", durationMs: 10, ...one })),
  };
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode, results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await server.ctx.background.idle();
  return env;
}

test("a suite is split by number alone when its files are not known", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 3 }, envVars: { LANG: "en" } });
  expect(begun).toMatchObject({
    axes: [],
    counts: { total: 3, queued: 3 },
    split: { total: 3, targetSeconds: null, files: null, filesWithDuration: null, notes: [] },
  });
  expect(shardsOf(begun)).toEqual([1, 2, 3].map((index) => ({ index, total: 3, files: null, expectedMs: null })));
  for (const [index, id] of runIds(begun).entries()) {
    const env = await carryOut(id, { tests: [{ name: `works ${index}` }] });
    expect(env).toMatchObject({ LANG: "en", SHARD_INDEX: String(index + 1), SHARD_TOTAL: "3" });
    expect(env).not.toHaveProperty("TEST_FILES");
  }
  expect(await read(ada, begun.id)).toMatchObject({ status: "PASSED", counts: { passed: 3 } });
});

test("each file is in the list of one shard, by the durations of earlier results; what was measured is known for the next split", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const files = ["tests/long one.spec.ts", "tests/b.spec.ts", "tests/c.spec.ts", "tests/d.spec.ts", "tests/b.spec.ts"];
  const first = await start(ada, { projectId, shards: { total: 2, files } });
  expect(first.split).toMatchObject({ files: 4, filesWithDuration: 0 });
  expect(shardsOf(first)).toEqual([1, 2].map((index) => ({ index, total: 2, files: 2, expectedMs: null })));
  const lists = [];
  for (const id of runIds(first)) {
    const { attempt, env } = await claimed(id);
    const paths = (env["TEST_FILES"] ?? "").split("\n");
    lists.push(...paths);
    await server.worker(api.dispatch.update, { taskId: id, attempt, status: "RUNNING" });
    const tests = paths.map((filePath) => ({
      name: "works",
      suite: [],
      filePath,
      status: "passed",
      durationMs: filePath.includes("long") ? 3_000 : 1_000,
    }));
    await server.worker(api.dispatch.update, {
      taskId: id,
      attempt,
      status: "ANALYZING",
      exitCode: 0,
      results: { formats: ["junit"], tests },
    });
    await server.ctx.background.idle();
  }
  expect(lists.toSorted()).toEqual([...new Set(files)].toSorted());
  const second = await start(ada, { projectId, shards: { total: 2, files: [...files, "tests/new.spec.ts"] } });
  expect(second.split).toMatchObject({ files: 5, filesWithDuration: 4 });
  expect(shardsOf(second)).toEqual([
    // The three others take as long as the long file. The new one is expected to take the median.
    { index: 1, total: 2, files: 2, expectedMs: 4_000 },
    { index: 2, total: 2, files: 3, expectedMs: 3_000 },
  ]);
  const [long = ""] = runIds(second);
  expect((await claimed(long)).env["TEST_FILES"]).toBe("tests/long one.spec.ts\ntests/new.spec.ts");
  // A test keeps its history, whichever shard carries it out.
  expect((await ada.call(api.tests.list, { query: { project: projectId } })).data.map(({ variant }) => variant)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("a target chooses the number of shards, and each combination is split by its own durations", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const files = Array.from({ length: 12 }, (_, index) => `tests/${index}.spec.ts`);
  const guessed = await start(ada, { projectId, shards: { targetSeconds: 60, files } });
  expect(guessed.split).toMatchObject({ filesWithDuration: 0, notes: ["The number of shards is a guess."] });
  const cases = files.map((file) => `<testcase name="works" file="${file}" time="20"/>`).join("");
  await uploadReport(ada, projectId, `<testsuites><testsuite name="all">${cases}</testsuite></testsuites>`);
  await server.ctx.background.idle();
  const auto = await start(ada, { projectId, shards: { targetSeconds: 60, files } });
  expect(auto.split).toEqual({ total: null, targetSeconds: 60, files: 12, filesWithDuration: 12, notes: [] });
  expect(shardsOf(auto)).toEqual([1, 2, 3, 4].map((index) => ({ index, total: 4, files: 3, expectedMs: 60_000 })));
  const few = await start(ada, { projectId, shards: { targetSeconds: 60, max: 2, files } });
  expect(few.split?.notes).toEqual(["The longest shard is expected to take 120 s, not 60 s: 2 is the maximum number of shards."]);
  const matrix = await start(ada, {
    projectId,
    matrix: { axes: { BROWSER: ["chrome", "firefox"] } },
    shards: { total: 2, files: files.slice(0, 2) },
  });
  expect(matrix.combinations.map(({ combination, shard }) => [combination[0]?.value, shard?.index])).toEqual([
    ["chrome", 1],
    ["chrome", 2],
    ["firefox", 1],
    ["firefox", 2],
  ]);
  const [one = ""] = runIds(matrix);
  const { data } = await ada.call(api.executions.get, { params: { id: one } });
  expect(data).toMatchObject({ combination: [{ axis: "BROWSER", value: "chrome" }], shard: { index: 1, total: 2, files: 1 } });
  const found = await ada.call(api.executions.list, { query: { search: "chrome, shard 1/2" } });
  expect(found.data.map(({ id }) => id)).toEqual([one]);
  // What chrome takes is not what firefox takes.
  for (const id of runIds(matrix)) {
    const { data: run } = await ada.call(api.executions.get, { params: { id } });
    const isChrome = run.combination[0]?.value === "chrome";
    const [filePath = ""] = [files[(run.shard?.index ?? 1) - 1]];
    await carryOut(id, { tests: [{ name: "works", filePath, durationMs: isChrome ? 1_000 : 9_000 }] });
  }
  const again = await start(ada, {
    projectId,
    matrix: { axes: { BROWSER: ["chrome", "firefox"] } },
    shards: { total: 2, files: files.slice(0, 2) },
  });
  expect(shardsOf(again).map((shard) => shard?.expectedMs)).toEqual([1_000, 1_000, 9_000, 9_000]);
});

test("there are never more shards than files, and the answer says so", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 5, files: ["a.ts", "b.ts", "a.ts"] } });
  expect(begun.split).toMatchObject({
    total: 5,
    files: 2,
    notes: ["You asked for 5 shards, but there are only 2 files, so 2 were started."],
  });
  expect(begun.counts.total).toBe(2);
  for (const id of runIds(begun)) expect((await claimed(id)).env["TEST_FILES"]).toMatch(/^[ab]\.ts$/);
});

test("impossible requests are rejected with a message, and nothing is queued", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const files = ["a.ts", "b.ts"];
  const mistakes: [Body, string][] = [
    [{}, "matrix` is required, unless `shards` splits the suite"],
    [{ shards: {} }, "must be a number from 2 to 50; or give `targetSeconds` instead"],
    [{ shards: { total: 1 } }, "shards.total"],
    [{ shards: { total: 51 } }, "shards.total"],
    [{ shards: { total: 2, targetSeconds: 5, files } }, "or give `targetSeconds` instead"],
    [{ shards: { targetSeconds: 5 } }, "is required with `targetSeconds`"],
    [{ shards: { total: 2, max: 5 } }, "limits the number that `targetSeconds` chooses"],
    [{ shards: { total: 2, order: "failed-first" } }, "orders `files`"],
    [{ shards: { total: 2, files: [] } }, "shards.files"],
    [{ shards: { total: 2, files: ["a\nb"] } }, "shards.files.0"],
    [{ shards: { total: 2 }, envVars: { SHARD_INDEX: "1" } }, "is set by `shards` for each run"],
    [{ shards: { total: 2 }, config: { envVars: { TEST_FILES: "a" } } }, "Use another name than TEST_FILES"],
    [{ shards: { total: 2 }, matrix: { axes: { SHARD_TOTAL: ["1"] } } }, "set SHARD_TOTAL. It is set by `shards`"],
    [{ shards: { total: 30 }, matrix: { axes: { A: ["1", "2"] } } }, "must be at most 25: the matrix has 2 combinations"],
    [
      { shards: { targetSeconds: 9, files }, matrix: { axes: { A: Array.from({ length: 40 }, (_, at) => `${at}`) } } },
      "splits each of the 40",
    ],
    [
      { shards: { total: 2, files: Array.from({ length: 1_000 }, (_, at) => `${"x".repeat(400)}${at}`) } },
      "bytes, of at most 120000. Use more shards",
    ],
  ];
  for (const [body, text] of mistakes)
    expect(await refused(ada, { projectId, ...body }), text).toMatchObject({ status: 400, text: expect.stringContaining(text) });
  const withoutImage = await ada.request(api.matrixRuns.start, { body: { shards: { total: 2 } } });
  expect(withoutImage.status).toBe(400);
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "TEST_FILES" }, body: { value: "all", secret: false } });
  expect(await refused(ada, { projectId, shards: { total: 2 } })).toMatchObject({
    status: 409,
    text: expect.stringContaining("The project has a variable TEST_FILES"),
  });
  expect((await ada.call(api.executions.list, { query: {} })).pagination.total).toBe(0);
});

const failing = (filePath: string): Result[] => [
  { name: "breaks", filePath, status: "failed" },
  { name: "works", filePath },
];

test("a failing shard fails the group and the gate; re-run, it has the same files", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 2, files: ["a.ts", "b.ts", "c.ts"] } });
  const [one = "", two = ""] = runIds(begun);
  const { TEST_FILES = "" } = await carryOut(one, { exitCode: 1, tests: failing("a.ts") });
  await carryOut(two);
  const gate = async () => (await ada.call(api.ci.gate, { body: { matrixRunId: begun.id } })).data.status;
  expect(await read(ada, begun.id)).toMatchObject({
    status: "FAILED",
    reason: expect.stringMatching(/^Of 2 runs, 1 failed and 1 passed\. 1 file has no result: [a-c]\.ts\.$/),
  });
  expect(await gate()).toBe("FAILED");
  const again = (await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } })).data;
  expect(again.combinations).toMatchObject([
    { shard: { index: 1, total: 2 }, runs: 2 },
    { shard: { index: 2 }, runs: 1 },
  ]);
  const [rerun = ""] = runIds(again);
  expect(await carryOut(rerun)).toMatchObject({ SHARD_INDEX: "1", SHARD_TOTAL: "2", TEST_FILES });
  expect((await ada.call(api.executions.get, { params: { id: rerun } })).data.shard).toMatchObject({ index: 1, total: 2 });
  expect(await read(ada, begun.id)).toMatchObject({ status: "PASSED" });
  expect(await gate()).toBe("PASSED");
});

test("a re-run of failed tests names them, and a runner that selects by shard number still runs all of them", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 2 } });
  const [one = "", two = ""] = runIds(begun);
  await carryOut(one, { exitCode: 1, tests: failing("a.ts") });
  await carryOut(two, { exitCode: 1, tests: [{ name: "Suite failed outside its tests", status: "failed" }] });
  const rerun = async (id: string) => (await ada.call(api.executions.rerun, { params: { id }, body: { only: "failed" } })).data.id;
  const again = await rerun(one);
  expect(await carryOut(again, { exitCode: 1, tests: [{ name: "Suite failed outside its tests", status: "failed" }] })).toMatchObject({
    SHARD_INDEX: "1",
    SHARD_TOTAL: "1",
    TEST_FILES: "a.ts",
  });
  // What failed now belongs to no test: the whole shard runs.
  const whole = await claimed(await rerun(again));
  expect(whole.env).toMatchObject({ SHARD_INDEX: "1", SHARD_TOTAL: "2" });
  expect(whole.env).not.toHaveProperty("TESTS_JSON");
  expect((await claimed(await rerun(two))).env).toMatchObject({ SHARD_INDEX: "2", SHARD_TOTAL: "2" });
});

test("re-runs of failed tests never lose the files of a shard", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 2, files: ["a.ts", "b.ts", "c.ts", "d.ts"] } });
  const [one = ""] = runIds(begun);
  const first = await carryOut(one, { exitCode: 1, tests: failing("a.ts") });
  const rerun = async (id: string) => (await ada.call(api.executions.rerun, { params: { id }, body: { only: "failed" } })).data.id;
  const outside: Result[] = [{ name: "Suite failed outside its tests", status: "failed" }];
  const second = await rerun(one);
  expect(await carryOut(second, { exitCode: 1, tests: outside })).toMatchObject({ TEST_FILES: "a.ts", SHARD_TOTAL: "2" });
  const third = await rerun(second);
  expect(await carryOut(third, { exitCode: 1, tests: outside })).toMatchObject({ TEST_FILES: first["TEST_FILES"], SHARD_INDEX: "1" });
});

test("when the first run of a shard was deleted, its files are not known, and nothing less runs instead", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 2, files: ["a.ts", "b.ts"] } });
  const [one = ""] = runIds(begun);
  await carryOut(one, { exitCode: 1, tests: failing("a.ts") });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: one }, body: { only: "failed" } })).data;
  await carryOut(rerun.id, { exitCode: 1, tests: [{ name: "Suite failed outside its tests", status: "failed" }] });
  await ada.call(api.executions.delete, { params: { id: one } });
  const answer = await ada.request(api.executions.rerun, { params: { id: rerun.id }, body: { only: "failed" } });
  expect(answer).toMatchObject({ status: 409, body: { code: "SHARD_FILES_UNKNOWN" } });
});

test("the gate of a commit takes the newest start of a split suite as a whole, and a deleted shard for not passed", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const ciContext = { repository: "shop/web", commitSha: "a1b2c3d4e5" };
  const files = ["a.ts", "b.ts", "c.ts"];
  const gate = async () => (await ada.call(api.ci.gate, { body: { repository: "shop/web", commitSha: "a1b2c3d4e5" } })).data;
  const first = await start(ada, { projectId, ciContext, shards: { total: 3, files } });
  for (const id of runIds(first)) await carryOut(id, { exitCode: 1, tests: failing(`${id}.ts`) });
  expect(await gate()).toMatchObject({ status: "FAILED" });
  // The pipeline runs again, and splits the suite in another way.
  const second = await start(ada, { projectId, ciContext, shards: { total: 2, files } });
  expect((await gate()).status).toBe("PENDING");
  for (const id of runIds(second)) await carryOut(id);
  const passed = await gate();
  expect(passed).toMatchObject({ status: "PASSED" });
  expect(passed.executions.map(({ id }) => id).toSorted()).toEqual(runIds(second).toSorted());
  // A shard of the first start that passes now does not bring that start back.
  const [old = ""] = runIds(first);
  const rerun = (await ada.call(api.executions.rerun, { params: { id: old }, body: {} })).data;
  await carryOut(rerun.id);
  expect((await gate()).executions.map(({ id }) => id).toSorted()).toEqual(runIds(second).toSorted());
  await ada.call(api.executions.delete, { params: { id: runIds(second)[0] ?? "" } });
  expect(await gate()).toMatchObject({ status: "FAILED", reason: expect.stringContaining("deleted") });
});

test("the shards of one suite share caches", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const caches = [{ key: "npm-1", path: "/root/.npm" }];
  const first = await start(ada, { projectId, caches, shards: { total: 2 } });
  const scopes = [];
  for (const id of runIds(first)) scopes.push((await claimed(id)).cacheScopes);
  expect(scopes[0]).toEqual(scopes[1]);
});

test("a retry within a run names the failed tests, and keeps the files of the shard if the report names none", async () => {
  const ada = await server.signUp();
  const broken: Result[] = [{ name: "breaks", status: "failed" }, { name: "works" }];
  const byNumber = await start(ada, { retries: 1, shards: { total: 2 } });
  const byFile = await start(ada, { retries: 1, shards: { total: 2, files: ["a.ts", "b.ts"] } });
  const [number = "", file = ""] = [byNumber, byFile].map((begun) => runIds(begun)[1]);
  await carryOut(number, { exitCode: 1, tests: broken });
  expect(await carryOut(number, { tests: [{ name: "breaks" }] })).toMatchObject({
    TESTS: "all::breaks",
    SHARD_INDEX: "1",
    SHARD_TOTAL: "1",
  });
  const { TEST_FILES } = await carryOut(file, { exitCode: 1, tests: broken });
  expect(await carryOut(file, { tests: [{ name: "breaks" }] })).toMatchObject({ TESTS: "all::breaks", SHARD_INDEX: "2", TEST_FILES });
  for (const id of [number, file])
    expect((await ada.call(api.executions.get, { params: { id } })).data).toMatchObject({ verdict: "UNSTABLE", retriesDone: 1 });
});

test("a flake check repeats a test of any shard, and is no shard itself", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const begun = await start(ada, { projectId, shards: { total: 2 } });
  const [, two = ""] = runIds(begun);
  await carryOut(two, { tests: [{ name: "works", filePath: "a.ts" }] });
  const [found] = (await ada.call(api.tests.list, { query: { project: projectId } })).data;
  const [check] = (await ada.call(api.flakeChecks.start, { body: { testIds: [found?.id ?? ""], times: 2 } })).data;
  for (const { executionId } of check?.runs ?? []) {
    expect(await carryOut(executionId, { tests: [{ name: "works", filePath: "a.ts" }] })).toMatchObject({
      TEST_FILES: "a.ts",
      SHARD_INDEX: "1",
      SHARD_TOTAL: "1",
    });
    expect((await ada.call(api.executions.get, { params: { id: executionId } })).data).toMatchObject({ shard: null, matrixRunId: null });
  }
  expect((await ada.call(api.flakeChecks.get, { params: { id: check?.id ?? "" } })).data.tests).toMatchObject([
    { outcome: "passed", passed: 2 },
  ]);
});

test("a test that its file lost is no longer broken, and one that another shard carries out stays so", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const [gone, kept]: Result[] = [
    { name: "gone", filePath: "a.ts", status: "failed" },
    { name: "kept", filePath: "a.ts" },
  ];
  const broken = async () =>
    (await ada.call(api.tests.list, { query: { project: projectId } })).data.filter((one) => one.broken).map(({ name }) => name);
  const once = async (shards: Body["shards"], ofShard: (Result | undefined)[][]) => {
    for (const [at, id] of runIds(await start(ada, { projectId, shards })).entries()) {
      const tests = (ofShard[at] ?? []).flatMap((one) => one ?? []);
      await carryOut(id, { exitCode: tests.some(({ status }) => status === "failed") ? 1 : 0, tests });
    }
  };
  const other: Result = { name: "other", filePath: "b.ts" };
  // By number, the tests of one file may be in many shards.
  const others = Array.from({ length: staleAfterRuns + 1 }, (_, at): Result[] => [{ name: `kept ${at}`, filePath: "a.ts" }]);
  for (let time = 0; time < 2; time++) await once({ total: staleAfterRuns + 2 }, [[gone, kept, other], ...others]);
  expect(await broken()).toEqual(["gone"]);
  // By file, a test that is not among the others of its file was removed, whichever shard has the file now.
  for (let time = 0; time < staleAfterRuns; time++) await once({ total: 2, files: ["a.ts", "b.ts"] }, [[kept], [other]]);
  expect(await broken()).toEqual([]);
});

describe("a file of the list without a result", () => {
  const noteOf = async (person: Person, id: string) =>
    (await person.call(api.executions.get, { params: { id } })).data.notes.filter(({ code }) => code === "FILES_WITHOUT_RESULTS");

  test("is named by its run and in the reason of the suite's verdict, which stays as it is", async () => {
    const ada = await server.signUp();
    const begun = await start(ada, { shards: { total: 2, files: ["tests/a.ts", "tests/b.ts", "tests/c.ts", "tests/d.ts"] } });
    const [one = "", two = ""] = runIds(begun);
    const { TEST_FILES = "" } = await carryOut(one);
    const [, lost = ""] =
      (await carryOutWith(two, ([kept]) => [{ name: "works", filePath: `/app/${kept}` }]))["TEST_FILES"]?.split("\n") ?? [];
    expect(TEST_FILES.split("\n")).toHaveLength(2);
    expect(await noteOf(ada, one)).toEqual([]);
    expect(await noteOf(ada, two)).toEqual([
      {
        code: "FILES_WITHOUT_RESULTS",
        message: expect.stringContaining(
          `1 of the 2 files of shard 2/2 has no result: ${lost}. All others have one. Check whether this file ran`,
        ),
        files: { count: 1, first: [lost] },
      },
    ]);
    expect(await read(ada, begun.id)).toMatchObject({
      status: "PASSED",
      reason: `Both runs passed. 1 file has no result: ${lost}.`,
      combinations: [{}, { run: { notes: [{ code: "FILES_WITHOUT_RESULTS" }] } }],
    });
  });

  test("is not named when the report names no files, and not in a re-run of failed tests", async () => {
    const ada = await server.signUp();
    const begun = await start(ada, { shards: { total: 2, files: ["a.ts", "b.ts", "c.ts", "d.ts"] } });
    const [one = "", two = ""] = runIds(begun);
    await carryOut(one, { tests: [{ name: "works" }] });
    expect(await noteOf(ada, one)).toEqual([]);
    const both = ([first = "", second = ""]: string[]): Result[] => [
      { name: "breaks", filePath: first, status: "failed" },
      { name: "works", filePath: second },
    ];
    await carryOutWith(two, both, 1);
    expect(await noteOf(ada, two)).toEqual([]);
    const again = (await ada.call(api.executions.rerun, { params: { id: two }, body: { only: "failed" } })).data;
    await carryOutWith(again.id, (files) =>
      both(files)
        .slice(0, 1)
        .map((one) => ({ ...one, status: "passed" })),
    );
    expect(await noteOf(ada, again.id)).toEqual([]);
  });
});

describe("tests that ran in several shards", () => {
  const ran = (...names: string[]) => ({ tests: names.map((name) => ({ name })) });
  const notesOf = async (person: Person, id: string) => (await read(person, id)).split?.notes;

  test("are noted when the suite ignores its variables, with what to do", async () => {
    const ada = await server.signUp();
    const byFile = await start(ada, { shards: { total: 2, files: ["a.ts", "b.ts"] } });
    const [one = "", two = ""] = runIds(byFile);
    await carryOut(one, ran("pays", "ships"));
    expect(await notesOf(ada, byFile.id)).toEqual([]);
    await carryOut(two, ran("pays", "ships"));
    const text =
      "2 tests ran in more than one shard, so the suite was not split. Its command must run the files in TEST_FILES only: for example, “npx playwright test $TEST_FILES”.";
    expect(await notesOf(ada, byFile.id)).toEqual([expect.stringContaining(text)]);
    expect(await read(ada, byFile.id)).toMatchObject({ status: "PASSED", reason: "Both runs passed." });
    const byNumber = await start(ada, { shards: { total: 2 } });
    for (const id of runIds(byNumber)) await carryOut(id, ran("pays"));
    expect(await notesOf(ada, byNumber.id)).toEqual([expect.stringContaining("“npx playwright test --shard=$SHARD_INDEX/$SHARD_TOTAL”.")]);
  });

  test("are not noted if they are few, as those that sign in, or in other combinations", async () => {
    const ada = await server.signUp();
    const few = await start(ada, { shards: { total: 2 } });
    for (const [index, id] of runIds(few).entries()) await carryOut(id, ran("signs in", `pays ${index}`));
    expect(await notesOf(ada, few.id)).toEqual([]);
    const both = await start(ada, { shards: { total: 2 }, matrix: { axes: { A: ["x", "y"] } } });
    for (const [index, id] of runIds(both).entries()) await carryOut(id, ran(`pays ${index % 2}`));
    expect(await notesOf(ada, both.id)).toEqual([]);
  });
});
