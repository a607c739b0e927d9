import type { ReportFile } from "./format.ts";
import { at, listAt, type Loose, numberAt } from "./loose-json.ts";

/** Results in formats without a reader, by the start of the file. */
const beginnings: readonly (readonly [name: string, beginning: RegExp])[] = [
  ["NUnit 2", /^[^]{0,2000}<test-results[\s>]/],
  ["Catch2", /^[^]{0,500}<Catch(?:2TestRun)?[\s>]/],
  ["doctest", /^[^]{0,500}<doctest[\s>]/],
  ["Boost.Test", /^\s*(?:<\?xml[^>]*\?>\s*)?<Test(?:Log|Result)>/],
  ["CTest", /^[^]{0,1000}<Site\s[^>]*>\s*<Testing>/],
  ["Qt Test", /^\s*(?:<\?xml[^>]*\?>\s*)?<TestCase\s+name=/],
  ["UnitTest++", /^[^]{0,500}<unittest-results[\s>]/],
  ["Mocha's json", /^\s*\{\s*"stats"\s*:\s*\{[^}]*"passes"\s*:\s*\d[^}]*"failures"\s*:\s*\d/],
  ["Mocha's json-stream", /^\s*\["start",\{"total":/],
  ["GoogleTest's JSON", /^\s*\{\s*"tests"\s*:\s*\d+\s*,\s*"failures"\s*:\s*\d+/],
  ["RSpec's JSON", /^\s*\{\s*"version"\s*:\s*"[^"]*"\s*,\s*(?:"seed"\s*:\s*\d+\s*,\s*)?"(?:examples|messages)"\s*:\s*\[/],
  ["pytest-json-report", /^\s*\{\s*"created"\s*:[^]*"exitcode"\s*:\s*\d+[^]*"summary"\s*:/],
  ["pytest-reportlog", /"\$report_type"\s*:\s*"(?:SessionStart|CollectReport|TestReport)"/],
  ["Cucumber messages", /^\s*\{"(?:meta|testRunStarted|source|gherkinDocument|stepDefinition|parameterType|hook)":\{"/],
  ["Playwright's blob", /^\s*\{"method":"on(?:BlobReportMetadata|Configure|Project|Begin)"/],
  ["Robot Framework's JSON", /^\s*\{\s*"generator"\s*:\s*"(?:Robot|Rebot)\b/],
  ["Dart's JSON", /^\s*\{"protocolVersion":"[^"]*","runnerVersion":/],
  ["cargo test's JSON", /^\s*\{\s*"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"started"/],
  ["Ginkgo's JSON", /^\s*\[\s*\{\s*"SuitePath"\s*:/],
  ["Karate's summary", /^\s*\{[^]{0,2000}"scenariosfailed"\s*:\s*\d/],
  ["TeamCity service messages", /^##teamcity\[test/m],
];

/** `k6 run --out json=…`: every measurement in a line, and no results. */
export function isStreamOfMeasurements({ head }: Pick<ReportFile, "head">): boolean {
  return /^\{"(?:metric":"[^"\n]{1,200}",")?type":"(?:Metric|Point)","/.test(head);
}

/**
 * The name of an unsupported format, for a file with test results in it.
 * @param content the document, if it is JSON
 */
export function unreadFormatOf({ head, storedPath }: Pick<ReportFile, "head" | "storedPath">, content?: Loose): string | undefined {
  if (/(?:^|\/)\.vitest-reports\/[^/]*blob[^/]*\.json$/.test(storedPath)) return "Vitest's blob";
  const found = beginnings.find(([, beginning]) => beginning.test(head));
  if (found) return found[0];
  const run = at(content, "run");
  if (Array.isArray(at(run, "failures")) && at(run, "stats") !== undefined) return "Newman's JSON";
  if (Array.isArray(at(content, "fixtures")) && numberAt(content, "passed") !== undefined) return "TestCafe's JSON";
  if (at(content, "browsers") !== undefined && numberAt(at(content, "summary"), "failed") !== undefined) return "Karma's JSON";
  const isWebdriver = numberAt(at(content, "state"), "failed") !== undefined && listAt(content, "suites").length > 0;
  return isWebdriver ? "WebdriverIO's JSON" : undefined;
}
