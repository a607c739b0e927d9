import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";
import { maxTextBytes } from "../formats/format.ts";

const failedIn = async (name: string, content: string | object) => {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return (await collectFiles({ [name]: text })).tests.filter(({ status }) => status === "failed").map((one) => [one.kind, one.name]);
};
const junit = (more: string, inside = "") =>
  `<testsuite name="s"><testcase classname="c" name="pays"${more}>${inside}</testcase><testcase classname="c" name="ships"/></testsuite>`;
const pays = [["test", "pays"]];

test("JUnit XML: the element failed, and a status that is no zero", async () => {
  expect(await failedIn("a.xml", junit("", "<failed/>"))).toEqual(pays);
  expect(await failedIn("a.xml", junit("", '<failed message="no"/>'))).toEqual(pays);
  expect(await failedIn("a.xml", junit(' status="1"'))).toEqual(pays);
  expect(await failedIn("a.xml", junit(' status="0"'))).toEqual([]);
});

const playwright = (status: string, expectedStatus: string, ...results: string[]) => ({
  config: {},
  suites: [
    {
      title: "a.spec.js",
      file: "a.spec.js",
      specs: [{ title: "pays", file: "a.spec.js", tests: [{ status, expectedStatus, results: results.map((one) => ({ status: one })) }] }],
    },
  ],
  errors: [],
  stats: { unexpected: 0 },
});

test("Playwright: a test whose last attempt failed unexpectedly has failed, whatever its own status says", async () => {
  expect(await failedIn("r.json", playwright("expected", "passed", "failed"))).toEqual(pays);
  expect(await failedIn("r.json", playwright("flaky", "passed", "failed", "timedOut"))).toEqual(pays);
  expect(await failedIn("r.json", playwright("flaky", "passed", "failed", "passed"))).toEqual([]);
  expect(await failedIn("r.json", playwright("expected", "failed", "failed"))).toEqual([]);
  expect(await failedIn("r.json", playwright("skipped", "skipped", "skipped"))).toEqual([]);
});

test("Jest: a file with an error outside its tests has failed, whatever its own status says", async () => {
  const file = { name: "/a.test.js", status: "passed", message: "", assertionResults: [{ title: "pays", status: "passed" }] };
  const jest = (more: object) => ({ numTotalTests: 1, numFailedTests: 0, success: true, testResults: [{ ...file, ...more }] });
  expect(await failedIn("r.json", jest({ testExecError: { message: "no module" } }))).toEqual([
    ["outside", "Test file failed outside its tests"],
  ]);
  expect(await failedIn("r.json", jest({ testExecError: null }))).toEqual([]);
});

test("Allure: names in upper case", async () => {
  const result = { uuid: "1", name: "pays", status: "failed", start: 1, stop: 2 };
  expect(await failedIn("P-RESULT.JSON", result)).toEqual(pays);
});

test("a CTRF file that is too large and begins with another key is named", async () => {
  const ctrf = `{"extra":"${"x".repeat(maxTextBytes)}","reportFormat":"CTRF","results":{"tool":{"name":"x"},"tests":[]}}`;
  expect((await collectFiles({ "a.xml": junit(""), "out.json": ctrf })).unread).toEqual(["out.json"]);
});

test("allure-mocha: a passed test with the error of a second call of done() has failed", async () => {
  const statusDetails = { message: "done() called multiple times in test <cart pays>", trace: "Error: done() called multiple times" };
  const result = (framework: string) => ({
    uuid: "1",
    name: "pays",
    status: "passed",
    statusDetails,
    start: 1,
    stop: 2,
    labels: [{ name: "framework", value: framework }],
  });
  expect(await failedIn("1-result.json", result("mocha"))).toEqual(pays);
  // Others describe an accepted failure there.
  expect(await failedIn("1-result.json", result("pytest"))).toEqual([]);
});
