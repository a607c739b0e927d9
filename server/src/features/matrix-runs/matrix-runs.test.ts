import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { addMember } from "../../testing/add-member.ts";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

type Body = z.input<typeof api.matrixRuns.start.body>;
const browsers = { axes: { BROWSER: ["chrome", "firefox"], NODE: ["20", "22"] } };

const start = async (person: Person, body: Partial<Body> = {}): Promise<MatrixRun> =>
  (await person.call(api.matrixRuns.start, { body: { image: "suite:1", matrix: browsers, ...body } })).data;
const read = async (person: Person, id: string) => (await person.call(api.matrixRuns.get, { params: { id } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");
const labelsOf = ({ combinations }: MatrixRun) => combinations.map(({ combination }) => combination.map(({ value }) => value).join("/"));

interface Facts {
  exitCode?: number;
  tests?: { name: string; status: string; variant?: string; suite?: string[]; filePath?: string }[];
}

/** A worker carries the run out. */
async function carryOut(taskId: string, { exitCode = 0, tests = [{ name: "pays", status: "passed" }] }: Facts = {}) {
  const claimed = await claimRun(server, taskId);
  const { attempt } = claimed;
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
  const results = { formats: ["junit"], tests: tests.map((test) => ({ suite: ["cart"], filePath: "cart.js", durationMs: 10, ...test })) };
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode, results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return claimed;
}

const failing = { exitCode: 1, tests: [{ name: "pays", status: "failed" }] };
const environmentOf = ({ variables }: { variables: { name: string; value: string }[] | Record<string, string> }) =>
  Array.isArray(variables) ? Object.fromEntries(variables.map(({ name, value }) => [name, value])) : variables;

test("each combination is a run with its variables; the matrix run passes when all have passed", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const begun = await start(ada, { projectId, envVars: { LANG: "en" }, folder: "smoke", groupName: "nightly" });
  expect(begun).toMatchObject({
    projectId,
    status: "QUEUED",
    counts: { total: 4, queued: 4 },
    axes: [
      { name: "BROWSER", values: ["chrome", "firefox"] },
      { name: "NODE", values: ["20", "22"] },
    ],
    trigger: "dashboard",
    folder: "smoke",
    command: null,
    finishedAt: null,
  });
  expect(labelsOf(begun)).toEqual(["chrome/20", "chrome/22", "firefox/20", "firefox/22"]);
  const [first = "", ...others] = runIds(begun);
  expect((await ada.call(api.executions.get, { params: { id: first } })).data).toMatchObject({
    matrixRunId: begun.id,
    combination: [
      { axis: "BROWSER", value: "chrome" },
      { axis: "NODE", value: "20" },
    ],
    folder: "smoke",
    groupName: "nightly",
    status: "PENDING",
  });
  const claimed = await carryOut(first);
  expect(environmentOf(claimed)).toMatchObject({ LANG: "en", BROWSER: "chrome", NODE: "20" });
  expect(await read(ada, begun.id)).toMatchObject({ status: "RUNNING", counts: { passed: 1, queued: 3 } });
  for (const id of others) await carryOut(id);
  const ended = await read(ada, begun.id);
  expect(ended).toMatchObject({ status: "PASSED", reason: "All 4 runs passed.", counts: { passed: 4 } });
  expect(ended.finishedAt).toBe(
    ended.combinations
      .map(({ run }) => run?.finishedAt ?? "")
      .toSorted()
      .at(-1),
  );
});

test("one run that fails fails the matrix run at once, and re-running it alone makes it pass", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  const [chrome = "", firefox = ""] = runIds(begun);
  await carryOut(chrome, failing);
  expect(await read(ada, begun.id)).toMatchObject({
    status: "FAILED",
    reason: "Of 2 runs, 1 failed and 1 is pending.",
    finishedAt: null,
  });
  await carryOut(firefox);
  expect((await read(ada, begun.id)).finishedAt).not.toBeNull();
  const again = (await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } })).data;
  expect(again).toMatchObject({ status: "RUNNING", counts: { queued: 1, passed: 1 }, combinations: [{ runs: 2 }, { runs: 1 }] });
  const [rerun = "", same] = runIds(again);
  expect(same).toBe(firefox);
  expect((await ada.call(api.executions.get, { params: { id: rerun } })).data).toMatchObject({
    trigger: "rerun",
    rerunOf: chrome,
    matrixRunId: begun.id,
    combination: [{ axis: "BROWSER", value: "chrome" }],
  });
  expect(environmentOf(await carryOut(rerun))).toMatchObject({ BROWSER: "chrome" });
  expect(await read(ada, begun.id)).toMatchObject({ status: "PASSED" });
  const nothing = await ada.request(api.matrixRuns.rerunFailed, { params: { id: begun.id } });
  expect(nothing).toMatchObject({ status: 409, body: { code: "NOTHING_TO_RERUN" } });
});

test("it names the runs that it was started with, and the first failed tests of each combination", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  expect(begun.numbers).toEqual({ first: 1, last: 2 });
  const [chrome = "", firefox = ""] = runIds(begun);
  const failed = ["pays", "ships", "adds", "counts"].map((name) => ({ name, status: "failed", variant: "mobile" }));
  await carryOut(chrome, { exitCode: 1, tests: [{ name: "opens", status: "passed" }, ...failed] });
  await carryOut(firefox);
  expect((await read(ada, begun.id)).combinations).toMatchObject([
    {
      failedTests: [
        { id: `${chrome}-1`, title: "cart › pays (mobile)" },
        { id: `${chrome}-2`, title: "cart › ships (mobile)" },
        { id: `${chrome}-3`, title: "cart › adds (mobile)" },
      ],
    },
    { failedTests: [] },
  ]);
  const again = (await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } })).data;
  expect(again).toMatchObject({
    numbers: { first: 1, last: 2 },
    combinations: [{ run: { number: 3 }, failedTests: [] }, { failedTests: [] }],
  });
});

test("a re-run of a single run takes its place, and counts whatever the earlier run did", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome"] } } });
  const [chrome = ""] = runIds(begun);
  await carryOut(chrome);
  expect(await read(ada, begun.id)).toMatchObject({ status: "PASSED", reason: "The run passed." });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: chrome }, body: {} })).data;
  expect(await read(ada, begun.id)).toMatchObject({ status: "QUEUED", combinations: [{ run: { id: rerun.id }, runs: 2 }] });
  await carryOut(rerun.id, failing);
  expect(await read(ada, begun.id)).toMatchObject({ status: "FAILED" });
});

test("a re-run of failed tests passes only if it ran all of them, and the matrix run then runs the whole suite again", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome"] } } });
  const [chrome = ""] = runIds(begun);
  const failed = ["pays", "ships"].map((name) => ({ name, status: "failed" }));
  await carryOut(chrome, { exitCode: 1, tests: failed });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: chrome }, body: { only: "failed" } })).data;
  // The suite ran one of the two.
  await carryOut(rerun.id);
  expect(await read(ada, begun.id)).toMatchObject({
    status: "FAILED",
    counts: { failed: 1 },
    combinations: [{ run: { id: rerun.id, verdict: "PASSED" }, notRunAgain: 1 }],
  });
  expect((await ada.call(api.ci.gate, { body: { matrixRunId: begun.id } })).data.status).toBe("FAILED");
  const again = (await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } })).data;
  const [whole = ""] = runIds(again);
  expect((await ada.call(api.executions.get, { params: { id: whole } })).data.rerunOf).toBe(chrome);
  expect(Object.keys(environmentOf(await carryOut(whole)))).not.toContain("TESTS_JSON");
  expect(await read(ada, begun.id)).toMatchObject({ status: "PASSED", combinations: [{ notRunAgain: 0, runs: 3 }] });
});

test("a re-run of failed tests does not make a combination pass whose whole run crashed, and the matrix run then runs the whole suite again", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome"] } } });
  const [chrome = ""] = runIds(begun);
  const pays = (status: string) => ({ tests: [{ name: "pays", status }] });
  await carryOut(chrome, { exitCode: 139, ...pays("failed") });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: chrome }, body: { only: "failed" } })).data;
  await carryOut(rerun.id, pays("passed"));
  expect(await read(ada, begun.id)).toMatchObject({
    status: "FAILED",
    counts: { failed: 1, passed: 0 },
    combinations: [
      {
        run: { id: rerun.id, verdict: "PASSED" },
        notRunAgain: 0,
        cutShort: expect.stringMatching(/^Run #\d+ was ended by a signal \(exit code 139\), so it did not run all of its tests\.$/),
      },
    ],
  });
  expect((await ada.call(api.ci.gate, { body: { matrixRunId: begun.id } })).data.status).toBe("FAILED");
  const again = (await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } })).data;
  const [whole = ""] = runIds(again);
  expect(Object.keys(environmentOf(await carryOut(whole)))).not.toContain("TESTS_JSON");
  expect(await read(ada, begun.id)).toMatchObject({ status: "PASSED", combinations: [{ cutShort: null }] });
});

test("a re-run of failed tests does not pass when the run that it completes was deleted", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome"] } } });
  const [chrome = ""] = runIds(begun);
  await carryOut(chrome, { exitCode: 1, tests: ["pays", "ships"].map((name) => ({ name, status: "failed" })) });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: chrome }, body: { only: "failed" } })).data;
  await carryOut(rerun.id);
  await ada.call(api.executions.delete, { params: { id: chrome } });
  expect(await read(ada, begun.id)).toMatchObject({ status: "INCOMPLETE", counts: { deleted: 1 }, combinations: [{ run: null, runs: 2 }] });
});

test("an unstable run, and one that ended without a verdict, are not passed", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  const [chrome = "", firefox = ""] = runIds(begun);
  await carryOut(chrome, {
    tests: [
      { name: "pays", status: "failed" },
      { name: "adds", status: "passed" },
    ],
  });
  await carryOut(firefox);
  const [run] = (await read(ada, begun.id)).combinations;
  expect(run?.run?.verdict).toBe("UNSTABLE");
  expect(await read(ada, begun.id)).toMatchObject({
    status: "FAILED",
    reason: "Of 2 runs, 1 was unstable and 1 passed.",
    counts: { failed: 1, passed: 1 },
  });
});

test("deleting runs never makes a matrix run pass", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  const [chrome = "", firefox = ""] = runIds(begun);
  await carryOut(chrome);
  await carryOut(firefox);
  const rerun = (await ada.call(api.executions.rerun, { params: { id: chrome }, body: {} })).data;
  await carryOut(rerun.id, failing);
  expect(await read(ada, begun.id)).toMatchObject({ status: "FAILED" });
  await ada.call(api.executions.delete, { params: { id: rerun.id } });
  // The first run of the combination passed, and does not count again.
  expect(await read(ada, begun.id)).toMatchObject({
    status: "INCOMPLETE",
    reason: "Of 2 runs, 1 was deleted and 1 passed.",
    counts: { deleted: 1, passed: 1 },
    combinations: [{ run: null, runs: 2 }, { run: { id: firefox } }],
  });
  const answer = async () => (await ada.call(api.ci.gate, { body: { matrixRunId: begun.id } })).data;
  expect(await answer()).toMatchObject({ status: "FAILED", reason: "1 run of the matrix run was deleted." });
  await ada.call(api.executions.bulkDelete, { body: { taskIds: [firefox] } });
  expect(await read(ada, begun.id)).toMatchObject({ status: "INCOMPLETE", counts: { deleted: 2, passed: 0 } });
  expect(await answer()).toMatchObject({ status: "FAILED", executions: [] });
  expect((await ada.request(api.matrixRuns.rerunFailed, { params: { id: begun.id } })).status).toBe(409);
});

test("the tests of each combination have a history of their own: a failure in one browser is not flaky", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const ciContext = { repository: "shop/web", commitSha: "a1b2c3d4e5" };
  const begun = await start(ada, { projectId, ciContext, matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  expect(begun).toMatchObject({ trigger: "ci", ciContext });
  const [chrome = "", firefox = ""] = runIds(begun);
  const tests = (status: string) => [
    { name: "pays", status },
    { name: "adds", status: "passed", variant: "desktop" },
  ];
  await carryOut(chrome, { tests: tests("passed") });
  await carryOut(firefox, { exitCode: 1, tests: tests("failed") });
  const { data } = await ada.call(api.tests.list, { query: { project: projectId } });
  expect(data.map(({ name, variant }) => `${name} (${variant})`).toSorted()).toEqual([
    "adds (chrome, desktop)",
    "adds (firefox, desktop)",
    "pays (chrome)",
    "pays (firefox)",
  ]);
  expect(data.filter(({ name }) => name === "pays").map(({ flaky, broken }) => ({ flaky, broken }))).toEqual(
    expect.arrayContaining([
      { flaky: false, broken: true },
      { flaky: false, broken: false },
    ]),
  );
  // Repeated, the suite gets its own variants, and the results are added to the same tests.
  const rerun = (await ada.call(api.executions.rerun, { params: { id: firefox }, body: { only: "failed" } })).data;
  const claimed = await claimRun(server, rerun.id);
  expect(JSON.parse(environmentOf(claimed)["TESTS_JSON"] ?? "")).toMatchObject([{ name: "pays", variant: null }]);
  const { attempt } = claimed;
  await server.worker(api.dispatch.update, { taskId: rerun.id, attempt, status: "RUNNING" });
  const results = { formats: ["junit"], tests: [{ name: "pays", suite: ["cart"], filePath: "cart.js", status: "passed", durationMs: 1 }] };
  await server.worker(api.dispatch.update, { taskId: rerun.id, attempt, status: "ANALYZING", exitCode: 0, results });
  expect(await read(ada, begun.id)).toMatchObject({ status: "PASSED" });
  expect((await ada.call(api.ci.gate, { body: { repository: "shop/web", commitSha: "a1b2c3d4e5" } })).data).toMatchObject({
    status: "PASSED",
    failedTests: [],
  });
  expect((await ada.call(api.tests.list, { query: { project: projectId } })).data).toHaveLength(4);
  // A flake check of such a test records its results for this combination.
  const test = data.find(({ name, variant }) => name === "adds" && variant === "firefox, desktop");
  const [check] = (await ada.call(api.flakeChecks.start, { body: { testIds: [test?.id ?? ""], times: 2 } })).data;
  for (const { executionId } of check?.runs ?? []) {
    const checked = await carryOut(executionId, { tests: [{ name: "adds", status: "passed", variant: "desktop" }] });
    expect(JSON.parse(environmentOf(checked)["TESTS_JSON"] ?? "")).toMatchObject([{ name: "adds", variant: "desktop" }]);
  }
  expect((await ada.call(api.flakeChecks.get, { params: { id: check?.id ?? "" } })).data.tests).toMatchObject([
    { outcome: "passed", passed: 2 },
  ]);
  expect((await read(ada, begun.id)).combinations.map(({ runs }) => runs)).toEqual([1, 2]);
});

test("combinations whose values contain commas have separate tests: quarantine of one does not excuse the other", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const axes = { BROWSER: ["chrome, mobile", "chrome"], REGION: ["eu", "mobile, eu"] };
  const exclude = [
    { BROWSER: "chrome", REGION: "eu" },
    { BROWSER: "chrome, mobile", REGION: "mobile, eu" },
  ];
  const startBoth = () => start(ada, { projectId, groupName: "nightly", matrix: { axes, exclude } });
  const [mobile = "", other = ""] = runIds(await startBoth());
  const failed = { exitCode: 1, tests: [{ name: "pays", status: "failed", variant: "desktop" }] };
  const passed = { tests: [{ name: "pays", status: "passed", variant: "desktop" }] };
  await carryOut(mobile, passed);
  await carryOut(other, failed);
  const tests = (await ada.call(api.tests.list, { query: { project: projectId } })).data;
  expect(tests.map(({ variant }) => variant).toSorted()).toEqual(['"chrome, mobile", eu, desktop', 'chrome, "mobile, eu", desktop']);
  const testId = tests.find(({ broken }) => broken)?.id ?? "";
  await ada.call(api.quarantine.add, { body: { testId, keepUntil: new Date(Date.now() + 86_400_000).toISOString() } });
  const second = await startBoth();
  const [mobileAgain = "", otherAgain = ""] = runIds(second);
  await carryOut(mobileAgain, failed);
  await carryOut(otherAgain, passed);
  expect((await ada.call(api.ci.gate, { body: { matrixRunId: second.id } })).data).toMatchObject({ status: "FAILED" });
  // The suite gets its own variant.
  const rerun = (await ada.call(api.executions.rerun, { params: { id: mobileAgain }, body: { only: "failed" } })).data;
  const claimed = await carryOut(rerun.id, passed);
  expect(JSON.parse(environmentOf(claimed)["TESTS_JSON"] ?? "")).toMatchObject([{ name: "pays", variant: "desktop" }]);
  expect((await ada.call(api.ci.gate, { body: { matrixRunId: second.id } })).data).toMatchObject({ status: "PASSED" });
});

test("the gate of a matrix run, and that of its commit, look at every combination", async () => {
  const ada = await server.signUp();
  const ciContext = { repository: "shop/api", prNumber: 7, commitSha: "c0ffee1234" };
  // The image is the same and no variable differs: only the combination tells the runs apart.
  const environments = ["staging", "production"].map((value) => ({ value, variables: { STAGE: "x" } }));
  const begun = await start(ada, { ciContext, matrix: { axes: { STAGE: environments } } });
  const [staging = "", production = ""] = runIds(begun);
  const answers = async () => {
    const questions = [{ matrixRunId: begun.id }, { repository: "shop/api", prNumber: 7 }];
    return Promise.all(questions.map(async (body) => (await ada.call(api.ci.gate, { body })).data));
  };
  await carryOut(staging, failing);
  for (const answer of await answers()) expect(answer.status).toBe("PENDING");
  await carryOut(production);
  for (const answer of await answers()) {
    expect(answer).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays", executionId: staging }] });
    expect(answer.executions.map(({ id }) => id).toSorted()).toEqual([staging, production].toSorted());
  }
  expect((await ada.call(api.ci.gate, { body: { taskId: production, matrixRunId: begun.id } })).data.status).toBe("PASSED");
  const other = await queueRun(ada);
  expect((await ada.request(api.ci.gate, { body: { taskId: other.id, matrixRunId: begun.id } })).status).toBe(400);
  expect((await ada.request(api.ci.gate, { body: { matrixRunId: "nothing" } })).status).toBe(404);
});

test("runs are found by their matrix run and by a value", async () => {
  const ada = await server.signUp();
  const begun = await start(ada);
  await start(ada);
  await queueRun(ada);
  const found = async (query: object) => (await ada.call(api.executions.list, { query })).data.map(({ id }) => id).toSorted();
  expect(await found({ matrixRun: begun.id })).toEqual(runIds(begun).toSorted());
  expect(await found({ matrixRun: begun.id, combination: "BROWSER=firefox" })).toEqual(runIds(begun).slice(2).toSorted());
  expect(await found({ search: "firefox, 22" })).toHaveLength(2);
  expect(await found({ combination: "BROWSER=safari" })).toEqual([]);
  expect((await ada.request(api.executions.list, { query: { combination: "chrome" } })).status).toBe(400);
});

test("all runs are accepted or none: the plan's limit is exact with two requests at once", async () => {
  const ada = await server.signUp();
  await server.ctx.db.asSystem((tx) =>
    tx.updateTable("organizations").set({ plan: "free" }).where("id", "=", ada.organizationId).execute(),
  );
  // 50 runs a month are allowed.
  const twenty = Array.from({ length: 20 }, (_, index) => `v${index}`);
  const send = () => ada.request(api.matrixRuns.start, { body: { image: "suite:1", matrix: { axes: { A: twenty } } } });
  expect((await send()).status).toBe(201);
  const answers = await gate(server.ctx.db, lockOrganization(ada.organizationId), [send, send]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: "RUN_LIMIT_REACHED" });
  expect(refused?.body.message).toContain("This needs 20 runs and 10 are left, so none was started.");
  expect((await ada.call(api.executions.list, { query: { limit: 1 } })).pagination.total).toBe(40);
  expect((await ada.call(api.organizations.usage)).data.testRuns.used).toBe(40);
});

test("a value that is wrong is named in a sentence of its own", async () => {
  const ada = await server.signUp();
  const refusalOf = async (value: unknown) => {
    const { status, body } = await ada.request(api.matrixRuns.start, {
      body: { image: "suite:1", matrix: { axes: { A: [value] } } } as never,
    });
    return [status, body.message];
  };
  expect(await refusalOf("\0")).toEqual([400, "`matrix.axes.A.0` must not contain control characters or line breaks."]);
  expect(await refusalOf(true)).toEqual([400, "`matrix.axes.A.0` must be text or a number or an object."]);
  expect(await refusalOf({ value: "1", imagee: "suite:2" })).toEqual([
    400,
    expect.stringContaining("`matrix.axes.A.0.imagee` is not a field"),
  ]);
  for (const name of ["TASK_ID", "CI", "COMMAND", "FRAMEWORK_AGNOSTIC"])
    expect(await refusalOf({ value: "1", variables: { [name]: "x" } })).toEqual([
      400,
      `\`matrix.axes.A.0.variables.${name}\` is a variable that Gantry sets itself: choose another name.`,
    ]);
  const odd = JSON.parse('{"__proto__":"x"}');
  expect(await refusalOf({ value: "1", variables: odd })).toEqual([
    400,
    "`__proto__` cannot be the name of a field, a variable or an axis.",
  ]);
  expect((await refusalOf({ value: "1", variables: { BASE_URL: "https://shop.example.com" } }))[0]).toBe(201);
});

test("schedules refuse variables that Gantry sets itself, and one that was stored with them can be read", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const run = (name: string) => ({ image: "suite:1", matrix: { axes: { A: [{ value: "1", variables: { [name]: "x" } }] } } });
  const create = (name: string) =>
    ada.request(api.schedules.create, { body: { projectId, name: "Nightly", cron: "0 2 * * *", run: run(name) } });
  expect(await create("TASK_ID")).toMatchObject({
    status: 400,
    body: { message: "`run.matrix.axes.A.0.variables.TASK_ID` is a variable that Gantry sets itself: choose another name." },
  });
  const { status, body } = await create("OTHER");
  expect(status).toBe(201);
  const id = (body as { data: { id: string } }).data.id;
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("schedules")
      .set({ run: JSON.stringify(run("TASK_ID")) })
      .where("id", "=", id)
      .execute(),
  );
  expect((await ada.call(api.schedules.get, { params: { id } })).data.run.matrix).toMatchObject(run("TASK_ID").matrix);
  expect((await ada.request(api.schedules.run, { params: { id } })).status).toBe(201);
});

test("a request that is refused half-way leaves nothing", async () => {
  const ada = await server.signUp();
  const labels = Array.from({ length: 25 }, (_, index) => ({ value: `v${index}`, workerLabels: [`label${index}`] }));
  const refused = await ada.request(api.matrixRuns.start, { body: { image: "suite:1", matrix: { axes: { A: labels } } } });
  expect(refused).toMatchObject({ status: 409, body: { code: "TOO_MANY_LABEL_COMBINATIONS" } });
  expect((await ada.call(api.executions.list, {})).pagination.total).toBe(0);
  expect((await ada.call(api.organizations.usage)).data.testRuns.used).toBe(0);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`V${index}`, "x"]));
  const tooMany = await ada.request(api.matrixRuns.start, { body: { image: "suite:1", envVars: many, matrix: browsers } });
  expect(tooMany).toMatchObject({ status: 400, body: { issues: [{ path: "envVars" }] } });
});

test("a repeated request with the same key starts nothing, and re-runs nothing twice", async () => {
  const ada = await server.signUp();
  const body = { image: "suite:1", matrix: { axes: { BROWSER: ["chrome", "firefox"] } } };
  const send = () => ada.request(api.matrixRuns.start, { body, headers: { "idempotency-key": "build-7" } });
  const [first, second] = await gate(server.ctx.db, lockOrganization(ada.organizationId), [send, send]);
  expect(second?.body.data).toEqual(first?.body.data);
  expect((await ada.call(api.executions.list, {})).pagination.total).toBe(2);
  for (const id of runIds(first?.body.data as MatrixRun)) await carryOut(id, failing);
  const params = { id: first?.body.data.id ?? "" };
  const again = () => ada.request(api.matrixRuns.rerunFailed, { params });
  // Without a key: the second one finds the runs of the first one.
  const answers = await gate(server.ctx.db, lockOrganization(ada.organizationId), [again, again]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await read(ada, params.id)).toMatchObject({ counts: { queued: 2 }, combinations: [{ runs: 2 }, { runs: 2 }] });
});

test("cancelling stops the runs that have not ended, also while they end", async () => {
  const ada = await server.signUp();
  const begun = await start(ada);
  const [first = "", second = ""] = runIds(begun);
  await carryOut(first);
  const { attempt } = await claimRun(server, second);
  await server.worker(api.dispatch.update, { taskId: second, attempt, status: "RUNNING" });
  const results = { formats: ["junit"], tests: [{ name: "pays", suite: [], status: "passed", durationMs: 1 }] };
  const params = { id: begun.id };
  const hold = (tx: Parameters<Parameters<typeof server.ctx.db.asSystem>[0]>[0]) =>
    tx.selectFrom("executions").select("id").where("matrix_run_id", "=", begun.id).forUpdate().execute();
  await gate<unknown>(server.ctx.db, hold, [
    () => ada.call(api.matrixRuns.cancel, { params }),
    () => server.worker(api.dispatch.update, { taskId: second, attempt, status: "ANALYZING", exitCode: 0, results }),
    () => ada.call(api.matrixRuns.cancel, { params }),
  ]);
  const after = await read(ada, begun.id);
  expect(after.status).toBe("FAILED");
  expect(after.counts).toMatchObject({ total: 4, queued: 0, running: 0 });
  expect(after.combinations[0]?.run?.verdict).toBe("PASSED");
  expect(after.combinations.slice(2).map(({ run }) => run?.error?.code)).toEqual(["CANCELLED", "CANCELLED"]);
  expect(after.counts.passed + after.counts.cancelled).toBe(4);
  // Nothing is left to cancel: nothing changes.
  expect((await ada.call(api.matrixRuns.cancel, { params })).data).toEqual(after);
  const again = (await ada.call(api.matrixRuns.rerunFailed, { params })).data;
  expect(again.counts.queued).toBe(after.counts.cancelled);
});

test("viewers see matrix runs and do not start them; other organizations, and people after the project's deletion, do not see them", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const begun = await start(ada, { projectId });
  const viewer = await addMember(server, ada, "viewer");
  expect(await read(viewer, begun.id)).toEqual(begun);
  const params = { id: begun.id };
  const body = { image: "suite:1", matrix: browsers };
  expect((await viewer.request(api.matrixRuns.start, { body })).status).toBe(403);
  expect((await viewer.request(api.matrixRuns.cancel, { params })).status).toBe(403);
  expect((await viewer.request(api.matrixRuns.rerunFailed, { params })).status).toBe(403);
  const eve = await server.signUp();
  for (const asked of [
    eve.request(api.matrixRuns.get, { params }),
    eve.request(api.matrixRuns.cancel, { params }),
    eve.request(api.matrixRuns.rerunFailed, { params }),
    eve.request(api.matrixRuns.start, { body: { ...body, projectId } }),
  ])
    expect((await asked).status).toBe(404);
  expect((await eve.call(api.executions.list, { query: { matrixRun: begun.id } })).data).toEqual([]);
  await ada.call(api.projects.delete, { params: { id: projectId } });
  expect((await ada.request(api.matrixRuns.get, { params })).status).toBe(404);
});
