import type { ReportFile } from "./format.ts";
import { failedChecksIn } from "./k6/format.ts";
import { at, countAt, listAt, type Loose, numberAt, textAt } from "./loose-json.ts";

/** Results in formats without a reader, by the start of the file. */
const beginnings: readonly (readonly [name: string, beginning: RegExp])[] = [
  ["NUnit 2", /^[^]{0,2000}<test-results[\s>]/],
  ["Catch2", /^[^]{0,500}<Catch(?:2TestRun)?[\s>]/],
  ["doctest", /^[^]{0,500}<doctest[\s>]/],
  ["Boost.Test", /^\s*(?:<\?xml[^>]*\?>\s*)?<Test(?:Log|Result)>/],
  ["CTest", /^[^]{0,1000}<Site(?:\s[^>]*)?>\s*<Testing>/],
  ["Qt Test", /^\s*(?:<\?xml[^>]*\?>\s*)?<TestCase\s+name=/],
  ["UnitTest++", /^[^]{0,500}<unittest-results[\s>]/],
  ["Mocha's json", /^\s*\{\s*"stats"\s*:\s*\{[^}]*"passes"\s*:\s*\d[^}]*"failures"\s*:\s*\d/],
  ["Mocha's json-stream", /^\s*\[\s*"start"\s*,\s*\{\s*"total"\s*:/],
  ["GoogleTest's JSON", /^\s*\{\s*"tests"\s*:\s*\d+\s*,\s*"failures"\s*:\s*\d+/],
  ["RSpec's JSON", /^\s*\{\s*"version"\s*:\s*"[^"]*"\s*,\s*(?:"seed"\s*:\s*\d+\s*,\s*)?"(?:examples|messages)"\s*:\s*\[/],
  ["pytest-json-report", /^\s*\{\s*"created"\s*:[^]*"exitcode"\s*:\s*\d+[^]*"summary"\s*:/],
  ["pytest-reportlog", /"\$report_type"\s*:\s*"(?:SessionStart|CollectReport|TestReport)"/],
  [
    "Cucumber messages",
    /^\s*\{\s*"(?:meta|source|gherkinDocument|pickle|stepDefinition|parameterType|hook|testCase|test(?:Run|Case|Step)(?:Started|Finished))"\s*:\s*\{\s*"/,
  ],
  ["Playwright's blob", /^\s*\{\s*"method"\s*:\s*"on(?:BlobReportMetadata|Configure|Project|Begin)"/],
  ["Robot Framework's JSON", /^\s*\{\s*"generator"\s*:\s*"(?:Robot|Rebot)\b/],
  ["Dart's JSON", /^\s*\{\s*"protocolVersion"\s*:\s*"[^"]*"\s*,\s*"(?:runnerVersion|pid|type)"\s*:/],
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

/** Failures in formats without a reader, by the start of the file. */
const failing: readonly (readonly [name: string, beginning: RegExp])[] = [
  ["Karate's JSON", /^\s*\{[^]{0,300}"scenarioResults"\s*:\s*\[\s*\{[^]{0,300}"failed"\s*:\s*true/],
  ["PHPUnit's TestDox", /^[^]{0,300}<tests>\s*<test\s[^]{0,1500}\sstatus="[34]"/],
  ["PHPUnit's old JSON", /^\s*\{\s*"event"\s*:\s*"(?:suiteStart|testStart|test)"[^]{0,1500}"status"\s*:\s*"(?:fail|error)"/],
];

const failedInSerenity = /^(?:FAILURE|ERROR|COMPROMISED)$/;

/** The errors and failures of Maven Failsafe's summary, which is next to the JUnit XML of its tests; 0 for any other file. */
export function failuresOfFailsafe({ head }: Pick<ReportFile, "head">): number {
  if (!/^[^]{0,500}<failsafe-summary[\s>]/.test(head)) return 0;
  return [...head.matchAll(/<(?:errors|failures)>(\d{1,9})</g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** The name of an unsupported format, for a file that names a failure. */
export function failingFormatOf({ head }: Pick<ReportFile, "head">, content: Loose): string | undefined {
  const found = failing.find(([, beginning]) => beginning.test(head));
  if (found) return found[0];
  if (countAt(content, "failedCount") > 0 && listAt(content, "scenarioResults").length > 0) return "Karate's JSON";
  if (countAt(content, "totalFailed") > 0 && listAt(content, "runs").length > 0) return "Cypress' JSON";
  if (at(content, "job_id") !== undefined && countAt(content, "failures") + countAt(content, "errors") > 0) return "Avocado's JSON";
  if (textAt(content, "executionStatus") === "fail" && at(content, "specResults") !== undefined) return "Gauge's JSON";
  if (at(content, "testSteps") !== undefined && failedInSerenity.test(textAt(content, "result") ?? "")) return "Serenity's JSON";
  const [first] = Array.isArray(content) ? content : [content];
  const ofBruno = at(first, "summary");
  if (at(ofBruno, "totalRequests") !== undefined && countAt(ofBruno, "failedTests") + countAt(ofBruno, "failedRequests") > 0)
    return "Bruno's JSON";
  if (Array.isArray(content) && content.some((one) => at(one, "success") === false && at(one, "entries") !== undefined))
    return "Hurl's JSON";
  const environments = Object.values(objectAt(content, "testenvs"));
  if (environments.some((each) => listAt(each, "test").some((command) => countAt(command, "retcode") > 0))) return "tox's JSON";
  const specs = Object.values(typeof content === "object" && content !== null ? content : {}).flatMap((suite) => listAt(suite, "specs"));
  if (specs.some((spec) => textAt(spec, "status") === "failed" && at(spec, "failedExpectations") !== undefined)) return "Jasmine's JSON";
  const actions = listAt(at(content, "actions"), "_values");
  const counted = actions.map((action) => at(at(at(at(action, "actionResult"), "metrics"), "testsFailedCount"), "_value"));
  return counted.some((count) => count !== undefined && count !== "0") ? "Xcode's JSON" : undefined;
}

/** The name of an unsupported format whose tool ends with 0 although something failed, with what it counts. */
export function notedFormatOf(content: Loose): string | undefined {
  const failedChecks = failedChecksIn(content);
  if (failedChecks > 0)
    return `k6's summary without checks and thresholds, with ${failedChecks} failed ${failedChecks === 1 ? "check" : "checks"}`;
  const counters = at(at(content, "aggregate"), "counters");
  if (counters === undefined) return undefined;
  return `Artillery's JSON, with ${countAt(counters, "vusers.failed")} failed virtual users`;
}

function objectAt(content: Loose, key: string): object {
  const found = at(content, key);
  return typeof found === "object" && found !== null ? found : {};
}
