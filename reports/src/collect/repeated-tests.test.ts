import { expect, test } from "vitest";
import { collectFiles, statusesOf } from "../testing/collect-files.ts";

/** The files in the order that is given. */
const collect = async (files: Record<string, string>) => (await collectFiles(files, { repeatedTests: "retries" })).tests;

const suite = (inner: string, more = "") => `<testsuite name="s" ${more}>${inner}</testsuite>`;
const failed = suite('<testcase name="a"><failure/></testcase>');
const passed = suite('<testcase name="a"/>');
const at = (xml: string, timestamp: string) => xml.replace("<testsuite ", `<testsuite timestamp="${timestamp}" `);

test("testcases without a name are never joined", async () => {
  const unnamed = suite("<testcase><failure/></testcase><testcase/>");
  expect((await collect({ "a.xml": unnamed })).map(({ status }) => status)).toEqual(["failed", "passed"]);
  const ofClass = suite('<testcase classname="c" name=""><failure/></testcase><testcase classname="c"/>');
  expect((await collect({ "a.xml": ofClass })).map(({ status }) => status)).toEqual(["failed", "passed"]);
});

test.each([
  ["names", { "junit-10.xml": failed, "junit-2.xml": passed }, "failed"],
  ["names", { "junit-10.xml": passed, "junit-2.xml": failed }, "passed"],
  ["names, the first without a number", { "junit-rerun.xml": passed, "junit.xml": failed }, "passed"],
  ["starts", { "a.xml": at(passed, "2026-01-01T10:05:00Z"), "b.xml": at(failed, "2026-01-01T10:00:00Z") }, "passed"],
  ["names when only some have a start", { "a.xml": at(passed, "2026-01-01T10:05:00Z"), "b.xml": failed }, "failed"],
])("retries in several files come in the order of the files' %s (%#)", async (_, files, status) => {
  const tests = await collect(files);
  expect(tests).toMatchObject([{ name: "a", status, retries: 1 }]);
});

const attempt = (outcome: string) => `<testcase name="a">${outcome}</testcase>`;
const [failure, skip] = ['<failure message="boom"/>', '<skipped message="gives up"/>'];

test.each([
  [[failure, skip], { status: "failed", flaky: false, message: "boom" }],
  [[failure, "", skip], { status: "passed", flaky: true, message: "boom" }],
  [["", failure, skip, skip], { status: "failed", flaky: false, message: "boom" }],
  [["<failure/>", skip], { status: "failed", flaky: false }],
  [["", skip], { status: "passed", flaky: false }],
  [[skip, failure], { status: "failed", flaky: false, message: "boom" }],
  [[skip, skip], { status: "skipped", flaky: false, message: "gives up" }],
])("a skipped attempt does not decide if another one ran (%#)", async (outcomes, expected) => {
  const inOneFile = { "a.xml": suite(outcomes.map(attempt).join("")) };
  const inSeveral = Object.fromEntries(outcomes.map((outcome, index) => [`junit-${index + 1}.xml`, suite(attempt(outcome))]));
  for (const files of [inOneFile, inSeveral]) {
    const tests = await collect(files);
    expect(tests).toMatchObject([{ name: "a", retries: outcomes.length - 1, ...expected }]);
    expect(tests[0]?.attempts).toHaveLength(outcomes.length);
    if (expected.status === "failed") expect(tests[0]?.message).not.toBe("gives up");
  }
});

test("Jest and Allure: a pending or skipped attempt does not hide a failure", async () => {
  const assertion = (status: string) => ({
    title: "pays",
    ancestorTitles: [],
    status,
    failureMessages: status === "failed" ? ["boom"] : [],
  });
  const jest = {
    numTotalTests: 2,
    numFailedTests: 1,
    testResults: [{ name: "/a.test.js", status: "failed", assertionResults: ["failed", "pending"].map(assertion) }],
  };
  expect(await collect({ "jest.json": JSON.stringify(jest) })).toMatchObject([{ status: "failed", message: "boom" }]);
  const allure = { "a-result.json": JSON.stringify(ofAllure("failed", 100)), "b-result.json": JSON.stringify(ofAllure("skipped", 120)) };
  expect(await collect(allure)).toMatchObject([{ status: "failed", retries: 1 }]);
});

test("Allure: concurrent results of several machines are not retries", async () => {
  const result = (uuid: string, status: string, host: string, start: number) =>
    JSON.stringify({ uuid, historyId: "h", name: "pays", status, start, stop: start + 10, labels: [{ name: "host", value: host }] });
  const both = (second: string, start: number) => ({
    "a-result.json": result("a", "failed", "one", 100),
    "b-result.json": result("b", "passed", second, start),
  });
  expect((await collect(both("two", 100))).map(({ status }) => status)).toEqual(["failed", "passed"]);
  expect((await collect(both("two", 105))).map(({ status }) => status)).toEqual(["failed", "passed"]);
  expect(await collect(both("two", 200))).toMatchObject([{ status: "passed", flaky: true }]);
  expect(await collect(both("one", 200))).toMatchObject([{ status: "passed", flaky: true }]);
});

const ofAllure = (status: string, start: number, more: object = {}) => ({
  uuid: `${status}${start}`,
  historyId: "f87026e0705fd29f214b2d80768622b0:d41d8cd98f00b204e9800998ecf8427e",
  name: "pays",
  fullName: "a.test.js: cart > pays",
  status,
  start,
  stop: start + 10,
  labels: [{ name: "thread", value: "pid-21284-worker-main" }],
  ...more,
});
/** As allure-mocha and allure-playwright write it. */
const retry = (value: string) => ({ parameters: [{ name: "Retry", value, excluded: true }] });
const readAllure = async (...results: object[]) =>
  statusesOf(
    await collectFiles(
      Object.fromEntries(results.map((result, index) => [`${results.length - index}-result.json`, JSON.stringify(result)])),
    ),
  );
const twoTests = ["pays: failed", "pays [#2]: passed"];

test("Allure: equal ids are no retry, since two tests with one title have them, and allure-jest and allure-pytest mark none", async () => {
  expect(await readAllure(ofAllure("passed", 120), ofAllure("broken", 100))).toEqual(twoTests);
  // Whatever the names of the files, which are random.
  expect((await readAllure(ofAllure("broken", 100), ofAllure("passed", 120))).toSorted()).toEqual(twoTests.toSorted());
  const elsewhere = { labels: [{ name: "host", value: "b" }] };
  expect(await readAllure(ofAllure("passed", 120), ofAllure("failed", 100, elsewhere))).toEqual(twoTests);
  const files = { "a-result.json": JSON.stringify(ofAllure("passed", 120)), "b-result.json": JSON.stringify(ofAllure("broken", 100)) };
  expect(await collect(files)).toMatchObject([{ status: "passed", flaky: true, retries: 1 }]);
});

test("Allure: a result with the parameter Retry is an attempt of the failed one before it", async () => {
  const both = (start: number, more: object = {}, first: object = {}) =>
    readAllure(ofAllure("broken", 100, first), ofAllure("passed", start, { ...retry("1"), ...more }));
  expect(await both(120)).toEqual(["pays: passed"]);
  expect(await both(110)).toEqual(["pays: passed"]);
  expect(await both(100, { stop: 100 }, { stop: 100 })).toEqual(["pays: passed"]);
  expect(await readAllure(ofAllure("broken", 100), ofAllure("broken", 120, retry("1")), ofAllure("passed", 140, retry("2")))).toEqual([
    "pays: passed",
  ]);
  for (const [start, more] of [
    [105, {}],
    [90, {}],
    [120, { stop: 115 }],
    [120, { stop: undefined }],
    [120, { fullName: "other#pays" }],
    [120, { labels: [{ name: "host", value: "other" }] }],
    [120, { historyId: "other" }],
    [120, retry("2")],
    [120, retry("0")],
    [120, { parameters: [{ name: "try", value: "1", excluded: true }] }],
  ] satisfies [number, object][])
    expect([start, more, (await both(start, more)).filter((one) => one.endsWith("failed")).length]).toEqual([start, more, 1]);
  expect(await both(120, { parameters: [{ name: "Retry", value: "1" }] })).toContain("pays: failed");
});

test("Allure: a retry does not hide the failure of another test with its title", async () => {
  const first = ofAllure("broken", 100);
  expect(
    (await readAllure(first, ofAllure("broken", 120), ofAllure("passed", 140, retry("1")))).filter((one) => /failed/.test(one)),
  ).toHaveLength(2);
  expect(await readAllure(first, ofAllure("passed", 120, retry("1")), ofAllure("broken", 140))).toContain("pays [#2]: failed");
  const twice = [first, ofAllure("passed", 120, retry("1")), ofAllure("broken", 140), ofAllure("passed", 160, retry("1"))];
  expect((await readAllure(...twice)).toSorted()).toEqual(["pays [#2]: passed", "pays: passed"]);
});

test("a runner that marks its retries decides itself which attempt counts", async () => {
  expect(await readAllure(ofAllure("failed", 100), ofAllure("skipped", 120, retry("1")))).toEqual(["pays: skipped"]);
});

test("TestNG: the last attempt has no mark; two without a mark are two tests", async () => {
  const method = (status: string, retried = false) =>
    `<test-method name="pays" signature="pays()" status="${status}" started-at="2026-01-01T00:00:00Z"${retried ? ' retried="true"' : ""}/>`;
  const inTest = (name: string, ...methods: string[]) => `<test name="${name}"><class name="C">${methods.join("")}</class></test>`;
  const read = async (...tests: string[]) =>
    statusesOf(await collectFiles({ "testng-results.xml": `<testng-results><suite name="s">${tests.join("")}</suite></testng-results>` }));
  expect(await read(inTest("t", method("SKIP", true), method("PASS")))).toEqual(["pays: passed"]);
  expect(await read(inTest("t", method("SKIP", true), method("FAIL"), method("PASS")))).toContain("pays [#2]: failed");
  expect(await read(inTest("chrome", method("SKIP", true), method("FAIL")), inTest("firefox", method("PASS")))).toEqual([
    "pays: failed",
    "pays [#2]: passed",
  ]);
});
