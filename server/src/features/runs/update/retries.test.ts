import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newApiKey } from "../../../testing/given/api-key.ts";
import { claimRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business" });
});
afterAll(() => server?.close());
beforeEach(async () => {
  ada = await server.signUp();
});

type Outcome = "passed" | "failed" | "skipped";

const testOf = ([name, status]: [string, Outcome], attempt: number) => ({
  name,
  suite: ["cart"],
  filePath: "tests/cart.test.js",
  durationMs: 10,
  status,
  ...(status === "failed" ? { message: `${name}: attempt ${attempt}` } : {}),
  ...(status === "failed" ? { attachments: [{ name: "screenshot", contentType: "image/png", path: "reports/shot.png" }] } : {}),
});

interface End {
  exitCode?: number | null;
  error?: { code: string; message: string };
  /** `null`: no report. */
  outcomes?: Record<string, Outcome> | null;
  startedAt?: string;
  finishedAt?: string;
  more?: object;
  report?: { path: string; content: string }[];
}

/** A worker carries one attempt out. */
async function carryOut(taskId: string, end: End): Promise<ClaimedRun> {
  const run = await claimRun(server, taskId);
  await finish(run, end);
  return run;
}

async function start({ taskId, attempt }: ClaimedRun) {
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
}

async function finish(run: ClaimedRun, { outcomes = null, exitCode, error, more, report, startedAt, finishedAt }: End) {
  const { taskId, attempt } = run;
  await start(run);
  const code = exitCode === undefined ? (Object.values(outcomes ?? {}).includes("failed") ? 1 : 0) : exitCode;
  const tests = Object.entries(outcomes ?? {}).map((one) => testOf(one, attempt));
  const results = { formats: outcomes ? ["junit"] : [], tests, ...more };
  const body = { taskId, attempt, status: "ANALYZING", exitCode: code, error, results, report, startedAt, finishedAt };
  const answer = await server.worker(api.dispatch.update, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const read = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data;
const testsOf = async (id: string) => (await ada.call(api.executions.tests, { params: { id } })).data;
const logOf = async (id: string) => (await ada.request(api.executions.logsDownload, { params: { id } })).body;
const valueOf = (run: ClaimedRun, name: string) => run.variables.find((one) => one.name === name)?.value;

describe("a run with retries", () => {
  test("starts its suite again with the tests that failed, and one that then passes is flaky", async () => {
    const { id } = await queueRun(ada, { retries: 2 });
    await carryOut(id, { outcomes: { adds: "passed", pays: "failed", ships: "failed" } });
    expect(await read(id)).toMatchObject({ status: "PENDING", verdict: null, retries: 2, retriesDone: 1, tests: { failed: 2, passed: 1 } });
    const second = await carryOut(id, { outcomes: { pays: "passed", ships: "failed" } });
    expect(second.attempt).toBe(2);
    expect(valueOf(second, "TESTS")).toBe("tests/cart.test.js::cart::pays\ntests/cart.test.js::cart::ships");
    expect(valueOf(second, "TEST_FILES")).toBe("tests/cart.test.js");
    const third = await carryOut(id, { outcomes: { ships: "passed" } });
    expect(valueOf(third, "TESTS")).toBe("tests/cart.test.js::cart::ships");
    expect(await read(id)).toMatchObject({
      verdict: "UNSTABLE",
      exitCode: 0,
      retriesDone: 2,
      tests: { total: 3, passed: 3, failed: 0, flaky: 2 },
      notes: [
        { code: "FAILED_TESTS_RETRIED", message: "The suite was started again for failed tests: 2 tests in retry 1, 1 test in retry 2." },
      ],
    });
    const tests = await testsOf(id);
    expect(tests.find(({ name }) => name === "ships")).toMatchObject({ status: "passed", flaky: true, retries: 2 });
    const test = tests.find(({ name }) => name === "ships")?.id ?? "";
    const detail = (await ada.call(api.executions.test, { params: { id, test } })).data.test;
    expect(detail.attempts.map(({ status, message }) => [status, message])).toEqual([
      ["failed", "ships: attempt 1"],
      ["failed", "ships: attempt 2"],
      ["passed", undefined],
    ]);
    expect(detail.attachments.map(({ path }) => path)).toEqual(["reports/shot.png", "gantry-retry-1/reports/shot.png"]);
    expect(await logOf(id)).toContain("Gantry: Retry 1 of 2: 2 failed tests run again.\n");
    expect(await logOf(id)).toContain("Gantry: Retry 2 of 2: 1 failed test runs again.\n");
  });

  test("fails when a test fails every time", async () => {
    const { id } = await queueRun(ada, { retries: 2 });
    for (let attempt = 1; attempt <= 3; attempt++)
      await carryOut(id, { outcomes: { pays: "failed", ...(attempt === 1 ? { adds: "passed" } : {}) } });
    const run = await read(id);
    expect(run).toMatchObject({ verdict: "FAILED", exitCode: 1, retriesDone: 2, tests: { total: 2, passed: 1, failed: 1, flaky: 0 } });
    expect((await testsOf(id)).find(({ name }) => name === "pays")).toMatchObject({ status: "failed", flaky: false, retries: 2 });
  });

  test("counts as one run, and a re-run of it has as many retries and none of its lists", async () => {
    const { id, organizationId } = await queueRun(ada, { retries: 1, envVars: { MODE: "x" } });
    await carryOut(id, { outcomes: { pays: "failed" } });
    await carryOut(id, { outcomes: { pays: "passed" } });
    const { rows } = await server.ctx.db.withTenant(organizationId, (tx) =>
      sql<{ count: number }>`select count(*)::int as count from usage_events where execution_id = ${id}`.execute(tx),
    );
    expect(rows).toEqual([{ count: 1 }]);
    const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
    expect(again).toMatchObject({ retries: 1, retriesDone: 0 });
    const run = await claimRun(server, again.id);
    expect([valueOf(run, "MODE"), valueOf(run, "TESTS")]).toEqual(["x", undefined]);
  });

  test("of a re-run of failed tests, only those that failed again", async () => {
    const { id } = await queueRun(ada);
    await carryOut(id, { outcomes: { pays: "failed", ships: "failed" } });
    const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "failed" } })).data;
    expect(again.retries).toBe(0);
    await carryOut(again.id, { outcomes: { pays: "failed", ships: "failed" } });
    const retried = await queueRun(ada, { retries: 1 });
    await carryOut(retried.id, { outcomes: { pays: "failed", ships: "failed" } });
    await carryOut(retried.id, { outcomes: { pays: "failed", ships: "failed" } });
    const third = (await ada.call(api.executions.rerun, { params: { id: retried.id }, body: { only: "failed" } })).data;
    const first = await carryOut(third.id, { outcomes: { pays: "passed", ships: "failed" } });
    expect(valueOf(first, "TESTS")?.split("\n")).toHaveLength(2);
    const second = await carryOut(third.id, { outcomes: { ships: "passed" } });
    expect(valueOf(second, "TESTS")).toBe("tests/cart.test.js::cart::ships");
    expect((await ada.call(api.executions.rerun, { params: { id: third.id }, body: { only: "all" } })).data.retries).toBe(1);
  });

  test("takes the number from its project if it names none", async () => {
    const projectId = await newProject(ada);
    await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { retries: 3 } } });
    expect(await queueRun(ada, { projectId })).toMatchObject({ retries: 3 });
    expect(await queueRun(ada, { projectId, config: { retries: 0 } })).toMatchObject({ retries: 0 });
    const refused = await ada.request(api.executions.create, { body: { image: "suite:1", retries: 6 } });
    expect(refused.status).toBe(400);
  });
});

describe("no pass comes from", () => {
  const failedFirst = async (more: { outcomes?: Record<string, Outcome>; exitCode?: number } = {}, retries = 2) => {
    const { id } = await queueRun(ada, { retries });
    await carryOut(id, { outcomes: { adds: "passed", pays: "failed", ...more.outcomes }, ...more });
    expect((await read(id)).status).toBe("PENDING");
    return id;
  };

  test("a retry that does not name the failed test", async () => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: { adds: "passed" } });
    expect(await read(id)).toMatchObject({ verdict: "FAILED", exitCode: 1, tests: { failed: 1, passed: 1 } });
    expect(await logOf(id)).toContain("No retry follows: retry 1 did not run the tests that still count as failed.");
  });

  test("a retry that skips the failed test", async () => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: { pays: "skipped" } });
    expect(await read(id)).toMatchObject({ verdict: "FAILED", tests: { failed: 1, skipped: 0 } });
  });

  test("a retry without a report", async () => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: null });
    expect(await read(id)).toMatchObject({ verdict: "FAILED", tests: { total: 2, failed: 1 } });
  });

  test("a retry that ends with an exit code and no failed test", async () => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: { pays: "passed" }, exitCode: 3 });
    expect(await read(id)).toMatchObject({
      verdict: "FAILED",
      error: { code: "REPORT_INCOMPLETE", message: expect.stringContaining("Retry 1 ended with exit code 3") },
      exitCode: 3,
      tests: { failed: 0, flaky: 1 },
    });
    expect(await logOf(id)).toContain("No retry follows: retry 1 ended with exit code 3 and without a failed test.");
  });

  test("a retry whose entry point could not be started", async () => {
    const id = await failedFirst();
    await carryOut(id, { exitCode: 127, error: { code: "ENTRYPOINT_FAILED", message: "Exit code 127: a command was not found." } });
    expect(await read(id)).toMatchObject({
      verdict: "FAILED",
      error: { code: "REPORT_INCOMPLETE", message: expect.stringContaining("Retry 1 ended with exit code 127") },
      tests: { failed: 1 },
    });
    expect(await logOf(id)).toContain("No retry follows: retry 1 ended with exit code 127 and without a failed test.");
  });

  test.each(["TIMEOUT", "OUT_OF_MEMORY", "DISK_FULL", "INFRASTRUCTURE", "IMAGE_NOT_FOUND"])("a retry that ends with %s", async (code) => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: { pays: "passed" }, exitCode: null, error: { code, message: "It ended." } });
    expect(await read(id)).toMatchObject({ verdict: "ERROR", error: { code }, retriesDone: 1, tests: { total: 2 } });
  });

  test("a retry whose report could not be read", async () => {
    const id = await failedFirst();
    await carryOut(id, {
      outcomes: { pays: "passed" },
      exitCode: 0,
      error: { code: "REPORT_INCOMPLETE", message: "junit.xml breaks off." },
    });
    expect(await read(id)).toMatchObject({ verdict: "FAILED", error: { code: "REPORT_INCOMPLETE" } });
  });

  test("a retry that runs everything, if a test fails that had passed; it is run again as well", async () => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: { adds: "failed", pays: "passed" } });
    const third = await claimRun(server, id);
    expect(valueOf(third, "TESTS")).toBe("tests/cart.test.js::cart::adds");
    await finish(third, { outcomes: { adds: "failed", pays: "passed" } });
    expect(await read(id)).toMatchObject({ verdict: "FAILED", tests: { total: 2, failed: 1, flaky: 1 } });
  });

  test("a new test that fails in a retry", async () => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: { pays: "passed", refunds: "failed" } });
    await carryOut(id, { outcomes: { refunds: "failed" } });
    expect(await read(id)).toMatchObject({ verdict: "FAILED", tests: { total: 3, failed: 1 } });
  });

  test("failures that only a retry's summary counts", async () => {
    const id = await failedFirst();
    await carryOut(id, { outcomes: null, exitCode: 0, more: { counts: { runner: "some", passed: 0, failed: 1, skipped: 0 } } });
    expect((await read(id)).verdict).toBe("FAILED");
  });

  test("a cancellation while it waits for its retry, or during it", async () => {
    const waiting = await failedFirst();
    await ada.call(api.executions.cancel, { params: { id: waiting } });
    expect(await read(waiting)).toMatchObject({ verdict: "ERROR", error: { code: "CANCELLED" }, tests: { total: 2, failed: 1 } });
    expect((await read(waiting)).notes).toEqual([]);
    expect(await testsOf(waiting)).toHaveLength(2);
    const running = await failedFirst();
    const run = await claimRun(server, running);
    await start(run);
    await ada.call(api.executions.cancel, { params: { id: running } });
    await finish(run, { outcomes: { pays: "passed" }, exitCode: 0 });
    expect(await read(running)).toMatchObject({ verdict: "ERROR", error: { code: "CANCELLED" } });
  });

  test("a callback that ends the run while it waits", async () => {
    const id = await failedFirst();
    await server.worker(api.dispatch.update, { taskId: id, status: "ANALYZING", exitCode: 1, results: { formats: [], tests: [] } });
    expect(await read(id)).toMatchObject({ verdict: "FAILED", retriesDone: 0 });
  });

  test("facts that arrive twice", async () => {
    const id = await failedFirst();
    const body = {
      taskId: id,
      attempt: 1,
      status: "ANALYZING",
      exitCode: 0,
      results: { formats: ["junit"], tests: [testOf(["pays", "passed"], 1)] },
    };
    expect((await server.worker(api.dispatch.update, body)).status).toBe(409);
    expect(await read(id)).toMatchObject({ status: "PENDING", tests: { failed: 1 } });
  });
});

describe("the gate", () => {
  const gate = async (taskId: string) => {
    const key = await newApiKey(ada);
    return (await server.request(api.ci.gate, { headers: { "x-api-key": key }, body: { taskId } })).body.data;
  };
  const quarantine = async ({ id, projectId }: { id: string; projectId: string }, name: string) => {
    const testKey = (await testsOf(id)).find((found) => found.name === name)?.testKey ?? "";
    await ada.call(api.quarantine.add, { body: { projectId, testKey, reason: "known" } });
  };

  test("waits for retries, and passes when all failed tests passed in one", async () => {
    const { id } = await queueRun(ada, { retries: 1 });
    await carryOut(id, { outcomes: { adds: "passed", pays: "failed" } });
    expect((await gate(id)).status).toBe("PENDING");
    await carryOut(id, { outcomes: { pays: "passed" } });
    expect(await gate(id)).toMatchObject({ status: "PASSED", failedTests: [] });
  });

  test("ignores failures of quarantined tests in a retry, and nothing else of it", async () => {
    const first = await queueRun(ada);
    await carryOut(first.id, { outcomes: { known: "failed" } });
    await quarantine(first, "known");
    const excused = await queueRun(ada, { retries: 1 });
    await carryOut(excused.id, { outcomes: { known: "failed", pays: "failed" } });
    await carryOut(excused.id, { outcomes: { known: "failed", pays: "passed" } });
    expect(await gate(excused.id)).toMatchObject({ status: "PASSED" });
    const died = await queueRun(ada, { retries: 1 });
    await carryOut(died.id, { outcomes: { known: "failed", pays: "failed" } });
    await carryOut(died.id, { outcomes: { pays: "passed" }, exitCode: 137 });
    expect(await gate(died.id)).toMatchObject({ status: "FAILED" });
  });

  test("fails if a signal ended the suite, also if what failed is in quarantine or passes in a re-run", async () => {
    const killed = await queueRun(ada);
    await carryOut(killed.id, { outcomes: { adds: "passed", pays: "failed" }, exitCode: 137 });
    await quarantine(killed, "pays");
    const reason = `Run #${killed.number} was ended by a signal (exit code 137), so it did not run all of its tests.`;
    expect(await gate(killed.id)).toMatchObject({ status: "FAILED", reason: expect.stringContaining(reason), failedTests: [] });
    const again = (await ada.call(api.executions.rerun, { params: { id: killed.id }, body: { only: "failed" } })).data;
    await carryOut(again.id, { outcomes: { pays: "passed" } });
    expect(await gate(again.id)).toMatchObject({ status: "FAILED", reason: expect.stringContaining(reason) });
    const whole = (await ada.call(api.executions.rerun, { params: { id: killed.id }, body: { only: "all" } })).data;
    await carryOut(whole.id, { outcomes: { adds: "passed", pays: "passed" } });
    expect(await gate(whole.id)).toMatchObject({ status: "PASSED" });
  });
});

describe("no retry follows", () => {
  const ends = async (end: End, verdict: string, reason: string | undefined) => {
    const { id } = await queueRun(ada, { retries: 1 });
    await carryOut(id, end);
    expect(await read(id)).toMatchObject({ verdict, retriesDone: 0 });
    const log = await logOf(id);
    if (reason === undefined) expect(log).not.toContain("No retry follows");
    else expect(log).toContain(`No retry follows: ${reason}.`);
  };

  test("when nothing failed", () => ends({ outcomes: { pays: "passed" } }, "PASSED", undefined));
  test("without names of failed tests", () => ends({ exitCode: 1 }, "FAILED", "no failed test is known by name"));
  test("after an error", () =>
    ends(
      { outcomes: { pays: "failed" }, exitCode: 137, error: { code: "OUT_OF_MEMORY", message: "m" } },
      "ERROR",
      "the suite ended with the error OUT_OF_MEMORY",
    ));
  test("after the time limit", () =>
    ends({ outcomes: { pays: "failed" }, error: { code: "TIMEOUT", message: "m" } }, "ERROR", "the run's time limit is used up"));
  test("after a crash of the suite", () =>
    ends({ outcomes: { pays: "failed" }, exitCode: 139 }, "FAILED", "the suite was ended by a signal (exit code 139)"));
  test("when a failure belongs to no test", () =>
    ends(
      { outcomes: { pays: "failed", "Test file failed outside its tests": "failed" } },
      "FAILED",
      "a failure belongs to no single test",
    ));
  test("when the list of failed tests is too long", () =>
    ends(
      { outcomes: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${"long ".repeat(20)}${at}`, "failed"])) },
      "FAILED",
      "the list of the failed tests is too long",
    ));
  test("when the attempts have used up the time limit", () =>
    ends(
      { outcomes: { pays: "failed" }, startedAt: new Date(Date.now() - 30 * 60_000).toISOString(), finishedAt: new Date().toISOString() },
      "FAILED",
      "the run's time limit is used up",
    ));
});

test("all attempts share the time limit, and the run's times are those of all of them", async () => {
  const { id } = await queueRun(ada, { retries: 1, timeoutMinutes: 10 });
  const now = Date.now();
  const at = (seconds: number) => new Date(now - (600 - seconds) * 1000).toISOString();
  const startedAt = at(0);
  const first = await carryOut(id, { outcomes: { pays: "failed" }, startedAt, finishedAt: at(120) });
  expect([first.timeoutMs, first.wholeTimeoutMs]).toEqual([600_000, undefined]);
  const second = await claimRun(server, id);
  expect(second.timeoutMs).toBeGreaterThan(479_000);
  expect(second.timeoutMs).toBeLessThan(481_000);
  expect(second.wholeTimeoutMs).toBe(600_000);
  await start(second);
  expect((await read(id)).startedAt).toBe(startedAt);
  await finish(second, { outcomes: { pays: "passed" }, startedAt: at(200), finishedAt: at(230) });
  expect((await read(id)).startedAt).toBe(startedAt);
  expect(Math.round(((await read(id)).durationMs ?? 0) / 1000)).toBe(230);
});

test("the report of each attempt is kept, and its bytes are counted", async () => {
  const file = (path: string, text: string) => ({ path, content: Buffer.from(text).toString("base64") });
  const { id } = await queueRun(ada, { retries: 2 });
  await carryOut(id, { outcomes: { pays: "failed" }, report: [file("reports/index.html", "<p>first</p>"), file("reports/shot.png", "1")] });
  await carryOut(id, { outcomes: { pays: "failed" }, report: [file("reports/index.html", "<p>2</p>")] });
  await carryOut(id, { outcomes: { pays: "passed" }, report: [file("reports/shot.png", "333")] });
  const run = await read(id);
  expect(run.storageBytes).toBeGreaterThanOrEqual(12 + 1 + 8 + 3);
  const { rows } = await server.ctx.db.withTenant(run.organizationId, (tx) =>
    sql<{ bytes: number }>`select bytes::int from storage_entries where execution_id = ${id} and kind = 'report'`.execute(tx),
  );
  expect(rows).toEqual([{ bytes: 24 }]);
  const stored = await server.ctx.storage.list(`reports/${run.organizationId}/${id}`);
  expect(stored.map(({ key }) => key.split(`${id}/`)[1]).sort()).toEqual([
    "gantry-retry-1/reports/index.html",
    "gantry-retry-2/reports/shot.png",
    "reports/index.html",
    "reports/shot.png",
  ]);
});

test("a failure in a matrix is handed over as its suite knows it, and its retry is an attempt of the same test", async () => {
  const body = { image: "suite:1", retries: 1, matrix: { axes: { BROWSER: ["chrome"] } } };
  const { data } = await ada.call(api.matrixRuns.start, { body });
  const id = data.combinations[0]?.run?.id ?? "";
  await carryOut(id, { outcomes: { pays: "failed" } });
  const second = await carryOut(id, { outcomes: { pays: "passed" } });
  expect(JSON.parse(valueOf(second, "TESTS_JSON") ?? "")).toMatchObject([{ name: "pays", variant: null }]);
  expect(await testsOf(id)).toMatchObject([{ name: "pays", variant: "chrome", status: "passed", flaky: true }]);
});
