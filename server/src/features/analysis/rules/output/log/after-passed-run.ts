import { isMissedCoverage } from "./missed-by-run.ts";

/** Lines at the end of a runner's output. Some also end a run with failures, which {@link failed} finds above or in them. */
const ends: readonly RegExp[] = [
  // pytest, unittest
  /^(?:=+ )?\d+ passed\b(?!.*\b(?:failed|errors?)\b).* in [\d.]+s\b|^OK(?: \(.{1,80}\))?$/,
  // Vitest, Jest
  /^ {1,6}Tests {2}\d+ passed\b(?!.* failed)|^ {1,6}Duration {2}|^Tests: {2,}(?!.*\bfailed).*\b\d+ passed|^(?:Snapshots|Time): {2,}\S|^Ran all test suites/,
  // Mocha, AVA, RSpec, minitest, PHPUnit
  /^ {1,4}\d+ passing \(|^ {2}\d+ tests? passed$|^\d+ examples?, 0 failures\b|^\d+ (?:runs|tests), \d+ assertions, 0 failures, 0 errors|^OK \(\d+ tests?, /,
  // node:test, TAP, prove
  /^(?:#|ℹ) (?:pass [1-9]|fail 0$|cancelled|skipped|todo|duration_ms)|^All tests successful\.$|^Result: PASS$/,
  // Go, cargo, .NET, Surefire
  /^(?:ok {1,3}\t|PASS$)|^test result: ok\. |^ {0,4}Passed!|^Test Run Successful\.|^\[INFO\] Tests run: \d+, Failures: 0, Errors: 0/,
  // tape, uvu, Jasmine, bun
  /^# ok$|^ {2}(?:Total|Passed|Skipped|Duration): {2,}|^\d+ specs?, 0 failures|^Ran \d+ tests? across \d+ files?\./,
  // GoogleTest, Catch2, doctest, Boost.Test
  /^\[ {2}PASSED {2}\] \d+ tests?\.$|^All tests passed \(\d|^\[doctest\] Status: SUCCESS!$|^\*{3} No errors detected\b/,
  // busted
  /^[1-9]\d* success(?:es)? \/ 0 failures \/ 0 errors \/ /,
  // Playwright, behave and Cucumber, CTest
  /^ {2}[1-9]\d* passed \(|^\d+ (?:features?|scenarios?) passed, 0 failed|^\d+ (?:scenarios?|steps?) \(\d+ passed\)$|^100% tests passed/,
];

/** How runners mark a test or a file that failed; a test may print such lines, too. */
const marked = /^\s*not ok\b|^(?:FAIL\b|FAILED\b)|^\s*[✖✗✘×] |^ {1,4}FAIL {2}"/;
/** How they count failures, and what they say of failures outside tests. */
const counted =
  /\bTests run: \d+, (?:Failures: [1-9]|Failures: 0, Errors: [1-9])|<<< (?:FAILURE|ERROR)!|^ *Failed! |^ {2}Failed \S.* \[[<\d]|^Test Run (?:Failed|Aborted)\.|\b[1-9]\d* (?:tests? |specs? |examples? |scenarios? )?(?:failed|failing|failures?|errors?)\b|^(?:#|ℹ) fail [1-9]|^(?:FAILURES!|ERRORS!)|^test result: FAILED|^Result: FAIL|^# Looks like you(?:r test (?:exited|died)| planned | failed )|Unhandled Errors?\b|INTERNALERROR>|^!{3,} |\(\d+ failed\b|^ [1-9]\d* fail$|^\*{3} [1-9]\d* failures? |\[ {2}FAILED {2}\]/;
const countsFailure = ({ text }: { text: string }) => counted.test(text) || isMissedCoverage(text);
const hasFailed = (line: { text: string }) => marked.test(line.text) || countsFailure(line);

/**
 * The last lines of runners of which a test failed, if everything about it stands above: pytest, unittest, Vitest, Jest, minitest, PHPUnit,
 * Go, cargo, GoogleTest, Catch2, Boost.Test.
 */
const failedAtEnd =
  /^FAILED \((?:failures|errors)=|^ ?\d+ FAILED TESTS?$|^assertions: .*\b[1-9]\d* failed\b|^\*{3} [1-9]\d* failures? (?:is|are) detected|^(?:=+ )?\d+ failed\b.* in [\d.]+s\b|^ {1,6}Tests {2}\d+ failed\b|^Tests: {2,}[1-9]\d* failed|^\d+ (?:runs|tests), \d+ assertions, (?:[1-9]|0 failures, [1-9])|^Tests: \d+, Assertions: .*\b(?:Errors|Failures): [1-9]|^FAIL(?:\t|$)|^error: test failed/;

/** What Gantry itself wrote into the log of a run. */
export const isGantrysNote = (text: string): boolean => text.startsWith("Gantry: ");

export interface PassedRun<Line> {
  /** The last line of the runner's summary. */
  end: Line;
  after: readonly Line[];
}

/** The lines after the summary of a runner whose tests have all passed; undefined if a test failed, or there is no summary. */
export function afterPassedRun<Line extends { text: string }>(lines: readonly Line[]): PassedRun<Line> | undefined {
  return behindSummary(lines, hasFailed);
}

/** As `afterPassedRun`, of a run whose results count no failure: a line that marks one was printed by a test. */
export function afterCountedPass<Line extends { text: string }>(
  lines: readonly Line[],
  counts: { passed: number; failed: number } | null | undefined,
): PassedRun<Line> | undefined {
  return counts?.failed === 0 && counts.passed > 0 ? behindSummary(lines, countsFailure) : undefined;
}

function behindSummary<Line extends { text: string }>(
  lines: readonly Line[],
  isFailure: (line: { text: string }) => boolean,
): PassedRun<Line> | undefined {
  const at = Math.max(lines.findLastIndex(endsRun), endOfPassedPlan(lines));
  const end = lines[at];
  return end === undefined || lines.slice(0, at + 1).some(isFailure)
    ? undefined
    : { end, after: lines.slice(at + 1).filter(({ text }) => !isGantrysNote(text)) };
}

const passedPoint = /^ok \d+\b/;

/** The last point of a TAP document that begins with its plan, as those of Bats, and in which all planned points passed; otherwise -1. */
function endOfPassedPlan(lines: readonly { text: string }[]): number {
  const begin = lines.findIndex(({ text }) => plan.test(text));
  const planned = Number(lines[begin]?.text.slice(3));
  const passed = lines.flatMap(({ text }, index) => (passedPoint.test(text) ? [index] : []));
  const isWhole =
    begin !== -1 && begin < (passed[0] ?? -1) && passed.length === planned && !lines.slice(begin + 1).some(({ text }) => plan.test(text));
  return isWhole ? (passed.at(-1) ?? -1) : -1;
}

/** Without the output of a runner that passed after another one that failed. */
export function withoutPassedAfterFailed<Line extends { text: string }>(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(endsRun);
  const begin = lines.slice(0, Math.max(0, end)).findLastIndex(({ text }) => failedAtEnd.test(text));
  if (begin === -1 || lines.slice(begin + 1, end).some(hasFailed)) return lines;
  return [...lines.slice(0, begin + 1), ...lines.slice(end)];
}

const plan = /^1\.\.\d+$/;

/** The index of the last line of the last runner's summary; -1 without one. Bats has none: its last point ends it, or the plan after it. */
export function endOfLastRun(lines: readonly { text: string }[]): number {
  const last = lines.findLastIndex(endsRun);
  const hasPlan = lines.some(({ text }) => plan.test(text)) && !lines.some(({ text }) => text === "Test Summary Report");
  const end = hasPlan
    ? Math.max(
        last,
        lines.findLastIndex(({ text }) => /^ok \d+ /.test(text)),
      )
    : last;
  return plan.test(lines[end + 1]?.text ?? "") ? end + 1 : end;
}

export function endsRun({ text }: { text: string }): boolean {
  return ends.some((pattern) => pattern.test(text));
}
