import type { TestCounts } from "@gantry/contract/results/schemas.ts";

/**
 * Whether a signal ended the suite, such as a crash or `kill`, so that it did not run all of its tests: the exit code is then 128 + the signal's number, by the
 * convention of shells and container engines. Runners such as Mocha exit with the number of their failed tests.
 */
export function isEndedBySignal(exitCode: number, tests: Pick<TestCounts, "failed"> | null): boolean {
  return exitCode > 128 && exitCode <= 128 + 64 && exitCode !== tests?.failed;
}

/** `timeout`, a container or a command that could not start, and -1: PHP's fatal errors, Perl's `die`, Robot Framework's own errors. */
const exitCodesOfErrors: readonly number[] = [124, 125, 126, 127, 255];

/** Whether no runner uses this exit code to say that tests failed, apart from those that exit with their number, which ends at 255. */
export const isEndedByError = (exitCode: number, tests: Pick<TestCounts, "failed"> | null): boolean =>
  exitCodesOfErrors.includes(exitCode) && exitCode !== Math.min(255, tests?.failed ?? 0);
