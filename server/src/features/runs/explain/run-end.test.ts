import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { type FakeModelServer, startFakeModelServer } from "../../../testing/fake-model-server.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { uploadReport } from "../../../testing/given/report.ts";

const shortSeconds = 8;
/** More than the setting allows: no analysis ends before its model has answered. */
const longMs = 3_600_000;

const startWithModel = () =>
  startTestServer({
    DEFAULT_PLAN: "enterprise",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "slow-model",
    AI_BASE_URL: `${fake.url}/v1`,
    AI_TIMEOUT_SECONDS: String(shortSeconds),
  });

let server: TestServer;
let fake: FakeModelServer;
let ada: Person;
beforeAll(async () => {
  fake = await startFakeModelServer();
  server = await startWithModel();
  Object.assign(server.ctx.config.ai, { timeoutMs: longMs });
});
beforeEach(async () => {
  fake.clear();
  ada = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

const answer = JSON.stringify({
  summary: "The sum is wrong.",
  category: "assertion",
  rootCause: "41 is not 42.",
  evidence: [{ test: "T1" }],
  suggestions: [],
  confidence: 0.9,
});
const failing = { name: "pays", suite: ["cart"], status: "failed", durationMs: 5, message: "expected 41 to equal 42" };
const facts = { exitCode: 1, results: { formats: ["junit"], tests: [failing] } };
const runOf = async (id: string): Promise<Execution> => (await ada.call(api.executions.get, { params: { id } })).data;
const analysisOf = async (id: string) => (await ada.call(api.analysis.get, { params: { id } })).data;
const gateOf = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data.status;
const queued = async (): Promise<string> => (await queueRun(ada)).id;
const say = (taskId: string, more: object) => server.worker(api.dispatch.update, { taskId, ...more });

/** A run whose facts came from outside: it has a verdict, and is being analyzed. */
async function analyzing(more: object = facts): Promise<string> {
  const id = await queued();
  expect((await say(id, { status: "ANALYZING", ...more })).status).toBe(200);
  return id;
}

test("while the model answers, the run is ANALYZING with its verdict, and nothing waits that needs only the verdict", async () => {
  void fake.hangs();
  const id = await analyzing();
  await fake.asked();
  expect(await runOf(id)).toMatchObject({
    status: "ANALYZING",
    verdict: "FAILED",
    aiModel: null,
    hasAnalysis: false,
    tests: { failed: 1 },
  });
  expect((await ada.call(api.executions.list)).data).toMatchObject([{ id, status: "ANALYZING", verdict: "FAILED" }]);
  expect(await gateOf(id)).toBe("FAILED");
  expect((await ada.call(api.executions.logs, { params: { id } })).complete).toBe(true);
  expect((await analysisOf(id)).status).toBe("PENDING");
  expect((await ada.request(api.executions.rerun, { params: { id }, body: { only: "failed" } })).status).toBe(201);
  expect(await ada.request(api.executions.cancel, { params: { id } })).toMatchObject({ status: 409, body: { code: "ALREADY_FINISHED" } });
  expect((await ada.request(api.analysis.analyze, { params: { id } })).status).toBe(409);
});

test("the terminal status comes with the model's analysis", async () => {
  fake.answers(answer);
  const id = await analyzing();
  const seen: string[] = [];
  while (!seen.at(-1)?.startsWith("FAILED")) {
    const { status, aiModel, hasAnalysis } = await runOf(id);
    const { status: analysis } = await analysisOf(id);
    seen.push(`${status} ${aiModel} ${hasAnalysis} ${status === "FAILED" ? analysis : ""}`);
  }
  expect([...new Set(seen)].filter((state) => !state.startsWith("ANALYZING null false"))).toEqual(["FAILED slow-model true READY"]);
});

test("an organization that waits for its model does not delay others", async () => {
  void fake.hangs();
  await Promise.all(Array.from({ length: 6 }, () => analyzing()));
  await fake.asked();
  const eve = await server.signUp();
  expect((await eve.request(api.organizations.chooseModel, { body: { provider: "builtin" } })).status).toBe(200);
  const id = (await queueRun(eve)).id;
  await say(id, { status: "ANALYZING", ...facts });
  await expect.poll(async () => (await eve.call(api.executions.get, { params: { id } })).data.status).toBe("FAILED");
});

test("a callback with a terminal status takes precedence over a running analysis, and the model's answer is still stored", async () => {
  void fake.hangs();
  const passed = await analyzing();
  await fake.asked();
  expect((await say(passed, { status: "PASSED" })).body.data.status).toBe("PASSED");
  expect(await runOf(passed)).toMatchObject({ status: "PASSED", verdict: "PASSED", hasAnalysis: false });
  expect((await analysisOf(passed)).status).toBe("NOT_NEEDED");

  fake.answersWith(() => answer);
  const failed = await analyzing();
  expect((await say(failed, { status: "FAILED" })).body.data.status).toBe("FAILED");
  await expect.poll(async () => (await runOf(failed)).hasAnalysis).toBe(true);
  expect(await runOf(failed)).toMatchObject({ status: "FAILED", aiModel: "slow-model" });
  // A late response of the first model changes nothing.
  fake.disconnects();
  await server.outbox.idle();
  expect(await runOf(passed)).toMatchObject({ status: "PASSED", hasAnalysis: false, aiModel: null });
});

test("a run that is restarted during its analysis gets only the analysis of its new failure", async () => {
  void fake.hangs();
  const id = await analyzing();
  await fake.asked();
  await say(id, { status: "RUNNING" });
  expect(await runOf(id)).toMatchObject({ status: "RUNNING", verdict: null, hasAnalysis: false });
  expect(await gateOf(id)).toBe("PENDING");
  fake.answers(answer);
  fake.disconnects();
  await say(id, { status: "ANALYZING", ...facts });
  await expect.poll(async () => (await runOf(id)).status).toBe("FAILED");
  expect((await analysisOf(id)).status).toBe("READY");
  await say(id, { status: "PASSED" });
  expect(await runOf(id)).toMatchObject({ status: "PASSED", hasAnalysis: false });
  expect(await analysisOf(id)).toMatchObject({ status: "NOT_NEEDED", summary: null });
});

test("an analysis left by a killed server is continued, or ended at once when its time is over", async () => {
  void fake.hangs();
  const id = await analyzing();
  await fake.asked();
  await say(id, { status: "PASSED" });
  fake.answers(answer);
  fake.disconnects();
  await server.outbox.idle();
  // As a crashed server leaves it: pending, no longer held by a process, the verdict stored.
  const leave = (age: string) =>
    server.ctx.db.asSystem(async (tx) => {
      await sql`insert into execution_analyses (org_id, execution_id, requested_at, held_until)
        values (${ada.organizationId}, ${id}, clock_timestamp() - ${age}::interval, clock_timestamp() + interval '5 seconds' - ${age}::interval)
        on conflict (org_id, execution_id) do update set status = 'PENDING', requested_at = excluded.requested_at,
          held_until = excluded.held_until, round = execution_analyses.round + 1`.execute(tx);
      await sql`update executions set status = 'ANALYZING', verdict = 'FAILED', has_analysis = false where id = ${id}`.execute(tx);
    });
  await leave("1 hour");
  await expect.poll(async () => (await runOf(id)).status).toBe("FAILED");
  expect(await analysisOf(id)).toMatchObject({ status: "READY", model: "builtin-rules", missing: { code: "ANALYSIS_INTERRUPTED" } });
  await server.ctx.background.idle();
  await leave("0 seconds");
  await expect.poll(async () => (await runOf(id)).status).toBe("FAILED");
});

test("with the built-in rules the analysis is stored when the status becomes terminal", async () => {
  expect((await ada.request(api.organizations.chooseModel, { body: { provider: "builtin" } })).status).toBe(200);
  const passing = Array.from({ length: 50 }, (_, index) => ({ ...failing, name: `t${index}`, status: "passed", message: undefined }));
  const id = await analyzing({ exitCode: 1, results: { formats: ["junit"], tests: [failing, ...passing] } });
  let now: Execution;
  do now = await runOf(id);
  while (now.status === "ANALYZING");
  expect(now).toMatchObject({ status: "FAILED", hasAnalysis: true, aiModel: "builtin-rules" });
});

test("quarantined failures are counted when the status becomes terminal", async () => {
  expect((await ada.request(api.organizations.chooseModel, { body: { provider: "builtin" } })).status).toBe(200);
  const project = await newProject(ada, { name: "Shop", runSettings: { autoQuarantine: true } });
  const run = async (more: object) => {
    const { body } = await ada.request(api.executions.create, { body: { projectId: project, image: "suite:1", groupName: "nightly" } });
    await say(body.data.id, { status: "ANALYZING", ...facts, ...more });
    let now: Execution;
    do now = await runOf(body.data.id);
    while (now.status === "ANALYZING");
    return now;
  };
  expect([(await run({})).tests?.quarantined, (await run({})).tests?.quarantined]).toEqual([0, 0]);
  expect(await run({})).toMatchObject({ status: "FAILED", tests: { failed: 1, quarantined: 1 } });
  const timedOut = await run({ error: { code: "TIMEOUT", message: "too long" } });
  expect(timedOut).toMatchObject({ status: "ERROR", verdict: "ERROR", tests: { failed: 1, quarantined: 1 } });
});

test("times in a callback replace the stored ones, and an end before the start is refused with an explanation", async () => {
  const id = await queued();
  await say(id, { status: "RUNNING", startedAt: "2026-01-01T10:00:00Z" });
  await say(id, { status: "FAILED", exitCode: 1, finishedAt: "2026-01-01T10:00:10Z" });
  expect(await runOf(id)).toMatchObject({ startedAt: "2026-01-01T10:00:00.000Z", durationMs: 10_000 });
  await say(id, { status: "PASSED", startedAt: "2026-01-01T09:59:00Z" });
  expect(await runOf(id)).toMatchObject({ status: "PASSED", startedAt: "2026-01-01T09:59:00.000Z", durationMs: 70_000 });
  await say(id, { status: "PASSED", startedAt: "2026-01-02T10:00:00Z", finishedAt: "2026-01-02T10:00:30Z" });
  expect(await runOf(id)).toMatchObject({ durationMs: 30_000 });
  for (const times of [
    { finishedAt: "2026-01-02T09:00:00Z" },
    { startedAt: "2026-01-02T10:01:00Z" },
    { startedAt: "2026-01-03T10:00:01Z", finishedAt: "2026-01-03T10:00:00Z" },
    { startedAt: new Date(Date.now() + 3_600_000).toISOString() },
  ]) {
    const refused = await say(id, { status: "FAILED", ...times });
    expect([refused.status, refused.body.message], JSON.stringify(times)).toEqual([
      400,
      expect.stringMatching(/^(A run cannot end before|startedAt is in)/),
    ]);
  }
  expect(await runOf(id)).toMatchObject({ status: "PASSED", durationMs: 30_000 });
});

describe("with little time", () => {
  let patient: TestServer;
  beforeAll(async () => {
    patient = server;
    server = await startWithModel();
  });
  afterAll(async () => {
    await server.close();
    server = patient;
  });

  test("a model that does not answer in time leaves the built-in rules' analysis, which says so", async () => {
    void fake.hangs();
    const id = await analyzing();
    await expect.poll(async () => (await runOf(id)).status).toBe("FAILED");
    expect(await runOf(id)).toMatchObject({ verdict: "FAILED", aiModel: "builtin-rules", hasAnalysis: true });
    const code = fake.requests.length > 0 ? "MODEL_TIMEOUT" : "MODEL_NOT_ASKED";
    expect(await analysisOf(id)).toMatchObject({ status: "READY", model: "builtin-rules", missing: { code } });
  });

  test("many runs that wait for one model at once all end within their own time", async () => {
    void fake.hangs();
    const ids = await Promise.all(Array.from({ length: 12 }, () => analyzing()));
    for (const id of ids) await expect.poll(async () => (await runOf(id)).status).toBe("FAILED");
    const codes = await Promise.all(ids.map(async (id) => (await analysisOf(id)).missing?.code));
    expect(codes.filter((code) => code === "MODEL_TIMEOUT").length).toBeGreaterThanOrEqual(fake.requests.length);
    for (const code of codes) expect(["MODEL_BUSY", "MODEL_NOT_ASKED", "MODEL_TIMEOUT"]).toContain(code);
  });

  test("an analysis that runs out of time before its model is asked says so, and one without a model lacks nothing", async () => {
    const { uploadReaders } = server.ctx;
    const read = uploadReaders.read.bind(uploadReaders);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // As if the failures after the first ones took long to classify.
    vi.spyOn(uploadReaders, "read").mockImplementation(async (...args) => {
      if (args[0] === "failures") await released;
      return read(...args);
    });
    const tests = Array.from({ length: 300 }, (_, index) => ({ ...failing, name: `pays ${index}` }));
    const large = { exitCode: 1, results: { formats: ["junit"], tests } };
    const id = await analyzing(large);
    await expect.poll(async () => (await runOf(id)).status).toBe("FAILED");
    expect(await analysisOf(id)).toMatchObject({ status: "READY", model: "builtin-rules", missing: { code: "MODEL_NOT_ASKED" } });

    ada = await server.signUp();
    await ada.call(api.organizations.chooseModel, { body: { provider: "builtin" } });
    const withoutModel = await analyzing(large);
    await expect.poll(async () => (await runOf(withoutModel)).status).toBe("FAILED");
    expect(await analysisOf(withoutModel)).toMatchObject({ status: "READY", model: "builtin-rules", missing: null });
    release();
  });

  test("a run that is deleted while it is analyzed still ends", async () => {
    void fake.hangs();
    const id = await analyzing();
    await fake.asked();
    expect((await ada.request(api.executions.delete, { params: { id } })).status).toBe(200);
    const status = () =>
      server.ctx.db.asSystem((tx) => tx.selectFrom("executions").select("status").where("id", "=", id).executeTakeFirstOrThrow());
    await expect.poll(status).toEqual({ status: "FAILED" });
  });
});

test("every failure of a large run is counted, also those classified after the time limit of the analysis", async () => {
  const hasty = await startTestServer({ DEFAULT_PLAN: "enterprise", AI_TIMEOUT_SECONDS: "1" });
  try {
    const eve = await hasty.signUp();
    const project = await newProject(eve, { name: "large" });
    // Each with a port of its own: what is known of a line would be used again.
    const cases = Array.from(
      { length: 8_000 },
      (_, index) => `<testcase name="pays ${index}"><failure message="connect ECONNREFUSED 127.0.0.1:${10_000 + index}"/></testcase>`,
    );
    const report = `<testsuites><testsuite name="s">${cases.join("")}</testsuite></testsuites>`;
    await uploadReport(eve, project, report);
    await expect
      .poll(async () => (await eve.call(api.analysis.clusters)).data, { interval: 500 })
      .toMatchObject([{ category: "connection-refused", occurrences: 8_000, tests: 8_000 }]);
  } finally {
    await hasty.close();
  }
});
