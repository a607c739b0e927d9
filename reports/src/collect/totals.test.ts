import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";
import { collectResults } from "./collect.ts";

async function unreadFailures(name: string, text: string) {
  const root = await mkdtemp(join(tmpdir(), "gantry-totals-"));
  try {
    await writeFile(join(root, name), text);
    return (await collectResults({ root, files: [{ path: name, sizeBytes: Buffer.byteLength(text) }] })).unreadFailures;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const failing = (name: string) => `<testcase name="${name}"><failure message="x"/></testcase>`;
const playwright = (unexpected: unknown) =>
  JSON.stringify({
    config: { configFile: "/p.ts", rootDir: "/" },
    suites: [{ title: "a", file: "a", specs: [] }],
    errors: [],
    stats: { unexpected },
  });
const ctrf = (failed: unknown) =>
  JSON.stringify({ results: { tool: { name: "x" }, summary: { tests: 1, failed }, tests: [{ name: "t", status: "passed" }] } });
const trx = (counter: string) =>
  `<TestRun><Results><UnitTestResult testName="ok" outcome="Passed"/></Results><ResultSummary outcome="Completed"><Counters total="2" passed="1" failed="0" ${counter}="1"/></ResultSummary></TestRun>`;
const nunit = (ofRun: string, ofSuite: string) =>
  `<test-run id="0" result="Passed" failed="${ofRun}"><test-suite type="Assembly" name="A" failed="${ofSuite}" result="Passed"><test-suite type="TestFixture" name="F" result="Passed" failed="0"><test-case name="p" result="Passed"/></test-suite></test-suite></test-run>`;
const robot = (ofSuite: string, statistics: string) =>
  `<robot><suite id="s1" name="S"><test name="p"><status status="PASS"/></test>${ofSuite}</suite><statistics><total><stat pass="1" fail="0" skip="0">All Tests</stat></total>${statistics}</statistics></robot>`;
const xunit = (own: string) =>
  `<assemblies><assembly name="a.dll" ${own}><collection name="c" total="1" failed="1"><test name="C.ok" type="C" method="ok" result="Pass"/></collection></assembly></assemblies>`;

test.each([
  ["Playwright's stats", "r.json", playwright(2), { counted: 2, found: 0 }],
  ["Playwright's stats as text", "r.json", playwright("2"), { counted: 2, found: 0 }],
  ["CTRF's summary as text", "c.json", ctrf("1"), { counted: 1, found: 0 }],
  [
    "an inner suite of JUnit",
    "r.xml",
    '<testsuites><testsuite name="o" failures="0"><testsuite name="i" failures="1"><testcase name="t"/></testsuite></testsuite></testsuites>',
    { counted: 1, found: 0 },
  ],
  [
    "a suite of JUnit beside one that lists more than it counts",
    "r.xml",
    `<testsuites failures="1"><testsuite name="a" failures="0">${failing("p")}</testsuite><testsuite name="b" failures="1"><testcase name="q"/></testsuite></testsuites>`,
    { counted: 2, found: 1 },
  ],
  ["the attribute failed of JUnit", "r.xml", '<testsuite name="s" failed="1"><testcase name="t"/></testsuite>', { counted: 1, found: 0 }],
  ["aborted tests of TRX", "a.trx", trx("aborted"), { counted: 1, found: 0 }],
  ["disconnected tests of TRX", "a.trx", trx("disconnected"), { counted: 1, found: 0 }],
  ["a collection of xUnit", "x.xml", xunit('total="1" failed="0" errors="0"'), { counted: 1, found: 0 }],
  ["a suite of NUnit", "n.xml", nunit("0", "1"), { counted: 1, found: 0 }],
  ["NUnit's run", "n.xml", nunit("2", "0"), { counted: 2, found: 0 }],
  [
    "a suite in Robot Framework's statistics",
    "output.xml",
    robot('<status status="PASS"/>', '<suite><stat pass="0" fail="1" skip="0" id="s1">S</stat></suite>'),
    { counted: 1, found: 0 },
  ],
  [
    "cancelled tests of node:test",
    "r.tap",
    "TAP version 13\nok 1 - p\n1..1\n# tests 1\n# pass 1\n# fail 0\n# cancelled 1\n",
    { counted: 1, found: 0 },
  ],
])("failures that are counted and not listed: %s", async (_, name, text, expected) => {
  expect(await unreadFailures(name, text)).toEqual(expected);
});

test.each([
  [
    "subtests of pytest in one testcase",
    "r.xml",
    '<testsuites><testsuite name="pytest" errors="0" failures="3"><testcase classname="t" name="s"><failure message="a"/><failure message="b"/><failure message="c"/></testcase><testcase classname="t" name="ok"/></testsuite></testsuites>',
  ],
  [
    "a failure and an error of one testcase",
    "r.xml",
    '<testsuite name="s" failures="1" errors="1"><testcase name="t"><failure message="a"/><error message="b"/></testcase></testsuite>',
  ],
  [
    "nested suites of JUnit",
    "r.xml",
    `<testsuites failures="2"><testsuite name="o" failures="2">${failing("p")}<testsuite name="i" failures="1">${failing("q")}</testsuite></testsuite></testsuites>`,
  ],
  ["a summary of nothing", "c.json", ctrf("0")],
  ["a summary without failures", "c.json", ctrf(undefined)],
])("failures that are all listed: %s", async (_, name, text) => {
  expect(await unreadFailures(name, text)).toBeUndefined();
});

const stats = (counts: object, name = "t") =>
  JSON.stringify({
    suites: [{ title: "a", file: "a", specs: [{ title: name, tests: [{ status: "expected", results: [{ status: "passed" }] }] }] }],
    stats: { unexpected: 0, ...counts },
  });
const mochawesome = (counts: object) =>
  JSON.stringify({ stats: { testsRegistered: 1, failures: 0, ...counts }, results: [{ tests: [{ title: "t", pass: true }] }] });
const nunitRun = (counts: string) => `<test-run result="Passed" ${counts}><test-case name="t" result="Passed"/></test-run>`;
const xunitRun = (counts: string) =>
  `<assemblies><assembly name="a.dll" ${counts}><collection><test name="t" result="Pass"/></collection></assembly></assemblies>`;
const testngRun = (counts: string) =>
  `<testng-results ${counts}><suite name="s"><test name="t"><class name="C"><test-method status="PASS" name="t"/></class></test></suite></testng-results>`;
const robotRun = (counts: string) =>
  `<robot><suite name="S"><test name="t"><status status="PASS"/></test></suite><statistics><total><stat ${counts}>All Tests</stat></total><tag><stat pass="4" fail="0">smoke</stat></tag></statistics></robot>`;

test.each([
  ["Playwright", "r.json", stats({ expected: 3 })],
  ["Playwright: skipped", "r.json", stats({ expected: 1, skipped: 2 })],
  ["Playwright: flaky", "r.json", stats({ expected: 0, flaky: 3 })],
  ["Mochawesome", "m.json", mochawesome({ tests: 3, passes: 3 })],
  ["Mochawesome: registered", "m.json", mochawesome({ testsRegistered: 3, skipped: 2, hasSkipped: true })],
  ["Robot Framework", "output.xml", robotRun('pass="2" fail="0" skip="1"')],
  ["NUnit", "n.xml", nunitRun('testcasecount="1" total="3" passed="1" failed="0" skipped="2"')],
  ["xUnit.net", "x.xml", xunitRun('total="3" passed="3" failed="0" errors="0"')],
  ["TestNG", "testng-results.xml", testngRun('ignored="0" total="3" passed="1" failed="0" skipped="2"')],
])("more tests counted than listed leave a pass in doubt: %s", async (_, name, text) => {
  const { possibleFailure } = await collectFiles({ [name]: text });
  expect(possibleFailure).toBe("The report counts 3 tests, but only 1 could be found in it.");
});

test.each([
  ["Playwright", "r.json", stats({ expected: 1, skipped: 0, flaky: 0 })],
  ["Mochawesome", "m.json", mochawesome({ tests: 1, passes: 1 })],
  ["Robot Framework, with a tag", "output.xml", robotRun('pass="1" fail="0" skip="0"')],
  ["NUnit with a filter", "n.xml", nunitRun('testcasecount="9" total="1" passed="1" failed="0"')],
  ["xUnit.net", "x.xml", xunitRun('total="1" passed="1" failed="0" errors="0"')],
  ["TestNG with ignored methods", "testng-results.xml", testngRun('ignored="4" total="5" passed="1" failed="0" skipped="0"')],
])("all tests that are counted are listed: %s", async (_, name, text) => {
  expect(await collectFiles({ [name]: text })).toMatchObject({ possibleFailure: undefined, notes: [], unread: [] });
});

test("a suite of Robot Framework that failed without a failed test is a failure", async () => {
  const failed = robot('<status status="FAIL">Suite teardown failed: no disk</status>', "");
  expect((await collectFiles({ "output.xml": failed })).tests).toMatchObject([
    { name: "p", status: "passed" },
    { kind: "outside", name: "Tear-down", suite: ["S"], status: "failed", message: "Suite teardown failed: no disk" },
  ]);
});

test("cancelled tests of node:test whose points are there are not missing", async () => {
  const tap =
    "TAP version 13\nnot ok 1 - p\n  ---\n  failureType: 'cancelledByParent'\n  error: 'test did not finish'\n  ...\n1..1\n# tests 1\n# pass 0\n# fail 0\n# cancelled 1\n";
  const { tests, unreadFailures } = await collectFiles({ "r.tap": tap });
  expect(tests).toMatchObject([{ name: "p", status: "failed" }]);
  expect(unreadFailures).toBeUndefined();
});

test.each(['tests="-1" failures="-5"', 'tests="1" errors="-1"', 'tests="1" skipped=" -3 "'])(
  "a negative count in JUnit XML leaves a pass in doubt: %s",
  async (counts) => {
    const document = `<testsuites><testsuite name="s" ${counts}><testcase name="a"/></testsuite></testsuites>`;
    const { possibleFailure } = await collectFiles({ "junit.xml": document });
    expect(possibleFailure).toMatch(/^The report has a negative count: \w+="-\d"$/);
  },
);
