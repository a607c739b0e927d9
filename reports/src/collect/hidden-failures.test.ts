import { describe, expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** Name and first line of the message of each failed test. */
async function failed(path: string, content: string) {
  const { tests } = await collectFiles({ [path]: content });
  return tests.filter(({ status }) => status === "failed").map(({ name, message = "" }) => [name, message.split("\n", 1)[0]]);
}

describe("go test -json", () => {
  /** `TestA: text` is output of a test, `TestA=fail` its end; without a test, of the package. */
  const events = (...lines: string[]) =>
    lines
      .map((line) => {
        const [, name, mark, text = ""] = /^(\w[\w/]*)?([:=+])(.*)$/s.exec(line) ?? [];
        const event = { Package: "ex/p", ...(name ? { Test: name } : {}) };
        if (mark === "+") return JSON.stringify({ Action: "run", ...event });
        if (mark === "=") return JSON.stringify({ Action: text, ...event, Elapsed: 0 });
        return JSON.stringify({ Action: "output", ...event, Output: `${text}\n` });
      })
      .join("\n");
  const known = ["TestKnown+", "TestKnown:    a_test.go:3: known", "TestKnown:--- FAIL: TestKnown (0.00s)", "TestKnown=fail"];
  const passes = ["TestA+", "TestA:--- PASS: TestA (0.00s)", "TestA=pass"];
  const knownFailure = ["TestKnown", "a_test.go:3: known"];
  const outside = "Package failed outside its tests";

  test("a package that did not end has failed, with or without a failed test", async () => {
    const ended = events(...passes, ":PASS", "=pass").replaceAll("ex/p", "ex/q");
    expect(await failed("go.json", `${ended}\n${events(...passes, ":PASS")}`)).toEqual([[outside, "The package's tests did not end."]]);
    expect(await failed("go.json", events(...known, ...passes))).toEqual([knownFailure, [outside, "The package's tests did not end."]]);
    // Cut in the middle of a line.
    const whole = events(...passes, ":PASS", "=pass");
    expect(await failed("go.json", whole.slice(0, -9))).toEqual([[outside, "The package's tests did not end."]]);
    expect(await failed("go.json", whole)).toEqual([]);
  });

  test("a parent test is listed in addition to its failed subtest only if it has its own error", async () => {
    const subtest = ["TestP+", "TestP/known+", "TestP/known:    a_test.go:3: known"];
    const end = [
      "TestP:--- FAIL: TestP (0.00s)",
      "TestP/known:    --- FAIL: TestP/known (0.00s)",
      "TestP/known=fail",
      "TestP=fail",
      ":FAIL",
      "=fail",
    ];
    expect(await failed("go.json", events(...subtest, "TestP:starting the server", ...end))).toEqual([
      ["TestP/known", "a_test.go:3: known"],
    ]);
    expect(await failed("go.json", events(...subtest, "TestP:    a_test.go:9: NEW", ...end))).toEqual([
      ["TestP/known", "a_test.go:3: known"],
      ["TestP", "Subtests failed: TestP/known. The test itself may have failed too. Its own output:"],
    ]);
  });

  test.each([
    ["the testing package's own end", [":FAIL", ":coverage: 3.0% of statements", ":FAIL\tex/p\t0.1s"], undefined],
    ["an exit status", [":FAIL", ":exit status 1", ":FAIL\tex/p\t0.1s"], undefined],
    ["TestMain's output after the tests", [":FAIL", ":database not closed", ":exit status 1", ":FAIL\tex/p\t0.1s"], "database not closed"],
    ["another exit status", [":FAIL", ":exit status 3", ":FAIL\tex/p\t0.1s"], "exit status 3"],
    ["a panic in TestMain", [":FAIL", ":panic: no lock", ":goroutine 1", ":FAIL\tex/p\t0.1s"], "panic: no lock"],
    ["an end without FAIL", [":FAIL\tex/p\t0.1s"], "FAIL\tex/p\t0.1s"],
  ])("a package fails in addition to a failed test: %s", async (_what, end, message) => {
    const expected = message === undefined ? [knownFailure] : [knownFailure, [outside, message]];
    expect(await failed("go.json", events(...known, ...end, "=fail"))).toEqual(expected);
  });

  test("a test that panics, or that did not end, keeps the tests behind it from running", async () => {
    const panic = [
      "TestKnown+",
      "TestKnown:--- FAIL: TestKnown (0.00s)",
      "TestKnown:panic: nil map",
      "TestKnown=fail",
      ":FAIL\tex/p\t0.1s",
      "=fail",
    ];
    const rest = [outside, "The package's tests ended within TestKnown, by a panic, a time limit or os.Exit. Tests behind it did not run."];
    expect(await failed("go.json", events(...panic))).toEqual([["TestKnown", "panic: nil map"], rest]);
    expect(await failed("go.json", events("TestKnown+", "TestKnown:bye", ":FAIL\tex/p\t0.1s", "=fail"))).toEqual([
      ["TestKnown", "The test did not end."],
      rest,
    ]);
  });

  test("a panic in t.Cleanup, which is printed by the last subtest, is the message of its test", async () => {
    const lines = [
      "TestC+",
      "TestC/s1+",
      "TestC:--- FAIL: TestC (0.00s)",
      "TestC/s1:    --- PASS: TestC/s1 (0.00s)",
      "TestC/s1:panic: cleanup",
    ];
    const found = await failed("go.json", events(...lines, "TestC/s1=pass", "TestC=fail", ":FAIL\tex/p\t0.1s", "=fail"));
    expect(found).toEqual([
      ["TestC", "panic: cleanup"],
      [outside, expect.stringContaining("did not run")],
    ]);
  });

  test("go's own lines may come first, or be the only output", async () => {
    const downloads = "go: downloading example.com/x v1.2.3\n".repeat(200);
    expect(await failed("go.json", downloads + events(...known, ":FAIL", "=fail"))).toEqual([knownFailure]);
    expect(await failed("go.txt", `go: downloading x v1\n${events(...known, ":FAIL", "=fail")}`)).toEqual([knownFailure]);
    expect(await failed("go.json", "FAIL\tex/p [build failed]\n")).toEqual([[outside, "[build failed]"]]);
    const errors = "# ex/p [ex/p.test]\na_test.go:3:1: undefined: x\nFAIL\tex/p [build failed]\n";
    expect(await failed("go.json", errors)).toEqual([[outside, "[build failed]"]]);
  });
});

describe("Jest and Vitest JSON", () => {
  const assertion = (title: string, status: string, ...ancestorTitles: string[]) => ({
    title,
    status,
    ancestorTitles,
    failureMessages: status === "failed" ? [`Error: ${title} broke`] : [],
  });
  const report = (message: string, tests: object[], totals: object) => {
    const testResults = [{ name: "/app/a.test.js", status: "failed", message, assertionResults: tests }];
    return JSON.stringify({ numTotalTests: tests.length, numFailedTests: 1, success: false, ...totals, testResults });
  };
  const known = assertion("known", "failed");
  const knownFailure = ["known", "Error: known broke"];
  const file = "Test file failed outside its tests";

  test("Jest: afterAll fails in a file with a failed test", async () => {
    const message = "  ● known\n\n    known broke\n\n  ● Test suite failed to run\n\n    DB not closed\n\n      at a.test.js:1:91\n";
    const totals = { numFailedTestSuites: 1, numRuntimeErrorTestSuites: 1 };
    const found = await failed("jest.json", report(message, [known, assertion("fine", "passed")], totals));
    expect(found).toEqual([[file, "DB not closed"], knownFailure]);
  });

  test("Jest: more files failed outside their tests than are named", async () => {
    const found = await failed(
      "jest.json",
      report("  ● known\n\n    broke", [known], { numFailedTestSuites: 1, numRuntimeErrorTestSuites: 1 }),
    );
    expect(found).toEqual([
      knownFailure,
      ["Suite failed outside its tests", "The report counts 1 test files that failed outside their tests, but names only 0."],
    ]);
  });

  test("Jest: a failed test alone is one failure", async () => {
    const totals = { numFailedTestSuites: 1, numRuntimeErrorTestSuites: 0 };
    expect(await failed("jest.json", report("  ● known\n\n    broke", [known], totals))).toEqual([knownFailure]);
  });

  test("Jest: more files failed than are named, or the run was interrupted", async () => {
    const green = (totals: object) => {
      const testResults = [{ name: "/app/a.test.js", status: "passed", message: "", assertionResults: [assertion("fine", "passed")] }];
      return JSON.stringify({ numTotalTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0, success: true, ...totals, testResults });
    };
    expect(await failed("jest.json", green({ numFailedTestSuites: 0, wasInterrupted: false }))).toEqual([]);
    expect(await failed("jest.json", green({ numFailedTestSuites: 1 }))).toEqual([
      ["Suite failed outside its tests", "The report counts 1 failed test files, but names only 0."],
    ]);
    expect(await failed("jest.json", green({ numFailedTestSuites: 0, wasInterrupted: true }))).toEqual([
      [expect.any(String), "The run was interrupted: tests may not have run."],
    ]);
  });

  test("Vitest: a failed afterAll of the file or a describe is listed in addition to a failed test", async () => {
    const tests = [known, assertion("in D", "passed", "D")];
    const both = await failed("v.json", report("file level", tests, { numFailedTestSuites: 2 }));
    expect(both.map(([name]) => name)).toEqual([file, "known", "Suite failed outside its tests"]);
    const block = await failed("v.json", report("", tests, { numFailedTestSuites: 2 }));
    expect(block.map(([name]) => name)).toEqual(["known", "Suite failed outside its tests"]);
  });

  test("Vitest: blocks that failed only because of their tests are not listed, also with equal names", async () => {
    const nested = [assertion("known", "failed", "A", "B"), assertion("two", "failed", "A", "B"), assertion("fine", "passed", "A")];
    expect(await failed("v.json", report("", nested, { numFailedTestSuites: 3, numFailedTests: 2 }))).toHaveLength(2);
    const twice = [assertion("known", "failed", "A"), assertion("known", "failed", "A")];
    expect(await failed("v.json", report("", twice, { numFailedTestSuites: 3, numFailedTests: 2 }))).toHaveLength(2);
  });
});

describe("TAP", () => {
  const suite = (failureType: string, error: string, more = "") =>
    `TAP version 13\n# Subtest: C\n    # Subtest: known\n    not ok 1 - known\n      ---\n      error: 'known'\n      ...\n    1..1\nnot ok 1 - C\n  ---\n  type: 'suite'\n  failureType: '${failureType}'\n  error: '${error}'\n${more}  ...\n1..1\n# fail 1\n`;

  test("node:test: a suite with its own error is listed in addition to its failed test", async () => {
    expect(await failed("a.tap", suite("hookFailed", "aft C"))).toEqual([
      ["known", "known"],
      ["C", "aft C"],
    ]);
    expect(await failed("a.tap", suite("subtestsFailed", "1 subtest failed"))).toEqual([["known", "known"]]);
    expect(await failed("a.tap", suite("testCodeFailure", "test failed", "  exitCode: 1\n  signal: ~\n"))).toEqual([["known", "known"]]);
    expect(await failed("a.tap", suite("testCodeFailure", "test failed", "  exitCode: 7\n"))).toHaveLength(2);
  });

  test.each([
    ["not ok 1 - fix # TODOs in list", [["fix # TODOs in list", ""]]],
    ["not ok 1 - fix # todolist # TODO later", [["fix # todolist # TODO later", ""]]],
    ["not ok 1 - fix # TODO later", []],
    ["not ok 1 - fix # TODO: see # todos", []],
    ["not ok 1 - fix # TODO", []],
  ])("%s", async (line, expected) => {
    expect(await failed("a.tap", `TAP version 13\n1..1\n${line}\n`)).toEqual(expected);
  });

  test.each([
    ["1..2\nok 1 - a\nok 7 - b\n", "Test 7 is not in the plan 1..2."],
    ["ok 1 - a\nok 7 - b\n1..2\n", "Test 7 is not in the plan 1..2."],
    ["1..2\nok 1 - a\nok 1 - b\n", "Test 1 occurs more than once."],
    ["1..2\nok 2 - b\nok 1 - a\n", undefined],
    ["1..2\nok - a\nok - b\n", undefined],
  ])("numbers of %j", async (text, message) => {
    expect(await failed("a.tap", `TAP version 13\n${text}`)).toEqual(message === undefined ? [] : [["Test plan", message]]);
  });
});

describe("JUnit XML", () => {
  const nodeReport = (inner: string, totals: string) =>
    `<?xml version="1.0"?>\n<testsuites>\n${inner}\n${totals
      .split(", ")
      .map((total) => `<!-- ${total} -->`)
      .join("\n")}\n</testsuites>`;
  const known = '<testcase name="known" classname="test"><failure type="testCodeFailure" message="k"/></testcase>';
  const unlisted = "Failures that the report counts but does not list";

  test("node:test: its totals in comments count", async () => {
    const passes = '<testsuite name="p" tests="1" failures="0"><testcase name="sub" classname="test"/></testsuite>';
    const found = await failed("n.xml", nodeReport(known + passes, "tests 3, suites 0, pass 1, fail 2, cancelled 0, todo 0"));
    expect(found).toEqual([
      [unlisted, "The report counts 2 failures, but only 1 could be found among its tests."],
      ["known", "k"],
    ]);
  });

  test("node:test: a test that failed because of its subtests is not an additional failure", async () => {
    const parent = `<testsuite name="p" tests="1" failures="1">${known}</testsuite>`;
    const totals = (suites: number, fail: number) => `tests 2, suites ${suites}, pass 0, fail ${fail}, cancelled 0, todo 0`;
    expect(await failed("n.xml", nodeReport(parent, totals(0, 2)))).toEqual([["known", "k"]]);
    expect(await failed("n.xml", nodeReport(parent, totals(1, 1)))).toEqual([["known", "k"]]);
    expect((await failed("n.xml", nodeReport(parent, totals(1, 2))))[0]?.[0]).toBe(unlisted);
  });

  test("node:test: a todo test may fail", async () => {
    const todo =
      '<testcase name="td" classname="test"><skipped type="todo" message="true"/><failure type="testCodeFailure" message="x">x</failure></testcase>';
    const report = nodeReport(
      `<testsuite name="p" tests="1" failures="1">${todo}</testsuite>`,
      "suites 0, pass 1, fail 0, cancelled 0, todo 1",
    );
    const { tests, unreadFailures } = await collectFiles({ "n.xml": report });
    expect(tests).toMatchObject([{ name: "td", status: "pending" }]);
    expect(unreadFailures).toBeUndefined();
  });

  test.each(["<failure/><skipped/>", "<skipped/><failure/>", '<error/><skipped message="later"/>'])("%s is a failure", async (inner) => {
    expect(await failed("j.xml", `<testsuite name="s"><testcase name="t">${inner}</testcase></testsuite>`)).toHaveLength(1);
  });

  test("messages: quotes that node:test escapes twice, and jest-junit's JSON of a hook", async () => {
    const quoted = known.replace('"k"', '"say &amp;quot;hi&amp;quot;"');
    expect(await failed("n.xml", `<testsuites>${quoted}</testsuites>`)).toEqual([["known", 'say "hi"']]);
    const hook = '<failure>{"message":"","stack":"Error: DB not closed\\n    at x.js:1:2"}</failure>';
    expect(await failed("j.xml", `<testsuite name="s"><testcase name="t">${hook}</testcase></testsuite>`)).toEqual([
      ["t", "Error: DB not closed"],
    ]);
  });

  test("Playwright's message has the values that were compared", async () => {
    const text =
      "  [chromium] › a.spec.js:2:20 › bad ───\n\n    Error: expect(received).toBe(expected) // Object.is equality\n\n    Expected: 2\n    Received: 1\n\n    > 2 | expect(1).toBe(2)\n        |   ^\n        at a.spec.js:2:46\n";
    const failure = `<failure message="expect(received).toBe(expected) // Object.is equality" type="expect.toBe"><![CDATA[${text}]]></failure>`;
    const { tests } = await collectFiles({ "p.xml": `<testsuite name="s"><testcase name="bad">${failure}</testcase></testsuite>` });
    expect(tests[0]?.message).toBe("expect(received).toBe(expected) // Object.is equality\nExpected: 2\nReceived: 1");
  });

  test("elements with a namespace prefix are read", async () => {
    const xml =
      '<j:testsuites xmlns:j="urn:x"><j:testsuite name="s"><j:testcase name="t"><j:failure message="boo"/></j:testcase></j:testsuite></j:testsuites>';
    expect(await failed("j.xml", xml)).toEqual([["t", "boo"]]);
  });
});

test.each([
  ["other", "todo", "pending"],
  ["other", "pending", "pending"],
  ["other", "skipped", "skipped"],
  ["other", "timedOut", "failed"],
  ["other", undefined, "failed"],
  ["failed", "skipped", "failed"],
])("CTRF: status %s, rawStatus %s is %s", async (status, rawStatus, expected) => {
  const report = { results: { tool: { name: "x" }, summary: {}, tests: [{ name: "t", status, rawStatus, duration: 1 }] } };
  expect((await collectFiles({ "ctrf.json": JSON.stringify(report) })).tests).toMatchObject([{ status: expected }]);
});

test("CTRF: a message without its colon gets the one of the stack", async () => {
  const one = {
    name: "t",
    status: "failed",
    duration: 1,
    message: "AssertionError 1 == 2",
    trace: "AssertionError [ERR_ASSERTION]: 1 == 2\n  at x",
  };
  const report = { results: { tool: { name: "x" }, summary: {}, tests: [one] } };
  expect(await failed("ctrf.json", JSON.stringify(report))).toEqual([["t", "AssertionError: 1 == 2"]]);
});

test("Playwright JSON: flaky tests with failOnFlakyTests are a failure", async () => {
  const results = [{ status: "failed" }, { status: "passed" }];
  const specs = [{ title: "t", tests: [{ status: "flaky", results }] }];
  const report = (failOnFlakyTests: boolean) =>
    JSON.stringify({
      config: { rootDir: "/app", failOnFlakyTests },
      suites: [{ title: "a.js", file: "a.js", specs }],
      stats: { unexpected: 0, flaky: 1 },
    });
  expect(await failed("p.json", report(false))).toEqual([]);
  expect(await failed("p.json", report(true))).toEqual([
    ["Run failed outside its tests", "1 test is flaky, and failOnFlakyTests is set in the configuration of Playwright."],
  ]);
});

test("TAP: a program that skips everything is one skipped test", async () => {
  const { tests } = await collectFiles({ "a.tap": "TAP version 13\n1..0 # SKIP no database\n" });
  expect(tests).toMatchObject([{ name: "All tests", status: "skipped" }]);
});
