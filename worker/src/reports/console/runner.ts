import type { FoundTest } from "../format.ts";

/** What one summary of a runner counts. Errors outside of tests are among `failed`. */
export interface Summary {
  /** `undefined` where the runner does not count its passes when something failed: then only the names can tell. */
  passed: number | undefined;
  failed: number;
  skipped: number;
  flaky?: number;
}

/** The output of a suite in lines without colours, line ends and trailing blanks; lines are cut at 1,000 characters. */
export interface ConsoleOutput {
  lines: readonly string[];
  /** The beginning is missing. */
  isCut: boolean;
}

/**
 * A test runner whose console output is read. Its tests are only believed when they add up to what its summaries count. Regular expressions must
 * be linear: begin with `^`, and do not repeat what may match the same text in two ways.
 */
export interface ConsoleRunner {
  name: string;
  /** Every summary in the output. `unclear`: it ran, and what it says is not all there is to count; then nothing is read. */
  summaries(output: ConsoleOutput): Summary[] | "unclear";
  /** The tests that the output names, one for each result that the summary counts. */
  tests?(output: ConsoleOutput): FoundTest[];
  /** Makes one test of results that are one, after they were counted. */
  join?(tests: FoundTest[]): FoundTest[];
  /** Runners whose output this one shows too, so that they would be counted twice. */
  hides?: readonly string[];
}

const longestLine = 1_000;
const mostLines = 20_000;

/** Empty lines in a row are one: none of the runners counts them. */
export function readOutput(text: string, isCut: boolean): ConsoleOutput {
  const lines: string[] = [];
  for (const whole of text.split(/\r\n|\n|\r/)) {
    const line = whole.slice(0, longestLine).trimEnd();
    if (line !== "" || lines.at(-1) !== "") lines.push(line);
  }
  return { lines: lines.slice(-mostLines), isCut: isCut || lines.length > mostLines };
}

export function foundTest(name: string, status: FoundTest["status"], more: Partial<FoundTest> = {}): FoundTest {
  return { name: name.trim(), suite: [], status, durationMs: 0, ...more };
}

/** `12 ms`, `1.5s`, `(3ms)`. */
export function durationOf(amount: string | undefined, unit: string | undefined): number {
  const factors: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
  return Number(amount ?? 0) * (factors[unit ?? "ms"] ?? 1);
}

/** `2 failed, 1 skipped, 3 passed`, apart at `separator`. `undefined` when a part is something else. */
export function partsOf(text: string, separator: string): Map<string, number> | undefined {
  const parts = new Map<string, number>();
  for (const part of text.split(separator)) {
    const match = /^\s*(\d{1,9}) ([a-zA-Z][a-zA-Z ]*)$/.exec(part.trimEnd());
    if (!match?.[2]) return undefined;
    parts.set(match[2], (parts.get(match[2]) ?? 0) + Number(match[1]));
  }
  return parts;
}

/** The sum of the parts with these names. */
export function sumOf(parts: ReadonlyMap<string, number>, ...names: string[]): number {
  return names.reduce((sum, name) => sum + (parts.get(name) ?? 0), 0);
}

/** Where a runner gives the total and everything but the passes. */
export function ofTotal(total: number, failed: number, skipped: number): Summary {
  return { passed: Math.max(0, total - failed - skipped), failed, skipped };
}

/** One summary for every line that `read` knows. */
export function eachLine(read: (line: string) => Summary | undefined): ConsoleRunner["summaries"] {
  return ({ lines }) => lines.flatMap((line) => read(line) ?? []);
}

/** For a runner that sums up every part of a run by itself: where the beginning is missing, parts may be. */
export function everyPart(summaries: ConsoleRunner["summaries"]): ConsoleRunner["summaries"] {
  return (output) => {
    const found = summaries(output);
    return output.isCut && found.length > 0 ? "unclear" : found;
  };
}
