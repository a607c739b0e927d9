import type { LogLine } from "../../../material/material.ts";
import { isOfTest } from "../messages/message-part.ts";

const testFailed =
  /^\s*(?:[✖✗✘✕×] (?!\S+\.[cm]?[jt]sx?(?: \(|\s*$)|failing tests:|\d+ problems? |.*(?:exited with|No tests found|Couldn't find))|not ok\b|--- FAIL: |\d+\) \S|FAIL\b {1,3}")|^test \S+ \.\.\. FAILED|\bFAILED\s*$/;
const testsBegin =
  /^TAP version 1\d|^\s*# No tests run!$|^1\.\.\d+|^running \d+ tests?$|^Running \d+ tests? using |^Feature: |^# Running:|^=== (?:Failed|Errors)$/;

/** The summaries with which runners end their output. */
const summaries: readonly RegExp[] = [
  // Go, Rust, uvu, AVA
  /^(?:FAIL|ok)\s*\t|^FAIL$|^(?:test result|error: test failed|error: \d+ targets? failed)\b|^ {2}(?:Total|Passed|Skipped|Duration): |^ {2}\d+ (?:tests? failed|uncaught|unhandled|hooks? failed)/,
  // PHPUnit
  /^Tests: \d+, Assertions: \d+|^OK(?:, but .*)? \(\d+ tests?, \d+ assertions?\)/,
  // Playwright, prove, minitest, JUnit, behave and Cucumber
  /^ {2}\d+ (?:failed|flaky|passed|did not run)\b|^Result: FAIL|^\d+ runs, \d+ assertions|^\[ +\d+ tests failed +\]|^\d+ (?:features?|scenarios?|steps?) |^Took \d+m/,
  // TAP, also as bats and tape print it
  /^# (?:tests|pass|fail|failed|Looks like your|Tests were run but)\b|^not ok \d+|^#(?: {2,}|\s*\()\S|^\s+\.\.\.$/,
];

export const isSummary = (text: string) => summaries.some((summary) => summary.test(text));

/**
 * The indexes from the first to after the last line that a runner and its tests printed, if a test failed. Lines above and below belong to no test.
 * The whole log if no test failed.
 */
export function rangeOfTests(lines: readonly LogLine[]): { from: number; to: number } {
  // pip prints a cross, too, and its explanation below it.
  const failed = ({ text }: LogLine, index: number) => testFailed.test(text) && !/^\s*╰─>/.test(lines[index + 1]?.text ?? "");
  if (!lines.some(failed)) return { from: 0, to: lines.length };
  const from = lines.findIndex((line, index) => isOfTest(line.text) || failed(line, index) || testsBegin.test(line.text));
  const last = lines.findLastIndex(({ text }) => isSummary(text));
  return { from: Math.max(0, from), to: last === -1 ? lines.length : last + 1 };
}
