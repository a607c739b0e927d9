import type { TestCounts } from "@gantry/contract/results/schemas.ts";

const nothing: TestCounts = { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0, quarantined: 0 };

/** The total counts of several runs. */
export function totals(runs: readonly { tests: TestCounts | null }[]): TestCounts {
  return runs.reduce((sum, { tests }) => {
    const more = tests ?? nothing;
    return {
      total: sum.total + more.total,
      passed: sum.passed + more.passed,
      failed: sum.failed + more.failed,
      skipped: sum.skipped + more.skipped,
      flaky: sum.flaky + more.flaky,
      quarantined: sum.quarantined + more.quarantined,
    };
  }, nothing);
}

/** `2 failed, 118 passed, 1 flaky, 1 quarantined`; empty without tests. */
export function countText(tests: TestCounts): string {
  if (tests.total === 0) return "";
  const parts: [number, string][] = [
    [tests.failed - tests.quarantined, "failed"],
    [tests.passed, "passed"],
    [tests.skipped, "skipped"],
    [tests.flaky, "flaky"],
    [tests.quarantined, "quarantined"],
  ];
  const words = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return words.join(", ");
}
