import type { LogLine } from "../../material/material.ts";
import { linesOfAssertions } from "./assertion-lines.ts";
import { gherkinFailures } from "./gherkin-failures.ts";

interface Section {
  begins: RegExp;
  ends: RegExp;
  /** What the runner prints in it. Other lines come from the tested code, which prints at the same time. */
  belongs?: RegExp;
  /** It counts when it says why; of a crashed page, or a test that ran out of time, the reason may stand above it. */
  mayLackReason?: true;
}

const indented = /^(?:\s|$)/;

/** How runners set their failures apart from everything else that they and the tests print. */
const sections: readonly Section[] = [
  // node:test
  { begins: /^✖ failing tests:\s*$/, ends: /^ℹ /, belongs: /^(?:\s|test at |✖ |$)/ },
  // TAP
  { begins: /^\s*not ok \d+/, ends: /^\s*\.\.\.\s*$|^\s*ok \d+|^\s*# Subtest: /, belongs: /^(?:\s|#|not ok|$)/ },
  // Perl explains a failure before it prints the point.
  { begins: /^#\s+Failed test\b/, ends: /^(?!#)/ },
  // pytest; a test's output has a separate section
  { begins: /^=+ (?:FAILURES|ERRORS|short test summary info) =+$/, ends: /^=+ (?!FAILURES|ERRORS|short).* =+$|^-+ Captured / },
  { begins: /^_{3,} .* _{3,}$/, ends: /^=+ .* =+$|^-+ Captured / },
  // Vitest
  { begins: /^\s*⎯+ (?:Failed (?:Tests|Suites) \d+|Unhandled Errors?) ⎯+/, ends: /^\s*(?:Test Files|Snapshots) {2}/ },
  // Jest
  { begins: /^\s*● (?!Console\b)/, ends: /^Test Suites: |^\s*● Console\b|^(?:PASS|FAIL) \S|^Summary of all failing/, belongs: indented },
  // Mocha, Cypress
  { begins: /^\s*\d+ failing\s*$/, ends: /^\s*\(Results\)\s*$/, belongs: indented },
  // AVA; what tests log stands above, below their names
  { begins: /^ {2}─\s*$/, ends: /^ {2}\d+ (?:tests?|hooks?|uncaught|unhandled|known|previous)\b/, belongs: indented },
  // minitest
  { begins: /^ {2}\d+\) (?:Failure|Error):\s*$/, ends: /^\d+ (?:runs|tests), \d+ assertions/ },
  // JUnit's console; what tests print stands above
  { begins: /^Failures \(\d+\):\s*$/, ends: /^Test run finished after /, belongs: indented },
  // RSpec, Cucumber
  { begins: /^Failures:\s*$/, ends: /^Finished in |^\d+ scenarios? \(/, belongs: /^(?:\s|\d+\) |$)/ },
  // unittest
  { begins: /^(?:FAIL|ERROR): \w+ \(/, ends: /^Ran \d+ tests? in / },
  // Playwright; what pages and tests log stands above
  {
    begins: /^ {2}\d+\) .{0,200}\.[cm]?[jt]sx?:\d+:\d+ › /,
    ends: /^ {2}\d+ (?:failed|flaky|passed|skipped|did not run)\b/,
    belongs: indented,
    mayLackReason: true,
  },
  // behave, below the step
  { begins: /^ {6}(?:Assertion Failed: |Traceback \(most recent call last\):$)/, ends: /^(?! {6})/ },
  // PHPUnit
  { begins: /^There (?:was|were) \d+ (?:failure|error)s?:/, ends: /^(?:FAILURES|ERRORS)!/ },
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
  /^ {6}(?:Assertion Failed: |Traceback \(most recent call last\):$)/,
];
const afterFailures = /^=+ .* =+$|^-{10,}$/;

/** One failure that the log shows: its first line, which names the test, and the indexes of its lines. */
export interface ShownFailure {
  title: string;
  indexes: number[];
}

/** The failures in the sections, in order; empty when the sections have no titles. */
export function failuresIn(lines: readonly LogLine[], sections: ReadonlySet<number>): ShownFailure[] {
  const failures = gherkinFailures(lines);
  let open: ShownFailure | undefined;
  for (const index of sections) {
    const text = lines[index]?.text ?? "";
    // A title may continue in the next lines, as Mocha's do.
    if (failureBegins.some((begins) => begins.test(text))) failures.push((open = { title: text, indexes: [] }));
    else if (open && open.indexes.length > 1 && afterFailures.test(text)) open = undefined;
    open?.indexes.push(index);
  }
  return failures;
}

/** Playwright's message of an error, and what it was waiting for. */
const saysWhy = /^ {4}(?:\w*(?:Error|Exception)\b.{0,80}: \S| *- waiting for \S)/;
const saysNoReason = /Test timeout of \d|Test ended|has been closed|Target (?:page|crashed|closed)|Page crashed|disconnected/;

const sayWhy = (texts: readonly string[]) =>
  texts.some((text) => saysWhy.test(text) && !saysNoReason.test(text)) || linesOfAssertions(texts).size > 0;

/** The indexes of the lines in sections of failures; none when the log has no such sections. */
export function linesOfFailures(lines: readonly LogLine[]): ReadonlySet<number> {
  const inside = new Set(gherkinFailures(lines).flatMap(({ indexes }) => indexes));
  const uncertain: number[] = [];
  let open: Section | undefined;
  for (const [index, { text }] of lines.entries()) {
    if (open?.ends.test(text)) open = undefined;
    open = sections.find(({ begins }) => begins.test(text)) ?? open;
    if (open?.belongs && !open.belongs.test(text)) continue;
    if (open?.mayLackReason) uncertain.push(index);
    else if (open) inside.add(index);
  }
  if (sayWhy(uncertain.map((index) => lines[index]?.text ?? ""))) for (const index of uncertain) inside.add(index);
  return inside;
}
