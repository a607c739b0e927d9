import type { RunError } from "@gantry/contract/executions/schemas.ts";
import type { RunErrorCode, TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import { entryPointFailure, mayNotHaveStarted } from "@gantry/reports/formats/console/failures/entry-point-failure.ts";

/** The facts that a worker reported. A model's output is never part of them. */
export interface RunFacts {
  exitCode: number | null;
  /** Why no verdict is possible, if the worker knows. */
  error: RunError | null;
  /** `null` if the run left no results in a known format. */
  tests: TestCounts | null;
}

export interface Verdict {
  status: TerminalStatus;
  error: RunError | null;
}

/** The report counts more failures than were found in it. The run has failed; the message contains both numbers. */
export const reportIncomplete: RunErrorCode = "REPORT_INCOMPLETE";

/** The shards of the suite stopped after too many failures. The run has failed; the message names the files that were not run. */
export const stoppedAfterFailures: RunErrorCode = "STOPPED_AFTER_FAILURES";

/** No test ran. The message says what may be the reason. */
export const noTests: RunErrorCode = "NO_TESTS";

const entryPointFailed: RunErrorCode = "ENTRYPOINT_FAILED";

/** Whether the worker's error is what it found in the output about the exit code of an attempt without results. An earlier attempt may have results. */
export const onlyExplainsExitCode = (error: RunError | null | undefined, exitCode: number | null): boolean =>
  error?.code === entryPointFailed && exitCode !== null;

/** A run with one of these codes failed for a reason that is not in its results, so quarantine does not apply. */
export const codesWithoutResults: readonly string[] = [reportIncomplete, stoppedAfterFailures];
export const failsWithoutResults = (code: string): boolean => codesWithoutResults.includes(code);

/**
 * `ERROR`: no verdict is possible. Otherwise the exit code decides; if it is 0, failed tests turn the verdict into `UNSTABLE` or `FAILED`. A re-run
 * of single tests without results is an `ERROR`, because a suite that selected no test also exits with 0.
 */
export function decideVerdict(
  { exitCode, error: reported, tests }: RunFacts,
  { onlyFailed = false }: { onlyFailed?: boolean | undefined } = {},
): Verdict {
  const error = tests && onlyExplainsExitCode(reported, exitCode) ? null : reported;
  if (error && !failsWithoutResults(error.code)) return { status: "ERROR", error };
  if (exitCode === null) return noVerdict("INFRASTRUCTURE", "The run ended without an exit code: its container was lost. Run it again.");
  // Failures without names, and files that were not run, fail the run with any exit code.
  if (error) return { status: "FAILED", error };
  if (tests && tests.passed + tests.failed === 0) {
    return noVerdict(noTests, noTestRan(exitCode, tests.skipped));
  }
  if (!tests && mayNotHaveStarted(exitCode)) return noVerdict(entryPointFailed, entryPointFailure(exitCode, []));
  if (exitCode !== 0) return { status: "FAILED", error: null };
  if (!tests && onlyFailed) return noVerdict(noTests, "The run left no results, so nothing shows that the chosen tests ran.");
  if (!tests) return { status: "PASSED", error: null };
  if (tests.failed > 0) return { status: tests.passed > 0 ? "UNSTABLE" : "FAILED", error: null };
  return { status: tests.flaky > 0 ? "UNSTABLE" : "PASSED", error: null };
}

function noTestRan(exitCode: number, skipped: number): string {
  if (exitCode === 0 && skipped > 0)
    return `No test ran: all of them were skipped (${skipped}). Their messages may say why. Check also the folder of this run and the suite's own filters.`;
  if (exitCode === 0) return "No test ran. Check the folder of this run and the suite's own filters.";
  return `No test ran, and the suite ended with exit code ${exitCode}. An error before the first test is at the end of the log. If there is none, check the folder of this run and the suite's own filters.`;
}

function noVerdict(code: string, message: string): Verdict {
  return { status: "ERROR", error: { code, message } };
}
