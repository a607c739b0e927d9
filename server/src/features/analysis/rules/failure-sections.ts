import type { LogLine } from "../material/material.ts";

interface Section {
  begins: RegExp;
  ends: RegExp;
}

/** How runners set their failures apart from everything else that they and the tests print. */
const sections: readonly Section[] = [
  // node:test
  { begins: /^✖ failing tests:\s*$/, ends: /^ℹ / },
  // TAP
  { begins: /^\s*not ok \d+/, ends: /^\s*\.\.\.\s*$|^\s*ok \d+|^\s*# Subtest: / },
  // Perl explains a failure before it prints the point.
  { begins: /^#\s+Failed test\b/, ends: /^(?!#)/ },
  // pytest; what a test printed stands in a part of its own
  { begins: /^=+ (?:FAILURES|ERRORS|short test summary info) =+$/, ends: /^=+ (?!FAILURES|ERRORS|short).* =+$|^-+ Captured / },
  { begins: /^_{3,} .* _{3,}$/, ends: /^=+ .* =+$|^-+ Captured / },
  // Vitest
  { begins: /^\s*⎯+ (?:Failed (?:Tests|Suites) \d+|Unhandled Errors?) ⎯+/, ends: /^\s*(?:Test Files|Snapshots) {2}/ },
  // Jest
  { begins: /^\s*● (?!Console\b)/, ends: /^Test Suites: |^\s*● Console\b|^(?:PASS|FAIL) \S|^Summary of all failing/ },
  // Mocha, Cypress
  { begins: /^\s*\d+ failing\s*$/, ends: /^\s*\(Results\)\s*$/ },
  // RSpec, Cucumber
  { begins: /^Failures:\s*$/, ends: /^Finished in |^\d+ scenarios? \(/ },
  // unittest
  { begins: /^(?:FAIL|ERROR): \w+ \(/, ends: /^Ran \d+ tests? in / },
  // PHPUnit
  { begins: /^There (?:was|were) \d+ (?:failure|error)s?:/, ends: /^(?:FAILURES|ERRORS)!/ },
];

/** The indexes of the lines in sections of failures; none when the log has no such sections. */
export function linesOfFailures(lines: readonly LogLine[]): ReadonlySet<number> {
  const inside = new Set<number>();
  let open: Section | undefined;
  for (const [index, { text }] of lines.entries()) {
    if (open?.ends.test(text)) open = undefined;
    open = sections.find(({ begins }) => begins.test(text)) ?? open;
    if (open) inside.add(index);
  }
  return inside;
}
