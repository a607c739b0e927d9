import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** What identifies each test in a report. */
const identitiesIn = async (files: Record<string, string>) =>
  (await collectFiles(files)).tests.map(({ filePath, suite, name, variant }) => ({ filePath, suite, name, variant }));

const location = "  location: '/app/a.test.js:1:36'\n  failureType: 'testCodeFailure'\n  error: 'boom'\n";
const nodeTap = (fails: boolean) =>
  [
    "TAP version 13\n# Subtest: pays",
    `${fails ? "not ok" : "ok"} 1 - pays\n  ---\n  duration_ms: 11.5\n  type: 'test'\n${fails ? location : ""}  ...`,
    "# Subtest: ships\nok 2 - ships\n  ---\n  duration_ms: 0.3\n  type: 'test'\n  ...",
    `1..2\n# tests 2\n# suites 0\n# pass ${fails ? 1 : 2}\n# fail ${fails ? 1 : 0}\n`,
  ].join("\n");
/** As Node 18 writes it: each file is a subtest. */
const nodeTapOfFile = (fails: boolean) =>
  [
    "TAP version 13\n# Subtest: /app/test/a.test.js\n    # Subtest: pays",
    `    ${fails ? "not ok" : "ok"} 1 - pays\n      ---\n      duration_ms: 2\n${fails ? "      location: '/app/test/a.test.js:1:36'\n      error: 'boom'\n" : ""}      ...`,
    "    1..1",
    `${fails ? "not ok" : "ok"} 1 - /app/test/a.test.js\n  ---\n  duration_ms: 40\n${fails ? "  failureType: 'subtestsFailed'\n  error: '1 subtest failed'\n" : ""}  ...`,
    "1..1\n",
  ].join("\n");
const libcheck = (fails: boolean) =>
  `${fails ? "not ok 1 - helper.c:my:core:pays: Assertion '1 == 2' failed: 1 == 1, 2 == 2" : "ok 1 - a.c:my:core:pays: Passed"}\nok 2 - a.c:my:core:ships: Passed\n1..2\n`;
const vitest1 = (fails: boolean) => {
  const one = (failsToo: boolean, line: number) =>
    failsToo
      ? { title: "pays", status: "failed", failureMessages: ["Error: no"], location: { line, column: 3 } }
      : { title: "pays", status: "passed", failureMessages: [] };
  const counts = { numTotalTests: 2, numFailedTests: fails ? 2 : 0 };
  return JSON.stringify({ ...counts, testResults: [{ name: "/app/a.test.js", assertionResults: [one(fails, 3), one(fails, 8)] }] });
};
const ctrf = (fails: boolean) => {
  const one = (line: number) =>
    fails ? { name: "pays", status: "failed", duration: 1, line } : { name: "pays", status: "passed", duration: 1 };
  const summary = { tests: 2, failed: fails ? 2 : 0 };
  return JSON.stringify({ results: { tool: { name: "any" }, summary, tests: [one(3), one(8)] } });
};

test.each([
  ["node:test", "report.tap", nodeTap],
  ["node:test before version 20", "report.tap", nodeTapOfFile],
  ["Check", "check.tap", libcheck],
  ["Vitest before version 2", "vitest.json", vitest1],
  ["CTRF", "ctrf.json", ctrf],
])("a test that fails is the same test as when it passes: %s", async (_producer, path, report) => {
  const passing = await identitiesIn({ [path]: report(false) });
  expect(passing).toHaveLength(path === "report.tap" && report === nodeTapOfFile ? 1 : 2);
  expect(await identitiesIn({ [path]: report(true) })).toEqual(passing);
});

test("node:test: the place of a failed test stays visible", async () => {
  const { tests } = await collectFiles({ "report.tap": nodeTap(true) });
  expect(tests[0]).toMatchObject({ name: "pays", failureFile: "/app/a.test.js", trace: "at /app/a.test.js:1:36" });
  expect(tests[0]?.filePath).toBeUndefined();
});

test("node:test before version 20: a subtest for a file is the file", async () => {
  expect(await identitiesIn({ "report.tap": nodeTapOfFile(false) })).toEqual([{ filePath: "test/a.test.js", suite: [], name: "pays" }]);
});

test("Check: the message is not in the name", async () => {
  const { tests } = await collectFiles({ "check.tap": libcheck(true) });
  expect(tests[0]).toMatchObject({ name: "pays", suite: ["my:core"], message: "Assertion '1 == 2' failed: 1 == 1, 2 == 2" });
  const { tests: others } = await collectFiles({ "any.tap": "ok 1 - a.c:core:pays: Passed\nok 2 - adds\n1..2\n" });
  expect(others.map(({ name }) => name)).toEqual(["a.c:core:pays: Passed", "adds"]);
});

test("PHPUnit without a configuration: a test is the same, whether its folder or its file was given", async () => {
  const testcase =
    '<testcase name="testPays" class="CartTest" classname="CartTest" file="/ci/shop/tests/CartTest.php" line="3" assertions="1"/>';
  const ofClass = `<testsuite name="CartTest" file="/ci/shop/tests/CartTest.php" tests="1">${testcase}</testsuite>`;
  const ofFolder = `<testsuite name="/ci/shop/tests" tests="1">${ofClass}</testsuite>`;
  const [folder, file] = [`<testsuites>${ofFolder}</testsuites>`, `<testsuites>${ofClass}</testsuites>`];
  expect(await identitiesIn({ "junit.xml": folder })).toEqual(await identitiesIn({ "junit.xml": file }));
});

test("a failed result, and one whose name another one has, keep the folder of their report", async () => {
  const suite = (...cases: string[]) => `<testsuite name="App">${cases.join("")}</testsuite>`;
  const { tests } = await collectFiles({
    "packages/a/junit.xml": suite('<testcase name="renders"/>', '<testcase name="only in a"/>'),
    "packages/b/junit.xml": suite('<testcase name="renders"/>', '<testcase name="only in b"><failure message="no"/></testcase>'),
  });
  expect(tests.map(({ name, variant, reportFolder }) => [name, variant, reportFolder])).toEqual([
    ["renders", undefined, "packages/a"],
    ["only in a", undefined, undefined],
    ["renders", "#2", "packages/b"],
    ["only in b", undefined, "packages/b"],
  ]);
});
