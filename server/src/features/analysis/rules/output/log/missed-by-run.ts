import type { LogLine } from "../../../material/material.ts";

/** How tools state that the tests covered too little code. */
const coverage: readonly RegExp[] = [
  // nyc, c8, Vitest, Jest
  /^(?:ERROR: |Jest: )?Coverage for \w+ \([\d.]+%\) does not meet /,
  /^Jest: .{1,300} coverage threshold for \w+ \(.{1,20}\) not met: /,
  // pytest-cov, coverage.py
  /^FAIL Required test coverage of \S+ not reached\.|^(?:ERROR: )?Coverage failure: total of [\d.]+ is less than /,
  // SimpleCov
  /^(?:\w+ )?[Cc]overage (?:by \w+ )?\([\d.]+%\) is below the expected minimum /,
  // Coverlet
  /: error : The \w+ \w+ coverage is below the specified \d/,
  // JaCoCo, Kover
  /^(?:\[\S{1,40}\] |\s*> )?Rule violated(?: for .{1,200})?: .{1,80} is [\d.]+, but expected (?:minimum|maximum) is /,
  // cargo-tarpaulin, Pest
  /^Coverage is below the failure threshold |^\s*FAIL {2}Code coverage below expected /,
  // Scripts of a project
  /^(?:error: |fail(?:ed)?:? )?(?:code |total |line )?coverage (?:of )?[\d.]+ ?% (?:<|is (?:below|less than|under)) /i,
];

export const isMissedCoverage = (text: string) => coverage.some((pattern) => pattern.test(text));

/** Jest ends with an error for these with `--ci`, although all tests passed. */
export const isObsoleteSnapshot = (text: string) => /^ › \d+ snapshots?(?: files?)? obsolete\b/.test(text);

const perlPlanned = /^\s*# Looks like you planned \d+ tests? but ran \d+/;
const perlExited = /^\s*# Looks like your test exited with /;
const badPlan = /^\s*Parse errors: Bad plan\. +You planned \d+ tests? but ran \d+/;
const plan = /^1\.\.(\d+)\s*$/;
const point = /^(?:not )?ok\b/;
const numbered = /^(?:not )?ok \d/;

/** A plan of TAP that does not match the points. */
export interface MissedPlan {
  line: LogLine;
  /** Whether the test program itself says so, and that nothing else ended it. */
  isCertain: boolean;
}

/** Undefined if a point failed: then the plan is not the reason, or not the only one. */
export function missedPlan(lines: readonly LogLine[]): MissedPlan | undefined {
  if (lines.some(({ text }) => /^\s*not ok\b/.test(text))) return undefined;
  const hasExited = lines.some(({ text }) => perlExited.test(text));
  const stated = hasExited ? undefined : lines.find(({ text }) => perlPlanned.test(text));
  if (stated) return { line: stated, isCertain: true };
  const line = hasExited ? undefined : (lines.find(({ text }) => badPlan.test(text)) ?? wrongPlan(lines));
  return line && { line, isCertain: false };
}

/** The plan of a whole output that has another number of points. */
function wrongPlan(lines: readonly LogLine[]): LogLine | undefined {
  const [planned, other] = lines.filter(({ text }) => plan.test(text));
  const isWhole = lines.length > 0 && lines.at(-1)?.line === lines.length;
  if (!planned || other || !isWhole) return undefined;
  const points = lines.filter(({ text }) => point.test(text));
  // Among points with a number, an `ok` alone is what another command printed.
  const ran = points.filter(({ text }) => numbered.test(text)).length || points.length;
  return ran > 0 && ran !== Number(plan.exec(planned.text)?.[1]) ? planned : undefined;
}
