import type { GateAnswer, GateStatus } from "@gantry/contract/ci/schemas.ts";
import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { Attempt } from "../executions/record/attempts-of.ts";
import { cutShort } from "../verdict/cut-short.ts";
import { isEndedByError } from "../verdict/ended-by-signal.ts";
import type { Failure } from "../results/current-failures.ts";
import type { UncoveredFailure } from "../tests/quarantine/find-uncovered.ts";
import { unknownFailuresText } from "../executions/results/removed-results.ts";

/** One suite's attempts, oldest first, what still fails after the newest, and the project's quarantine. */
export interface SuiteState {
  attempts: readonly Attempt[];
  failures: readonly Failure[];
  /** By `test_key`: until when a pass does not end the quarantine. */
  quarantined: ReadonlyMap<string, Date | null>;
  /** By `test_key`: why failures count that have the name of a quarantined test. */
  uncovered: ReadonlyMap<string, UncoveredFailure["because"]>;
  /** Results of its runs, or runs before them, are still to be added to history: quarantine does not say yet what its failures mean. */
  isUnsettled: boolean;
}

/**
 * The gate's result for all suites. Failures of quarantined tests are ignored and listed. A run without a verdict, and one that failed although no
 * test did, fail the gate in spite of quarantine. So do runs of a matrix run that were deleted: it is no longer known whether they passed.
 */
export function evaluateGate(
  suites: readonly SuiteState[],
  deleted = 0,
): Pick<GateAnswer, "status" | "reason" | "failedTests" | "quarantinedTests"> {
  const failures = suites.flatMap((suite) =>
    suite.failures.map((failure) => ({
      failure,
      ignored: isIgnored(suite, failure),
      keepUntil: suite.quarantined.get(failure.testKey)?.toISOString() ?? null,
    })),
  );
  const failedTests = failures.filter(({ ignored }) => !ignored).map(({ failure }) => failure);
  const quarantinedTests = failures.filter(({ ignored }) => ignored).map(({ failure, keepUntil }) => ({ ...failure, keepUntil }));
  const waiting = suites.filter(({ attempts }) => attempts.some((attempt) => attempt.verdict === null)).length;
  const unsettled = suites.filter(({ isUnsettled }) => isUnsettled).length;
  const unexplained = [...suites.flatMap((suite) => unexplainedIn(suite)), ...deletedRuns(deleted)];
  const remarks = [...suites.flatMap(notRunAgain), ...unexcusedIn(suites), ...unexplained];
  const status: GateStatus = waiting + unsettled > 0 ? "PENDING" : failedTests.length + unexplained.length > 0 ? "FAILED" : "PASSED";
  const ignored = quarantinedTests.length > 0 ? ` ${count(quarantinedTests.length, "failure")} of quarantined tests ignored.` : "";
  return {
    status,
    reason: `${reasonOf(status, waiting, unsettled, suites.length, failedTests.length, remarks)}${ignored}${notesOf(suites)}`,
    failedTests,
    quarantinedTests,
  };
}

/** A failure outside any test is never ignored, even if a test of its name is in quarantine: its cause may be another one. */
const isIgnored = ({ quarantined, uncovered }: Pick<SuiteState, "quarantined" | "uncovered">, failure: Failure): boolean =>
  quarantined.has(failure.testKey) && !uncovered.has(failure.testKey) && !isOutsideTests(failure);

/** Notes of the runs besides their verdicts, such as why nothing was quarantined. */
function notesOf(suites: readonly SuiteState[]): string {
  const notes = suites.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.notes.map(({ message }) => message)));
  return [...new Set(notes)].map((note) => ` ${note}`).join("");
}

function reasonOf(
  status: GateStatus,
  waiting: number,
  unsettled: number,
  suites: number,
  failed: number,
  unexplained: readonly string[],
): string {
  if (status === "PENDING" && waiting === 0)
    return `The tests of ${unsettled} of ${count(suites, "run")} are still being added to the history of the project.`;
  if (status === "PENDING") return `${waiting} of ${count(suites, "run")} ${waiting === 1 ? "has" : "have"} not ended yet.`;
  if (status === "PASSED") return "Nothing failed that counts.";
  return [...(failed > 0 ? [`${count(failed, "test")} failed.`] : []), ...unexplained].join(" ");
}

/** Failures that the newest re-run of the failed tests did not replace. Without a word, its pass and the gate would contradict each other. */
function notRunAgain({ attempts, failures, quarantined, uncovered }: SuiteState): string[] {
  const newest = attempts.at(-1);
  if (attempts.length < 2 || !newest || newest.settings.onlyFailed !== true || newest.verdict === "ERROR") return [];
  const left = failures.filter((failure) => failure.executionId !== newest.id && !isIgnored({ quarantined, uncovered }, failure)).length;
  if (left === 0) return [];
  const which = `${count(left, "failed test")} ${left === 1 ? "is" : "are"}`;
  return [`${which} missing from the results of re-run #${newest.number}: not run again, or run under another name.`];
}

/** Why failures that look like those of quarantined tests count. */
function unexcusedIn(suites: readonly SuiteState[]): string[] {
  const reasons = suites.flatMap(({ failures, uncovered }) => failures.flatMap(({ testKey }) => uncovered.get(testKey) ?? []));
  const number = (because: UncoveredFailure["because"]) => reasons.filter((each) => each === because).length;
  const [others, earlier] = [number("other test"), number("same commit")];
  return [
    ...(others === 0
      ? []
      : [
          `${others === 1 ? "1 failure has" : `${others} failures have`} the name of a quarantined test, but ${others === 1 ? "is" : "are"} in another file, checkout or folder of reports than the failures before its quarantine.`,
        ]),
    ...(earlier === 0
      ? []
      : [
          `${count(earlier, "failure")} of quarantined tests ${earlier === 1 ? "counts" : "count"}: later runs of the same commit began the quarantine.`,
        ]),
  ];
}

function unexplainedIn(suite: SuiteState): string[] {
  const { attempts, failures } = suite;
  const newest = attempts.at(-1);
  const doubt = unknownFailuresText(attempts);
  if (doubt) return [doubt];
  // The newest replaces the results of those between it and the first, which ran the whole suite.
  const cut = [...new Set([attempts[0], newest])].flatMap((attempt) => (attempt && cutShort(attempt)) ?? []);
  if (cut.length > 0) return cut;
  const explained = failures.some((failure) => failure.executionId === newest?.id);
  if (newest?.verdict === "FAILED" && !explained)
    return [`Run #${newest.number} failed with exit code ${newest.exit_code}, and names no failed test.`];
  return [...new Set([attempts[0], newest])].flatMap((attempt) => (attempt && failedBeyondQuarantine(suite, attempt)) ?? []);
}

/** Quarantined failures explain a usual exit code only. */
function failedBeyondQuarantine(
  { failures, quarantined, uncovered }: SuiteState,
  { id, number, verdict, exit_code, tests }: Attempt,
): string | undefined {
  const own = failures.filter((failure) => failure.executionId === id);
  if (own.length === 0 || !own.every((failure) => isIgnored({ quarantined, uncovered }, failure))) return undefined;
  if (verdict !== "FAILED" || exit_code === null || !isEndedByError(exit_code, tests)) return undefined;
  return `Run #${number} ended with exit code ${exit_code}, which failed tests do not explain: a program could not run, took too long or ended with an error of its own.`;
}

const deletedRuns = (deleted: number) =>
  deleted === 0 ? [] : [`${count(deleted, "run")} of the matrix run ${deleted === 1 ? "was" : "were"} deleted.`];

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
