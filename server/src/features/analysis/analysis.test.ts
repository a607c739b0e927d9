import { api } from "@gantry/contract/api.ts";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { type FakeModelServer, startFakeModelServer } from "../../testing/fake-model-server.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { startServer } from "../../server.ts";
import type { StoredModel } from "../../platform/db/stored-model.ts";
import type { FailureOccurrence } from "@gantry/contract/analysis/schemas.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { queueRun } from "../../testing/given/run.ts";

let server: TestServer;
let fake: FakeModelServer;
beforeAll(async () => {
  fake = await startFakeModelServer();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", OUTBOUND_ALLOW: new URL(fake.url).host });
});
beforeEach(() => fake.clear());
afterAll(async () => {
  await server.close();
  await fake.close();
});

interface Ending {
  log?: string;
  tests?: object[];
  exitCode?: number;
  run?: object;
}

/** A run that a worker carried out, with this log and these results; resolves when what follows from its end is done. */
async function ended(person: Person, { log = "", tests, exitCode = 1, run = {} }: Ending): Promise<Execution> {
  const { id: taskId } = await queueRun(person, run);
  await claimRun(server, taskId);
  const at = new Date().toISOString();
  if (log) await server.worker(api.dispatch.logs, { taskId, attempt: 1, chunks: [{ seq: 1, stream: "stdout", log, at }] });
  const results = tests ? { results: { formats: ["junit"], tests } } : {};
  const answer = await server.worker(api.dispatch.update, { taskId, attempt: 1, status: "ANALYZING", exitCode, ...results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await server.outbox.idle();
  return (await person.call(api.executions.get, { params: { id: taskId } })).data;
}

const failing = (name: string, message: string, more: object = {}) => ({
  name,
  suite: ["checkout"],
  filePath: "tests/checkout.test.js",
  status: "failed",
  durationMs: 5,
  message,
  ...more,
});
const passing = (name: string) => ({ name, suite: ["checkout"], status: "passed", durationMs: 5 });

const analysisOf = async (person: Person, id: string) => (await person.call(api.analysis.get, { params: { id } })).data;

async function useModel(person: Person, { provider = "builtin", model, baseUrl }: StoredModel) {
  const changed = await person.request(api.organizations.chooseModel, { body: { provider, model, baseUrl, apiKey: "own-key" } });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
}

async function switchAnalysis(person: Person, enabled: boolean) {
  expect((await person.request(api.organizations.switchAnalysis, { body: { enabled } })).status).toBe(200);
}

const ownModel = (model = "own-model"): StoredModel => ({ provider: "openai-compatible", model, baseUrl: `${fake.url}/v1` });

const answer = (more: object = {}) =>
  JSON.stringify({
    summary: "The shop could not be reached.",
    category: "connection-refused",
    rootCause: "Nothing listened on port 8080.",
    evidence: [{ line: 2 }, { test: "T1" }],
    suggestions: ["Start the shop first."],
    confidence: 0.9,
    ...more,
  });

const refusedLog = "starting suite\nError: connect ECONNREFUSED 127.0.0.1:8080\n    at checkout.test.js:3\n1 failed\n";

describe("the built-in rules", () => {
  test("explain a failed run before its terminal status, cite existing lines, and notify clients once", async () => {
    const ada = await server.signUp();
    const socket: Socket = io(server.url, { transports: ["websocket"], auth: { token: ada.token } });
    const heard: Execution[] = [];
    socket.on("execution-updated", (execution: Execution) => heard.push(execution));
    await new Promise<void>((resolve) => socket.on("auth-success", () => resolve()));

    const run = await ended(ada, { log: refusedLog });
    expect(run).toMatchObject({ status: "FAILED", hasAnalysis: true, aiModel: "builtin-rules" });
    const analysis = await analysisOf(ada, run.id);
    expect(analysis).toMatchObject({
      status: "READY",
      category: "connection-refused",
      model: "builtin-rules",
      missing: null,
      evidence: [{ line: 2, seq: 1, text: "Error: connect ECONNREFUSED 127.0.0.1:8080" }],
    });
    expect(analysis.suggestions.length).toBeGreaterThan(0);

    await expect.poll(() => heard.at(-1)?.hasAnalysis).toBe(true);
    const told = heard.filter(({ id, verdict }) => id === run.id && verdict !== null);
    expect(told.map(({ status, verdict, aiModel, hasAnalysis }) => [status, verdict, aiModel, hasAnalysis])).toEqual([
      ["ANALYZING", "FAILED", null, false],
      ["FAILED", "FAILED", "builtin-rules", true],
    ]);
    socket.close();
  });

  test("go by the failed test's message rather than by noise in the log", async () => {
    const ada = await server.signUp();
    const run = await ended(ada, {
      log: "WARN redis: connect ECONNREFUSED 127.0.0.1:6379, falling back to memory\n",
      tests: [passing("adds"), failing("pays", "AssertionError: expected 41 to equal 42")],
    });
    const analysis = await analysisOf(ada, run.id);
    expect(analysis).toMatchObject({ category: "assertion", evidence: [{ test: `${run.id}-1`, name: "checkout › pays" }] });
    expect(analysis.summary).toContain("1 of 2 tests failed");
  });

  test("call a run flaky whose tests passed on a retry", async () => {
    const ada = await server.signUp();
    const attempts = [
      { status: "failed", durationMs: 5, message: "Timeout of 1000ms exceeded" },
      { status: "passed", durationMs: 5 },
    ];
    const run = await ended(ada, { exitCode: 0, tests: [{ ...passing("pays"), retries: 1, flaky: true, attempts }] });
    expect(run.status).toBe("UNSTABLE");
    expect(await analysisOf(ada, run.id)).toMatchObject({ category: "flaky", evidence: [{ text: "Timeout of 1000ms exceeded" }] });
  });

  test("name what changed since the last run that passed", async () => {
    const ada = await server.signUp();
    const passed = await ended(ada, { exitCode: 0, run: { image: "suite:1", groupName: "nightly" } });
    expect(await analysisOf(ada, passed.id)).toMatchObject({ status: "NOT_NEEDED", summary: null });
    const run = await ended(ada, { log: refusedLog, run: { image: "suite:2", groupName: "nightly" } });
    const analysis = await analysisOf(ada, run.id);
    expect(analysis.sinceLastPass).toMatchObject({ taskId: passed.id, changes: [{ what: "image", before: "suite:1", after: "suite:2" }] });
    expect(analysis.suggestions[0]).toContain("suite:1 → suite:2");
  });

  test("cite an error between megabytes of output, with its line and chunk", async () => {
    const ada = await server.signUp();
    const { id: taskId } = await queueRun(ada);
    await claimRun(server, taskId);
    const flood = "the same line\n".repeat(60_000);
    const text = `${flood}Error: getaddrinfo ENOTFOUND dätabase.internal\n${flood}`;
    const at = new Date().toISOString();
    const chunks = (text.match(/[^]{1,50000}/g) ?? []).map((log, index) => ({ seq: index + 1, stream: "stdout", log, at }));
    await server.worker(api.dispatch.logs, { taskId, attempt: 1, chunks });
    await server.worker(api.dispatch.update, { taskId, attempt: 1, status: "ANALYZING", exitCode: 1 });
    await server.outbox.idle();
    const seq = chunks.find(({ log }) => log.includes("Error: getaddrinfo"))?.seq;
    const { evidence } = await analysisOf(ada, taskId);
    expect(evidence).toContainEqual(expect.objectContaining({ line: 60_001, seq, text: "Error: getaddrinfo ENOTFOUND dätabase.internal" }));
  });

  test("count lines correctly across chunks of output that end inside a line", async () => {
    const ada = await server.signUp();
    const { id: taskId } = await queueRun(ada);
    await claimRun(server, taskId);
    const at = new Date().toISOString();
    const logs = ["one\ntwo\n\u001b[31mError: getaddr", "info ENOTFOUND db.internal\u001b[0m\r\nfour\n"];
    const chunks = logs.map((log, index) => ({ seq: index + 1, stream: "stdout", log, at }));
    await server.worker(api.dispatch.logs, { taskId, attempt: 1, chunks });
    await server.worker(api.dispatch.update, { taskId, attempt: 1, status: "ANALYZING", exitCode: 1 });
    await server.outbox.idle();
    expect(await analysisOf(ada, taskId)).toMatchObject({
      category: "dns",
      evidence: [{ line: 3, seq: 1, text: "Error: getaddrinfo ENOTFOUND db.internal" }],
    });
  });
});

describe("an organization's model", () => {
  test("explains a failure with verified evidence, and its call is recorded once", async () => {
    const ada = await server.signUp();
    await useModel(ada, ownModel());
    fake.answers(answer());
    const run = await ended(ada, { log: refusedLog, tests: [failing("pays", "Error: connect ECONNREFUSED 127.0.0.1:8080")] });
    expect(run.aiModel).toBe("own-model");
    expect(await analysisOf(ada, run.id)).toMatchObject({
      status: "READY",
      model: "own-model",
      summary: "The shop could not be reached.",
      evidence: [
        { line: 2, text: "Error: connect ECONNREFUSED 127.0.0.1:8080" },
        { test: `${run.id}-0`, name: "checkout › pays" },
      ],
      confidence: 0.9,
    });

    await useModel(ada, ownModel("newer-model"));
    // The model may have answered already.
    expect((await ada.call(api.analysis.analyze, { params: { id: run.id } })).data.status).toMatch(/^(?:PENDING|READY)$/);
    await server.outbox.idle();
    expect((await ada.call(api.executions.get, { params: { id: run.id } })).data.aiModel).toBe("own-model");
    expect((await analysisOf(ada, run.id)).model).toBe("newer-model");
    await expect(
      server.ctx.db.asSystem((tx) => tx.updateTable("executions").set({ ai_model: "other" }).where("id", "=", run.id).execute()),
    ).rejects.toThrow("recorded once");
  });

  test("is shown no secret", async () => {
    const ada = await server.signUp();
    await useModel(ada, ownModel());
    fake.answers(answer({ evidence: [{ line: 1 }] }));
    const log = [
      "Authorization: Bearer abcdefghijklmnop1234567890",
      "password=hunter2hunter2",
      "postgres://shop:s3cr3t-pw@db/shop",
      "mail to ada.lovelace@example.com",
      "token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abcdefghijk",
      "Error: connect ECONNREFUSED 127.0.0.1:8080",
    ].join("\n");
    const run = await ended(ada, { log });
    const sent = JSON.stringify(fake.requests[0]?.body);
    for (const secret of ["abcdefghijklmnop1234567890", "hunter2", "s3cr3t-pw", "lovelace", "eyJhbGci"]) expect(sent).not.toContain(secret);
    expect(sent).toContain("ECONNREFUSED");
    expect(JSON.stringify(await analysisOf(ada, run.id))).not.toContain("abcdefghijklmnop1234567890");
  });

  test("is asked again when its citations do not exist, and then the rules answer", async () => {
    const ada = await server.signUp();
    await useModel(ada, ownModel());
    fake.answers(answer({ evidence: [{ line: 999 }] }), answer({ evidence: [{ line: 2 }, { line: 998 }, { test: "T9" }] }));
    const mended = await ended(ada, { log: refusedLog });
    expect(fake.requests).toHaveLength(2);
    expect((await analysisOf(ada, mended.id)).evidence).toEqual([{ line: 2, seq: 1, text: "Error: connect ECONNREFUSED 127.0.0.1:8080" }]);

    fake.answers(answer({ evidence: [{ line: 999 }] }));
    const refused = await ended(ada, { log: refusedLog });
    expect(await analysisOf(ada, refused.id)).toMatchObject({
      status: "READY",
      model: "builtin-rules",
      category: "connection-refused",
      missing: { code: "MODEL_ANSWER_UNUSABLE" },
    });
  });

  test.each([
    ["hangs", () => void fake.hangs(), "MODEL_TIMEOUT"],
    ["refuses its key", () => fake.refuses(401), "MODEL_REFUSED"],
    ["answers with a page", () => fake.sends("<html>sign in</html>", "text/html"), "MODEL_ANSWER_UNUSABLE"],
    ["answers another shape", () => fake.answers('{"verdict":"PASSED"}'), "MODEL_ANSWER_UNUSABLE"],
    ["answers endlessly", () => fake.sends("x".repeat(9 * 1024 * 1024), "application/json"), "MODEL_UNREACHABLE"],
  ])("that %s costs the run nothing: the verdict stands, the rules answer and say why", async (_what, misbehave, code) => {
    const ada = await server.signUp();
    await useModel(ada, ownModel());
    // Only a model that never answers takes the run's whole time; the other tests must not depend on how fast the machine is.
    const { ai } = server.ctx.config;
    const { timeoutMs } = ai;
    if (code === "MODEL_TIMEOUT") ai.timeoutMs = 3_000;
    misbehave();
    const run = await ended(ada, { log: refusedLog }).finally(() => (ai.timeoutMs = timeoutMs));
    expect(run).toMatchObject({ status: "FAILED", hasAnalysis: true, aiModel: "builtin-rules" });
    expect(await analysisOf(ada, run.id)).toMatchObject({ status: "READY", category: "connection-refused", missing: { code } });
  });
});

test("a stopping server does not wait for a model, and the next server asks it again", async () => {
  const env = { AI_PROVIDER: "openai-compatible", AI_MODEL: "slow-model", AI_BASE_URL: `${fake.url}/v1`, AI_TIMEOUT_SECONDS: "100" };
  const first = await startTestServer(env);
  const ada = await first.signUp();
  const { id: taskId } = await queueRun(ada);
  await claimRun(first, taskId);
  void fake.hangs();
  const facts = { exitCode: 1, results: { formats: ["junit"], tests: [failing("pays", "Error: connect ECONNREFUSED 127.0.0.1:80")] } };
  await first.worker(api.dispatch.update, { taskId, attempt: 1, status: "ANALYZING", ...facts });
  await fake.asked();
  await first.close();

  fake.answers(answer({ evidence: [{ test: "T1" }] }));
  const next = await startServer({ ...first.ctx.config, port: 0 });
  const modelOf = () =>
    next.ctx.db.asSystem((tx) => tx.selectFrom("executions").select("ai_model").where("id", "=", taskId).executeTakeFirst());
  await expect.poll(modelOf).toEqual({ ai_model: "slow-model" });
  await next.close();
});

describe("asking for an analysis", () => {
  test("is possible once a run has failed and analysis is on", async () => {
    const ada = await server.signUp();
    await switchAnalysis(ada, false);
    const run = await ended(ada, { log: refusedLog });
    expect(run).toMatchObject({ status: "FAILED", hasAnalysis: false, aiModel: null });
    expect(await analysisOf(ada, run.id)).toMatchObject({ status: "DISABLED", summary: null });
    const refused = await ada.request(api.analysis.analyze, { params: { id: run.id } });
    expect(refused).toMatchObject({ status: 403, body: { code: "ANALYSIS_DISABLED" } });

    await switchAnalysis(ada, true);
    expect((await ada.call(api.analysis.analyze, { params: { id: run.id } })).data.status).toBe("PENDING");
    await server.outbox.idle();
    expect(await analysisOf(ada, run.id)).toMatchObject({ status: "READY", category: "connection-refused" });

    const passed = await ended(ada, { exitCode: 0 });
    expect(await ada.request(api.analysis.analyze, { params: { id: passed.id } })).toMatchObject({
      status: 409,
      body: { code: "NOTHING_TO_ANALYZE" },
    });
    const { body } = await ada.request(api.executions.create, { body: { image: "suite:1" } });
    expect(await ada.request(api.analysis.analyze, { params: { id: body.data.id } })).toMatchObject({
      status: 409,
      body: { code: "NOT_ENDED" },
    });
    await ada.call(api.executions.delete, { params: { id: body.data.id } });
  });

  test("of another organization's run is answered like one of a missing run", async () => {
    const [ada, eve] = [await server.signUp(), await server.signUp()];
    const run = await ended(ada, { log: refusedLog });
    const unknown = "0".repeat(24);
    for (const route of [api.analysis.get, api.analysis.analyze]) {
      const foreign = await eve.raw(route, { params: { id: run.id } });
      const missing = await eve.raw(route, { params: { id: unknown } });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
    }
  });

  test("several times concurrently creates one analysis", async () => {
    const ada = await server.signUp();
    const run = await ended(ada, { log: refusedLog });
    await useModel(ada, ownModel());
    fake.answers(answer({ evidence: [{ line: 2 }] }));
    await Promise.all(Array.from({ length: 6 }, () => ada.request(api.analysis.analyze, { params: { id: run.id } })));
    await server.outbox.idle();
    expect((await analysisOf(ada, run.id)).model).toBe("own-model");
    expect(fake.requests.length).toBeLessThanOrEqual(2);
  });
});

describe("the same failure", () => {
  test("of assertions is recognized if they compare the same values in the same place", async () => {
    const ada = await server.signUp();
    const trace = (file: string) => ({ trace: `    at check (/app/${file}:3:9)` });
    await ended(ada, {
      tests: [
        failing("pays", "expected 200, got 502"),
        failing("adds", "expected 200, got 502"),
        failing("removes", "expected 200, got 404"),
        failing("sorts", "AssertionError: expected false to be true", trace("sort.js")),
        failing("sorts back", "AssertionError: expected false to be true", trace("sort.js")),
        failing("finds", "AssertionError: expected false to be true", trace("find.js")),
      ],
    });
    const { data } = await ada.call(api.analysis.clusters);
    expect(data.map((each) => each.tests).toSorted()).toEqual([1, 1, 2, 2]);
  });

  test("is recognized in other tests and runs, but not in other organizations", async () => {
    const [ada, eve] = [await server.signUp(), await server.signUp()];
    const refused = (port: number) => `Error: connect ECONNREFUSED 127.0.0.1:${port}`;
    const first = await ended(ada, { tests: [failing("pays", refused(40_001)), failing("adds", "AssertionError: expected 1 to equal 2")] });
    const second = await ended(ada, { tests: [failing("pays", refused(40_002)), failing("removes", refused(40_003))] });
    await ended(eve, { tests: [failing("pays", refused(1))] });

    const { data } = await ada.call(api.analysis.clusters);
    expect(data).toMatchObject([
      { category: "connection-refused", occurrences: 3, executions: 2, tests: 2, firstTaskId: first.id, lastTaskId: second.id },
      { category: "assertion", occurrences: 1, executions: 1 },
    ]);
    const [cluster] = data;
    expect((await analysisOf(ada, second.id)).seenBefore).toMatchObject({
      fingerprint: cluster?.fingerprint,
      executions: 2,
      firstTaskId: first.id,
    });

    const found: string[] = [];
    const params = { fingerprint: cluster?.fingerprint ?? "" };
    let cursor = "";
    do {
      const body = await ada.call(api.analysis.occurrences, { params, query: { limit: 1, ...(cursor && { cursor }) } });
      expect([body.cluster.occurrences, body.pagination.total]).toEqual([3, 3]);
      found.push(...body.data.map((one) => `${one.taskId} ${one.testName}`));
      cursor = body.pagination.nextCursor ?? "";
    } while (cursor);
    expect(found).toEqual([`${second.id} removes`, `${second.id} pays`, `${first.id} pays`]);

    const eves = (await eve.call(api.analysis.clusters)).data;
    expect(eves).toMatchObject([{ occurrences: 1, fingerprint: cluster?.fingerprint }]);
    expect((await eve.request(api.analysis.occurrences, { params: { fingerprint: data[1]?.fingerprint ?? "" } })).body).toEqual(
      (await eve.request(api.analysis.occurrences, { params: { fingerprint: "0".repeat(32) } })).body,
    );

    await ada.call(api.executions.delete, { params: { id: first.id } });
    expect((await ada.call(api.analysis.clusters, { query: { category: "connection-refused" } })).data).toMatchObject([
      { occurrences: 2, executions: 1 },
    ]);
    expect((await ada.request(api.analysis.clusters, { query: { cursor: "nonsense" } })).status).toBe(400);
    expect((await ada.request(api.analysis.occurrences, { params: { fingerprint: "nonsense" } })).status).toBe(400);
  });
});

describe("the analysis, the Failures page and the tests of a run", () => {
  const clustersOf = async (person: Person) => (await person.call(api.analysis.clusters, { query: { limit: 100 } })).data;

  test("agree on numbers, categories, names and messages", async () => {
    const ada = await server.signUp();
    const refused = "Error: connect ECONNREFUSED 127.0.0.1:8080";
    const tests = [
      failing("pays", "expected 41 to equal 42"),
      failing("ships", "expected 'sent' to equal 'lost'"),
      failing("returns", "expected 1 to equal 2"),
      failing("opens", refused),
      failing("closes", refused),
      {
        ...passing("wobbles"),
        flaky: true,
        retries: 1,
        attempts: [{ status: "failed", durationMs: 1, message: "Timeout of 5000ms exceeded" }],
      },
      passing("stays"),
    ];
    const run = await ended(ada, { tests });
    const clusters = await clustersOf(ada);
    expect(clusters.reduce((sum: number, { occurrences }) => sum + occurrences, 0)).toBe(run.tests?.failed);
    const analysis = await analysisOf(ada, run.id);
    expect(analysis.category).toBe("assertion");
    expect(analysis.rootCause).toContain(`Other failed tests have another cause: 2 × connection refused (“${refused}”).`);
    expect(analysis.rootCause).toContain("Other errors of this kind: “expected 'lost', received 'sent'”, “expected 2, received 1”.");
    // What was seen before is a failure of the category that the analysis names, although another one is shared by more tests.
    const seen = clusters.find(({ fingerprint }) => fingerprint === analysis.seenBefore?.fingerprint);
    expect(seen?.category).toBe("assertion");
    const listed = (await ada.call(api.executions.tests, { params: { id: run.id }, query: { status: "failed" } })).data;
    const occurrences: FailureOccurrence[] = [];
    for (const { fingerprint } of clusters)
      occurrences.push(...(await ada.call(api.analysis.occurrences, { params: { fingerprint } })).data);
    const facts = (
      each: { suite: readonly string[] | null; message?: string | null | undefined },
      id: string | null,
      name: string | null,
    ) => [id, ...(each.suite ?? []), name, each.message];
    expect(occurrences.map((each) => facts(each, each.testId, each.testName)).sort()).toEqual(
      listed.map((each) => facts(each, each.id, each.name)).sort(),
    );
  });

  test("count every failed test of a large run", async () => {
    const ada = await server.signUp();
    const tests = Array.from({ length: 1_800 }, (_, index) => failing(`pays ${index}`, "Error: connect ECONNREFUSED 127.0.0.1:8080"));
    await ended(ada, { tests });
    expect(await clustersOf(ada)).toMatchObject([{ occurrences: 1_800, tests: 1_800, executions: 1 }]);
  });

  test("of a run without a report name the run itself", async () => {
    const ada = await server.signUp();
    const run = await ended(ada, { log: refusedLog });
    const [cluster, ...others] = await clustersOf(ada);
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ category: "connection-refused", tests: 0, executions: 1, occurrences: 1 });
    expect((await analysisOf(ada, run.id)).category).toBe("connection-refused");
    expect((await ada.call(api.analysis.occurrences, { params: { fingerprint: cluster?.fingerprint ?? "" } })).data).toMatchObject([
      { testId: null, testName: null, suite: null },
    ]);
  });

  test("of a run that exits with an error although its tests passed on a retry name the run itself", async () => {
    const ada = await server.signUp();
    const run = await ended(ada, { tests: [{ ...passing("wobbles"), flaky: true, retries: 1 }] });
    expect(run.status).toBe("FAILED");
    const analysis = await analysisOf(ada, run.id);
    expect(analysis).toMatchObject({ category: "unknown", evidence: [{ test: `${run.id}-0` }] });
    expect(analysis.summary).toBe("1 of 1 test passed only on a retry: yet the exit code is 1, which says that the run failed.");
    expect(analysis.rootCause).toContain("All tests passed in the end. Why the exit code is 1 is not certain");
    expect(analysis.confidence).toBeLessThan(0.5);
    expect(await clustersOf(ada)).toMatchObject([{ category: "unknown", tests: 0, executions: 1 }]);
  });

  test("agree on the category that a model gives, and on the rules' category when they explain the run again", async () => {
    const ada = await server.signUp();
    await useModel(ada, ownModel());
    fake.answers(answer({ category: "environment", evidence: [{ test: "T1" }] }));
    const refused = "Error: connect ECONNREFUSED 127.0.0.1:8080";
    const tests = [failing("opens", refused), failing("closes", refused), failing("pays", "expected 41 to equal 42")];
    const run = await ended(ada, { tests });
    const categories = async () => (await clustersOf(ada)).map(({ category }) => category).sort();
    const analysis = await analysisOf(ada, run.id);
    expect(analysis.category).toBe("environment");
    expect(await categories()).toEqual(["assertion", "environment"]);
    const [listed] = (await ada.call(api.analysis.clusters, { query: { category: "environment" } })).data;
    expect(listed).toMatchObject({ occurrences: 2, fingerprint: analysis.seenBefore?.fingerprint });

    expect((await ada.request(api.organizations.chooseModel, { body: { provider: "builtin" } })).status).toBe(200);
    await ada.call(api.analysis.analyze, { params: { id: run.id } });
    await server.outbox.idle();
    expect((await analysisOf(ada, run.id)).category).toBe("connection-refused");
    expect(await categories()).toEqual(["assertion", "connection-refused"]);
  });

  test("follow a second callback that replaces the results", async () => {
    const ada = await server.signUp();
    const run = await ended(ada, { tests: [failing("pays", "expected 41 to equal 42"), passing("ships")] });
    const results = { formats: ["junit"], tests: [passing("pays"), failing("ships", "Error: connect ECONNREFUSED 127.0.0.1:8080")] };
    const answer = await server.worker(api.dispatch.update, { taskId: run.id, status: "FAILED", exitCode: 1, results });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await server.outbox.idle();
    const clusters = await clustersOf(ada);
    expect(clusters).toMatchObject([{ category: "connection-refused", occurrences: 1 }]);
    expect((await ada.call(api.analysis.occurrences, { params: { fingerprint: clusters[0]?.fingerprint ?? "" } })).data).toMatchObject([
      { testId: `${run.id}-1`, testName: "ships", message: "Error: connect ECONNREFUSED 127.0.0.1:8080" },
    ]);
    expect(await analysisOf(ada, run.id)).toMatchObject({ status: "READY", category: "connection-refused" });
  });
});
