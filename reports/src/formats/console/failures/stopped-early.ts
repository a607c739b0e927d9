import { matchesAny } from "../output/progress-marks.ts";

/** What runners print if a failure kept tests from running. */
const stoppedEarly: readonly RegExp[] = [
  // pytest with -x or --maxfail, or after a file that could not be imported; also with pytest-xdist.
  /^!{3,} (?:stopping after \d+ failures|(?:\S+\.)?Interrupted: .{1,300}) !{3,}$/,
  // Playwright.
  /^ {2}[1-9]\d* did not run$/,
  /^Testing stopped early after \d+ maximum allowed failures\.$/,
  // Bun.
  /^Bailed out after \d+ failures?$/,
  // cargo-nextest.
  /^warning: \d+\/\d+ tests were not run due to \S/,
  // behave with --stop.
  /^\d+ scenarios? passed, [1-9]\d* failed, .*\b[1-9]\d* untested$/,
  // Maven does not begin the modules after one that failed.
  /^\[INFO\] \S.{0,300}\.{3,} SKIPPED$/,
];

/** Vitest with --bail counts the files that it did not begin only in the sum. */
function isCutVitest(line: string): boolean {
  const [, counts = "", sum] = /^ Test Files {2}(.{1,200}) \((\d{1,7})\)$/.exec(line) ?? [];
  const begun = [...counts.matchAll(/\b\d{1,7}\b/g)].reduce((total, [count]) => total + Number(count), 0);
  return sum !== undefined && begun < Number(sum);
}

/**
 * Jest with --bail counts the files that it did not begin only in the total. So it does with those whose tests are all skipped, but it
 * counts them apart.
 */
function isCutJest(line: string): boolean {
  const [, counts = "", begun, total] = /^Test Suites: (.{1,200}), (\d{1,7}) of (\d{1,7}) total$/.exec(line) ?? [];
  const skipped = /\b(\d{1,7}) skipped\b/.exec(counts)?.[1] ?? 0;
  return total !== undefined && Number(begun) + Number(skipped) < Number(total);
}

/** The line that says so. Ask only next to a failure: a test may print such a line. */
export const lineOfStoppedEarly = (lines: readonly string[]): string | undefined =>
  lines.find((line) => matchesAny(stoppedEarly, line) || isCutVitest(line) || isCutJest(line));
