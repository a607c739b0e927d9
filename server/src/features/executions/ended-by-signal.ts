import type { TestCounts } from "@gantry/contract/results/schemas.ts";

/**
 * Whether a signal ended the suite, such as a crash or `kill`, so that it did not run all of its tests: the exit code is then 128 + the signal's number, by the
 * convention of shells and container engines. Runners such as Mocha exit with the number of their failed tests.
 */
export function isEndedBySignal(exitCode: number, tests: Pick<TestCounts, "failed"> | null): boolean {
  return exitCode > 128 && exitCode <= 128 + 64 && exitCode !== tests?.failed;
}
