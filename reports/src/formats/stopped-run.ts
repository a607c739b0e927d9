import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "./format.ts";

/**
 * A run of Playwright that was stopped: by a signal, its time limit or `maxFailures`. Other tests did not run, so that the quarantine of the tests that ran at
 * that moment excuses nothing.
 * @param interrupted how many tests ran at that moment
 */
export function failureOfStopped(interrupted: number): FoundTest {
  const message = `The run was stopped while ${interrupted === 1 ? "a test" : `${interrupted} tests`} ran. Other tests may not have run.`;
  return { kind: "outside", name: outsideTests.run, suite: [], status: "failed", durationMs: 0, isUncounted: true, message };
}

/**
 * Tests that a failed test kept from running. Its quarantine excuses only itself. Without a failure there is nothing to say: a run may have been started
 * for some tests only.
 * @param tests how many did not run
 * @param why the rest of the message, as sentences
 */
export function failureOfNotRun(tests: number, why = "A failure before them kept them from running."): FoundTest {
  const message = `${tests === 1 ? "1 test" : `${tests} tests`} did not run. ${why}`;
  return { kind: "outside", name: outsideTests.run, suite: [], status: "failed", durationMs: 0, isUncounted: true, message };
}
