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
  expect(await failedIn("r.json", playwright("skipped", "passed", "failed", "skipped"))).toEqual(pays);
  // A retry may skip itself: Playwright then calls the test flaky.
  expect(await failedIn("r.json", playwright("flaky", "skipped", "failed", "skipped"))).toEqual([]);
});

test("Playwright: a test that is expected to fail and passed has failed, whatever its own status says", async () => {
  expect(await failedIn("r.json", playwright("expected", "failed", "passed"))).toEqual(pays);
  expect(await failedIn("r.json", playwright("flaky", "failed", "passed", "failed"))).toEqual([]);
});

test("Playwright: a spec that is not ok has a failed test", async () => {
  const specOf = (ok: boolean, ...statuses: string[]) => {
    const tests = statuses.map((status, index) => ({
      status,
      expectedStatus: status === "skipped" ? "skipped" : "passed",
      projectName: `p${index}`,
      results: [{ status: status === "expected" ? "passed" : status === "unexpected" ? "failed" : "skipped" }],
    }));
    return { ...playwright("expected", "passed"), suites: [{ title: "a", file: "a", specs: [{ title: "pays", file: "a", ok, tests }] }] };
  };
  expect(await failedIn("r.json", specOf(false, "expected", "skipped"))).toEqual(pays);
  expect(await failedIn("r.json", specOf(false, "expected", "unexpected"))).toEqual(pays);
  expect(await failedIn("r.json", specOf(true, "expected", "skipped"))).toEqual([]);
});

const notedIn = async (name: string, content: string | object) => {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const { tests, possibleFailure } = await collectFiles({ [name]: text });
  expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
  return possibleFailure;
};

test("Playwright: a passed test without a result, or with an error that the suite accepted, is in doubt", async () => {
  const withResult = (result?: object, expectedStatus = "passed") => {
    const one = { status: "expected", expectedStatus, results: result ? [result] : [] };
    return {
      ...playwright("expected", "passed"),
      suites: [{ title: "a", file: "a", specs: [{ title: "pays", file: "a", tests: [one] }] }],
    };
  };
  expect(await notedIn("r.json", withResult())).toBe('The report calls "pays" passed, but has no result of it.');
  expect(await notedIn("r.json", withResult({ status: "passed", errors: [{ message: "no money\nat x" }] }))).toBe(
    'The report calls "pays" passed, but it has an error: no money.',
  );
  expect(await notedIn("r.json", withResult({ status: "failed", errors: [{ message: "no money" }] }, "failed"))).toBeUndefined();
  expect(await notedIn("r.json", withResult({ status: "passed", errors: [] }))).toBeUndefined();
});

test("TRX: a passed test with an error is in doubt, one with the text of NUnit's Assert.Pass is not", async () => {
  const trx = (info: string) =>
    `<TestRun><Results><UnitTestResult testName="pays" outcome="Passed"><Output><ErrorInfo>${info}</ErrorInfo></Output></UnitTestResult></Results></TestRun>`;
  const error = "<Message>System.Exception: no money</Message>";
  expect(await notedIn("r.trx", trx(error))).toBe('The report calls "pays" passed, but it has an error: System.Exception: no money.');
  expect(await notedIn("r.trx", trx("<Message>no money</Message><StackTrace>at A.B()</StackTrace>"))).toContain("no money");
  expect(await notedIn("r.trx", trx("<Message>Paid 3 orders</Message>"))).toBeUndefined();
});

test("NUnit: a passed test or suite with a failure, or with a failed assertion, has failed", async () => {
  const run = (inside: string, ofSuite = "") =>
    `<test-run id="0" result="Passed" failed="0"><test-suite type="TestFixture" name="F" fullname="A.F" result="Passed">${ofSuite}<test-case name="pays" result="Passed">${inside}</test-case></test-suite></test-run>`;
  expect(await failedIn("n.xml", run("<failure><message>boom</message></failure>"))).toEqual(pays);
  expect(await failedIn("n.xml", run('<assertions><assertion result="Failed"><message>boom</message></assertion></assertions>'))).toEqual(
    pays,
  );
  expect(await failedIn("n.xml", run("", "<failure><message>boom</message></failure>"))).toEqual([
    ["outside", "Suite failed outside its tests"],
  ]);
  expect(await failedIn("n.xml", run("<reason><message>Paid 3 orders</message></reason>"))).toEqual([]);
  expect(await failedIn("n.xml", run('<assertions><assertion result="Warning"/><assertion result="Passed"/></assertions>'))).toEqual([]);
});

test("xUnit.net: a passed test with a failure has failed", async () => {
  const xunit = (inside: string) =>
    `<assemblies><assembly name="a.dll"><collection name="c"><test name="pays" result="Pass">${inside}</test></collection></assembly></assemblies>`;
  expect(await failedIn("x.xml", xunit("<failure><message>boom</message></failure>"))).toEqual(pays);
  expect(await failedIn("x.xml", xunit("<output>boom</output>"))).toEqual([]);
});

test("Cucumber: a passed step or hook with an error has failed", async () => {
  const cucumber = (result: object, hook: object = {}) => [
    {
      keyword: "Feature",
      uri: "f.feature",
      elements: [
        {
          name: "pays",
          type: "scenario",
          steps: [{ keyword: "Given ", name: "x", result: { status: "passed", ...result } }],
          after: [{ result: { status: "passed", ...hook } }],
        },
      ],
    },
  ];
  expect(await failedIn("c.json", cucumber({ error_message: "boom" }))).toEqual(pays);
  expect(await failedIn("c.json", cucumber({}, { error_message: "boom" }))).toEqual(pays);
  expect(await failedIn("c.json", cucumber({ error_message: "" }))).toEqual([]);
});

test("Jest: a file with an error outside its tests has failed, whatever its own status says", async () => {
  const file = { name: "/a.test.js", status: "passed", message: "", assertionResults: [{ title: "pays", status: "passed" }] };
  const jest = (more: object) => ({ numTotalTests: 1, numFailedTests: 0, success: true, testResults: [{ ...file, ...more }] });
  expect(await failedIn("r.json", jest({ testExecError: { message: "no module" } }))).toEqual([
    ["outside", "Test file failed outside its tests"],
  ]);
  expect(await failedIn("r.json", jest({ testExecError: null }))).toEqual([]);
});

const jestWith = (assertion: object, more: object = {}) => ({
  numTotalTests: 1,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: [
    { name: "/a.test.js", status: "passed", message: "", assertionResults: [{ title: "pays", status: "passed", ...assertion }] },
  ],
  ...more,
});

test("Jest: a passed test with the messages of a failure has failed, unless it passed on a retry", async () => {
  expect(await failedIn("r.json", jestWith({ failureMessages: ["Error: boom"] }))).toEqual(pays);
  expect(await failedIn("r.json", jestWith({ failureMessages: ["Error: boom"], invocations: 2 }))).toEqual([]);
  // A test marked with `failing` that failed has no messages.
  expect(await failedIn("r.json", jestWith({ failureMessages: [], numPassingAsserts: 0 }))).toEqual([]);
});

test("Jest: a run whose snapshots differ has failed, one of Vitest with obsolete snapshots has not", async () => {
  const snapshot = { failure: true, unmatched: 1 };
  expect(await failedIn("r.json", jestWith({}, { snapshot }))).toEqual([["outside", "Run failed outside its tests"]]);
  const obsolete = { failure: true, unmatched: 0, unchecked: 2 };
  expect(await failedIn("r.json", jestWith({}, { snapshot: obsolete, numRuntimeErrorTestSuites: undefined }))).toEqual([]);
});

test("Vitest: a passed test with the errors of attempts before passed on a retry", async () => {
  const failureMessages = ["AssertionError: expected 1 to be 2"];
  const vitest = jestWith({ meta: {}, failureMessages }, { numRuntimeErrorTestSuites: undefined });
  const { tests } = await collectFiles({ "r.json": JSON.stringify(vitest) });
  expect(tests).toMatchObject([{ name: "pays", status: "passed", flaky: true, retries: 1 }]);
});

test("CTRF: a test that passed after a failed attempt is flaky, whatever its own flag says", async () => {
  const flakyIn = async (test: object) => {
    const ctrf = { results: { tool: { name: "x" }, summary: { tests: 1 }, tests: [{ name: "pays", duration: 1, ...test }] } };
    return (await collectFiles({ "c.json": JSON.stringify(ctrf) })).tests.map(({ status, flaky }) => [status, flaky]);
  };
  const failed = { attempt: 1, status: "failed" };
  expect(await flakyIn({ status: "passed", retries: 1, retryAttempts: [failed] })).toEqual([["passed", true]]);
  expect(await flakyIn({ status: "passed", flaky: false, retryAttempts: [failed, { status: "passed" }] })).toEqual([["passed", true]]);
  expect(await flakyIn({ status: "passed", retryAttempts: [{ status: "passed" }] })).toEqual([["passed", false]]);
  expect(await flakyIn({ status: "failed", retryAttempts: [failed] })).toEqual([["failed", false]]);
  // `test.fail` of Playwright
  expect(await flakyIn({ status: "passed", rawStatus: "failed", retryAttempts: [failed] })).toEqual([["passed", false]]);
});

const mochawesome = (test: object, suite: object = {}) => {
  const one = { title: "pays", pass: true, fail: false, state: "passed", err: {}, uuid: "u1", ...test };
  return { stats: { testsRegistered: 1, failures: 0 }, results: [{ title: "s", tests: [one], suites: [], ...suite }] };
};

test("Mochawesome: a test that its suite lists as failed has failed", async () => {
  expect(await failedIn("m.json", mochawesome({}, { failures: ["u1"] }))).toEqual(pays);
  expect(await failedIn("m.json", mochawesome({ uuid: undefined }, { failures: ["u2"] }))).toEqual([]);
});

test("Mochawesome: a passed test with an error or a time-out is in doubt", async () => {
  expect(await notedIn("m.json", mochawesome({ err: { message: "boom" } }))).toBe(
    'The report calls "pays" passed, but it has an error: boom.',
  );
  expect(await notedIn("m.json", mochawesome({ timedOut: true }))).toBe('The report calls "pays" passed, but it timed out.');
  expect(await notedIn("m.json", mochawesome({ timedOut: null }))).toBeUndefined();
});

test("Allure: a passed test that was interrupted has failed, one that did not end is in doubt", async () => {
  const result = (stage?: string) => ({ uuid: "1", name: "pays", status: "passed", stage, start: 1, stop: 2 });
  expect(await failedIn("1-result.json", result("interrupted"))).toEqual(pays);
  expect(await notedIn("1-result.json", result("running"))).toBe('The report calls "pays" passed, but it did not end.');
  expect(await notedIn("1-result.json", result("finished"))).toBeUndefined();
  expect(await notedIn("1-result.json", result())).toBeUndefined();
});

test("Robot Framework: a suite whose set-up failed has failed, although a test of it passed", async () => {
  const suite = (setUp: string, status: string) =>
    `<robot><suite name="S"><kw name="k" type="SETUP"><status status="${setUp}">no database</status></kw><test name="pays"><status status="${status}"/></test><status status="PASS"/></suite></robot>`;
  expect(await failedIn("output.xml", suite("FAIL", "PASS"))).toEqual([["outside", "Suite failed outside its tests"]]);
  expect(await failedIn("output.xml", suite("FAIL", "SKIP"))).toEqual([]);
  expect(await failedIn("output.xml", suite("PASS", "PASS"))).toEqual([]);
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
