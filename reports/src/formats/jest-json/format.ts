import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { failureMessage } from "../failure-message.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { failureOfNotRun } from "../stopped-run.ts";
import { filesNotRun, openTests } from "./not-run.ts";
import { between } from "../run-times.ts";
import { at, countAt, listAt, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";

/** `jest --json` and `vitest --reporter=json`, which has the same structure. https://jestjs.io/docs/cli#--json */
export const jestJson: ReportFormat = {
  name: "jest-json",
  matches: (file) => /\.json$/i.test(file.path) && /"num(?:Total|Failed|Passed)Test(?:s|Suites)"\s*:/.test(file.head),
  matchesJson: (document) => numberAt(document, "numTotalTests") !== undefined && Array.isArray(at(document, "testResults")),
  async *read(file, report) {
    const document: Loose = JSON.parse(await file.text());
    if (!Array.isArray(at(document, "testResults"))) throw new Error("it has no test results");
    const ends = listAt(document, "testResults").flatMap((file) => numberAt(file, "endTime") ?? []);
    const lastEnd = ends.reduce((most, end) => Math.max(most, end), 0);
    const counts = { failed: numberAt(document, "numFailedTests") ?? 0, total: numberAt(document, "numTotalTests") ?? 0 };
    report({ ...counts, ...between(numberAt(document, "startTime"), lastEnd) });
    const runner = isOfVitest(document) ? "vitest" : "jest";
    const files = listAt(document, "testResults").map((file) => ({ file, found: [...readFile(file, runner)] }));
    for (const { found } of files) for (const test of found) yield { ...test, runner, clock: runner };
    yield* failuresOfKilled(document, files);
    yield* filesNotRun(document);
    const outside = failureOfSuites(document, files) ?? failureOfRun(document, files);
    if (outside) yield outside;
  },
};

const isOfVitest = (document: Loose): boolean => numberAt(document, "numRuntimeErrorTestSuites") === undefined;

type Runner = "jest" | "vitest";

interface TestFile {
  file: Loose;
  found: FoundTest[];
}

const isFailed = ({ status }: FoundTest): boolean => status === "failed";
const isOutside = (test: FoundTest): boolean => isFailed(test) && test.isUncounted === true;

/**
 * Vitest files with tests without a result, because their process was killed or the run was stopped. Vitest reports such a run as successful; its
 * summary counts these tests only in the total. `--bail` leaves such tests too, in a file with a failed one: they are one failure of the run.
 */
function* failuresOfKilled(document: Loose, files: readonly TestFile[]): Iterable<FoundTest> {
  const total = numberAt(document, "numTotalTests") ?? 0;
  const counts = ["numPassedTests", "numFailedTests", "numPendingTests", "numTodoTests"].map((name) => numberAt(document, name) ?? total);
  if (!isOfVitest(document) || counts.reduce((sum, count) => sum + count, 0) >= total) return;
  const stopped = files.reduce((sum, { file, found }) => sum + (found.some(isFailed) ? openTests(file) : 0), 0);
  if (stopped > 0) yield failureOfNotRun(stopped, "The run was stopped after a failure, for example with --bail.");
  for (const { file, found } of files) {
    const open = openTests(file);
    if (open === 0 || found.some(isFailed)) continue;
    const message = `${open} of its tests did not end: the process that ran them was killed, or the run was stopped.`;
    const filePath = found[0]?.filePath;
    yield {
      ...failureOfFile(),
      ...present({ filePath, message }),
    };
  }
}

/** A hook around the tests of a `describe` failed: the report only counts such suites. */
function failureOfSuites(document: Loose, files: readonly TestFile[]): FoundTest | undefined {
  const inJest = numberAt(document, "numRuntimeErrorTestSuites");
  const listed = files.filter(({ found }) => found.some(isOutside));
  if (inJest !== undefined) {
    const suites = numberAt(document, "numFailedTestSuites") ?? 0;
    const failed = files.filter(({ found }) => found.some(isFailed)).length;
    if (inJest <= listed.length && suites <= failed) return undefined;
    const message =
      inJest > listed.length
        ? `The report counts ${inJest} test files that failed outside their tests, but names only ${listed.length}.`
        : `The report counts ${suites} failed test files, but names only ${failed}.`;
    return { kind: "outside", name: outsideTests.suite, suite: [], status: "failed", durationMs: 0, isUncounted: true, message };
  }
  // Vitest counts files and `describe` blocks. Both have failed if a test in them failed.
  const counted = numberAt(document, "numFailedTestSuites") ?? 0;
  const explained = files.reduce((sum, one) => sum + (one.found.some(isFailed) ? 1 : 0) + failedBlocks(one.found), 0);
  const missing = counted - explained;
  // A file whose error has no text stands for its blocks.
  if (missing <= 0 || missing <= listed.filter(({ file }) => textAt(file, "message") === undefined).length) return undefined;
  const message = `The report counts ${counted} failed suites, and its failed tests explain only ${explained}. A beforeAll or afterAll hook of a describe block failed; the report does not say which.`;
  return { kind: "outside", name: outsideTests.suite, suite: [], status: "failed", durationMs: 0, isUncounted: true, message };
}

/** How many `describe` blocks contain a failed test. A block whose test has the same name again is another block. */
function failedBlocks(tests: readonly FoundTest[]): number {
  const blocks = new Map<string, number>();
  const titles = new Map<string, number>();
  for (const test of tests) {
    if (!isFailed(test) || test.isUncounted) continue;
    const title = JSON.stringify([...test.suite, test.name]);
    const times = (titles.get(title) ?? 0) + 1;
    titles.set(title, times);
    for (let depth = 1; depth <= test.suite.length; depth++) {
      const block = JSON.stringify(test.suite.slice(0, depth));
      blocks.set(block, Math.max(blocks.get(block) ?? 0, times));
    }
  }
  return [...blocks.values()].reduce((sum, times) => sum + times, 0);
}

function failureOfRun(document: Loose, files: readonly TestFile[]): FoundTest | undefined {
  // Tests may not have run, whatever failed before.
  if (at(document, "wasInterrupted") === true) return failureOutside(document);
  if (files.some(({ found }) => found.some(isFailed))) return undefined;
  return at(document, "success") === false || hasFailedSnapshot(document) ? failureOutside(document) : undefined;
}

/** Jest calls no such run successful. Vitest does: for obsolete snapshots, and for a mismatch before a retry. */
const hasFailedSnapshot = (document: Loose): boolean =>
  !isOfVitest(document) && at(at(document, "snapshot"), "failure") === true && countAt(at(document, "snapshot"), "unmatched") > 0;

/** Every test passed but the run failed: snapshots, a coverage threshold, an open handle. */
function failureOutside(document: Loose): FoundTest {
  const message =
    at(document, "wasInterrupted") === true
      ? "The run was interrupted: tests may not have run."
      : at(at(document, "snapshot"), "failure") === true
        ? "The run failed because of its snapshots."
        : "The runner says that the run was not successful, though no test failed. A coverage threshold may be the reason; see the log.";
  return { kind: "outside", name: outsideTests.run, suite: [], status: "failed", durationMs: 0, isUncounted: true, message };
}

function* readFile(file: Loose, runner: Runner): Iterable<FoundTest> {
  const filePath = textAt(file, "name")?.replace(/^\/app\//, "");
  const tests = listAt(file, "assertionResults")
    .filter(isTest)
    .map((assertion) => toTest(assertion, filePath, runner));
  const text = plain(textAt(file, "message")) ?? "";
  const outside = outsideText(file, text);
  // It could not be loaded, or failed around its tests.
  const hasFailed = textAt(file, "status") === "failed" || Boolean(at(file, "testExecError"));
  if (hasFailed && (outside !== undefined || !tests.some(isFailed))) {
    const reason = outside ?? text;
    yield {
      ...failureOfFile(),
      ...present({ filePath, message: failureMessage(undefined, undefined, reason, []) ?? noReason, trace: reason || undefined }),
    };
  }
  yield* tests;
}

/** jest-junit's `reportTestSuiteErrors` adds a result without a title for a file that failed. */
const isTest = (assertion: Loose): boolean => at(assertion, "title") !== undefined || textAt(assertion, "status") !== "error";

const noReason = "A beforeAll or afterAll hook failed. The report does not say which.";
const jestHeading = /^\s*● Test suite failed to run$/m;

/** Failures outside the tests. Jest prints them after the failures of tests, under a heading; Vitest prints nothing else there. */
function outsideText(file: Loose, text: string): string | undefined {
  const heading = jestHeading.exec(text);
  if (heading) return text.slice(heading.index + heading[0].length).trim();
  const error = at(file, "testExecError");
  if (error) return plain(textAt(error, "stack") ?? textAt(error, "message")) ?? text;
  // Jest starts each failure with this mark.
  return text !== "" && !/^\s*● /m.test(text) ? text : undefined;
}

/** What Vitest 4 writes in place of the reason of a time-out. */
const vitestTimeout = /^Error: STACK_TRACE_ERROR$/m;
const timedOut = "Error: Test timed out. Vitest's JSON report does not say after how long.";

function toTest(assertion: Loose, filePath: string | undefined, runner: Runner): FoundTest {
  const given = statusOf(textAt(assertion, "status"));
  const texts = listAt(assertion, "failureMessages").flatMap((text) =>
    typeof text === "string" ? [(plain(text) ?? "").replace(vitestTimeout, timedOut)] : [],
  );
  const errors = given === "passed" ? texts.length : 0;
  // Of a test that passed, Vitest lists the errors of the attempts before. Its report has no other sign of a retry.
  const failedBefore = runner === "vitest" ? errors : 0;
  const retries = Math.max(0, (numberAt(assertion, "invocations") ?? 1) - 1, listAt(assertion, "retryReasons").length, failedBefore);
  const status = errors > 0 && retries === 0 ? "failed" : given;
  const line = numberAt(at(assertion, "location"), "line");
  return {
    name: textAt(assertion, "title") ?? (at(assertion, "title") === "" ? undefined : textAt(assertion, "fullName")) ?? unnamedTest,
    suite: listAt(assertion, "ancestorTitles")
      .map(String)
      .filter((title) => title !== ""),
    status,
    durationMs: Math.max(0, numberAt(assertion, "duration") ?? 0),
    retries,
    flaky: retries > 0 && status === "passed",
    ...present({
      filePath,
      line,
      isLineOfFailure: line !== undefined && hasOnlyFailureLines(assertion) ? true : undefined,
      startedAtMs: numberAt(assertion, "startAt") ?? numberAt(assertion, "startTime"),
      message: texts.length > 0 ? failureMessage(undefined, undefined, texts[0] ?? "", []) : undefined,
      trace: texts.join("\n\n") || undefined,
    }),
  };
}

/** Vitest before version 2 writes the location of the failure. Later versions have `meta`, and Jest has `invocations`. */
const hasOnlyFailureLines = (assertion: Loose): boolean =>
  at(assertion, "meta") === undefined && at(assertion, "invocations") === undefined;

function statusOf(status: string | undefined): TestStatus {
  if (status === "passed") return "passed";
  if (status === "failed") return "failed";
  if (status === "todo" || status === "pending") return "pending";
  return status === "skipped" || status === "disabled" ? "skipped" : "other";
}

/** A file that failed outside its tests, without its reason. Jest does not count it as a test. */
const failureOfFile = () =>
  ({ kind: "outside", name: outsideTests.file, suite: [] as string[], status: "failed", durationMs: 0, isUncounted: true }) as const;
