import { outsideTests, type TestStatus } from "@gantry/contract/test-results.ts";
import { failureMessage } from "../failure-message.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { between } from "../run-times.ts";
import { at, listAt, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";

/** `jest --json` and `vitest --reporter=json`, which has the same shape. https://jestjs.io/docs/cli#--json */
export const jestJson: ReportFormat = {
  name: "jest-json",
  matches: (file) => /\.json$/i.test(file.path) && /"num(?:Total|Failed|Passed)Test(?:s|Suites)"\s*:/.test(file.head),
  matchesJson: (document) => numberAt(document, "numTotalTests") !== undefined && Array.isArray(at(document, "testResults")),
  async *read(file, report) {
    const document: Loose = JSON.parse(await file.text());
    const ends = listAt(document, "testResults").flatMap((file) => numberAt(file, "endTime") ?? []);
    const lastEnd = ends.reduce((most, end) => Math.max(most, end), 0);
    report({ failed: numberAt(document, "numFailedTests") ?? 0, ...between(numberAt(document, "startTime"), lastEnd) });
    let anyFailed = false;
    for (const suite of listAt(document, "testResults"))
      for (const test of readFile(suite)) {
        anyFailed ||= test.status === "failed";
        yield test;
      }
    if (at(document, "success") === false && !anyFailed) yield failureOutside(document);
  },
};

/** Every test passed and the run did not: snapshots, a coverage threshold, an open handle. */
function failureOutside(document: Loose): FoundTest {
  const message =
    at(at(document, "snapshot"), "failure") === true
      ? "The run failed because of its snapshots."
      : "The runner says that the run was not successful, though no test failed. A coverage threshold may be the reason; see the log.";
  return { name: outsideTests.run, suite: [], status: "failed", durationMs: 0, isUncounted: true, message };
}

function* readFile(file: Loose): Iterable<FoundTest> {
  const filePath = textAt(file, "name")?.replace(/^\/app\//, "");
  const tests = listAt(file, "assertionResults").map((assertion) => toTest(assertion, filePath));
  // It could not be loaded, or failed around its tests.
  if (textAt(file, "status") === "failed" && !tests.some(({ status }) => status === "failed")) {
    const text = plain(textAt(file, "message")) ?? "";
    yield {
      name: outsideTests.file,
      suite: [],
      status: "failed",
      durationMs: 0,
      isUncounted: true,
      ...present({ filePath, message: failureMessage(undefined, undefined, text, []), trace: text || undefined }),
    };
  }
  yield* tests;
}

function toTest(assertion: Loose, filePath: string | undefined): FoundTest {
  const status = statusOf(textAt(assertion, "status"));
  const texts = listAt(assertion, "failureMessages").flatMap((text) => (typeof text === "string" ? [plain(text) ?? ""] : []));
  const retries = Math.max(0, (numberAt(assertion, "invocations") ?? 1) - 1, listAt(assertion, "retryReasons").length);
  const line = numberAt(at(assertion, "location"), "line");
  return {
    name: textAt(assertion, "title") ?? textAt(assertion, "fullName") ?? "unnamed test",
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
      message: texts.length > 0 ? failureMessage(undefined, undefined, texts[0] ?? "", []) : undefined,
      trace: texts.join("\n\n") || undefined,
    }),
  };
}

function statusOf(status: string | undefined): TestStatus {
  if (status === "passed") return "passed";
  if (status === "failed") return "failed";
  if (status === "todo" || status === "pending") return "pending";
  return status === "skipped" || status === "disabled" ? "skipped" : "other";
}
