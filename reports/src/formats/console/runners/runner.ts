import type { FoundTest } from "../../format.ts";
import { plain } from "../../loose-json.ts";
import { isNameOfClass, isNameOfFile, isNameOfHook } from "../../not-tests.ts";
import { type Stream, splitStreams } from "../output/streams.ts";

/** The counts of a runner's summary. Errors outside tests are included in `failed`. */
export interface Summary {
  /** `undefined` if the runner does not count its passes when something failed: then only the names can tell. */
  passed: number | undefined;
  failed: number;
  skipped: number;
  flaky?: number;
}

/** The output of a suite in lines without colors, line ends and trailing blanks; lines are cut at 1,000 characters. */
export interface ConsoleOutput {
  lines: readonly string[];
  /** The start is missing. */
  isCut: boolean;
  /** The output begins with exactly two empty lines, as Mocha's does. */
  startsWithTwoBlanks: boolean;
  /** The last line has no line end. */
  endsInLine: boolean;
}

/**
 * A test runner whose console output is read. Its tests are only used if they add up to the counts of its summaries. Regular expressions must run in
 * linear time: start with `^`, and do not repeat what may match the same text in two ways.
 */
export interface ConsoleRunner {
  name: string;
  /** Every summary in the output. `unclear`: it ran, but its summary is incomplete; then nothing is read. */
  summaries(output: ConsoleOutput): Summary[] | "unclear";
  /** The tests named in the output, one for each result in the summary's counts. */
  tests?(output: ConsoleOutput): FoundTest[];
  /** Joins results of one test, after they were counted. */
  join?(tests: FoundTest[]): FoundTest[];
  /** Runners whose output is included in this one's, so that they would be counted twice. */
  hides?: readonly string[];
}

const maxLineLength = 1_000;
const maxLines = 20_000;

/** The lines of each program, where a tool printed several at the same time with a prefix in front of each line; else of one. */
export function streamsOf(text: string): Stream[] {
  // A progress line is written over after its prefix. Buildkite writes the time of each line in an escape sequence.
  const withoutMarks = text.replace(/\u001b_bk;t=\d{1,20}(?:\u0007|\u001b\\)/g, "");
  return splitStreams((plain(withoutMarks) ?? "").split(/\r?\n/));
}

/** The output of each program. `isCut`: the start is missing. */
export function outputsOf(streams: readonly Stream[], isCut: boolean): ConsoleOutput[] {
  const last = Math.max(...streams.map(({ lines }) => lines.at(-1)?.index ?? 0));
  return streams.map(({ lines }) => {
    const end = lines.at(-1)?.index === last ? "" : "\n";
    return readOutput(`${lines.map((line) => line.text).join("\n")}${end}`, isCut);
  });
}

/** Collapses empty lines, which no runner counts. */
function readOutput(text: string, isCut: boolean): ConsoleOutput {
  const lines: string[] = [];
  for (const whole of text.split(/\r\n|\n|\r/)) {
    const line = whole.slice(0, maxLineLength).trimEnd();
    if (line !== "" || lines.at(-1) !== "") lines.push(line);
  }
  return {
    lines: lines.slice(-maxLines),
    isCut: isCut || lines.length > maxLines,
    startsWithTwoBlanks: /^(?:\r?\n){2}[^\r\n]/.test(text),
    endsInLine: /[^\r\n]$/.test(text),
  };
}

/** A result on the console. Whether it is a test is only known where its name is that of a hook, a class or a file. */
export function foundTest(given: string, status: FoundTest["status"], more: Partial<FoundTest> = {}): FoundTest {
  const name = given.trim();
  const isOutside = status === "failed" && (isNameOfHook(name) || isNameOfClass(name) || isNameOfFile(name));
  return { ...(isOutside ? { kind: "outside" } : {}), name, suite: [], status, durationMs: 0, ...more };
}

/** `12 ms`, `1.5s`, `(3ms)`. */
export function durationOf(amount: string | undefined, unit: string | undefined): number {
  const factors: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
  return Number(amount ?? 0) * (factors[unit ?? "ms"] ?? 1);
}

/** Parses `2 failed, 1 skipped, 3 passed`, split at `separator`. `undefined` when a part is something else. */
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

/** For runners that print the total and everything except the passes. */
export function ofTotal(total: number, failed: number, skipped: number): Summary {
  return { passed: Math.max(0, total - failed - skipped), failed, skipped };
}

/** One summary for every line that `read` knows. */
export function eachLine(read: (line: string) => Summary | undefined): ConsoleRunner["summaries"] {
  return ({ lines }) => lines.flatMap((line) => read(line) ?? []);
}

/** For runners that print a summary for each part of a run: if the start is missing, parts may be missing. */
export function everyPart(summaries: ConsoleRunner["summaries"]): ConsoleRunner["summaries"] {
  return (output) => {
    const found = summaries(output);
    return output.isCut && found.length > 0 ? "unclear" : found;
  };
}
