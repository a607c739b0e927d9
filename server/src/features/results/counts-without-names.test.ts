import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { queueRun } from "../../testing/given/run.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server?.close());

/** A run whose worker found only a summary on the console. */
async function runWith(exitCode: number, counts: { passed: number; failed: number; skipped: number }, more: object = {}) {
  const { id } = await queueRun(ada);
  const { attempt: number } = await claimRun(server, id);
  const attempt = { taskId: id, attempt: number };
  await server.worker(api.dispatch.update, { ...attempt, status: "RUNNING" });
  const results = { formats: ["console"], tests: [], counts: { runner: "Mocha", ...counts }, ...more };
  expect((await server.worker(api.dispatch.update, { ...attempt, status: "ANALYZING", exitCode, results })).status).toBe(200);
  const gate = (await ada.call(api.ci.gate, { body: { taskId: id } })).data;
  return { run: (await ada.call(api.executions.get, { params: { id } })).data, gate };
}

test("a summary without names gives the run its counts, and the run says that the names are unknown", async () => {
  const passed = await runWith(0, { passed: 3, failed: 0, skipped: 1 });
  expect(passed.run).toMatchObject({
    verdict: "PASSED",
    tests: { total: 4, passed: 3, failed: 0, skipped: 1 },
    notes: [{ code: "TEST_NAMES_UNKNOWN", message: expect.stringContaining("(Mocha)") }],
  });
  expect(passed.gate.status).toBe("PASSED");
  const cut = await runWith(1, { passed: 3, failed: 1, skipped: 0 }, { outputIncomplete: true });
  expect(cut.run.notes.map(({ code }) => code)).toEqual(["OUTPUT_INCOMPLETE", "TEST_NAMES_UNKNOWN"]);
  const possible = await runWith(0, { passed: 3, failed: 0, skipped: 0 }, { possibleFailure: "0|shop | 2 failed, 3 passed" });
  expect(possible.run).toMatchObject({ verdict: "PASSED", notes: [{ code: "POSSIBLE_FAILURE" }, { code: "TEST_NAMES_UNKNOWN" }] });
  expect(possible.run.notes[0]?.message).toContain("“0|shop | 2 failed, 3 passed”");
  expect(possible.gate).toMatchObject({ status: "PASSED", reason: expect.stringContaining("looks like one") });
  const failed = await runWith(1, { passed: 3, failed: 2, skipped: 0 });
  expect(failed.run).toMatchObject({ verdict: "FAILED", error: null, tests: { total: 5, failed: 2 } });
  expect(failed.gate.status).toBe("FAILED");
  expect((await runWith(0, { passed: 0, failed: 0, skipped: 2 })).run).toMatchObject({
    verdict: "ERROR",
    error: { code: "NO_TESTS", message: expect.stringContaining("all of them were skipped (2)") },
  });
});

test("failures that are only in a summary fail the run and the gate, with any exit code", async () => {
  const { run, gate } = await runWith(0, { passed: 3, failed: 2, skipped: 0 });
  expect(run).toMatchObject({ verdict: "FAILED", error: { code: "REPORT_INCOMPLETE", message: expect.stringContaining("2 failures") } });
  expect(gate.status).toBe("FAILED");
});

test("failures without test names are neither new nor known, and no test is listed", async () => {
  const { run } = await runWith(1, { passed: 3, failed: 2, skipped: 0 });
  const listed = await ada.call(api.executions.tests, { params: { id: run.id } });
  expect(listed).toMatchObject({ data: [], pagination: { total: 0 }, counts: { new: 0, known: 0 }, tests: { total: 5, failed: 2 } });
});
