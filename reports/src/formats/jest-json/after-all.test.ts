import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

/** As Jest 30 and jest-junit 16 write it: the hook of b.test.js has a plain error, that of c.test.js a TypeError. */
const file = (name: string, error: string) => ({
  name: `/app/${name}`,
  status: "failed",
  message: `  ● Test suite failed to run\n\n    ${error}\n\n      at Object.<anonymous> (${name}:3:48)\n`,
  assertionResults: [{ title: "fine", status: "passed", ancestorTitles: [], failureMessages: [] }],
});
const testResults = [file("b.test.js", "after all"), file("c.test.js", "TypeError: after all of c")];
const json = JSON.stringify({ numTotalTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 2, success: false, testResults });
const hook = " Test execution failure: could be caused by test hooks like &apos;afterAll&apos;.";
const suite = (error: string) =>
  `<testsuite name="undefined" tests="1" failures="0"><testcase classname=" fine" name=" fine"/><testcase classname="${hook}" name="${hook}"><failure>{"message":"","stack":"${error}\\n    at x.js:3:48"}</failure></testcase></testsuite>`;
const xml = `<testsuites name="jest tests" tests="2">${suite("Error: after all")}${suite("TypeError: after all of c")}</testsuites>`;

const failed = async (files: Record<string, string>) =>
  (await collectFiles(files)).tests.flatMap(({ name, status, message }) => (status === "failed" ? [[name, message]] : []));

test("a failed afterAll hook is listed once, in any number of formats", async () => {
  const outside = "Test file failed outside its tests";
  expect(await failed({ "jest.json": json, "junit.xml": xml })).toEqual([
    [outside, "after all"],
    [outside, "TypeError: after all of c"],
  ]);
  expect(await failed({ "junit.xml": xml })).toEqual([
    [outside, "Error: after all"],
    [outside, "TypeError: after all of c"],
  ]);
});

test("the hooks of two files with one reason are two failures", async () => {
  const same = JSON.parse(json);
  same.testResults[1].message = same.testResults[0].message;
  const twice = `<testsuites>${suite("Error: after all").repeat(2)}</testsuites>`;
  expect(await failed({ "jest.json": JSON.stringify(same), "junit.xml": twice })).toHaveLength(2);
});

test("jest-junit's extra entry for a file that failed to load is not a test", async () => {
  const added = {
    status: "error",
    ancestorTitles: [],
    failureMessages: ["  ● Test suite failed to run\n\n    Cannot find module './nope'"],
  };
  const results = [{ ...file("e.test.js", "Cannot find module './nope'"), assertionResults: [added] }];
  const report = { numTotalTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, success: false, testResults: results };
  expect(await failed({ "jest.json": JSON.stringify(report) })).toEqual([
    ["Test file failed outside its tests", "Cannot find module './nope'"],
  ]);
});
