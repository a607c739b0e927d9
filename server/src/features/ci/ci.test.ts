import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/crypto/ids.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { untilNotBusy } from "../../testing/until-not-busy.ts";
import { newProject } from "../../testing/given/project.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";

let server: TestServer;
let ada: Person;
let eve: Person;
let project: string;
let key: string;
let evesKey: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  [ada, eve] = [await server.signUp(), await server.signUp()];
  project = await newProject(ada);
  [key, evesKey] = [await newApiKey(ada), await newApiKey(eve)];
});
afterAll(() => server.close());

const trigger = (body: object, headers: Record<string, string> = {}) =>
  server.request(api.ci.trigger, { headers: { "x-api-key": key, ...headers }, body: { projectId: project, image: "suite:1", ...body } });
const ask = (body: object, apiKey = key) => server.request(api.ci.gate, { headers: { "x-api-key": apiKey }, body });
const gate = async (body: object) => (await ask(body)).body.data;

type Results = Record<string, "passed" | "failed" | "skipped">;

async function end(taskId: string, results: Results, status?: string) {
  const tests = Object.entries(results).map(([name, outcome]) => ({
    name,
    suite: ["cart"],
    filePath: `tests/smoke/cart/${name}.test.js`,
    status: outcome,
    durationMs: 5,
  }));
  const failed = tests.some((result) => result.status === "failed");
  const answer = await server.worker(api.dispatch.update, {
    taskId,
    status: status ?? (failed ? "FAILED" : "PASSED"),
    exitCode: failed ? 1 : 0,
    results: { formats: ["junit"], tests },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function quarantine(taskId: string, name: string) {
  const { body } = await ada.request(api.executions.tests, { params: { id: taskId } });
  const testKey = body.data.find((found) => found.name === name)?.testKey;
  const answer = await ada.request(api.quarantine.add, { body: { projectId: project, testKey, reason: "known" } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

const names = (tests: { name: string }[]) => tests.map((found) => found.name).sort();

test("a pipeline's variables in a trigger may be empty, and a number may be a text", async () => {
  const stored = async (ciContext: object) => {
    const { body } = await trigger({ ciContext });
    return (await ada.call(api.executions.get, { params: { id: body.taskId } })).data.ciContext;
  };
  expect(await stored({ branch: "main", repository: "shop/web", prNumber: "", commitSha: " ", jobUrl: "" })).toEqual({
    branch: "main",
    repository: "shop/web",
  });
  expect(await stored({ branch: "topic", prNumber: "12" })).toEqual({ branch: "topic", prNumber: 12 });
  for (const prNumber of ["twelve", "0", "1.5", 0]) expect((await trigger({ ciContext: { prNumber } })).status).toBe(400);
});

test("a trigger returns its cycle and its run, which store the pipeline's context", async () => {
  const ciContext = {
    source: "github",
    repository: "shop/web",
    prNumber: 12,
    commitSha: "0123456789abcdef0123456789abcdef01234567",
    branch: "topic",
  };
  const answer = await trigger({
    folder: "smoke",
    command: "npm test",
    config: { environment: "Staging", baseUrl: "https://s.example" },
    ciContext,
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, cycleId: expect.any(String), taskId: expect.any(String), status: "PENDING" },
  ]);
  const { cycleId, taskId } = answer.body;
  expect((await ada.call(api.executions.get, { params: { id: taskId } })).data).toMatchObject({
    status: "PENDING",
    trigger: "ci",
    cycleId,
    ciContext,
    folder: "smoke",
    command: "npm test",
    environment: "staging",
    baseUrl: "https://s.example",
    projectId: project,
  });
  expect((await ada.call(api.testCycles.list, { query: { project } })).data[0]).toMatchObject({
    id: cycleId,
    name: "shop/web PR #12",
    status: "PENDING",
  });
  expect((await ada.call(api.testCycles.executions, { params: { id: cycleId } })).data).toMatchObject([{ id: taskId }]);
});

test("a cycle without a pull request is named after its commit, branch or image", async () => {
  const nameOf = async (ciContext: object | undefined) => {
    const { cycleId } = (await trigger({ ciContext })).body;
    return (await ada.call(api.testCycles.get, { params: { id: cycleId } })).data.name;
  };
  expect(await nameOf({ repository: "shop/web", commitSha: "ABCDEF0123456" })).toBe("shop/web @ ABCDEF0");
  expect(await nameOf({ repository: "shop/web", branch: "main" })).toBe("shop/web main");
  expect(await nameOf(undefined)).toBe("suite:1");
});

test("a trigger needs a key with a role that may start runs, and a project of its organization", async () => {
  expect((await ada.request(api.ci.trigger, { body: { projectId: project, image: "suite:1" } })).status).toBe(403);
  expect((await server.request(api.ci.trigger, { body: { projectId: project, image: "suite:1" } })).status).toBe(401);
  const viewer = await newApiKey(ada, { name: "reader", role: "viewer" });
  expect((await trigger({}, { "x-api-key": viewer })).body.error).toBe("Insufficient permissions");
  const [foreign, never] = [await trigger({}, { "x-api-key": evesKey }), await trigger({ projectId: newId() }, { "x-api-key": evesKey })];
  expect([foreign.status, foreign.body]).toEqual([404, never.body]);
  expect((await eve.call(api.executions.list)).data).toEqual([]);
  expect((await eve.call(api.testCycles.list)).data).toEqual([]);
  expect((await trigger({ projectId: undefined })).status).toBe(400);
  expect((await trigger({ ciContext: { repository: "\ud800" } })).status).toBe(400);
});

test("ten concurrent triggers with one idempotency key create one cycle with one run", async () => {
  const own = await newProject(ada);
  const again = { projectId: own, ciContext: { repository: "again/and-again", prNumber: 1 } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => trigger(again, { "idempotency-key": "retry-1" })));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  expect((await ada.call(api.testCycles.list, { query: { project: own } })).pagination.total).toBe(1);
  expect((await ada.call(api.executions.list, { query: { project: own } })).pagination.total).toBe(1);
  expect((await trigger({ ...again, image: "suite:2" }, { "idempotency-key": "retry-1" })).status).toBe(409);
  // The raw body counts: fields that only a newer server knows make it a different request.
  expect((await trigger({ ...again, unknown: 1 }, { "idempotency-key": "retry-1" })).status).toBe(409);
});

test("cycle and run appear together, and a rejected trigger leaves neither", async () => {
  const poor = await startTestServer({ DEFAULT_PLAN: "free" });
  try {
    const bob = await poor.signUp();
    const own = await newProject(bob, { name: "Shop" });
    const bobsKey = await newApiKey(bob, { name: "ci" });
    let done = false;
    const looks: Promise<void> = (async () => {
      while (!done) {
        const cycles = (await untilNotBusy(() => bob.request(api.testCycles.list, { query: { project: own, limit: 100 } }))).body.data;
        const runs = (await untilNotBusy(() => bob.request(api.executions.list, { query: { project: own, limit: 100 } }))).body.data;
        // The runs were read later: every cycle must have its run by then.
        for (const cycle of cycles) expect(runs.filter((run) => run.cycleId === cycle.id)).toHaveLength(1);
        for (const run of runs)
          expect((await untilNotBusy(() => bob.request(api.testCycles.get, { params: { id: run.cycleId ?? "" } }))).status).toBe(200);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: 70 }, () =>
        untilNotBusy(() => poor.request(api.ci.trigger, { headers: { "x-api-key": bobsKey }, body: { projectId: own, image: "suite:1" } })),
      ),
    );
    done = true;
    await looks;
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
    expect(answers.find((answer) => answer.status === 429)?.body.error).toBe("Test run limit reached");
    expect((await bob.call(api.testCycles.list, { query: { project: own } })).pagination.total).toBe(50);
    expect((await bob.call(api.executions.list, { query: { project: own } })).pagination.total).toBe(50);
  } finally {
    await poor.close();
  }
});

test("the gate waits, passes, fails, and lists ignored failures of quarantined tests", async () => {
  const { taskId, cycleId } = (await trigger({ ciContext: { repository: "gate/one", prNumber: 3, commitSha: "a".repeat(40) } })).body;
  const questions = [{ taskId }, { cycleId }, { repository: "Gate/One", prNumber: 3 }, { repository: "gate/one", commitSha: "aaaaaaa" }];
  for (const question of questions) expect(await gate(question)).toMatchObject({ status: "PENDING", executions: [{ taskId }] });
  await end(taskId, { pays: "failed", searches: "failed", opens: "passed" });
  for (const question of questions) {
    const answer = await gate(question);
    expect(answer).toMatchObject({ status: "FAILED", quarantinedTests: [], cycleId });
    expect(names(answer.failedTests)).toEqual(["pays", "searches"]);
  }
  await quarantine(taskId, "pays");
  const half = await gate({ taskId });
  expect([half.status, names(half.failedTests), names(half.quarantinedTests)]).toEqual(["FAILED", ["searches"], ["pays"]]);
  await quarantine(taskId, "searches");
  const all = await gate({ cycleId });
  expect([all.status, names(all.failedTests), names(all.quarantinedTests)]).toEqual(["PASSED", [], ["pays", "searches"]]);
  expect(all.reason).toBe("Nothing failed that counts. 2 failures of quarantined tests ignored.");
});

test("the third failure in a row quarantines a test, and the gate sees that right after the verdict", async () => {
  const own = await newProject(ada, { runSettings: { autoQuarantine: true } });
  let last = "";
  const words = [];
  for (let turn = 0; turn < 3; turn++) {
    last = (await trigger({ projectId: own, config: { groupName: "nightly" } })).body.taskId;
    await end(last, { wobbles: "failed", opens: "passed" });
    words.push((await gate({ taskId: last })).status);
  }
  expect(words).toEqual(["FAILED", "FAILED", "PASSED"]);
  expect(names((await gate({ taskId: last })).quarantinedTests)).toEqual(["wobbles"]);
});

test("a run without a verdict, and a failure outside of tests, fail the gate in spite of quarantine", async () => {
  const { taskId } = (await trigger({})).body;
  await server.worker(api.dispatch.update, { taskId, status: "ERROR", error: { code: "TIMEOUT", message: "too long" } });
  const { number } = (await ada.call(api.executions.get, { params: { id: taskId } })).data;
  expect(await gate({ taskId })).toMatchObject({
    status: "FAILED",
    failedTests: [],
    reason: `Run #${number} ended without a verdict (TIMEOUT).`,
  });
  const other = (await trigger({})).body.taskId;
  await server.worker(api.dispatch.update, { taskId: other, status: "FAILED", exitCode: 3 });
  expect(await gate({ taskId: other })).toMatchObject({ status: "FAILED", failedTests: [] });
});

test("the gate uses the newest commit of a pull request, all suites of a commit, the newest run of a suite", async () => {
  const at = (commitSha: string, image: string) => trigger({ image, ciContext: { repository: "gate/many", prNumber: 9, commitSha } });
  const old = (await at("1111111", "web:1")).body.taskId;
  await end(old, { old: "failed" });
  const web = (await at("2222222", "web:1")).body.taskId;
  const api = (await at("2222222", "api:1")).body.taskId;
  await end(web, { page: "failed" });
  expect(await gate({ repository: "gate/many", prNumber: 9 })).toMatchObject({ status: "PENDING" });
  await end(api, { call: "passed" });
  const failed = await gate({ repository: "gate/many", prNumber: 9 });
  expect([failed.status, failed.executions.map((run) => run.id).sort(), names(failed.failedTests)]).toEqual([
    "FAILED",
    [web, api].sort(),
    ["page"],
  ]);
  await end((await at("2222222", "web:1")).body.taskId, { page: "passed" });
  expect(await gate({ repository: "gate/many", prNumber: 9 })).toMatchObject({ status: "PASSED" });
  expect(await gate({ repository: "gate/many", commitSha: "1111111" })).toMatchObject({ status: "FAILED" });
});

test("shards of one suite, distinguished by a variable, all count", async () => {
  const shard = async (SHARD: string) =>
    (await trigger({ config: { envVars: { SHARD } }, ciContext: { repository: "gate/shards", commitSha: "3333333" } })).body.taskId;
  await end(await shard("1/2"), { one: "failed" });
  await end(await shard("2/2"), { two: "passed" });
  const answer = await gate({ repository: "gate/shards", commitSha: "3333333" });
  expect([answer.status, answer.executions.length, names(answer.failedTests)]).toEqual(["FAILED", 2, ["one"]]);
});

test("missing, malformed and foreign ids are all 404; an empty question is 400", async () => {
  const { taskId, cycleId } = (await trigger({ ciContext: { repository: "gate/private", prNumber: 1 } })).body;
  for (const [mine, never] of [
    [{ taskId }, { taskId: newId() }],
    [{ cycleId }, { cycleId: newId() }],
    [
      { repository: "gate/private", prNumber: 1 },
      { repository: "gate/none", prNumber: 1 },
    ],
    [{ taskId }, { taskId: "not-an-id" }],
  ] as const) {
    const [foreign, unknown] = [await ask(mine, evesKey), await ask(never, evesKey)];
    // The message repeats the question.
    const body = JSON.parse(JSON.stringify(foreign.body).replaceAll("gate/private", "gate/none"));
    expect([foreign.status, body]).toEqual([404, unknown.body]);
  }
  expect((await ask({ repository: "gate/none", prNumber: 7 }, evesKey)).body.message).toBe(
    "No run of repository gate/none, pull request 7 was found.",
  );
  expect((await ask({})).status).toBe(400);
  expect((await ask({ repository: "gate/private" })).status).toBe(400);
  expect((await ask({ taskId }, key)).status).toBe(200);
});

test("a question that names two different runs is rejected; naming the same run twice is allowed", async () => {
  const ciContext = { repository: "gate/twice", prNumber: 4, commitSha: "b".repeat(40) };
  const { taskId, cycleId } = (await trigger({ ciContext })).body;
  const other = (await trigger({ ciContext: { repository: "gate/other", prNumber: 5, commitSha: "c".repeat(40) } })).body;
  for (const named of [{ taskId }, { cycleId }, { taskId, cycleId }]) {
    expect((await ask({ ...named, projectId: project, repository: "Gate/Twice", prNumber: 4, commitSha: "bbbbbbb" })).status).toBe(200);
    for (const wrong of [{ repository: "gate/other" }, { prNumber: 5 }, { commitSha: "ccccccc" }, { projectId: newId() }]) {
      const { status, body } = await ask({ ...named, ...wrong });
      expect([status, body.issues?.map(({ path }) => path)]).toEqual([400, Object.keys(wrong)]);
    }
  }
  expect((await ask({ taskId, cycleId: other.cycleId })).status).toBe(400);
  expect((await ask({ taskId: newId(), cycleId })).status).toBe(404);
  expect((await ask({ taskId, repository: "gate/other" }, evesKey)).status).toBe(404);
});

test("a re-run of failed tests passes their names to the container, keeps both attempts, and updates cycle and gate", async () => {
  const { taskId, cycleId } = (await trigger({ folder: "smoke", config: { envVars: { TOKEN: "abc" } } })).body;
  expect((await ada.request(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).body.code).toBe("NOT_FINISHED");
  await end(taskId, { adds: "failed", removes: "failed", opens: "passed" });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
  expect(rerun).toMatchObject({ rerunOf: taskId, cycleId, trigger: "rerun", folder: "smoke/cart" });
  expect((await ada.request(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).body.code).toBe("NOT_FINISHED");
  const told = await claimRun(server, rerun.id);
  expect(told.variables).toEqual(
    expect.arrayContaining([
      { name: "TOKEN", value: "abc", secret: false },
      {
        name: "TESTS",
        value: "tests/smoke/cart/adds.test.js::cart::adds\ntests/smoke/cart/removes.test.js::cart::removes",
        secret: false,
      },
      { name: "TEST_FILES", value: "tests/smoke/cart/adds.test.js\ntests/smoke/cart/removes.test.js", secret: false },
      {
        name: "TESTS_JSON",
        value: JSON.stringify(
          ["adds", "removes"].map((name) => ({
            file: `tests/smoke/cart/${name}.test.js`,
            suite: ["cart"],
            name,
            line: null,
            variant: null,
          })),
        ),
        secret: false,
      },
    ]),
  );
  expect(await cycle(cycleId)).toMatchObject({ status: "RUNNING", items: [{ executionId: rerun.id, earlierExecutionIds: [taskId] }] });
  await end(rerun.id, { adds: "passed", removes: "failed" });
  const half = await gate({ taskId });
  expect([half.status, names(half.failedTests), half.executions.length]).toEqual(["FAILED", ["removes"], 2]);
  const third = (await ada.call(api.executions.rerun, { params: { id: rerun.id }, body: { only: "failed" } })).data;
  expect((await claimRun(server, third.id)).variables.find((one) => one.name === "TESTS")?.value).toBe(
    "tests/smoke/cart/removes.test.js::cart::removes",
  );
  await end(third.id, { removes: "passed" });
  for (const id of [taskId, rerun.id, third.id]) expect(await gate({ taskId: id })).toMatchObject({ status: "PASSED", failedTests: [] });
  expect(await cycle(cycleId)).toMatchObject({
    status: "COMPLETED",
    summary: { total: 1, passed: 1 },
    items: [{ earlierExecutionIds: [taskId, rerun.id] }],
  });
  expect((await ada.request(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).body.code).toBe("NOTHING_FAILED");
  expect((await eve.request(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).status).toBe(404);
});

test("the gate says which failures a re-run did not run again", async () => {
  const { taskId } = (await trigger({})).body;
  await end(taskId, { adds: "failed", removes: "failed" });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
  // A runner may give a test another name when it passes.
  await end(rerun.id, { adds: "passed", "removes all": "passed" });
  const answer = await gate({ taskId });
  expect([answer.status, names(answer.failedTests)]).toEqual(["FAILED", ["removes"]]);
  expect(answer.reason).toBe(
    `1 test failed. 1 failed test is missing from the results of re-run #${rerun.number}: not run again, or run under another name.`,
  );
});

test("a full re-run replaces the results, and repeated requests create it once", async () => {
  const { taskId } = (await trigger({})).body;
  await end(taskId, { gone: "failed", opens: "passed" });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      ada.request(api.executions.rerun, { params: { id: taskId }, body: {}, headers: { "idempotency-key": `again-${taskId}` } }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  await end(answers[0]?.body.data.id ?? "", { opens: "passed" });
  expect(await gate({ taskId })).toMatchObject({ status: "PASSED", executions: [{ rerunOf: taskId }] });
});

test("a failure outside of any test is re-run in full, because no runner can select it", async () => {
  const { taskId } = (await trigger({})).body;
  await end(taskId, { '"before all" hook in "cart"': "failed", adds: "failed", opens: "passed" });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
  expect((await claimRun(server, rerun.id)).variables.map(({ name }) => name)).not.toContain("TESTS");
  await end(rerun.id, { adds: "passed", opens: "passed" });
  expect(await gate({ taskId })).toMatchObject({ status: "PASSED", failedTests: [] });
});

test("a re-run of failed tests, re-run again, still runs and replaces only those", async () => {
  const { taskId } = (await trigger({})).body;
  await end(taskId, { adds: "failed", removes: "failed" });
  const first = (await ada.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
  await end(first.id, { adds: "passed", removes: "failed" });
  const second = (await ada.call(api.executions.rerun, { params: { id: first.id }, body: { only: "failed" } })).data;
  await end(second.id, { adds: "failed" });
  const again = (await ada.call(api.executions.rerun, { params: { id: second.id }, body: {} })).data;
  expect((await claimRun(server, again.id)).variables.find((one) => one.name === "TESTS")?.value).toMatch(/::removes$/);
  await end(again.id, { removes: "passed" });
  const answer = await gate({ taskId });
  expect([answer.status, names(answer.failedTests)]).toEqual(["FAILED", ["adds"]]);
});

test("of two tests with one name, re-running one replaces only its result", async () => {
  const { taskId } = (await trigger({})).body;
  const say = (id: string, status: string, ...rows: [number, string | undefined, string][]) => {
    const tests = rows.map(([line, variant, outcome]) => ({
      name: "pays",
      suite: ["Cart"],
      filePath: "a.feature",
      line,
      variant,
      status: outcome,
      durationMs: 5,
    }));
    return server.worker(api.dispatch.update, {
      taskId: id,
      status,
      exitCode: status === "PASSED" ? 0 : 1,
      results: { formats: ["cucumber-json"], tests },
    });
  };
  await say(taskId, "FAILED", [2, "line 2", "failed"], [4, "line 4", "passed"]);
  const rerun = (await ada.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
  await say(rerun.id, "PASSED", [2, undefined, "passed"]);
  expect(await gate({ taskId })).toMatchObject({ status: "PASSED", failedTests: [] });
});

test("a re-run of failed tests without results does not pass", async () => {
  const { taskId } = (await trigger({})).body;
  await end(taskId, { adds: "failed", opens: "passed" });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
  const { attempt } = await claimRun(server, rerun.id);
  await server.worker(api.dispatch.update, { taskId: rerun.id, attempt, status: "ANALYZING", exitCode: 0 });
  expect(await gate({ taskId })).toMatchObject({ status: "FAILED" });
  const { body } = await ada.request(api.executions.get, { params: { id: rerun.id } });
  expect(body.data).toMatchObject({ status: "ERROR", error: { code: "NO_TESTS" } });
});

test("the gate says why a run had no tests, and does not call it passed", async () => {
  const { taskId } = (await trigger({})).body;
  const { attempt } = await claimRun(server, taskId);
  const results = { formats: ["junit" as const], tests: [], possibleFailure: "Test file failed outside its tests" };
  await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode: 0, results });
  const { number } = (await ada.call(api.executions.get, { params: { id: taskId } })).data;
  const { status, reason } = await gate({ taskId });
  expect({ status, reason }).toEqual({
    status: "FAILED",
    reason: expect.stringContaining(`Run #${number} ended without a verdict (NO_TESTS). No test ran. Check the folder of this run`),
  });
  expect(reason).toContain("this looks like one: “Test file failed outside its tests”");
  expect(reason).not.toContain("passed");
});

async function cycle(id: string) {
  return (await ada.call(api.testCycles.get, { params: { id } })).data;
}
