import { Parser } from "tap-parser";
import { outsideTests } from "@gantry/contract/results/constants.ts";
import { failureMessage } from "../failure-message.ts";
import type { FoundTest, ReportFile, ReportFormat, Totals } from "../format.ts";
import { at, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";
import { withoutNestedErrors } from "./nested-errors.ts";
import { readLibcheck } from "./libcheck.ts";
import { fileOfLocation, locationOf, withLocation } from "./location.ts";
import { isOutside, markHooks } from "./not-tests.ts";
import { reasonOf, traceOf } from "./reason.ts";
import { withoutPrintedDocuments } from "./printed-documents.ts";
import { withoutStrayPoints } from "./stray-points.ts";

/** Test Anything Protocol 13 and 14, including subtests and YAML diagnostics; https://testanything.org. */
export const tap: ReportFormat = {
  name: "tap",
  matches: (file) => hasTapNearStart(file.head) && (/\.tap$/i.test(file.path) || file.head.startsWith("TAP version")),
  async *read(file: ReportFile, report) {
    yield* parseTap(await file.text(), report);
  },
};

/** Whether a version, a plan or a point is among the first lines of a text. */
export function hasTapNearStart(head: string): boolean {
  return /^\s*(?:TAP version 1[34]|1\.\.\d+|(?:not )?ok\b)/m.test(head.slice(0, 500));
}

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
  /** Tests that failed because tests inside them did, which are listed instead. Node counts both. */
  failedParents: number;
  /** Points that are `not ok` and marked as todo. */
  todos: { test: FoundTest; hasDetails: boolean }[];
  /** Lines after the last `not ok` point that are not YAML. Perl, Mocha and Bats write their reason there. */
  explanation: { test: FoundTest; lines: string[]; isInComments: boolean } | undefined;
  /** The program's output since the last point. */
  output: string[];
  /** The last comment, such as the title that tape writes above the points of a test. */
  comment: string;
  failedByTrailer: number;
  /** Tests that node:test calls cancelled. Their points are `not ok`, and node does not count them as failed. */
  cancelledByTrailer: number;
  /** Tests that AVA's plan counts and that did not run, after a hook failed. */
  remaining: number;
  /** The subtests that are open, the outermost first: what notes another plan, or a point after the plan, in each. The parser of the whole document has these lines. */
  open: ((line: string) => void)[];
}

const maxExplanation = 50;
const planLine = /^1\.\.\d{1,9}\s*(?:#.*)?\s*$/;
/** Not an `ok` that another program prints. */
const certainPoint = /^(?:not )?ok +(?:\d|- )/;
const pointLine = /^[ \t]*(?:not )?ok\b[^\n]*/gim;

/**
 * Escapes marks that are part of a title: `renders # skip link`, `shows #todo-list`. Bats, AVA and tape do not escape them, and the parser would treat them as
 * directives. A `not ok` point was not skipped, so only `# TODO` in upper case is a directive there, as every producer writes it. `isBare`: nothing is
 * written below the point.
 */
function withEscapedTitle(line: string, isBare: boolean): string {
  if (isBare && skippedInBats.test(line)) return line;
  const mark = line.search(/\s#/) + 1;
  const after = mark > 0 ? line.slice(mark, mark + 100) : "";
  const isDirective = /^\s*not /i.test(line) ? /^#\s*TODO(?![^\s:(])/.test(after) : /^#\s*(?:skip(?:ped|s)?|todo)(?![\w-])/i.test(after);
  return isDirective || !/^#\s*(?:skip|todo)/i.test(after) ? line : line.replace(/(?<=\s)#(?!\s*(?:time=|duration_ms ))/g, "\\#");
}

/**
 * Bats 1.8 writes skipped tests as failed in its TAP 13. It writes details below each test that really failed, as do the other producers that write no
 * dash before the title.
 */
const skippedInBats = /^not ok \d{1,9} (?!- )\S.* # SKIP(?: [^#]*)?$/;

/** cmocka ends a group so. */
const endOfCmocka = /^# (?:not )?ok - \S/m;
/** cmocka 1.1 writes skipped tests so, and has a dash in front of the title of a test that failed. */
const skippedInCmocka = /^not ok (\d{1,9}) # SKIP (\S+)$/;

/**
 * Bats writes the time after each title: `adds # in 22 ms`, which is not a directive, or with `--timing` `adds in 22ms`. The second form is also a usual
 * title, so it must be on every point.
 */
function batsTimesOf(text: string): RegExp | undefined {
  const points = text.match(pointLine) ?? [];
  if (points.some((line) => timeComment.test(line))) return timeComment;
  return points.length > 0 && points.every((line) => timeInTitle.test(line)) ? timeInTitle : undefined;
}

/** The same point with its time as the parser expects it. The title may contain such marks itself. */
function withTime(line: string, pattern: RegExp): string {
  const match = pattern.exec(line);
  if (!match) return line;
  const title = line.slice(0, match.index);
  return match[2] ? `${title}${match[2]}` : `${title.replaceAll("#", "\\#")} # time=${match[1]}ms`;
}

const timeComment = / # in (\d{1,9}) ms()\s*$/;
const timeInTitle = / in (\d{1,9})ms((?: # skip\b.*)?)$/;

/** In JavaScript they end a line, also for the parser: what follows within a text would not belong to it. */
const otherLineEnds = /[\u2028\u2029]/g;

/**
 * The leaves of a TAP document. A subtest's own line repeats its points, unless it failed and none of them did (a hook).
 * A run that bails out, or whose plan does not match, has failed, which is listed as a failed test.
 */
export function parseTap(whole: string, report: (totals: Totals) => void = () => {}): FoundTest[] {
  const lines = whole.replace(otherLineEnds, " ").split(/\r?\n/);
  const text = withoutNestedErrors(withoutStrayPoints(withoutPrintedDocuments(lines))).join("\n");
  const document: Document = {
    found: [],
    failures: 0,
    failedParents: 0,
    todos: [],
    explanation: undefined,
    output: [],
    comment: "",
    failedByTrailer: 0,
    cancelledByTrailer: 0,
    remaining: 0,
    open: [],
  };
  const parser = new Parser();
  watch(parser, [], document);
  const times = batsTimesOf(text);
  const is13 = /^TAP version 13$/m.test(text);
  const isOfCmocka = endOfCmocka.test(text);
  const escaped = text.replace(pointLine, (line, at: number) => {
    const skipped = isOfCmocka ? skippedInCmocka.exec(line) : null;
    if (skipped) return `ok ${skipped[1]} - ${skipped[2]} # SKIP`;
    const below = text.charAt(at + line.length + 1);
    return withEscapedTitle(times ? withTime(line, times) : line, is13 && !/[\s#]/.test(below));
  });
  parser.end(escaped);
  endExplanation(document);
  readLibcheck(document.found);
  failCountedTodos(document);
  const { failures, failedParents, todos, failedByTrailer } = document;
  // Old versions of AVA count todo tests as failures.
  const failedTodos = todos.filter(({ test }) => test.status === "pending").length;
  const isAllFound = [failedTodos, failedParents].some((uncounted) => failedByTrailer === failures + uncounted);
  const isCancelledFound = document.cancelledByTrailer <= failures + failedParents + failedTodos;
  report({ failed: Math.max(isAllFound ? failures : failedByTrailer, isCancelledFound ? 0 : document.cancelledByTrailer) });
  return document.found;
}

/** The mark may be part of the title. Then the document counts these points as failures. AVA writes no details for todo tests. */
function failCountedTodos(document: Document): void {
  const doubtful = document.todos.filter(({ test, hasDetails }) => hasDetails && test.status === "pending");
  if (doubtful.length === 0 || document.failedByTrailer < document.failures + doubtful.length) return;
  for (const { test } of doubtful) fail(document, test);
}

function fail(document: Document, test: FoundTest): void {
  test.status = "failed";
  document.failures++;
}

function watch(parser: Parser, suite: readonly string[], document: Document): void {
  let failedBefore = document.failures;
  let foundBefore = document.found.length;
  let points = 0;
  const numbers = new Map<number, boolean>();
  let repeated: number | undefined;
  let hasSecondPlan = false;
  let pointsAfterPlan = 0;
  const noteExtra = (line: string) => {
    if (planLine.test(line) && parser.planStart !== -1) hasSecondPlan = true;
    if (certainPoint.test(line)) pointsAfterPlan++;
  };
  if (suite.length > 0) document.open[suite.length - 1] = noteExtra;
  parser.on("child", (child: Parser) => {
    endExplanation(document);
    failedBefore = document.failures;
    foundBefore = document.found.length;
    watch(child, [...suite, child.name], document);
  });
  parser.on("assert", (point: Point) => {
    points++;
    // Failures of Mocha's hooks and node's files have the number of a test. Such a failure is listed separately.
    if (point.id && point.ok && numbers.get(point.id)) repeated ??= point.id;
    if (point.id) numbers.set(point.id, point.ok);
    const isSaidBelow = point.ok || (document.failures > failedBefore && isOfSubtests(point.diag));
    if (point.closingTestPoint && !point.ok && point.todo) postpone(document, document.found.slice(foundBefore));
    if (point.closingTestPoint && isSaidBelow) {
      if (!point.ok && textAt(point.diag, "type") !== "suite") document.failedParents++;
      return;
    }
    addPoint(document, suite, point);
  });
  // Points after the plan at the end: the parser ignores them, and a failure among them would be lost.
  parser.on("extra", (line: string) => {
    const [, indent = "", unindented = ""] = /^((?: {4})*)(.*)/s.exec(line) ?? [];
    if (indent === "") noteExtra(line);
    else document.open[indent.length / 4 - 1]?.(unindented);
    const late = /^(not )?ok(?=\s|$)/.exec(line);
    if (!late) {
      if (document.output.length < maxExplanation) document.output.push(line.trimEnd());
      // Bats writes comments; the lines after them are what the next test prints.
      return document.explanation?.isInComments ? undefined : explain(document, line);
    }
    const rest = line.slice(late[0].length).trim();
    const id = /^\d+(?=\s|$)/.exec(rest)?.[0] ?? "";
    const name = rest.slice(id.length).trim().replace(/^-\s*/, "").replaceAll("\\#", "#");
    addPoint(document, suite, { ok: !late[1], id: Number(id) || ++points, name });
  });
  parser.on("comment", (line: string) => {
    const text = line.replace(/^\s*#/, "");
    // The parser's own comment.
    if (/^ test count\(\d+\) != plan\(/.test(text)) return;
    document.comment = text.trim();
    if (suite.length === 0) readTrailer(document, text.trim());
    explain(document, text);
    if (document.explanation) document.explanation.isInComments = true;
  });
  parser.on("complete", (result: Loose) => {
    if (suite.length > 0) document.open.length = Math.min(document.open.length, suite.length - 1);
    complete(document, { suite, numbers, repeated, hasSecondPlan, pointsAfterPlan, hasOwnPlan: !parser.syntheticPlan }, result);
  });
}

/** What was seen of one document or subtest. */
interface Seen {
  suite: readonly string[];
  /** The points by number, and whether each passed. */
  numbers: ReadonlyMap<number, boolean>;
  /** A number that occurred again. */
  repeated: number | undefined;
  /** The parser ignores a second plan, which may plan more tests. */
  hasSecondPlan: boolean;
  /** The parser ignores points after `1..0`, and after a plan at the end. */
  pointsAfterPlan: number;
}

/** The end of a document or subtest: it may have bailed out, or lack its plan. */
function complete(document: Document, { hasOwnPlan, ...seen }: Seen & { hasOwnPlan: boolean }, result: Loose): void {
  const { suite } = seen;
  endExplanation(document);
  const bailed = at(result, "bailout");
  if (bailed) {
    // Only the document as a whole bails out; its subtests repeat it.
    if (suite.length === 0)
      addFailure(document, suite, outsideTests.bailOut, typeof bailed === "string" ? `Bail out! ${bailed}` : "Bail out!");
    return;
  }
  const planned = numberAt(at(result, "plan"), "end");
  const ran = numberAt(result, "count") ?? 0;
  const hasNoPlan = ran === 0 && suite.length === 0 && !hasOwnPlan;
  if (hasNoPlan || (planned === undefined && ran > 0)) addFailure(document, suite, outsideTests.plan, withoutPlan(document));
  // `1..0 # SKIP`: a skipped program has no further output.
  else if (suite.length === 0 && ran === 0 && seen.pointsAfterPlan === 0 && at(at(result, "plan"), "skipAll") === true)
    document.found.push({
      name: "All tests",
      suite: [],
      status: "skipped",
      durationMs: 0,
      ...present({ message: textAt(at(result, "plan"), "skipReason") ?? textAt(at(result, "plan"), "comment") }),
    });
  checkPlan(document, seen, result);
}

/** Compares the points with the plan. */
function checkPlan(document: Document, { suite, numbers, repeated, hasSecondPlan, pointsAfterPlan }: Seen, result: Loose): void {
  const planned = numberAt(at(result, "plan"), "end");
  const ran = numberAt(result, "count") ?? 0;
  // A hook that failed may also keep tests from running, which AVA's plan includes. A printed comment may look the same, so it excuses no missing test.
  if (planned !== undefined && suite.length === 0 && document.remaining > 0) markHooks(document.found, ran + document.remaining - planned);
  // AVA's plan does not include failed hooks.
  const unplanned = planned !== undefined && ran > planned && document.failures >= ran - planned;
  if (planned === 0 && pointsAfterPlan > 0)
    addFailure(document, suite, outsideTests.plan, `0 tests were planned, ${ran + pointsAfterPlan} ran.`);
  else if (planned !== undefined && planned !== ran && !unplanned)
    addFailure(document, suite, outsideTests.plan, `${planned} tests were planned, ${ran} ran.`);
  else if (hasSecondPlan) addFailure(document, suite, outsideTests.plan, "The output has more than one plan.");
  else if (unplanned && suite.length === 0) markHooks(document.found, ran - planned);
  else if (planned !== undefined && !unplanned) {
    // The right number of points, but not the planned ones.
    const outside = [...numbers.keys()].find((number) => number > planned);
    if (outside !== undefined) addFailure(document, suite, outsideTests.plan, `Test ${outside} is not in the plan 1..${planned}.`);
    else if (repeated !== undefined) addFailure(document, suite, outsideTests.plan, `Test ${repeated} occurs more than once.`);
  }
}

/** The program ended before its plan: its first test threw an error, or it was stopped. Its last output explains more. */
function withoutPlan({ comment, output }: Document): string {
  const last = comment === "" ? "" : ` The last comment is “${comment.slice(0, 200)}”.`;
  return [`The output has no plan, so it may have been cut off.${last}`, ...output].join("\n").trim();
}

/** Totals at the end of a document, and Perl's message that the program failed after its tests. */
function readTrailer(document: Document, text: string): void {
  const failed = /^fail(?:ed)?\s+(\d+)$/.exec(text) ?? /^Looks like you failed (\d+) tests? of \d+/.exec(text);
  const remaining = /^(\d{1,9}) tests? remaining in \S/.exec(text);
  if (remaining) document.remaining += Number(remaining[1]);
  if (failed) document.failedByTrailer = Math.max(document.failedByTrailer, Number(failed[1]));
  const cancelled = /^cancelled\s+(\d+)$/.exec(text);
  if (cancelled) document.cancelledByTrailer = Math.max(document.cancelledByTrailer, Number(cancelled[1]));
  if (!/^Looks like your test (?:exited with [1-9]|died)/.test(text)) return;
  const { explanation } = document;
  addFailure(document, [], outsideTests.run, [...document.output, text].join("\n"), true);
  document.explanation = explanation;
}

/** A todo subtest: failures in it do not count. */
function postpone(document: Document, tests: readonly FoundTest[]): void {
  endExplanation(document);
  for (const test of tests) {
    if (test.status !== "failed") continue;
    test.status = "pending";
    document.failures--;
    document.todos.push({ test, hasDetails: true });
  }
}

/**
 * Whether a parent's error only says that its subtests failed. In node:test a parent may have its own error: a hook, its own code, a timeout. Old
 * versions of node write "test failed" for the process of a file, which then exits with 1.
 */
function isOfSubtests(diag: Loose): boolean {
  const error = textAt(diag, "error");
  if (error === undefined || textAt(diag, "failureType") === "subtestsFailed" || /^\d+ subtests? failed$/.test(error)) return true;
  return error === "test failed" && (numberAt(diag, "exitCode") ?? 1) === 1 && textAt(diag, "signal") === undefined;
}

function addFailure(document: Document, suite: readonly string[], name: string, message: string, isUncounted = false): void {
  const test: FoundTest = {
    kind: "outside",
    name,
    suite: [...suite],
    status: "failed",
    durationMs: 0,
    message,
    ...(isUncounted ? { isUncounted } : {}),
  };
  document.failures++;
  document.found.push(test);
}

function addPoint(document: Document, around: readonly string[], point: Point): void {
  endExplanation(document);
  const { diag } = point;
  const { filePath, suite } = locationOf(around);
  const failureFile = filePath === undefined ? fileOfLocation(diag) : undefined;
  const test: FoundTest = {
    name: plain(point.name)?.trim() || `test ${point.id ?? document.found.length + 1}`,
    suite,
    status: point.skip ? "skipped" : point.todo ? "pending" : point.ok ? "passed" : "failed",
    durationMs: Math.max(0, point.time ?? numberAt(diag, "duration_ms") ?? 0),
    ...present({
      message: point.ok ? undefined : reasonOf(diag, point.name),
      trace: point.ok ? undefined : withLocation(traceOf(diag, point.name), diag),
      filePath,
      failureFile: point.ok ? undefined : failureFile,
      // The parser takes `duration_ms` out of the YAML. Of the runners that write it, only node also writes JUnit XML.
      clock: point.time == null ? undefined : ("node" as const),
    }),
  };
  if (test.status === "failed" && isOutside({ ...point, name: test.name })) test.kind = "outside";
  // node:test does not count suites as tests.
  if (textAt(diag, "type") === "suite") test.isUncounted = true;
  document.found.push(test);
  if (test.status === "failed") document.failures++;
  if (test.status === "pending" && !point.ok) document.todos.push({ test, hasDetails: diag != null });
  document.output = [];
  // After a YAML block, everything belongs to the next test: its title, and its output.
  document.explanation = !point.ok && diag == null ? { test, lines: [], isInComments: false } : undefined;
}

function explain({ explanation }: Document, line: string): void {
  if (explanation && explanation.lines.length < maxExplanation) explanation.lines.push(line.replace(/\n$/, ""));
}

function endExplanation(document: Document): void {
  const { explanation } = document;
  document.explanation = undefined;
  const text = (explanation?.lines ?? []).filter((line) => !/^\s*(?:tests|pass|fail|skip|todo)\s+\d+\s*$/.test(line)).join("\n");
  if (!explanation || text.trim() === "") return;
  // Bats has no todo tests, and Perl writes "Failed (TODO) test" for them.
  if (explanation.test.status === "pending" && /^\s*\((?:in test file|from function) |^\s*Failed test /m.test(text))
    fail(document, explanation.test);
  if (explanation.test.status !== "failed") return;
  const message = failureMessage(undefined, undefined, text, [`Failed test '${explanation.test.name}'`]);
  if (message) explanation.test.message = message;
  explanation.test.trace ??= text.trim();
}
