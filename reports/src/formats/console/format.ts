import type { FoundTest } from "../format.ts";
import { cRunners } from "./runners/c-and-c-plus-plus.ts";
import { compiledRunners } from "./runners/compiled.ts";
import { javascriptRunners } from "./runners/javascript.ts";
import { k6 } from "./runners/k6.ts";
import { withoutPrintedByTests } from "./printed-by-tests.ts";
import { outsidePassedPytest } from "./runners/pytest-sessions.ts";
import { pytest, pythonRunners } from "./runners/python.ts";
import { rubyAndPhpRunners } from "./runners/ruby-and-php.ts";
import { type ConsoleOutput, type ConsoleRunner, outputsOf, streamsOf, type Summary } from "./runners/runner.ts";
import type { Stream } from "./output/streams.ts";
import { tap, tapRunners } from "./runners/tap.ts";
import { describeInterrupted, describeLostExamples, describeStopped, endsInProgress, isStopped } from "./runners/stopped.ts";
import { failuresWithoutSummary } from "./runners/unfinished.ts";

/** Console results without a report: the tests by name, or only their counts. */
export type ConsoleResults = { tests: FoundTest[] } | { counts: ConsoleCounts };

/** What the console says about failures that no summary counts, for runs whose exit code is 0. */
export interface Unfinished {
  failures: FoundTest[];
  /** Why the exit code cannot be trusted, as a sentence. */
  doubt: string | undefined;
}

export interface ConsoleCounts {
  /** Names of the runners, for a person. */
  runner: string;
  passed: number;
  failed: number;
  skipped: number;
  flaky: number;
}

/** Every runner whose console output is read. docs/reports.md lists them. */
export const consoleRunners: readonly ConsoleRunner[] = [
  ...javascriptRunners,
  ...pythonRunners,
  ...rubyAndPhpRunners,
  ...compiledRunners,
  ...cRunners,
  ...tapRunners,
  k6,
];

/** A run's console output, split once for all its readers. */
export interface SplitConsole {
  /** The start is missing. */
  isCut: boolean;
  /** The output of each program. */
  streams: readonly Stream[];
  /** The same without colors, and without an empty line after another. */
  outputs: readonly ConsoleOutput[];
  /** Every known runner with its summaries in each output. */
  runners: readonly RunnerOutput[];
}

/** Splits the end of a run's output. `isCut`: its start is missing. */
export function splitConsole(text: string, isCut: boolean): SplitConsole {
  const streams = streamsOf(text).map(withoutPrintedByTests);
  const outputs = outputsOf(streams, isCut);
  return { isCut, streams, outputs, runners: withoutPrinted(readRunners(text, isCut, outputs)) };
}

/**
 * Without the summaries of runners that are read only when no other runner has one: a test of that other runner may have printed them. They are still
 * looked at as possible failures.
 */
function withoutPrinted(runners: readonly RunnerOutput[]): RunnerOutput[] {
  const has = ({ summaries }: RunnerOutput) => summaries === "unclear" || summaries.length > 0;
  const hasOther = runners.some((each) => has(each) && !onlyAlone.has(each.runner.name));
  return runners.map((each) => (hasOther && onlyAlone.has(each.runner.name) ? { ...each, summaries: [] } : each));
}

const onlyAlone: ReadonlySet<string> = new Set(["Catch2", "doctest", "Boost.Test", "CUnit", "bun test"]);

/** Whether a summary of a known runner stands after the line with this index: without what follows, the results are others. */
export function summaryFollows(lines: readonly string[], index: number): boolean {
  const all = allResults(lines);
  return all !== undefined && all !== resultsOf(lines.slice(0, index + 1));
}

/**
 * The first of these lines, in their order, after which no summary stands; `undefined` if one follows the last. A summary after a line is after those
 * before it too, so a few readings of the output are enough for any number of lines.
 */
export function firstWithoutSummary(lines: readonly string[], indexes: readonly number[]): number | undefined {
  let [from, to] = [0, indexes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (summaryFollows(lines, indexes[middle] ?? -1)) from = middle + 1;
    else to = middle;
  }
  return indexes[from];
}

const resultsOf = (lines: readonly string[]) => JSON.stringify(readSummaries(splitConsole(lines.join("\n"), false)));

/** Several questions are asked about the same lines. */
const known = new WeakMap<readonly string[], string | undefined>();

function allResults(lines: readonly string[]): string | undefined {
  if (!known.has(lines)) known.set(lines, resultsOf(lines));
  return known.get(lines);
}

/**
 * The fallback when a run left no report. Adds up all summaries of known runners; if one of them is incomplete, nothing is read. The tests
 * are named if the names in the output add up to these counts; otherwise there are only counts.
 */
export function readSummaries({ runners }: SplitConsole): ConsoleResults | undefined {
  const counted: Counted[] = [];
  for (const { runner, summaries, output } of runners) {
    if (summaries === "unclear") return undefined;
    if (summaries.length === 0) continue;
    const sum = summaries.reduce(add);
    const tests = output.isCut ? undefined : namedTests(runner, sum, output);
    counted.push({ runner, sum: withPasses(runner, sum, tests, output), tests });
  }
  if (counted.length === 0) return undefined;
  const tests = allNamed(counted);
  if (tests) return { tests };
  const { passed, ...sum } = counted.map(({ sum }) => sum).reduce(add);
  if (passed === undefined) return undefined;
  return { counts: { runner: [...new Set(counted.map(({ runner }) => runner.name))].join(", "), passed, flaky: 0, ...sum } };
}

/**
 * A runner whose exit code was hidden (`| tee`, `|| true`) or that was ended with 0 by a test leaves no summary, or one that is not read.
 * The failures that it names are real. Without any, a beginning without an end is a reason not to trust the exit code.
 */
export function readUnfinished({ runners }: SplitConsole): Unfinished {
  const outputs = [...new Set(runners.map(({ output }) => output))];
  const hasPassed = runners.some(({ summaries }) => summaries !== "unclear" && summaries.length > 0);
  const hasFailed = runners.some(({ summaries }) => summaries === "unclear" || summaries.some((summary) => summary.failed > 0));
  const isStray = ({ runner, output }: RunnerOutput) => runner === tap && hasPassed && !hasFailed && arePrintedPoints(output.lines);
  const failures = runners
    .flatMap((each) => (isStray(each) ? [] : [each]))
    .flatMap(({ runner, summaries, output }) =>
      summaries === "unclear" || summaries.length === 0 ? (failuresWithoutSummary[runner.name]?.(output) ?? []) : [],
    );
  const stopped = runners.filter(({ runner, output }) => isStopped[runner.name]?.(output)).map(({ runner }) => runner.name);
  if (stopped.length === 0 && outputs.some(endsInProgress)) stopped.push("a test runner");
  const failed = runners.filter(({ summaries }) => summaries !== "unclear" && summaries.some((summary) => summary.failed > 0));
  const isLost = failed.length > 0 && runners.some(({ summaries }) => summaries === "unclear");
  const doubt =
    stopped.length > 0
      ? describeStopped([...new Set(stopped)])
      : isLost
        ? describeLost([...new Set(failed.map(({ runner }) => runner.name))])
        : outputs.flatMap((output) => describeInterrupted(output) ?? describeLostExamples(output) ?? [])[0];
  return { failures, doubt };
}

/** Points of a document are numbered from 1. Others, above the summary of a runner that passed, were printed by one of its tests. */
function arePrintedPoints(lines: readonly string[]): boolean {
  if (lines.some((line) => /^(?:TAP version 1[34]|1\.\.\d+(?: .*)?)$/.test(line))) return false;
  const points = lines.flatMap((line, index) => (/^\s*(?:not )?ok \d/.test(line) ? [index] : []));
  const last = points.at(-1);
  return last !== undefined && !points.some((index) => /ok 1\b/.test(lines[index] ?? "")) && summaryFollows(lines, last);
}

function describeLost(runners: readonly string[]): string {
  return `The output of ${runners.join(", ")} counts failures. It could not be read completely, and the exit code was 0.`;
}

/** Every runner with its summaries in each program's output. A script may indent what it started. */
function readRunners(text: string, isCut: boolean, outputs: readonly ConsoleOutput[]): RunnerOutput[] {
  const found = summariesIn(outputs);
  const indent = found.some(({ summaries }) => summaries.length > 0) ? "" : indentOfMost(text);
  const withoutIndent = () => outputsOf(streamsOf(text.replaceAll(new RegExp(`^${indent}`, "gm"), "")).map(withoutPrintedByTests), isCut);
  const indented = indent === "" ? [] : summariesIn(withoutIndent());
  return indented.some(({ summaries }) => summaries.length > 0) ? indented : found;
}

const maxIndent = 40;
const shareOfIndented = 0.8;

/** The least indent of the indented lines, if nearly all lines are: the script's own words may stand around them. */
function indentOfMost(text: string): string {
  const filled = text.split("\n").filter((line) => line.trim() !== "");
  const indents = filled.map((line) => line.length - line.trimStart().length).filter((indent) => indent > 0);
  if (indents.length < shareOfIndented * filled.length) return "";
  return " ".repeat(indents.reduce((least, indent) => Math.min(least, indent), maxIndent));
}

/** Without runners whose output is included in another one's. */
function summariesIn(outputs: readonly ConsoleOutput[]): RunnerOutput[] {
  return outputs.flatMap((output) => {
    const others = { ...output, lines: outsidePassedPytest(output.lines) };
    const runners = consoleRunners.map((runner) => readRunner(runner, runner === pytest ? output : others));
    const hidden = new Set(runners.flatMap(({ runner, summaries }) => (summaries.length > 0 ? (runner.hides ?? []) : [])));
    return runners.filter(({ runner }) => !hidden.has(runner.name));
  });
}

const readRunner = (runner: ConsoleRunner, output: ConsoleOutput): RunnerOutput => ({
  runner,
  summaries: runner.summaries(output),
  output,
});

interface RunnerOutput {
  runner: ConsoleRunner;
  summaries: ReturnType<ConsoleRunner["summaries"]>;
  output: ConsoleOutput;
}

function add(one: Summary, other: Summary): Summary {
  return {
    passed: one.passed === undefined || other.passed === undefined ? undefined : one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    flaky: (one.flaky ?? 0) + (other.flaky ?? 0),
  };
}

interface Counted {
  runner: ConsoleRunner;
  sum: Summary;
  /** If they add up to the sum. */
  tests: FoundTest[] | undefined;
}

function namedTests(runner: ConsoleRunner, sum: Summary, output: ConsoleOutput): FoundTest[] | undefined {
  const tests = runner.tests?.(output) ?? [];
  return tests.length > 0 && addsUp(tests, sum) ? tests : undefined;
}

/** All tests of all runners, or none: incomplete names would give a wrong history. */
function allNamed(counted: readonly Counted[]): FoundTest[] | undefined {
  const named = counted.map(({ runner, tests }) => tests && (runner.join?.(tests) ?? tests));
  return named.every((tests) => tests !== undefined) ? named.flat() : undefined;
}

/** A runner that does not count its passes has named them. If something failed, the named ones are counted, so that no failure is lost. */
function withPasses(runner: ConsoleRunner, sum: Summary, tests: FoundTest[] | undefined, output: ConsoleOutput): Summary {
  if (sum.passed !== undefined) return sum;
  const named = tests ?? (sum.failed > 0 && !output.isCut ? (runner.tests?.(output) ?? []) : undefined);
  return { ...sum, passed: named?.filter(({ status }) => status === "passed").length };
}

function addsUp(tests: readonly FoundTest[], sum: Summary): boolean {
  const count = (...statuses: FoundTest["status"][]) => tests.filter(({ status }) => statuses.includes(status)).length;
  const passed = count("passed");
  return (sum.passed ?? passed) === passed && sum.failed === count("failed") && sum.skipped === count("skipped", "pending");
}
