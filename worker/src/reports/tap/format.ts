import { Parser } from "tap-parser";
import { failureMessage } from "../failure-message.ts";
import type { FoundTest, ReportFile, ReportFormat, Totals } from "../format.ts";
import { at, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";

/** Test Anything Protocol 13 and 14, subtests and YAML diagnostics included; https://testanything.org. */
export const tap: ReportFormat = {
  name: "tap",
  matches: (file) =>
    /^\s*(?:TAP version 1[34]|1\.\.\d+|(?:not )?ok\b)/m.test(file.head.slice(0, 500)) &&
    (/\.tap$/i.test(file.path) || file.head.startsWith("TAP version")),
  async *read(file: ReportFile, report) {
    yield* parseTap(await file.text(), report);
  },
};

interface Point {
  ok: boolean;
  id?: number;
  name: string;
  skip?: unknown;
  todo?: unknown;
  diag?: unknown;
  time?: number | null;
  /** It closes a subtest, whose own points came before. */
  closingTestPoint?: boolean;
}

interface Document {
  found: FoundTest[];
  /** How many of them failed. */
  failures: number;
  /** Points that are `not ok` and expected to be. */
  failedTodos: number;
  /** Of the last failed point: lines that follow it without being YAML. Perl, Mocha and Bats write their reason there. */
  explanation: { test: FoundTest; lines: string[] } | undefined;
  failedByTrailer: number;
}

const mostExplanation = 50;
const pointLine = /^[ \t]*(?:not )?ok\b[^\n]*/gim;

/** `# TODO` is a directive, `# TODOs in the list` is a description. The parser takes both for a directive unless the mark is escaped. */
function withoutTodoWord(line: string): string {
  const mark = line.search(/\s#/) + 1;
  return mark > 0 && /^#[ \t]*todo\w/i.test(line.slice(mark, mark + 100)) ? line.replace(/(?<=\s)#/g, "\\#") : line;
}

/**
 * The leaves of a TAP document. A subtest's own line repeats what its points say, unless it failed and none of them did (a hook).
 * A test run that bails out, or whose plan does not match, has failed: that is listed as a failed test.
 */
export function parseTap(text: string, report: (totals: Totals) => void = () => {}): FoundTest[] {
  const document: Document = { found: [], failures: 0, failedTodos: 0, explanation: undefined, failedByTrailer: 0 };
  const parser = new Parser();
  watch(parser, [], document);
  parser.end(text.replace(pointLine, withoutTodoWord));
  endExplanation(document);
  const { failures, failedTodos, failedByTrailer } = document;
  // AVA counts its tests that are still to be written among its failures.
  report({ failed: failedByTrailer === failures + failedTodos ? failures : failedByTrailer });
  return document.found;
}

function watch(parser: Parser, suite: readonly string[], document: Document): void {
  let failedBefore = document.failures;
  let points = 0;
  const numbers = new Map<number, boolean>();
  let repeated: number | undefined;
  parser.on("child", (child: Parser) => {
    endExplanation(document);
    failedBefore = document.failures;
    watch(child, [...suite, child.name], document);
  });
  parser.on("assert", (point: Point) => {
    points++;
    // Mocha's hooks and node's files fail with the number of a test. Such a failure is listed by itself.
    if (point.id && point.ok && numbers.get(point.id)) repeated ??= point.id;
    if (point.id) numbers.set(point.id, point.ok);
    if (point.closingTestPoint && (point.ok || (document.failures > failedBefore && isOfSubtests(point.diag)))) return;
    addPoint(document, suite, point);
  });
  // Points after the plan at the end: the parser passes them over, and a failure among them would be lost.
  parser.on("extra", (line: string) => {
    const late = /^(not )?ok(?=\s|$)/.exec(line);
    if (!late) return explain(document, line);
    const rest = line.slice(late[0].length).trim();
    const id = /^\d+(?=\s|$)/.exec(rest)?.[0] ?? "";
    const name = rest.slice(id.length).trim().replace(/^-\s*/, "");
    addPoint(document, suite, { ok: !late[1], id: Number(id) || ++points, name });
  });
  parser.on("comment", (line: string) => {
    const failed = /^\s*# fail(?:ed)?\s+(\d+)\s*$/.exec(line);
    if (failed && suite.length === 0) document.failedByTrailer = Math.max(document.failedByTrailer, Number(failed[1]));
    explain(document, line.replace(/^\s*#/, ""));
  });
  parser.on("complete", (result: Loose) => {
    endExplanation(document);
    const bailed = at(result, "bailout");
    if (bailed) {
      // Only the document as a whole bails out; its subtests repeat it.
      if (suite.length === 0) addFailure(document, suite, "Bail out!", typeof bailed === "string" ? `Bail out! ${bailed}` : "Bail out!");
      return;
    }
    const planned = numberAt(at(result, "plan"), "end");
    const ran = numberAt(result, "count") ?? 0;
    if (planned === undefined && ran > 0) addFailure(document, suite, "Test plan", "The output has no plan, so it may have been cut off.");
    // `1..0 # SKIP`: a skipped program says no more.
    if (suite.length === 0 && ran === 0 && at(at(result, "plan"), "skipAll") === true)
      document.found.push({
        name: "All tests",
        suite: [],
        status: "skipped",
        durationMs: 0,
        ...present({ message: textAt(at(result, "plan"), "skipReason") ?? textAt(at(result, "plan"), "comment") }),
      });
    if (planned !== undefined && planned !== ran && at(at(result, "plan"), "skipAll") !== true)
      addFailure(document, suite, "Test plan", `${planned} tests were planned, ${ran} ran.`);
    else if (planned !== undefined) {
      // The right number of points, but not the planned ones.
      const outside = [...numbers.keys()].find((number) => number > planned);
      if (outside !== undefined) addFailure(document, suite, "Test plan", `Test ${outside} is not in the plan 1..${planned}.`);
      else if (repeated !== undefined) addFailure(document, suite, "Test plan", `Test ${repeated} occurs more than once.`);
    }
  });
}

/**
 * Whether the error of a parent only says that its subtests failed. In node:test a parent may have an error of its own: a hook, its own code, a time
 * limit. Old versions of node write "test failed" for the process of a file, which exits with 1 then.
 */
function isOfSubtests(diag: Loose): boolean {
  const error = textAt(diag, "error");
  if (error === undefined || textAt(diag, "failureType") === "subtestsFailed" || /^\d+ subtests? failed$/.test(error)) return true;
  return error === "test failed" && (numberAt(diag, "exitCode") ?? 1) === 1 && textAt(diag, "signal") === undefined;
}

function addFailure(document: Document, suite: readonly string[], name: string, message: string): void {
  document.failures++;
  document.found.push({ name, suite: [...suite], status: "failed", durationMs: 0, message });
}

function addPoint(document: Document, suite: readonly string[], point: Point): void {
  endExplanation(document);
  const { diag } = point;
  const test: FoundTest = {
    name: plain(point.name)?.trim() || `test ${point.id ?? document.found.length + 1}`,
    suite: [...suite],
    status: point.skip ? "skipped" : point.todo ? "pending" : point.ok ? "passed" : "failed",
    durationMs: Math.max(0, point.time ?? numberAt(diag, "duration_ms") ?? 0),
    ...present({
      message: point.ok ? undefined : reasonOf(diag),
      trace: point.ok ? undefined : textAt(diag, "stack"),
      filePath: /^'?(.+?):\d+:\d+'?$/.exec(textAt(diag, "location") ?? "")?.[1],
    }),
  };
  // node:test does not count suites as tests.
  if (textAt(diag, "type") === "suite") test.isUncounted = true;
  document.found.push(test);
  if (test.status === "failed") document.failures++;
  if (test.status === "pending" && !point.ok) document.failedTodos++;
  // Behind a YAML block what follows is the next test's: its title, and what it prints.
  document.explanation = test.status === "failed" && diag == null ? { test, lines: [] } : undefined;
}

function reasonOf(diag: Loose): string | undefined {
  const stack = failureMessage(undefined, undefined, textAt(diag, "stack") ?? "", []);
  const said = textAt(diag, "error") ?? textAt(diag, "message") ?? comparison(diag);
  const difference = differenceIn(diag);
  // tape throws away the reason when a test throws: `operator: error`, and the error is in the stack alone.
  const isThrown = ["error", "fail", "throws"].includes(textAt(diag, "operator") ?? "") && stack !== undefined;
  if (isThrown) return stack;
  return [said, difference].filter(Boolean).join("\n") || stack;
}

/** AVA's `details` (`values` in older versions): what was compared, under a title of its own. */
function differenceIn(diag: Loose): string | undefined {
  const details = at(diag, "details") ?? at(diag, "values");
  if (typeof details !== "object" || details === null) return undefined;
  const parts = Object.entries(details).flatMap(([title, text]) => (typeof text === "string" ? [`${title}\n${text.trim()}`] : []));
  return parts.join("\n").slice(0, 5_000) || undefined;
}

/** tape and tap write what was compared instead of a sentence. */
function comparison(diag: Loose): string | undefined {
  const operator = textAt(diag, "operator");
  const [expected, actual] = [at(diag, "expected") ?? at(diag, "wanted"), at(diag, "actual") ?? at(diag, "found")];
  if (expected === undefined && actual === undefined) return undefined;
  return `${operator ? `${operator}: ` : ""}expected ${inline(expected)}, received ${inline(actual)}`;
}

function inline(value: Loose): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined")).trim().slice(0, 2_000);
}

function explain({ explanation }: Document, line: string): void {
  if (explanation && explanation.lines.length < mostExplanation) explanation.lines.push(line.replace(/\n$/, ""));
}

function endExplanation(document: Document): void {
  const { explanation } = document;
  document.explanation = undefined;
  const text = (explanation?.lines ?? []).filter((line) => !/^\s*(?:tests|pass|fail|skip|todo)\s+\d+\s*$/.test(line)).join("\n");
  if (!explanation || text.trim() === "") return;
  const message = failureMessage(undefined, undefined, text, [`Failed test '${explanation.test.name}'`]);
  if (message) explanation.test.message = message;
  explanation.test.trace ??= text.trim();
}
