import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { expect, test } from "vitest";
import { durationSentence, paceOf, verdictSentence } from "./verdict.ts";

type Run = Parameters<typeof verdictSentence>[0];
const counts = { total: 10, passed: 10, failed: 0, skipped: 0, flaky: 0, quarantined: 0 };
const ran = (verdict: NonNullable<Execution["verdict"]>, tests: Partial<typeof counts> | null, more: Partial<Run> = {}) =>
  ({ verdict, status: verdict, exitCode: 0, error: null, tests: tests && { ...counts, ...tests }, ...more }) as Run;

test.each([
  ["All 10 tests passed.", ran("PASSED", {}), undefined],
  ["The test passed.", ran("PASSED", { total: 1, passed: 1 }), undefined],
  ["8 tests passed, 2 did not run.", ran("PASSED", { passed: 8, skipped: 2 }), undefined],
  ["The run passed. It reported no tests.", ran("PASSED", null), undefined],
  ["2 of 10 tests failed.", ran("FAILED", { failed: 2, passed: 8 }), undefined],
  ["2 of 10 tests failed: 1 newly, 1 still failing.", ran("FAILED", { failed: 2, passed: 8 }), { new: 1, known: 1 }],
  ["2 of 10 tests newly failed.", ran("UNSTABLE", { failed: 2, passed: 8 }), { new: 2, known: 0 }],
  ["1 of 10 tests is still failing.", ran("FAILED", { failed: 1, passed: 9 }), { new: 0, known: 1 }],
  ["1 of 10 tests is still failing, for a new reason.", ran("FAILED", { failed: 1, passed: 9 }), { new: 0, known: 1, newReason: 1 }],
  ["2 of 10 tests are still failing, for new reasons.", ran("FAILED", { failed: 2, passed: 8 }), { new: 0, known: 2, newReason: 2 }],
  ["3 of 10 tests are still failing (1 for a new reason).", ran("FAILED", { failed: 3, passed: 7 }), { new: 0, known: 3, newReason: 1 }],
  [
    "3 of 10 tests failed: 1 newly, 2 still failing (1 for a new reason).",
    ran("FAILED", { failed: 3, passed: 7 }),
    { new: 1, known: 2, newReason: 1 },
  ],
  ["1 of 1 test newly failed.", ran("FAILED", { total: 1, failed: 1, passed: 0 }), { new: 1, known: 0 }],
  ["1 of 10 tests failed.", ran("FAILED", { failed: 2, passed: 8, quarantined: 1 }), { new: 1, known: 1 }],
  ["Only tests in quarantine failed: 2 of 10.", ran("PASSED", { failed: 2, passed: 8, quarantined: 2 }), undefined],
  [
    "Only tests in quarantine failed, but the suite ended with exit code 1.",
    ran("FAILED", { failed: 2, passed: 8, quarantined: 2 }, { exitCode: 1 }),
    undefined,
  ],
  ["No test failed, but the suite ended with exit code 3.", ran("FAILED", {}, { exitCode: 3 }), undefined],
  ["No test failed, but 1 test passed only on a retry.", ran("UNSTABLE", { flaky: 1 }), undefined],
  ["The suite ended with exit code 137 and reported no tests.", ran("FAILED", null, { exitCode: 137 }), undefined],
  ["The run failed, because its report is incomplete.", ran("FAILED", {}, { error: { code: "REPORT_INCOMPLETE" } }), undefined],
  [
    "The run failed. Stopped after 2 failures; 3 files were not run.",
    ran(
      "FAILED",
      {},
      {
        error: {
          code: "STOPPED_AFTER_FAILURES",
          message: "Stopped after 2 failures; 3 files were not run: b.ts, c.ts, d.ts.",
        },
      },
    ),
    undefined,
  ],
  ["The run ended without a verdict.", ran("ERROR", null), undefined],
] as const)("%s", (sentence, run, which) => {
  expect(verdictSentence(run, which)).toBe(sentence);
});

test("a duration is compared with the usual one, and small differences are usual", () => {
  expect(paceOf({ durationMs: 60_000, expectedDurationMs: null })).toBeUndefined();
  expect(paceOf({ durationMs: 66_000, expectedDurationMs: 60_000 })).toBe("usual");
  expect(paceOf({ durationMs: 2_000, expectedDurationMs: 500 })).toBe("usual");
  expect(paceOf({ durationMs: 90_000, expectedDurationMs: 60_000 })).toBe("longer");
  expect(paceOf({ durationMs: 30_000, expectedDurationMs: 60_000 })).toBe("shorter");
});

test("a run's length is only told if it is known", () => {
  const run = { durationMs: null, expectedDurationMs: 60_000, startedAt: null, verdict: "FAILED", status: "FAILED" } as const;
  expect(durationSentence({ ...run, trigger: "ingest" })).toBeUndefined();
  expect(durationSentence({ ...run, trigger: "api" })).toBe("It never started.");
  expect(durationSentence({ ...run, trigger: "api", startedAt: "2026-11-23T10:00:00.000Z" })).toBeUndefined();
  expect(durationSentence({ ...run, trigger: "ingest", durationMs: 90_000 })).toBe("It took 1 min 30 s, 30 s longer than usual.");
});
