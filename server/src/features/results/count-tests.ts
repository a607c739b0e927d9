import type { TestCounts, TestResult } from "@gantry/contract/results/schemas.ts";

/** Counts a run's tests. A test with a runner-specific status counts only in `total`. */
export function countTests(tests: readonly Pick<TestResult, "status" | "flaky">[]): TestCounts {
  const counts: TestCounts = { total: tests.length, passed: 0, failed: 0, skipped: 0, flaky: 0, quarantined: 0 };
  for (const test of tests) {
    if (test.status === "passed") counts.passed++;
    if (test.status === "failed") counts.failed++;
    if (test.status === "skipped" || test.status === "pending") counts.skipped++;
    if (test.status === "passed" && test.flaky) counts.flaky++;
  }
  return counts;
}
