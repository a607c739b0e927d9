import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import type { TestAttempt, TestStatus, TestTry } from "@gantry/contract/results/schemas.ts";
import { contradicts, possibleFailure } from "../contradiction.ts";
import { passedUnexpectedly } from "../failure-message.ts";
import type { EmbeddedFile, FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { parseTimestamp } from "../run-times.ts";
import { failureOfNotRun, failureOfStopped } from "../stopped-run.ts";
import { at, countAt, listAt, type Loose, numberAt, plain, present, rejectDeepNesting, textAt } from "../loose-json.ts";

/** Playwright's `json` reporter: nested suites, specs, one test per project, one result per attempt. */
export const playwrightJson: ReportFormat = {
  name: "playwright-json",
  matches: (file) => /\.json$/i.test(file.path) && /"config"\s*:\s*\{/.test(file.head) && /"(?:configFile|rootDir)"\s*:/.test(file.head),
  matchesJson: (document) => Array.isArray(at(document, "suites")) && at(at(document, "stats"), "unexpected") !== undefined,
  async *read(file: ReportFile, report) {
    const document: Loose = JSON.parse(await file.text());
    if (!Array.isArray(at(document, "suites"))) throw new Error("it has no suites");
    const errors = listAt(document, "errors").map(failureOutside);
    const stats = at(document, "stats");
    report({
      failed: countAt(stats, "unexpected") + errors.length,
      total: ["expected", "unexpected", "flaky", "skipped"].reduce((sum, outcome) => sum + countAt(stats, outcome), 0),
      startedAtMs: parseTimestamp(textAt(stats, "startTime")),
      durationMs: numberAt(stats, "duration"),
    });
    yield* errors;
    let flaky = 0;
    const seen: Seen = { interrupted: 0, failed: 0, notRun: 0 };
    for (const suite of listAt(document, "suites"))
      for (const test of readSuite(suite, [], seen)) {
        if (test.flaky) flaky++;
        yield test;
      }
    if (seen.interrupted > 0) yield failureOfStopped(seen.interrupted);
    else if (seen.failed > 0 && seen.notRun > 0) yield failureOfNotRun(seen.notRun);
    flaky = Math.max(flaky, numberAt(stats, "flaky") ?? 0);
    if (at(at(document, "config"), "failOnFlakyTests") === true && flaky > 0) yield failureOfFlaky(flaky);
  },
};

/** With `failOnFlakyTests` the run fails, although no test does. */
function failureOfFlaky(flaky: number): FoundTest {
  const message = `${flaky} ${flaky === 1 ? "test is" : "tests are"} flaky, and failOnFlakyTests is set in the configuration of Playwright.`;
  return { kind: "outside", name: outsideTests.run, suite: [], status: "failed", durationMs: 0, isUncounted: true, message };
}

/** An error without a test: a file that could not be loaded, the global set-up, a crashed worker. */
function failureOutside(error: Loose): FoundTest {
  const location = at(error, "location");
  return {
    kind: "outside",
    name: outsideTests.error,
    suite: [],
    status: "failed",
    durationMs: 0,
    ...present({
      filePath: textAt(location, "file"),
      line: numberAt(location, "line"),
      message: plain(textAt(error, "message") ?? textAt(error, "value")),
      trace: plain(textAt(error, "stack")),
      snippet: plain(textAt(error, "snippet")),
    }),
  };
}

/** How many tests ended in a way that says something about the run. */
interface Seen {
  interrupted: number;
  failed: number;
  notRun: number;
}

function* readSuite(suite: Loose, around: readonly string[], seen: Seen, level = 0): Iterable<FoundTest> {
  rejectDeepNesting(level);
  const title = textAt(suite, "title") ?? "";
  // The outermost suite of a file is the file.
  const isFile = around.length === 0 && title === textAt(suite, "file");
  const path = isFile || title === "" ? [...around] : [...around, title];
  for (const spec of listAt(suite, "specs")) {
    const tests = listAt(spec, "tests");
    for (const test of tests) {
      if (isInterrupted(test)) seen.interrupted++;
      if (didNotRun(test)) seen.notRun++;
    }
    for (const found of withFailureOf(
      spec,
      tests.map((test) => toTest(spec, test, path)),
    )) {
      if (found.status === "failed") seen.failed++;
      yield found;
    }
  }
  for (const inner of listAt(suite, "suites")) yield* readSuite(inner, path, seen, level + 1);
}

/** A spec is not `ok` if the test of one of its projects failed. If none did, the report does not say which one it was. */
function withFailureOf(spec: Loose, tests: FoundTest[]): FoundTest[] {
  if (at(spec, "ok") !== false || tests.some(({ status, flaky }) => status === "failed" || flaky)) return tests;
  return tests.map((test) =>
    test.status === "passed" ? { ...test, status: "failed", message: test.message ?? contradicts('"ok" is false') } : test,
  );
}

/** Playwright reports an interrupted test as skipped. */
const isInterrupted = (test: Loose): boolean => textAt(listAt(test, "results").at(-1), "status") === "interrupted";

/** As Playwright counts those that "did not run": no annotation says that the test is to be skipped. */
const didNotRun = (test: Loose): boolean =>
  textAt(test, "status") === "skipped" && !isInterrupted(test) && !failedInTheEnd(test) && textAt(test, "expectedStatus") === "passed";

function toTest(spec: Loose, test: Loose, suite: string[]): FoundTest {
  const attempts = listAt(test, "results").map(toAttempt);
  const last = attempts.at(-1);
  const failed = attempts.findLast((attempt) => attempt.status === "failed");
  const status = isInterrupted(test) || failedInTheEnd(test) ? "failed" : overall(textAt(test, "status"), last?.status);
  const name = textAt(spec, "title") ?? unnamedTest;
  return {
    name,
    suite,
    status,
    durationMs: attempts.reduce((sum, attempt) => sum + attempt.durationMs, 0),
    clock: "playwright",
    retries: Math.max(0, attempts.length - 1),
    flaky: textAt(test, "status") === "flaky",
    tags: listAt(spec, "tags").map(String),
    attachments: attempts.flatMap((attempt) => attempt.attachments ?? []),
    embedded: listAt(test, "results").flatMap(embeddedIn),
    attempts: attempts.length > 1 ? attempts : [],
    tries: listAt(test, "results").flatMap(tryOf),
    ...present({
      filePath: textAt(spec, "file"),
      line: numberAt(spec, "line"),
      variant: textAt(test, "projectName"),
      message: failed?.message ?? reasonOf(test, status, isInterrupted(test)),
      trace: failed?.trace,
      snippet: plain(snippetOf(test)),
      stdout: outputOf(listAt(test, "results").at(-1)),
    }),
    ...possibleFailure(name, status, signOfFailure(test, last)),
  };
}

/** A test that passed has a result without an error. Suites can change `status` of their `testInfo`, and accept an error this way. */
function signOfFailure(test: Loose, last: TestAttempt | undefined): string | undefined {
  if (last === undefined) return "has no result of it";
  return last.status === "passed" && last.message !== undefined && textAt(test, "expectedStatus") !== "failed"
    ? `it has an error: ${last.message.split("\n", 1)[0]}`
    : undefined;
}

/** For a failed test without an error. A test that is expected to fail (`test.fail`) fails when it passes. */
function reasonOf(test: Loose, status: TestStatus, isStopped: boolean): string | undefined {
  if (isStopped) return "The run was interrupted while this test ran.";
  if (status !== "failed" || textAt(test, "expectedStatus") !== "failed") return undefined;
  const why = listAt(test, "annotations").flatMap((note) => (textAt(note, "type") === "fail" ? (textAt(note, "description") ?? []) : []));
  return [passedUnexpectedly, ...why].join(" ");
}

/** Whether its last attempt ended otherwise than expected, or a skipped test failed before, whatever the test's own status says. */
function failedInTheEnd(test: Loose): boolean {
  const results = listAt(test, "results").map((result) => textAt(result, "status"));
  const [status, expected, last] = [textAt(test, "status"), textAt(test, "expectedStatus"), results.at(-1)];
  if (expected === "failed") return status === "expected" && last === "passed";
  if (status === "skipped") return results.some(isFailedResult) && !results.includes("passed");
  return expected === "passed" && isFailedResult(last);
}

const isFailedResult = (status: string | undefined): boolean => status === "failed" || status === "timedOut";

/** `expected` means as configured: a test marked to fail that failed has passed. */
function overall(outcome: string | undefined, last: TestStatus | undefined): TestStatus {
  if (outcome === "expected" || outcome === "flaky") return "passed";
  if (outcome === "unexpected") return "failed";
  if (outcome === "skipped") return "skipped";
  return last ?? "other";
}

/** A worker that fails is replaced: `parallelIndex` stays, `workerIndex` does not. */
function tryOf(result: Loose): TestTry[] {
  const startedAtMs = parseTimestamp(textAt(result, "startTime"));
  const place = numberAt(result, "parallelIndex") ?? numberAt(result, "workerIndex");
  // Skipped without being run.
  if (startedAtMs === undefined || (place ?? 0) < 0) return [];
  const { status, durationMs } = toAttempt(result);
  return [{ startedAtMs, durationMs, status, ...(place === undefined ? {} : { lane: `Worker ${place + 1}` }) }];
}

function toAttempt(result: Loose): TestAttempt {
  const errors = listAt(result, "errors");
  const shown = errors.length > 0 ? errors : [at(result, "error")];
  // A timeout is the first error; what was waited for is the second. Soft assertions leave several.
  const joined = (key: string) => [...new Set(shown.flatMap((error) => textAt(error, key) ?? []))].join("\n\n") || undefined;
  const status = textAt(result, "status");
  return {
    status: status === "passed" ? "passed" : status === "skipped" ? "skipped" : status === "interrupted" ? "other" : "failed",
    durationMs: Math.max(0, numberAt(result, "duration") ?? 0),
    attachments: listAt(result, "attachments").flatMap((attachment) => {
      const path = textAt(attachment, "path");
      return path ? [{ name: textAt(attachment, "name") ?? path, contentType: textAt(attachment, "contentType") ?? "", path }] : [];
    }),
    ...present({ message: plain(joined("message")), trace: plain(joined("stack")) }),
  };
}

/** `testInfo.attach(name, { body })` embeds the file in the report, in base64. */
function embeddedIn(result: Loose): EmbeddedFile[] {
  return listAt(result, "attachments").flatMap((attachment) => {
    const body = textAt(attachment, "path") === undefined ? textAt(attachment, "body") : undefined;
    if (body === undefined) return [];
    const contentType = textAt(attachment, "contentType") ?? "application/octet-stream";
    return [{ name: textAt(attachment, "name") ?? "attachment", contentType, bytes: Buffer.from(body, "base64") }];
  });
}

function snippetOf(test: Loose): string | undefined {
  for (const result of listAt(test, "results").toReversed()) {
    const snippet = textAt(at(result, "error"), "snippet");
    if (snippet) return snippet;
  }
  return undefined;
}

function outputOf(result: Loose): string | undefined {
  const text = [...listAt(result, "stdout"), ...listAt(result, "stderr")].map((piece) => textAt(piece, "text") ?? "").join("");
  return text === "" ? undefined : text;
}
