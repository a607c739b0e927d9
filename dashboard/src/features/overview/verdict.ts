import { wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { Execution, RunTestCounts } from "@gantry/contract/executions/schemas.ts";
import { cancelledText } from "../executions/names/cancelled-text.ts";
import { formatCount, formatDuration } from "../../ui/text/format.ts";

type Ending = Pick<Execution, "status" | "verdict" | "exitCode" | "tests"> & {
  error: { code: string; message?: string } | null;
  cancelledBy?: Execution["cancelledBy"];
};
export interface FailureCounts extends Pick<RunTestCounts, "new" | "known"> {
  /** How many of the known ones fail for another reason than before, if that is known of all. */
  newReason?: number;
}

const tests = (count: number) => `${formatCount(count)} ${count === 1 ? "test" : "tests"}`;

/** How the run ended, in one sentence. `counts`: which of its failed tests are new, once that is known. */
export function verdictSentence(run: Ending, counts?: FailureCounts): string {
  const { status, verdict, exitCode, tests: results, error } = run;
  const ended = verdict ?? status;
  if (ended === "ERROR") return wasCancelled(run) ? cancelledText(run) : "The run ended without a verdict.";
  if (ended === "FAILED" && error?.code === "STOPPED_AFTER_FAILURES") return `The run failed. ${withoutFiles(error.message)}.`;
  if (ended === "FAILED" && error) return "The run failed, because its report is incomplete.";
  if (!results || results.total === 0) {
    if (ended === "PASSED") return "The run passed. It reported no tests.";
    return exitCode === null
      ? "The run failed. It reported no tests."
      : `The suite ended with exit code ${exitCode} and reported no tests.`;
  }
  const failed = results.failed - results.quarantined;
  if (failed > 0)
    return `${formatCount(failed)} of ${tests(results.total)} ${results.quarantined > 0 ? "failed" : howFailed(failed, counts)}.`;
  if (ended === "FAILED") {
    const what = results.quarantined > 0 ? "Only tests in quarantine failed" : "No test failed";
    return exitCode ? `${what}, but the suite ended with exit code ${exitCode}.` : `${what}, but the suite failed.`;
  }
  if (results.quarantined > 0)
    return `Only tests in quarantine failed: ${formatCount(results.quarantined)} of ${formatCount(results.total)}.`;
  if (results.flaky > 0) return `No test failed, but ${tests(results.flaky)} passed only on a retry.`;
  if (results.passed === results.total) return results.total === 1 ? "The test passed." : `All ${tests(results.total)} passed.`;
  return `${tests(results.passed)} passed, ${formatCount(results.total - results.passed)} did not run.`;
}

/** `Stopped after 2 failures; 3 files were not run: b.ts, …`: the message of the error names the files. */
const withoutFiles = (message = "") => message.split(": ", 1)[0]?.replace(/\.$/, "") || "Its shards stopped early";

/** Against the previous result of each test. Tests that failed then, too, may fail for another reason now. */
function howFailed(failed: number, counts: FailureCounts | undefined): string {
  if (!counts || counts.new + counts.known !== failed) return "failed";
  if (counts.known === 0) return "newly failed";
  const reason = counts.newReason ?? 0;
  if (counts.new === 0) return (failed === 1 ? "is still failing" : "are still failing") + forNewReason(reason, failed);
  return `failed: ${formatCount(counts.new)} newly, ${formatCount(counts.known)} still failing${forNewReason(reason, counts.known)}`;
}

function forNewReason(count: number, of: number): string {
  if (count === 0) return "";
  if (count < of) return ` (${formatCount(count)} for a new reason)`;
  return count === 1 ? ", for a new reason" : ", for new reasons";
}

/** A difference smaller than this share is normal. */
const usualShare = 0.15;
const usualMs = 2_000;

export type Pace = "longer" | "shorter" | "usual";

/** Whether the run took longer than usual; `undefined` when either is unknown. */
export function paceOf({ durationMs, expectedDurationMs }: Pick<Execution, "durationMs" | "expectedDurationMs">): Pace | undefined {
  if (durationMs === null || expectedDurationMs === null) return undefined;
  const difference = durationMs - expectedDurationMs;
  if (Math.abs(difference) <= Math.max(usualMs, expectedDurationMs * usualShare)) return "usual";
  return difference > 0 ? "longer" : "shorter";
}

/** How long a run took; `undefined` for an uploaded run whose report does not say it. */
export function durationSentence(
  run: Pick<Execution, "durationMs" | "expectedDurationMs" | "startedAt" | "status" | "trigger" | "verdict">,
): string | undefined {
  if (run.durationMs === null) return run.trigger === "ingest" || run.startedAt !== null ? undefined : "It never started.";
  const took = `It took ${formatDuration(run.durationMs)}`;
  const pace = paceOf(run);
  // The duration of a run that was cut short cannot be compared with the usual one.
  if (pace === undefined || run.expectedDurationMs === null || (run.verdict ?? run.status) === "ERROR") return `${took}.`;
  const difference = formatDuration(Math.abs(run.durationMs - run.expectedDurationMs));
  return pace === "usual" ? `${took}, about as long as usual.` : `${took}, ${difference} ${pace} than usual.`;
}
