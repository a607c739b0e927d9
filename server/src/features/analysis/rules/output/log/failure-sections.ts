import type { LogLine } from "../../../material/material.ts";
import { linesOfAssertions } from "../messages/assertion-lines.ts";
import { bunFailures } from "../runners/bun-failures.ts";
import { cargoFailures } from "../runners/cargo-failures.ts";
import { gherkinFailures } from "../runners/gherkin-failures.ts";
import { goFailures } from "../runners/go-failures.ts";
import { messagePart } from "../messages/message-part.ts";
import type { ShownFailure } from "../runners/shown-failure.ts";

interface Section {
  runner: string;
  begins: RegExp;
  ends: RegExp;
  /** What the runner prints in it. Other lines come from the tested code, which prints at the same time. */
  belongs?: RegExp;
}

/** Below it, busted names the test. */
export const bustedHeading = /^(?:Failure|Error) (?:->|→) \S.* @ \d+$/;

const indented = /^(?:\s|$)/;

/** How runners set their failures apart from everything else that they and the tests print. */
const sections: readonly Section[] = [
  // node:test
  { runner: "node:test", begins: /^✖ failing tests:\s*$/, ends: /^ℹ /, belongs: /^(?:\s|test at |✖ |$)/ },
  // TAP
  { runner: "TAP", begins: /^\s*not ok \d+/, ends: /^\s*\.\.\.\s*$|^\s*ok \d+|^\s*# Subtest: /, belongs: /^(?:\s|#|not ok|$)/ },
  // Perl explains a failure before it prints the point.
  { runner: "TAP", begins: /^\s*#\s+Failed test\b/, ends: /^(?!\s*#)/ },
  // pytest; a test's output has a separate section
  {
    runner: "pytest",
    begins: /^=+ (?:FAILURES|ERRORS|short test summary info) =+$/,
    // With -q, the last line has no frame.
    ends: /^=+ (?!FAILURES|ERRORS|short).* =+$|^-+ Captured |^\d+ (?:passed|failed|errors?|skipped)\b.* in [\d.]+s\b/,
  },
  { runner: "pytest", begins: /^_{3,} .* _{3,}$/, ends: /^=+ .* =+$|^-+ Captured / },
  // dotnet test; what a test printed is below its error
  {
    runner: ".NET",
    begins: /^ {2}Failed \S.* \[[<\d].{0,20}\]$/,
    ends: /^ {2}(?:Passed|Skipped) \S|^ {2}Standard (?:Output|Error) Messages:|^Test Run |^Total tests: |^(?:Failed|Passed)! /,
  },
  // Robot Framework
  { runner: "Robot", begins: /^\S.* \| FAIL \|\s*$/, ends: /^[-=]{20,}$/ },
  // Vitest
  { runner: "Vitest", begins: /^\s*⎯+ (?:Failed (?:Tests|Suites) \d+|Unhandled Errors?) ⎯+/, ends: /^\s*(?:Test Files|Snapshots) {2}/ },
  // Jest
  {
    runner: "Jest",
    begins: /^ {0,2}● (?!Console\b)/,
    ends: /^Test Suites: |^\s*● Console\b|^(?:PASS|FAIL) \S|^Summary of all failing/,
    belongs: indented,
  },
  // Mocha, Cypress
  { runner: "Mocha", begins: /^\s*\d+ failing\s*$/, ends: /^\s*\(Results\)\s*$/, belongs: indented },
  // AVA; what tests log stands above, below their names
  { runner: "AVA", begins: /^ {2}─\s*$/, ends: /^ {2}\d+ (?:tests?|hooks?|uncaught|unhandled|known|previous)\b/, belongs: indented },
  // minitest
  { runner: "minitest", begins: /^ {2}\d+\) (?:Failure|Error):\s*$/, ends: /^\d+ (?:runs|tests), \d+ assertions/ },
  // JUnit's console; what tests print stands above
  { runner: "JUnit", begins: /^Failures \(\d+\):\s*$/, ends: /^Test run finished after /, belongs: indented },
  // RSpec, Cucumber
  { runner: "RSpec", begins: /^Failures:\s*$/, ends: /^Finished in |^\d+ scenarios? \(/, belongs: /^(?:\s|\d+\) |$)/ },
  // unittest; with --buffer, what the test printed is below its error
  { runner: "unittest", begins: /^(?:FAIL|ERROR): \w+ \(/, ends: /^Ran \d+ tests? in |^Std(?:out|err):$/ },
  // Playwright; what pages and tests log stands above
  {
    runner: "Playwright",
    begins: /^ {2}\d+\) .{0,200}\.[cm]?[jt]sx?:\d+:\d+ › /,
    ends: /^ {2}\d+ (?:failed|flaky|passed|skipped|did not run)\b/,
    belongs: indented,
  },
  // behave, below the step
  { runner: "behave", begins: /^ {6}(?:Assertion Failed: |Traceback \(most recent call last\):$)/, ends: /^(?! {6})/ },
  // JUnit's console with all details
  { runner: "JUnit", begins: /^[\s|│]+caught: \S/, ends: /^[\s|│]+(?:duration|reports|status): / },
  // CTest, with --output-on-failure
  { runner: "CTest", begins: /^ *\d+\/\d+ Test +#\d+: .*\*\*\*/, ends: /^ {4,}Start +\d+: |^\d+% tests passed/ },
  // uvu
  { runner: "uvu", begins: /^ {3}FAIL {2}"/, ends: /^ {2}(?:Total|Passed): /, belongs: indented },
  // busted, below its counts
  { runner: "busted", begins: bustedHeading, ends: /^Pending (?:->|→) \S.* @ \d+$/ },
  // Check: one line for each test that failed
  { runner: "Check", begins: /^\S+:\d+:[FE]:[^:]*:[^:]*:-?\d+: /, ends: /^/ },
  // Catch2's compact reporter, and reporters for TeamCity: one line for each failure
  { runner: "Catch2", begins: /^\S{1,300}:\d+: failed: \S/, ends: /^/ },
  { runner: "TeamCity", begins: /^##teamcity\[testFailed /, ends: /^/ },
  // lab
  { runner: "lab", begins: /^Failed tests:\s*$/, ends: /^\d+ of \d+ tests? failed/, belongs: indented },
  // PHPUnit
  { runner: "PHPUnit", begins: /^ ✘ /, ends: /^(?! ✘ | {3}[│├┐┘┴┊╵]|$)/, belongs: /^ {3}[│├┐┘┴┊╵]/ },
  {
    runner: "PHPUnit",
    begins: /^There (?:was|were) \d+ (?:failure|error)s?:/,
    ends: /^(?:FAILURES|ERRORS)!|^There (?:was|were) \d+ risky tests?:/,
  },
];

/** How runners begin one failure of a section, with the name of its test. */
const failureBegins: readonly RegExp[] = [
  /^\s*● (?!Console\b)/,
  /^✖ (?!failing tests:)/,
  /^\s*\d+\) \S/,
  /^_{3,} .* _{3,}$/,
  /^(?:FAIL|ERROR): \w+ \(/,
  /^ ?FAIL {2}\S/,
  /^ {2}JUnit \w+:\S/,
  /^ *\d+\/\d+ Test +#\d+: .*\*\*\*/,
  bustedHeading,
  /^\S+:\d+:[FE]:[^:]*:[^:]*:-?\d+: /,
  /^ {6}(?:Assertion Failed: |Traceback \(most recent call last\):$)/,
  /^ {2}Failed \S.* \[[<\d].{0,20}\]$/,
  /^\S.* \| FAIL \|\s*$/,
];
const afterFailures = /^=+ .* =+$|^-{10,}$/;

/** The failures in the sections, in order; empty when the sections have no titles. */
export function failuresIn(lines: readonly LogLine[], sections: ReadonlySet<number>): ShownFailure[] {
  const isInside = ({ indexes }: ShownFailure) => indexes.some((index) => sections.has(index));
  const failures = ownFormats.flatMap(({ find }) => find(lines).filter(isInside));
  const known = new Set(failures.flatMap(({ indexes }) => indexes));
  let open: ShownFailure | undefined;
  for (const index of sections) {
    if (known.has(index)) continue;
    const text = lines[index]?.text ?? "";
    // A title may continue in the next lines, as Mocha's do.
    if (failureBegins.some((begins) => begins.test(text))) failures.push((open = { title: text, indexes: [] }));
    else if (open && open.indexes.length > 1 && afterFailures.test(text)) open = undefined;
    open?.indexes.push(index);
  }
  return failures;
}

/** Runners whose failures are not sections. */
const ownFormats: readonly { runner: string; find(lines: readonly LogLine[]): ShownFailure[] }[] = [
  { runner: "Cucumber", find: gherkinFailures },
  { runner: "Go", find: goFailures },
  { runner: "cargo", find: cargoFailures },
  { runner: "bun", find: bunFailures },
];

/** Playwright's message of an error, and what it was waiting for. */
const saysWhy = /^ {4}(?:\w*(?:Error|Exception)\b.{0,80}: \S| *- waiting for \S)/;
const saysNoReason = /Test timeout of \d|Test ended|has been closed|Target (?:page|crashed|closed)|Page crashed|disconnected/;

/** It counts when it says why; of a crashed page, or a test that ran out of time, the reason may stand above it. */
const sayWhy = (texts: readonly string[]) =>
  texts.some((text) => saysWhy.test(text) && !saysNoReason.test(text)) || linesOfAssertions(texts).size > 0;

/**
 * The indexes of the lines in sections of failures; none when the log has no such sections. Of several runners, only the one counts that ended
 * last: what looks like failures of another one was printed by a test, or by an earlier command.
 */
export function linesOfFailures(lines: readonly LogLine[]): ReadonlySet<number> {
  return shownLast(lines)?.[1].indexes ?? new Set();
}

function shownLast(lines: readonly LogLine[]): [runner: string, Shown] | undefined {
  const says = ({ indexes }: Shown) =>
    [...indexes].some((index) => /[\p{L}\d]/u.test(messagePart(lines[index]?.text ?? "").replace(onlyNames, "")));
  const shown = [...shownByRunner(lines)].filter(([, each]) => says(each));
  if (shown.length < 2) return shown[0];
  const endOf = ([runner, { begin }]: (typeof shown)[number]) =>
    Math.max(
      begin,
      lines.findLastIndex(({ text }) => summaries[runner]?.test(text)),
    );
  return shown.reduce((last, each) => (endOf(each) > endOf(last) ? each : last));
}

/**
 * The indexes of these lines that belong to an earlier run of the same runner: a script started it again after its summary, perhaps with other tests.
 * The last run that shows a failure counts.
 */
export const linesOfEarlierRuns = (lines: readonly LogLine[]): ReadonlySet<number> => earlierRuns(lines).indexes;

/** Where the last run begins that shows a failure, after earlier ones that show some; undefined if there are none. */
export const beginOfLastRun = (lines: readonly LogLine[]): number | undefined => earlierRuns(lines).end;

function earlierRuns(lines: readonly LogLine[]): { indexes: ReadonlySet<number>; end?: number } {
  const [runner, shown] = shownLast(lines) ?? [];
  const end = runner === undefined ? undefined : runEnds[runner];
  if (!shown || !end) return { indexes: new Set() };
  const ends = lines.flatMap(({ text }, index) => (end.test(text) && isEnd(runner ?? "", lines, index) ? [index] : []));
  const withText = [...shown.indexes].filter((index) => /[\p{L}\d]/u.test(messagePart(lines[index]?.text ?? "").replace(onlyNames, "")));
  const last = withText.reduce((most, index) => Math.max(most, index), -1);
  const endBefore = ends.findLast((index) => index < last) ?? -1;
  const earlier = [...shown.indexes].filter((index) => index <= endBefore);
  return withText.some((index) => index <= endBefore) ? { indexes: new Set(earlier), end: endBefore + 1 } : { indexes: new Set() };
}

/** The last line of one run. Runners that print it for each file or package are left out. */
const runEnds: Readonly<Record<string, RegExp>> = {
  "node:test": /^ℹ duration_ms /,
  pytest: /^(?:=+ )?\d+ .* in [\d.]+s\b/,
  Vitest: /^ *Duration {2}/,
  Jest: /^Tests: {2,}\d/,
  Mocha: /^\s*\d+ passing \(/,
  AVA: /^ {2}\d+ (?:tests?|hooks?) (?:passed|failed)\b/,
  minitest: /^\d+ (?:runs|tests), \d+ assertions/,
  JUnit: /^\[ +\d+ tests failed/,
  RSpec: /^\d+ examples?, /,
  unittest: /^FAILED \(/,
  Playwright: /^ {2}\d+ (?:failed|passed)\b/,
  behave: /^\d+ steps? passed, /,
  uvu: /^ {2}Total: /,
  PHPUnit: /^Tests: \d+, Assertions: /,
  Cucumber: /^\d+ steps? \(/,
  CTest: /^Total Test time/,
  Go: /^FAIL$/,
  cargo: /^error: (?:test failed|\d+ targets? failed)/,
  bun: /^Ran \d+ tests? across \d+ files?\./,
  lab: /^Test duration: \d+ ms$/,
};

/** Go writes `FAIL` for each package, too: the last one stands below the line with the package. */
const isEnd = (runner: string, lines: readonly LogLine[], index: number) =>
  runner !== "Go" || /^(?:FAIL|ok {1,3}|\?)\s*\t/.test(lines[index - 1]?.text ?? "");

/** How runners end their output, unless their failures do. */
const summaries: Readonly<Record<string, RegExp>> = {
  TAP: /^# (?:tests|pass|fail) +\d|^1\.\.\d+$|^Result: /,
  pytest: /^(?:=+ )?\d+ .* in [\d.]+s\b/,
  Vitest: /^ *(?:Test Files|Duration) {2}/,
  Jest: /^Tests: {2,}\d|^Test Suites: |^Ran all test suites/,
  AVA: /^ {2}\d+ (?:tests?|hooks?|uncaught|unhandled)\b/,
  minitest: /^\d+ (?:runs|tests), \d+ assertions/,
  JUnit: /^\[ +\d+ tests failed/,
  RSpec: /^\d+ (?:examples?|specs?), |^\d+ (?:scenarios?|steps?) \(/,
  unittest: /^Ran \d+ tests? in |^FAILED \(/,
  Playwright: /^ {2}\d+ (?:failed|flaky|passed|skipped|did not run)\b/,
  behave: /^\d+ (?:features?|scenarios?|steps?) passed, /,
  uvu: /^ {2}(?:Total|Duration): /,
  PHPUnit: /^Tests: \d+, Assertions: /,
  Cucumber: /^\d+ (?:scenarios?|steps?) \(/,
  CTest: /^\d+% tests passed|^Total Test time/,
  Go: /^(?:FAIL|ok)\t|^FAIL$/,
  cargo: /^(?:test result: |error: test failed)/,
  bun: /^Ran \d+ tests? across \d+ files?\./,
  lab: /^Test duration: \d+ ms$/,
};
/** A point of TAP and a result of CTest name a test. */
const onlyNames = /^\s*not ok \d+.*|^ *\d+\/\d+ Test +#\d+: (?!.* regular expression (?:not )?found\b).*/;

interface Shown {
  /** Where the last failure begins. */
  begin: number;
  indexes: Set<number>;
}

function shownByRunner(lines: readonly LogLine[]): Map<string, Shown> {
  const byRunner = new Map<string, Shown>();
  const shownBy = (runner: string) => {
    const shown = byRunner.get(runner) ?? { begin: -1, indexes: new Set() };
    byRunner.set(runner, shown);
    return shown;
  };
  for (const { runner, find } of ownFormats)
    for (const { indexes } of find(lines)) {
      const shown = shownBy(runner);
      shown.begin = Math.max(shown.begin, indexes[0] ?? -1);
      for (const index of indexes) shown.indexes.add(index);
    }
  let open: Section | undefined;
  for (const [index, { text }] of lines.entries()) {
    if (open?.ends.test(text)) open = undefined;
    const begun = sections.find(({ begins }) => begins.test(text));
    open = begun ?? open;
    if (begun) shownBy(begun.runner).begin = index;
    if (open && (!open.belongs || open.belongs.test(text))) shownBy(open.runner).indexes.add(index);
  }
  const uncertain = byRunner.get("Playwright");
  if (uncertain && !sayWhy([...uncertain.indexes].map((index) => lines[index]?.text ?? ""))) byRunner.delete("Playwright");
  return byRunner;
}
