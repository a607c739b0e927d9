import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectResults } from "./collect.ts";

/** One file as a run's report folder, read the way the worker reads it. */
async function collect(name: string, content: string) {
  const root = await mkdtemp(join(tmpdir(), "gantry-formats-"));
  try {
    await writeFile(join(root, name), content);
    const files = [{ path: name, sizeBytes: (await stat(join(root, name))).size }];
    return await collectResults({ root, files });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const brief = (tests: Awaited<ReturnType<typeof collect>>["tests"]) =>
  tests.map(({ suite, name, variant, status, message }) => [[...suite, name, ...(variant ? [variant] : [])].join(" > "), status, message]);

test("TRX: classes come after the results, a row of data is a test, an error of the run has a name", async () => {
  const { formats, tests, unreadFailures } = await collect(
    "TestResults.trx",
    `<?xml version="1.0" encoding="utf-8"?>
<TestRun id="1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">
<Results>
<UnitTestResult testId="a" testName="Shop.CartTests.Adds" duration="00:00:01.5" outcome="Passed"><Output><StdOut>hello</StdOut></Output></UnitTestResult>
<UnitTestResult testId="b" testName="Pays" duration="00:00:00.25" outcome="Failed"><Output><ErrorInfo><Message>Assert.AreEqual failed.
Expected:&lt;3&gt;. Actual:&lt;4&gt;.</Message><StackTrace>at Shop.CartTests.Pays()</StackTrace></ErrorInfo></Output></UnitTestResult>
<UnitTestResult testId="c" testName="Later" outcome="NotExecuted"/>
<UnitTestResult testId="d" testName="Rows" outcome="Failed"><InnerResults>
<UnitTestResult testId="d" testName="Rows (1)" outcome="Passed"/><UnitTestResult testId="d" testName="Rows (2)" outcome="Failed"/>
</InnerResults></UnitTestResult>
</Results>
<TestDefinitions>
<UnitTest id="a"><TestMethod className="Shop.CartTests" name="Adds"/></UnitTest>
<UnitTest id="b"><TestMethod className="Shop.CartTests, Shop.Tests" name="Pays"/></UnitTest>
</TestDefinitions>
<ResultSummary outcome="Failed"><Counters total="5" passed="2" failed="2"/><RunInfos>
<RunInfo outcome="Error"><Text>The active test run was aborted. Reason: Test host process crashed</Text></RunInfo>
</RunInfos></ResultSummary>
</TestRun>`,
  );
  expect(formats).toEqual(["trx"]);
  expect(unreadFailures).toBeUndefined();
  expect(brief(tests)).toEqual([
    ["Error outside of any test", "failed", "The active test run was aborted. Reason: Test host process crashed"],
    ["Shop.CartTests > Adds", "passed", undefined],
    ["Shop.CartTests > Pays", "failed", "Assert.AreEqual failed.\nExpected:<3>. Actual:<4>."],
    ["Later", "skipped", undefined],
    ["Rows (1)", "passed", undefined],
    ["Rows (2)", "failed", undefined],
  ]);
  expect(tests[1]).toMatchObject({ durationMs: 1500, stdout: "hello" });
});

test("NUnit 3: cases with their class, categories and reasons; a tear-down that failed", async () => {
  const { formats, tests } = await collect(
    "TestResult.xml",
    `<test-run id="0" total="3" failed="2"><test-suite type="Assembly" name="Shop.dll"><test-suite type="TestFixture" name="CartTests" fullname="Shop.CartTests" result="Failed" site="TearDown">
<failure><message><![CDATA[TearDown : could not close]]></message></failure>
<test-case name="Adds" classname="Shop.CartTests" result="Passed" duration="0.5"><properties><property name="Category" value="smoke"/></properties></test-case>
<test-case name="Pays(3)" classname="Shop.CartTests" result="Failed" duration="0.1"><failure><message><![CDATA[Expected: 3
But was: 4]]></message><stack-trace>at x</stack-trace></failure></test-case>
<test-case name="Later" classname="Shop.CartTests" result="Skipped"><reason><message>not yet</message></reason></test-case>
</test-suite></test-suite></test-run>`,
  );
  expect(formats).toEqual(["nunit"]);
  expect(brief(tests)).toEqual([
    ["Shop.CartTests > Adds", "passed", undefined],
    ["Shop.CartTests > Pays(3)", "failed", "Expected: 3\nBut was: 4"],
    ["Shop.CartTests > Later", "skipped", "not yet"],
    ["Shop.CartTests > Tear-down", "failed", "TearDown : could not close"],
  ]);
  expect(tests[0]).toMatchObject({ durationMs: 500, tags: ["smoke"] });
});

test("xUnit.net: theories, traits, errors outside of tests", async () => {
  const { formats, tests } = await collect(
    "xunit.xml",
    `<assemblies><assembly name="Shop.dll" total="3" failed="1" errors="1"><errors><error type="assembly-cleanup" name="Shop.dll"><failure exception-type="X"><message>no cleanup</message></failure></error></errors>
<collection name="c"><test name="Shop.CartTests.Adds" type="Shop.CartTests" method="Adds" time="0.25" result="Pass"><traits><trait name="Category" value="smoke"/></traits></test>
<test name="Shop.CartTests.Pays(amount: 3)" type="Shop.CartTests" method="Pays" time="0" result="Fail"><failure><message><![CDATA[Assert.Equal() Failure]]></message></failure></test>
<test name="Shop.CartTests.Later" type="Shop.CartTests" method="Later" time="0" result="Skip"><reason>not yet</reason></test></collection></assembly></assemblies>`,
  );
  expect(formats).toEqual(["xunit"]);
  expect(brief(tests)).toEqual([
    ["Shop.dll > Error outside of any test", "failed", "no cleanup"],
    ["Shop.CartTests > Adds", "passed", undefined],
    ["Shop.CartTests > Pays(amount: 3)", "failed", "Assert.Equal() Failure"],
    ["Shop.CartTests > Later", "skipped", "not yet"],
  ]);
  expect(tests[1]).toMatchObject({ durationMs: 250, tags: ["smoke"] });
});

test("TestNG: rows of data are tests, configuration counts when it fails, a marked retry is one test", async () => {
  const method = (name: string, status: string, more = "", inner = "") =>
    `<test-method name="${name}" signature="${name}()" status="${status}" duration-ms="5" ${more}>${inner}</test-method>`;
  const param = (value: string) => `<params><param index="0"><value><![CDATA[${value}]]></value></param></params>`;
  const { formats, tests } = await collect(
    "testng-results.xml",
    `<testng-results ignored="0" total="4" passed="2" failed="2" skipped="1"><suite name="s"><test name="t"><class name="shop.CartTest">
${method("setUp", "PASS", 'is-config="true"')}
${method("tearDown", "FAIL", 'is-config="true"', '<exception class="java.lang.IllegalStateException"><message><![CDATA[no database]]></message></exception>')}
${method("pays", "FAIL", 'data-provider="amounts"', param("3"))}${method("pays", "PASS", 'data-provider="amounts"', param("4"))}
${method("wobbles", "SKIP", 'retried="true" started-at="2026-01-01T00:00:00 UTC"')}${method("wobbles", "PASS", 'started-at="2026-01-01T00:00:01 UTC"')}
</class></test></suite></testng-results>`,
  );
  expect(formats).toEqual(["testng"]);
  expect(brief(tests)).toEqual([
    ["shop.CartTest > Configuration method tearDown", "failed", "no database"],
    ["shop.CartTest > pays > 3", "failed", undefined],
    ["shop.CartTest > pays > 4", "passed", undefined],
    ["shop.CartTest > wobbles", "passed", undefined],
  ]);
  expect(tests[3]).toMatchObject({ flaky: true, retries: 1 });
});

test("Robot Framework: suites, tags, sources, and a suite's tear-down that fails its tests", async () => {
  const { formats, tests, unreadFailures } = await collect(
    "output.xml",
    `<?xml version="1.0" encoding="UTF-8"?><robot generator="Robot 7.0"><suite name="Shop"><suite name="Cart" source="/app/tests/cart.robot">
<test name="Adds" line="3"><kw name="Log"><status status="PASS"/></kw><tag>smoke</tag><status status="PASS" elapsed="0.5"/></test>
<test name="Pays" line="9"><status status="FAIL" elapsed="0.1">3 != 4</status></test><status status="FAIL"/></suite>
<suite name="Account" source="/app/tests/account.robot"><test name="Signs in" line="2"><status status="PASS" starttime="20240131 12:00:00.000" endtime="20240131 12:00:02.500"/></test>
<kw name="Close" type="TEARDOWN"><status status="FAIL">no browser</status></kw><status status="FAIL">Suite teardown failed:\nno browser</status></suite>
<status status="FAIL"/></suite><statistics><total><stat pass="1" fail="2" skip="0">All Tests</stat></total></statistics></robot>`,
  );
  expect(formats).toEqual(["robot"]);
  expect(unreadFailures).toBeUndefined();
  expect(brief(tests)).toEqual([
    ["Shop > Cart > Adds", "passed", undefined],
    ["Shop > Cart > Pays", "failed", "3 != 4"],
    ["Shop > Account > Signs in", "failed", "Parent suite teardown failed:\nno browser"],
  ]);
  expect(tests[0]).toMatchObject({ filePath: "tests/cart.robot", line: 3, durationMs: 500, tags: ["smoke"] });
  expect(tests[2]).toMatchObject({ durationMs: 2500 });
});

test("Jest and Vitest JSON: files, retries, and a file that could not be loaded", async () => {
  const { formats, tests } = await collect(
    "jest-results.json",
    JSON.stringify({
      numFailedTestSuites: 2,
      numFailedTests: 1,
      numTotalTests: 3,
      testResults: [
        {
          name: "/app/tests/cart.test.js",
          status: "failed",
          message: "",
          assertionResults: [
            { ancestorTitles: ["cart"], title: "adds", status: "passed", duration: 5, invocations: 2, failureMessages: [] },
            {
              ancestorTitles: ["cart"],
              title: "pays",
              status: "failed",
              duration: 7,
              failureMessages: ["Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\nExpected: 3\nReceived: 4\n    at x.js:3:1"],
            },
            { ancestorTitles: ["cart"], title: "later", status: "todo" },
          ],
        },
        { name: "/app/tests/broken.test.js", status: "failed", message: "SyntaxError: no\n    at y.js:1:1", assertionResults: [] },
      ],
    }),
  );
  expect(formats).toEqual(["jest-json"]);
  expect(brief(tests).map(([name, status]) => [name, status])).toEqual([
    ["cart > adds", "passed"],
    ["cart > pays", "failed"],
    ["cart > later", "pending"],
    ["Test file failed outside its tests", "failed"],
  ]);
  expect(tests[1]?.message).toBe("Error: expect(received).toBe(expected)\nExpected: 3\nReceived: 4");
  expect(tests[0]).toMatchObject({ filePath: "tests/cart.test.js", retries: 1, flaky: true });
  expect(tests[3]).toMatchObject({ filePath: "tests/broken.test.js", message: "SyntaxError: no" });
});

test("go test -json: subtests, a test that never ended, a package that failed to build", async () => {
  const events = [
    { Action: "run", Package: "shop", Test: "TestCart" },
    { Action: "run", Package: "shop", Test: "TestCart/adds" },
    { Action: "pass", Package: "shop", Test: "TestCart/adds", Elapsed: 0.5 },
    { Action: "run", Package: "shop", Test: "TestCart/pays" },
    { Action: "output", Package: "shop", Test: "TestCart/pays", Output: "    cart_test.go:3: area = 12, want 13\n" },
    { Action: "fail", Package: "shop", Test: "TestCart/pays", Elapsed: 0 },
    { Action: "fail", Package: "shop", Test: "TestCart", Elapsed: 0.5 },
    { Action: "run", Package: "shop", Test: "TestHangs" },
    { Action: "output", Package: "shop", Test: "TestHangs", Output: "panic: test timed out after 1s\n" },
    { Action: "fail", Package: "shop" },
    { Action: "output", Package: "api", Output: "./api.go:3: undefined: x\n" },
    { Action: "fail", Package: "api" },
  ];
  const { formats, tests } = await collect("go.json", events.map((event) => JSON.stringify(event)).join("\n"));
  expect(formats).toEqual(["go-json"]);
  expect(brief(tests)).toEqual([
    ["shop > TestCart/adds", "passed", undefined],
    ["shop > TestCart/pays", "failed", "cart_test.go:3: area = 12, want 13"],
    ["shop > TestHangs", "failed", "The test did not end.\npanic: test timed out after 1s"],
    ["shop > Package failed outside its tests", "failed", expect.stringContaining("ended within TestHangs")],
    ["api > Package failed outside its tests", "failed", "./api.go:3: undefined: x"],
  ]);
});

const ctrfOf = (status: unknown) =>
  JSON.stringify({
    results: {
      tool: { name: "x" },
      summary: { failed: 0 },
      tests: [
        { name: "a", status: "passed" },
        { name: "b", status },
      ],
    },
  });
const passed = '<testcase name="a"/>';
const tapOf = (text: string) => `TAP version 13\n${text}`;

test.each([
  ["CTRF, in capitals", "r.json", ctrfOf("FAILED")],
  ["CTRF, an unknown status", "r.json", ctrfOf("broken")],
  ["CTRF, no status", "r.json", ctrfOf(null)],
  ["JUnit, a status that is not a pass", "r.xml", `<testsuite>${passed}<testcase name="b" status="timeout"/></testsuite>`],
  ["JUnit, success is false", "r.xml", `<testsuite>${passed}<testcase name="b" success="false"/></testsuite>`],
  ["JUnit, elements in capitals", "r.xml", `<testsuite>${passed}<testcase name="b"><Failure/></testcase></testsuite>`],
  ["JUnit, a total that is not a number", "r.xml", `<testsuite failures="two">${passed}</testsuite>`],
  ["JUnit, a total with a comma", "r.xml", `<testsuite failures="1,000">${passed}</testsuite>`],
  [
    "NUnit, an assembly that could not be loaded",
    "r.xml",
    '<test-run result="Failed" failed="0"><test-suite type="Assembly" name="good.dll" result="Passed"><test-case name="a" result="Passed"/></test-suite><test-suite type="Assembly" name="bad.dll" result="Failed" label="Invalid"/></test-run>',
  ],
  [
    "Jest, snapshots",
    "r.json",
    JSON.stringify({ success: false, numFailedTests: 0, numTotalTests: 1, snapshot: { failure: true }, testResults: [] }),
  ],
  [
    "TRX, the run's own outcome",
    "r.trx",
    '<TestRun><Results><UnitTestResult testName="a" outcome="Passed"/></Results><ResultSummary outcome="Failed"/></TestRun>',
  ],
  ["TRX, a result without an outcome", "r.trx", '<TestRun><Results><UnitTestResult testName="a"/></Results></TestRun>'],
  ["TAP without a plan", "r.tap", tapOf("ok 1 - a\n")],
  ["go, a package that could not be built", "r.json", '{"Action":"pass","Package":"a","Test":"TestA"}\nFAIL\tb [setup failed]\n'],
  ["go, a package that did not end", "r.json", '{"Action":"start","Package":"a"}\n{"Action":"pass","Package":"a","Test":"TestA"}\n'],
  [
    "Cucumber, a pending step",
    "r.json",
    JSON.stringify([
      {
        uri: "f",
        keyword: "Feature",
        name: "F",
        elements: [{ type: "scenario", name: "s", steps: [{ keyword: "Given ", name: "x", result: { status: "pending" } }] }],
      },
    ]),
  ],
])("%s: a failed test with a name", async (_what, name, content) => {
  const { tests } = await collect(name, content);
  const failed = tests.filter(({ status }) => status === "failed");
  expect(failed.length).toBeGreaterThan(0);
  for (const test of failed) expect(test.name).not.toBe("");
});

test("JUnit: reports more tests in the totals than in the list", async () => {
  const { notes, possibleFailure, unread } = await collect("r.xml", `<testsuite tests="5" failures="0">${passed}</testsuite>`);
  expect(possibleFailure).toBe("The report counts 5 tests, but only 1 could be found in it.");
  expect(unread).toEqual([]);
  expect(notes).toEqual(["The report counts 5 tests, but only 1 could be found in it. What became of the others is not known."]);
});

test("JUnit: what pytest and node:test count besides their tests is no doubt", async () => {
  const pytest = `<testsuites name="pytest tests"><testsuite name="pytest" errors="0" failures="0" skipped="0" tests="8">${passed}</testsuite></testsuites>`;
  expect(await collect("r.xml", pytest)).toMatchObject({ notes: [], possibleFailure: undefined });
  // mocha-junit-reporter does not list skipped tests.
  const mocha = (tests: number) =>
    `<testsuites tests="${tests}" failures="0" skipped="1"><testsuite name="cart" tests="${tests}" failures="0">${passed}</testsuite></testsuites>`;
  expect(await collect("r.xml", mocha(2))).toMatchObject({ notes: [], possibleFailure: undefined });
  expect((await collect("r.xml", mocha(3))).possibleFailure).toBe("The report counts 2 tests, but only 1 could be found in it.");
  const node = `<testsuites><testsuite name="cart" tests="2"><testsuite name="empty" tests="0"/>${passed}</testsuite><!-- tests 1 --><!-- suites 2 --><!-- pass 1 --><!-- fail 0 --><!-- cancelled 0 --><!-- todo 0 --></testsuites>`;
  expect(await collect("r.xml", node)).toMatchObject({ notes: [], possibleFailure: undefined });
});

test("CTRF of Playwright: a test that is meant to fail is counted as failed and passed", async () => {
  const report = (failed: number) =>
    JSON.stringify({
      results: {
        tool: { name: "playwright" },
        summary: { tests: 2, passed: 2 - failed, failed },
        tests: [
          { name: "pays", status: "passed", rawStatus: "passed", duration: 1 },
          { name: "is broken", status: "passed", rawStatus: "failed", duration: 1 },
        ],
      },
    });
  expect(await collect("r.json", report(1))).toMatchObject({
    unreadFailures: undefined,
    tests: [{ status: "passed" }, { status: "passed" }],
  });
  expect((await collect("r.json", report(2))).unreadFailures).toEqual({ counted: 1, found: 0 });
});
