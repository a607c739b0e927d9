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

test("Allure: results are retries only if they are of one test and follow each other", async () => {
  const result = (status: string, times: object, more: object = {}) =>
    JSON.stringify({ uuid: status, historyId: "h", name: "pays", fullName: "cart#pays", status, ...times, ...more });
  const first = { start: 100, stop: 110 };
  const both = async (times: object, more?: object) =>
    statusesOf(await collectFiles({ "a-result.json": result("failed", first), "b-result.json": result("passed", times, more) }));
  expect(await both({ start: 110, stop: 111 })).toEqual(["pays: passed"]);
  expect(await both({ start: 110, stop: 110 })).toEqual(["pays: passed"]);
  expect(await both({ start: 120, stop: 130 }, { parameters: [{ name: "try", value: "2", excluded: true }] })).toEqual([
    "pays [try=2]: passed",
  ]);
  const two = ["pays: failed", "pays [#2]: passed"];
  for (const times of [
    { start: 105, stop: 120 },
    { start: 100, stop: 110 },
    { start: 90, stop: 101 },
    { start: 120, stop: 115 },
    { start: 120 },
    {},
  ])
    expect([times, await both(times)]).toEqual([times, two]);
  expect(await both({ start: 120, stop: 130 }, { fullName: "other#pays" })).toEqual(two);
  expect(await both({ start: 120, stop: 130 }, { parameters: [{ name: "row", value: "2" }] })).toEqual([
    "pays: failed",
    "pays [row=2]: passed",
  ]);
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
