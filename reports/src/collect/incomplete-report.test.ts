import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { collectFiles as collect } from "../testing/collect-files.ts";
import { maxTextBytes } from "../formats/format.ts";
import { describeUnread } from "./notes/describe-unread.ts";

const green = '<testsuite name="s" tests="1"><testcase classname="c" name="works"/></testsuite>';
const junit =
  '<?xml version="1.0"?><testsuites><testsuite name="u" failures="1"><testcase name="m"><failure message="no">x</failure></testcase></testsuite></testsuites>';
const trx = '<?xml version="1.0"?><TestRun><Results><UnitTestResult testName="x" outcome="Failed"/></Results></TestRun>';
const allure = JSON.stringify({ uuid: "1", historyId: "h", name: "pays", status: "failed", start: 1, stop: 2 });
const playwright = JSON.stringify({
  config: { configFile: "/app/p.ts", rootDir: "/app" },
  suites: [{ title: "a", specs: [] }],
  errors: [],
  stats: { unexpected: 1 },
});
const jest = JSON.stringify({
  numTotalTests: 1,
  numFailedTests: 1,
  testResults: [{ name: "/a.test.js", assertionResults: [{ title: "t", status: "failed" }] }],
});

test.each([
  ["b.xml", junit, junit.indexOf("<testcase")],
  ["b.xml", junit, junit.length - 15],
  ["b.xml", junit, junit.indexOf("suites>") + 10],
  ["TEST-shop.xml", junit, 15],
  ["b.trx", trx, trx.indexOf("</Results>")],
  ["b.trx", trx, 10],
  ["b-result.json", allure, 20],
  ["results.json", playwright, playwright.length - 10],
  ["b.json", jest, jest.length - 5],
  ["b.xml", "<testsuite", 10],
  ["junit.xml", "", 0],
  ["reports/TEST-cart.xml", "", 0],
  ["b.trx", "", 0],
  ["b.tap", "", 0],
  ["1-result.json", "", 0],
  ["test-results.json", "", 0],
])("%s that is truncated next to a green report is named (%#)", async (name, text, end) => {
  const { tests, unread, notes } = await collect({ "a.xml": green, [name]: text.slice(0, end) });
  expect(tests.some(({ name: test }) => test === "works")).toBe(true);
  expect(unread).toEqual([name]);
  expect(notes.join()).toContain(name);
  expect(describeUnread(unread)).toContain(name);
});

const messages = { testStepFinished: { testStepResult: { status: "FAILED" } } };
const spaced = (value: unknown) => JSON.stringify(value, undefined, 1).replaceAll(/\n */g, " ");

test.each([
  ["messages.ndjson", `${spaced({ meta: { protocolVersion: "24" } })}\n${spaced(messages)}`],
  ["messages.ndjson", `${JSON.stringify(messages)}\n{"testRunFinished":{"success":false}}`],
  ["results.json", spaced({ protocolVersion: "0.1.1", runnerVersion: null, type: "start" })],
  ["orders.json", JSON.stringify({ scenarioResults: [{ failed: true }], failedCount: 1 })],
  ["orders.karate-json.txt", JSON.stringify({ scenarioResults: [{ failed: true, name: "x" }], failedCount: 1 })],
  ["c.json", JSON.stringify({ totalFailed: 1, runs: [{ tests: [{ state: "failed" }] }] })],
  ["jasmine.json", JSON.stringify({ suite1: { id: "suite1", specs: [{ status: "failed", failedExpectations: [{}] }] } })],
  ["results.json", JSON.stringify({ job_id: "1", failures: 1, errors: 0, tests: [{ status: "FAIL" }] })],
  ["tox.json", JSON.stringify({ testenvs: { py: { test: [{ retcode: 1 }] } } })],
  ["testdox.xml", '<tests>\n<test className="A" methodName="b" status="3" time="0.1"/></tests>'],
  ["p.json", '{"event": "test", "suite": "A", "test": "A::b", "status": "fail"}{"event": "test", "status": "pass"}'],
  ["s.json", JSON.stringify({ name: "a", result: "FAILURE", testSteps: [] })],
  ["results.json", JSON.stringify([{ iterationIndex: 0, summary: { totalRequests: 2, failedRequests: 0, failedTests: 1 } }])],
  ["hurl/report.json", JSON.stringify([{ filename: "a.hurl", success: false, entries: [] }])],
  [
    "failsafe-summary.xml",
    '<failsafe-summary result="255"><completed>2</completed><errors>0</errors><failures>1</failures></failsafe-summary>',
  ],
  ["g.json", JSON.stringify({ executionStatus: "fail", specResults: [{}] })],
  ["x.json", JSON.stringify({ actions: { _values: [{ actionResult: { metrics: { testsFailedCount: { _value: "1" } } } }] } })],
])("failures in a format that is not read are not hidden by a green report beside it: %s (%#)", async (name, text) => {
  const { unread } = await collect({ "a.xml": green, [name]: text });
  expect(unread).toEqual([name]);
});

const outside = "Failures in a format that is not read";

test("they are a failure outside of tests beside a report that has a failure: that may be another one", async () => {
  const cypress = JSON.stringify({ totalFailed: 1, runs: [{}] });
  const { unread, tests } = await collect({ "a.xml": junit, "c.json": cypress, "d.json": cypress, "e.json": cypress, "f.json": cypress });
  expect(unread).toEqual([]);
  expect(tests.filter(({ kind }) => kind === "outside")).toMatchObject([{ name: outside, status: "failed" }]);
  const message = tests.find(({ name }) => name === outside)?.message;
  expect(message).toMatch(/^c\.json looks like a report .* \(Cypress' JSON\)\. d\.json .* The same is true of 1 more\./);
  expect(message).toContain("leave the files out of the report folder");
});

test("Failsafe's summary repeats the failures of the reports in its folder, and not those of others", async () => {
  const summary = (failures: number) => `<failsafe-summary><errors>0</errors><failures>${failures}</failures></failsafe-summary>`;
  const beside = await collect({ "f/TEST-a.xml": junit, "f/failsafe-summary.xml": summary(1) });
  expect([beside.unread, beside.tests.map(({ name }) => name)]).toEqual([[], ["m"]]);
  const other = await collect({ "s/TEST-a.xml": junit, "f/failsafe-summary.xml": summary(1) });
  expect(other.tests.map(({ name }) => name)).toEqual(["m", outside]);
  expect((await collect({ "f/TEST-a.xml": junit, "f/failsafe-summary.xml": summary(2) })).unread).toEqual(["f/failsafe-summary.xml"]);
});

test("green results of such formats have no effect", async () => {
  const { unread } = await collect({
    "a.xml": green,
    "c.json": JSON.stringify({ totalFailed: 0, runs: [{}] }),
    "s.json": JSON.stringify({ result: "SUCCESS", testSteps: [] }),
    "tox.json": JSON.stringify({ testenvs: { py: { test: [{ retcode: 0 }] } } }),
    "t.xml": '<tests><test className="A" methodName="b" status="0" time="0.1"/></tests>',
  });
  expect(unread).toEqual([]);
});

test("files that are not reports have no effect", async () => {
  const { unread, notes, tests } = await collect({
    "a.xml": green,
    "package.json": '{"name":"x","jest":{}}',
    "tsconfig.json": '{ // comment\n "compilerOptions": {} }',
    "coverage.xml": "<coverage/>",
    "coverage/empty.xml": "",
    "empty.json": "",
    "cut.json": '{"a": [1, 2',
    "page.xml": "<page><p>cut",
    "log.txt": "",
    "notes.log": "ok then",
    "1-attachment.json": "",
  });
  expect(unread).toEqual([]);
  expect(notes).toEqual([]);
  expect(tests).toHaveLength(1);
});

test("if the sender gives the format, other files get notes, and a truncated report is named", async () => {
  const { unread } = await collect({ "a.xml": green, "coverage.xml": "<coverage>", "b.xml": junit.slice(0, 60) }, { format: "junit" });
  expect(unread).toEqual(["b.xml"]);
});

const filling = "x".repeat(maxTextBytes);

test.each([
  ["reports/ctrf.json", `{"filling":"${filling}"}`],
  ["reports/ctrf.json", `{"results":{"tool":{"name":"x"},"filling":"${filling}","tests":[]}}`],
  ["reports/all.json", `{"filling":"${filling}","testResults":[]}`],
  ["reports/all.json", `[{"description":"${filling}","elements":[{"keyword":"Scenario","line":1}]}]`],
  ["reports/all.json.gz", gzipSync(`{"filling":"${filling}","numTotalTests":1}`, { level: 1 })],
])("%s that is too large to be read is named (%#)", async (name, content) => {
  const { unread, notes } = await collect({ "a.xml": green, [name]: content });
  expect(unread).toEqual([name]);
  expect(notes.join()).toMatch(/too large|larger than 64 MiB/);
});

test("JSON that is too large to parse and has no keys of a report has no effect", async () => {
  expect(await collect({ "a.xml": green, "trace.json": `{"events":"${filling}"}` })).toMatchObject({ unread: [], notes: [] });
});

test.each([
  ["ctrf.json", '{"results":{"tool":{"name":"x"},"summary":{"tests":3},"tests":"none"}}'],
  ["report.json", '{"stats":{"testsRegistered":3,"failures":0},"results":null}'],
  ["report.json", '{"numTotalTests":3,"numFailedTests":0,"testResults":{}}'],
  ["b.xml", '<testsuites tests="3" failures="0"></testsuites>'],
  ["b.xml", '<testsuites><testsuite name="s" tests="3" failures="0"/></testsuites>'],
  ["b.trx", '<TestRun><Results/><ResultSummary outcome="Completed"><Counters total="3" passed="3" failed="0"/></ResultSummary></TestRun>'],
  ["ctrf.json", '{"results":{"tool":{"name":"x"},"summary":{"tests":3,"failed":0},"tests":[]}}'],
  ["report.json", '{"numTotalTests":3,"numFailedTests":0,"testResults":[]}'],
])("%s without a list of tests is named (%#)", async (name, text) => {
  expect((await collect({ "a.xml": green, [name]: text })).unread).toEqual([name]);
});

test.each([
  ["karma.json", '{"browsers":{},"result":{"1":[]},"summary":{"success":0,"failed":1,"error":false,"exitCode":1}}'],
  ["ginkgo.json", '[{"SuitePath":"/x","SuiteSucceeded":false,"SpecReports":[{"LeafNodeText":"b","State":"failed"}]}]'],
  ["karate-summary-json.txt", '{"featuresFailed":1,"scenariosfailed":1,"version":"1"}'],
])("%s, results in a format without a reader, is named", async (name, text) => {
  expect((await collect({ "a.xml": green, [name]: text })).unread).toEqual([name]);
});

test("reads files compressed with gzip, but not one next to its original", async () => {
  const { tests, unread, formats } = await collect({
    "a.xml": green,
    "a.xml.gz": gzipSync(green),
    "reports/b.xml.gz": gzipSync(junit),
    "reports/c.json.gz": gzipSync(jest),
    "reports/trace.json.gz": gzipSync("{}"),
    "reports/page.xml.gz": Buffer.from("no gzip"),
  });
  expect(tests.map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual(["m failed", "t failed", "works passed"]);
  expect({ unread, formats }).toEqual({ unread: [], formats: ["jest-json", "junit"] });
});

test.each([
  ["reports/junit.xml.gz", gzipSync(junit).subarray(0, 60)],
  ["reports/junit.xml.gz", Buffer.from("no gzip")],
  ["reports/b.xml.gz", gzipSync(junit.slice(0, 100))],
  ["junit.xml.zip", Buffer.from("PK")],
  ["test-results.json.zst", Buffer.from("x")],
  ["TEST-a.xml.gz", Buffer.alloc(0)],
])("%s, compressed and unreadable, is named (%#)", async (name, content) => {
  expect((await collect({ "a.xml": green, [name]: content })).unread).toEqual([name]);
});

/** Compressed reports with the usual kinds of damage. */
function damaged(text: string): Record<string, Buffer> {
  const whole = gzipSync(text);
  const withFlipped = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 0xff : byte)));
  return {
    "half is missing": whole.subarray(0, whole.length / 2),
    "the checksum is missing": whole.subarray(0, -8),
    "the checksum is wrong": withFlipped(whole.length - 6),
    "a byte is wrong": withFlipped(Math.floor(whole.length * 0.75)),
  };
}

const failures = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<testcase name="t${index}"><failure message="${hash("sha1", String(index))}"/></testcase>`,
  ).join("");

test("a damaged gzip file whose beginning is that of a report is named, whatever its name and size", async () => {
  for (const count of [5, 20, 60, 300])
    for (const [what, content] of Object.entries(damaged(`<?xml version="1.0"?>\n<testsuite name="s">${failures(count)}</testsuite>`)))
      expect([count, what, (await collect({ "junit.xml": green, "e2e.xml.gz": content })).unread]).toEqual([count, what, ["e2e.xml.gz"]]);
  const event = { Time: "2026-11-22T15:00:00Z", Action: "fail", Package: "ex.com/a" };
  const events = Array.from({ length: 20 }, (_, index) => JSON.stringify({ ...event, Test: hash("sha1", String(index)) }));
  const others = { "results.json.gz": playwright, "go.log.gz": `${events.join("\n")}\n` };
  for (const [name, text] of Object.entries(others))
    for (const [what, content] of Object.entries(damaged(text)))
      expect([name, what, (await collect({ "junit.xml": green, [name]: content })).unread]).toEqual([name, what, [name]]);
});

test("a damaged gzip file whose beginning is not that of a report gets a note", async () => {
  const start = gzipSync(junit).subarray(0, 14);
  for (const content of [start, ...Object.values(damaged(`<page>${failures(20)}</page>`))]) {
    const files = { "junit.xml": green, "coverage.xml.gz": content, "a.json.gz": content, "b.xml.gz": content, "TEST-c.xml.gz": content };
    const { unread, notes } = await collect(files);
    expect(unread).toEqual(["TEST-c.xml.gz"]);
    expect(notes).toContain("a.json.gz, b.xml.gz were not searched for results: they are damaged and cannot be decompressed.");
  }
});

test("go test -json that breaks off in a line is incomplete", async () => {
  const event = (action: string, test: string) =>
    JSON.stringify({ Time: "2026-11-22T15:00:00Z", Action: action, Package: "ex.com/a", Test: test });
  const whole = `${event("run", "TestA")}\n${event("pass", "TestA")}\n`;
  const results = await collect({ "report.json": `${whole}${event("run", "TestB").slice(0, 30)}` });
  expect(results.unread).toEqual(["report.json"]);
  expect(results.tests).toContainEqual(expect.objectContaining({ name: "TestA", status: "passed" }));
  expect((await collect({ "report.json": whole.trimEnd() })).unread).toEqual([]);
});

test.each(["report", "report.txt", "report.json"])("a go report that holds only a package that could not be built: %s", async (name) => {
  const { tests, unread } = await collect({ [name]: "FAIL\tex.com/a [build failed]\n" });
  expect(unread).toEqual([]);
  expect(tests).toMatchObject([{ name: "Package failed outside its tests", suite: ["ex.com/a"], status: "failed" }]);
});

const failed = (outcome: boolean, whenFailed: string, whenPassed: string) => (outcome ? whenFailed : whenPassed);

test.each<[string, string, (fails: boolean) => string]>([
  [
    "Allure 1",
    "allure-results/0a-testsuite.xml",
    (fails) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<ns2:test-suite xmlns:ns2="urn:model.allure.qatools.yandex.ru" start="1" stop="2" version="1.4.0"><name>s</name><test-cases><test-case start="1" stop="2" status="${failed(fails, "broken", "passed")}"><name>p</name></test-case></test-cases></ns2:test-suite>`,
  ],
  [
    "CUnit",
    "CUnitAutomated-Results.xml",
    (fails) =>
      `<?xml version="1.0" ?>\n<?xml-stylesheet type="text/xsl" href="CUnit-Run.xsl" ?>\n<!DOCTYPE CUNIT_TEST_RUN_REPORT SYSTEM "CUnit-Run.dtd">\n<CUNIT_TEST_RUN_REPORT><CUNIT_HEADER/><CUNIT_RESULT_LISTING><CUNIT_RUN_SUITE><CUNIT_RUN_SUITE_SUCCESS><CUNIT_RUN_TEST_RECORD>${failed(fails, "<CUNIT_RUN_TEST_FAILURE/>", "<CUNIT_RUN_TEST_SUCCESS/>")}</CUNIT_RUN_TEST_RECORD></CUNIT_RUN_SUITE_SUCCESS></CUNIT_RUN_SUITE></CUNIT_RESULT_LISTING></CUNIT_TEST_RUN_REPORT>`,
  ],
  [
    "Sonar's test executions",
    "sonar.xml",
    (fails) =>
      `<testExecutions version="1"><file path="a"><testCase name="p" duration="1">${failed(fails, '<failure message="x"/>', "")}</testCase></file></testExecutions>`,
  ],
  [
    "JMeter's XML",
    "load.jtl",
    (fails) =>
      `<?xml version="1.0"?>\n<testResults version="1.2"><httpSample t="1" s="${failed(fails, "false", "true")}" lb="p" rc="500"/></testResults>`,
  ],
  [
    "JMeter's CSV",
    "load.jtl",
    (fails) =>
      `timeStamp,elapsed,label,responseCode,responseMessage,success,bytes\n1,1,p,200,OK,true,3\n2,1,p,200,"no, false",${failed(fails, "false", "true")},3\n`,
  ],
  [
    "Meson's test log",
    "meson-logs/testlog.json",
    (fails) =>
      `{"name": "a", "stdout": "\\"result\\": \\"FAIL\\"", "result": "OK", "returncode": 0}\n{"name": "p", "result": "${failed(fails, "TIMEOUT", "SKIP")}", "returncode": 1}\n`,
  ],
])("%s beside a green report: a failure is named with its number, and without one there is a note", async (format, name, write) => {
  const failing = await collect({ "a.xml": green, [name]: write(true) });
  expect(failing.unread).toEqual([name]);
  expect(describeUnread(failing.unread, failing.notes)).toContain(`${format}, in which it names 1 failure).`);
  const beside = await collect({ "a.xml": junit, [name]: write(true) });
  expect(beside.unread).toEqual([]);
  expect(beside.tests).toMatchObject([{ name: "m" }, { name: outside, kind: "outside", status: "failed" }]);
  expect(beside.tests[1]?.message).toContain(`${name} looks like a report`);
  expect(beside.tests[1]?.message).toContain(`(${format}, in which it names 1 failure)`);
  const passed = await collect({ "a.xml": green, [name]: write(false) });
  expect(passed.unread).toEqual([]);
  expect(passed.notes).toEqual([
    `${name} was not read: it is written in a format that Gantry does not read (${format}, without a failure).`,
  ]);
  const half = write(true).slice(0, -20);
  if (name.endsWith(".xml")) expect((await collect({ "a.xml": green, [name]: half })).unread).toEqual([name]);
});

test("a file that names more failures than the report beside it has is named", async () => {
  const sonar = `<testExecutions version="1"><file path="a">${'<testCase name="p"><failure message="x"/></testCase>'.repeat(2)}</file></testExecutions>`;
  expect((await collect({ "a.xml": junit, "sonar.xml": sonar })).unread).toEqual(["sonar.xml"]);
});

test("Artillery's JSON, whose tool passes when virtual users failed, gets a note", async () => {
  const artillery = JSON.stringify({ aggregate: { counters: { "vusers.created": 9, "vusers.failed": 3 } } });
  const { unread, notes } = await collect({ "a.xml": green, "load.json": artillery });
  expect(unread).toEqual([]);
  expect(notes).toEqual([
    "load.json was not read: it is written in a format that Gantry does not read (Artillery's JSON, with 3 failed virtual users).",
  ]);
});

test.each([
  [
    "Testing/20260101-0000/Test.xml",
    '<?xml version="1.0"?>\n<Site>\n\t<Testing>\n<Test Status="failed"><Name>p</Name></Test></Testing></Site>',
  ],
  ["d.json", '{"protocolVersion":"0.1.1","type":"start","time":0}\n{"testID":1,"result":"failure","type":"testDone"}'],
])("%s, in a format without a reader, is named", async (name, text) => {
  expect((await collect({ "a.xml": green, [name]: text })).unread).toEqual([name]);
});
