import { describe, expect, test } from "vitest";
import { collectFiles, statusesOf } from "../testing/collect-files.ts";

const ok = '<testcase classname="c" name="ok"/>';

describe("JUnit XML", () => {
  test.each(['outcome="failed"', 'state="failed"', 'passed="false"', 'success="False"', 'status="crashed"', 'result="broken"'])(
    "%s is a failure",
    async (words) => {
      const { tests } = await collectFiles({
        "a.xml": `<testsuite name="s">${ok}<testcase classname="c" name="bad" ${words}/></testsuite>`,
      });
      expect(tests.map(({ status }) => status)).toEqual(["passed", "failed"]);
    },
  );

  test.each(["failure", "error", "Failures", "crashed", "failed", "ERRORS"])('%s="1" of a suite counts', async (name) => {
    const { unreadFailures } = await collectFiles({ "a.xml": `<testsuite name="s" ${name}="1">${ok}</testsuite>` });
    expect(unreadFailures).toEqual({ counted: 1, found: 0 });
  });

  test("an error below testsuites is a failure", async () => {
    const results = await collectFiles({
      "a.xml": `<testsuites><error message="boom"/><testsuite name="s">${ok}</testsuite></testsuites>`,
    });
    expect(results.tests).toMatchObject([{ name: "Suite failed outside its tests", status: "failed", message: "boom" }, { name: "ok" }]);
  });
});

describe("TRX", () => {
  const trx = (results: string, infos: string, outcome = "Failed") =>
    `<TestRun id="1"><Results>${results}</Results><ResultSummary outcome="${outcome}"><RunInfos>${infos}</RunInfos></ResultSummary></TestRun>`;
  const result = (testName: string, outcome: string, kind = "UnitTestResult") => `<${kind} testName="${testName}" outcome="${outcome}"/>`;
  const info = (text: string) => `<RunInfo outcome="Error"><Text>${text}</Text></RunInfo>`;
  const read = async (text: string) => statusesOf(await collectFiles({ "a.trx": text }));

  test("xUnit.net's repeated message about a failed test is not an additional failure", async () => {
    const line = info("[xUnit.net 00:00:00.58]     Shop.Pays [FAIL]");
    expect(await read(trx(result("Shop.Pays", "Failed"), `${line}${info("Exit code indicates failure: '2'. Please refer")}`))).toEqual([
      "Shop.Pays: failed",
    ]);
    const outside = "Error outside of any test: failed";
    expect(await read(trx(result("Shop.Pays", "Passed"), line))).toEqual([outside, "Shop.Pays: passed"]);
    expect(await read(trx(result("Shop.Pays", "Failed"), info("The test host process crashed")))).toEqual([outside, "Shop.Pays: failed"]);
  });

  test("messages have uniform line breaks", async () => {
    const output = "<Output><ErrorInfo><Message>Expected: 1&#xD;&#xA;Actual: 2</Message></ErrorInfo></Output>";
    const text = trx(`<UnitTestResult testName="a" outcome="Failed">${output}</UnitTestResult>`, "");
    expect((await collectFiles({ "a.trx": text })).tests).toMatchObject([{ message: "Expected: 1\nActual: 2" }]);
  });

  test("results of every kind are read, and a run that was aborted has failed", async () => {
    expect(await read(trx(result("w", "Failed", "WebTestResult") + result("l", "Passed", "LoadTestResult"), ""))).toEqual([
      "w: failed",
      "l: passed",
    ]);
    expect(await read(trx(result("a", "PassedButRunAborted"), "", "Completed"))).toEqual(["a: failed"]);
    expect(await read(trx(result("a", "Passed"), "", "Crashed"))).toContain("a: passed");
    expect((await read(trx(result("a", "Passed"), "", "Crashed"))).length).toBe(2);
    // CppUnit has the same outermost element.
    const { unread } = await collectFiles({
      "a.trx": trx(result("a", "Passed"), "", "Completed"),
      "b.xml": "<TestRun><FailedTests><FailedTest/></FailedTests></TestRun>",
    });
    expect(unread).toEqual(["b.xml"]);
  });
});

test("CTRF: other results that are only counted are missing failures", async () => {
  const ctrf = (tests: object[], summary: object) => JSON.stringify({ results: { tool: { name: "x" }, summary, tests } });
  const passed = { name: "a", status: "passed", duration: 1 };
  expect((await collectFiles({ "a.json": ctrf([passed], { failed: 0, other: 1 }) })).unreadFailures).toEqual({ counted: 1, found: 0 });
  const todo = { name: "b", status: "other", rawStatus: "todo", duration: 1 };
  expect((await collectFiles({ "a.json": ctrf([passed, todo], { failed: 0, other: 1 }) })).unreadFailures).toBeUndefined();
});

test("go test before 1.20: output without a line break hides the end of a test, not its result", async () => {
  const event = (fields: object) => JSON.stringify({ Package: "ex/p", ...fields });
  const read = async (end: string, packageEnd: string) =>
    statusesOf(
      await collectFiles({
        "go.json": [
          event({ Action: "run", Test: "TestA" }),
          event({ Action: "output", Test: "TestA", Output: `no newline--- ${end}: TestA (0.00s)\n` }),
          event({ Action: packageEnd }),
        ].join("\n"),
      }),
    );
  expect(await read("PASS", "pass")).toEqual(["TestA: passed"]);
  expect(await read("PASS", "fail")).toContain("TestA: failed");
  expect(await read("FAIL", "pass")).toEqual(["TestA: failed"]);
});

test("Playwright JSON: a test that was interrupted has failed, and so has the run, which was stopped", async () => {
  const tests = [{ projectName: "chromium", status: "skipped", results: [{ status: "interrupted", duration: 3 }] }];
  const document = {
    config: { configFile: "/app/p.ts", rootDir: "/app" },
    suites: [{ title: "a.ts", file: "a.ts", specs: [{ title: "pays", tests }] }],
    errors: [],
    stats: {},
  };
  const { tests: found } = await collectFiles({ "results.json": JSON.stringify(document) });
  expect(found).toMatchObject([
    { name: "pays", status: "failed", kind: "test", message: "The run was interrupted while this test ran." },
    {
      name: "Run failed outside its tests",
      status: "failed",
      kind: "outside",
      message: expect.stringContaining("was stopped while a test ran"),
    },
  ]);
});

test("CTRF of Playwright: a test that was interrupted says that the run was stopped", async () => {
  const tests = ["interrupted", "failed"].map((rawStatus) => ({ name: rawStatus, status: "failed", duration: 1, rawStatus }));
  const results = { tool: { name: "playwright" }, summary: { tests: 2, passed: 0, failed: 2, pending: 0, skipped: 0, other: 0 }, tests };
  const found = await collectFiles({ "ctrf.json": JSON.stringify({ results }) });
  expect(found.tests.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    "interrupted: test",
    "failed: test",
    "Run failed outside its tests: outside",
  ]);
  expect(found.unreadFailures).toBeUndefined();
});

test("NUnit: a set-up that failed is not listed again for each group below it", async () => {
  const group = (site: string, inner: string) =>
    `<test-suite type="TestFixture" name="F" fullname="N.F" result="Failed" site="${site}">${inner}</test-suite>`;
  const run = (inner: string) => `<test-run result="Failed" failed="1">${inner}</test-run>`;
  const read = async (text: string) =>
    (await collectFiles({ "n.xml": run(text) })).tests.filter(({ status }) => status === "failed").length;
  const empty = group("Parent", "");
  expect(await read(group("SetUp", `${empty}${empty}<test-case name="pays" result="Failed" site="Parent"/>`))).toBe(1);
  expect(await read(group("SetUp", `${empty}${empty}`))).toBe(1);
});

test("CTRF that counts more tests than it lists says so", async () => {
  const ctrf = (tests: number) =>
    JSON.stringify({
      results: { tool: { name: "x" }, summary: { tests, passed: 1, failed: 0 }, tests: [{ name: "a", status: "passed" }] },
    });
  expect((await collectFiles({ "a.json": ctrf(3) })).notes.join()).toContain("counts 3 tests, but only 1");
  expect((await collectFiles({ "a.json": ctrf(1) })).notes).toEqual([]);
});
