import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import type { FailedOrFlakyTest } from "../material/material.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));
const failed = (message: string, name: string, ordinal = 0): FailedOrFlakyTest => ({
  id: `e-${ordinal}`,
  ordinal,
  testKey: name,
  name,
  filePath: null,
  flaky: false,
  message,
  trace: "",
});

test.each([
  [
    "FileCheck",
    "expected string not found",
    "/t/kiln.ll:3:10: error: CHECK: expected string not found in input\n; CHECK: ret i32 7\n         ^\n",
  ],
  ["FileCheck, in C", "excluded string found", "/t/kiln.c:3:14: error: HOT-NOT: excluded string found in input\n"],
  [
    "Gomega",
    "expected hot, received cold",
    "=== RUN   TestKiln\n    kiln_test.go:9: \n        Expected\n            <string>: cold\n        to equal\n            <string>: hot\n--- FAIL: TestKiln (0.00s)\nFAIL\nFAIL\tkiln\t0.01s\nFAIL\n",
  ],
  [
    "Gomega, of a list",
    "to contain element matching hot",
    '=== RUN   TestKiln\n    kiln_test.go:9: \n        Expected\n            <[]string | len:1, cap:1>: ["cold"]\n        to contain element matching\n            <string>: hot\n--- FAIL: TestKiln (0.00s)\nFAIL\nFAIL\tkiln\t0.01s\nFAIL\n',
  ],
  [
    "CTest",
    "Required regular expression not found",
    "    Start 1: version\n1/1 Test #1: version ....***Failed  Required regular expression not found. Regex=[timeout 5\\.[0-9]]  0.01 sec\nkiln 1.4\n\n0% tests passed, 1 tests failed out of 1\n",
  ],
  [
    "Spock without an error",
    "but no exception was thrown",
    "JUnit version 4.13.2\n.E\nTime: 0.8\nThere was 1 failure:\n1) is refused(KilnSpec)\nExpected exception of type 'java.io.IOException', but no exception was thrown\n\tat KilnSpec.is refused(KilnSpec.groovy:6)\n\nFAILURES!!!\nTests run: 1,  Failures: 1\n",
  ],
  [
    "Spock with another error",
    "java.lang.IllegalStateException",
    "1) is refused(KilnSpec)\nExpected exception of type 'java.io.IOException', but got 'java.lang.IllegalStateException'\n\tat KilnSpec.is refused(KilnSpec.groovy:6)\nCaused by: java.lang.IllegalStateException: kiln is out of memory\n\tat KilnSpec.is refused(KilnSpec.groovy:2)\n\nFAILURES!!!\nTests run: 1,  Failures: 1\n",
  ],
  [
    "fast-check",
    "It failed with this input: “[[2,10]]”.",
    'Error: Property failed after 6 tests\n{ seed: 4, path: "5:2", endOnFailure: true }\nCounterexample: [[2,10]]\nShrunk 2 time(s)\n    at buildError (/app/node_modules/fast-check/lib/fast-check.js:24:16)\nCaused by: Error: Property failed by returning false\n    at run (/app/node_modules/fast-check/lib/fast-check.js:13:66)\n',
  ],
  [
    "CMocka",
    "Blocks allocated",
    "[ RUN      ] kiln\n[  ERROR   ] --- Blocks allocated...\nt.c:8: note: block 0x56 allocated here\nERROR: kiln leaked 1 block(s)\n\n[  FAILED  ] kiln\n",
  ],
  [
    "plunit",
    "expected 12, received 7",
    "ERROR: /t/kiln.pl:7:\nERROR:    /t/kiln.pl:5:\n\ttest hot: wrong answer (compared using ==)\nERROR:        Expected: 12\nERROR:        Got:      7\n",
  ],
  ["plunit without values", "test hot: failed", ".\nERROR: /t/kiln.pl:7:\nERROR:    /t/kiln.pl:5:\n\ttest hot: failed\n\n"],
  [
    "PHPUnit",
    "did not perform any assertions",
    ".R                2 / 2 (100%)\n\nTime: 00:00.047, Memory: 4.00 MB\n\nThere was 1 risky test:\n\n1) KilnTest::testHot\nThis test did not perform any assertions\n\n/t/KilnTest.php:5\n\nOK, but incomplete, skipped, or risky tests!\nTests: 2, Assertions: 1, Risky: 1.\n",
  ],
  [
    "CUnit",
    "CU_ASSERT_EQUAL",
    "  Test: hot ...FAILED\n    1. kiln.c:5  - CU_ASSERT_EQUAL(heat(3),12)\n\nRun Summary:    Type  Total    Ran Passed Failed Inactive\n\nElapsed time =    0.000 seconds\n",
  ],
  [
    "DejaGnu",
    "FAIL: hot",
    "Running target unix\nRunning /t/kiln.exp ...\nFAIL: hot\n\n\t\t=== kiln Summary ===\n\n# of expected passes\t\t1\n# of unexpected failures\t1\n",
  ],
  [
    "EUnit",
    "expected 12, received 7",
    '  kiln: hot_test...*failed*\nin function kiln:hot_test/0 (kiln.erl, line 5)\n**error:{assertEqual,[{module,kiln},\n              {line,5},\n              {expression,"heat ( 3 )"},\n              {expected,12},\n              {value,7}]}\n  output:<<"">>\n\n  Failed: 1.  Skipped: 0.  Passed: 1.\n',
  ],
  [
    "Nim",
    "expected 12, received 7",
    "[Suite] kiln\n    /t/kiln.nim(5, 38): Check failed: heat(3) == 12\n    heat(3) was 7\n  [FAILED] hot\nError: execution of an external program failed: '/t/kiln '\n",
  ],
  [
    "Groovy",
    "expected 90, received 100",
    "Caught: Assertion failed: \n\nassert heat == 90\n       |    |\n       100  false\n\nAssertion failed: \n\nassert heat == 90\n       |    |\n       100  false\n\n\tat check.run(check.groovy:5)\n",
  ],
  [
    "NumPy",
    "expected array([2., 3.]), received array([2., 4.])",
    "=================================== FAILURES ===================================\n___ test_heat ___\nE       AssertionError: \nE       Not equal to tolerance rtol=1e-06, atol=0\nE       \nE       Mismatched elements: 1 / 2 (50%)\nE       Max absolute difference: 1.\nE        x: array([2., 4.])\nE        y: array([2., 3.])\n\nt.py:7: AssertionError\n=== 1 failed in 0.4s ===\n",
  ],
  [
    "Hspec",
    "expected Just 2, received Just 3",
    "Failures:\n\n  Spec.hs:7:40: \n  1) kiln counts\n       expected: Just 2\n        but got: Just 3\n\n2 examples, 1 failure\n",
  ],
  [
    "tcltest",
    "expected 5.55, received 5.00",
    "==== kiln-1.2 cents FAILED\n==== Contents of test case:\n heat 555 \n---- Result was:\n5.00\n---- Result should have been (exact matching):\n5.55\n==== kiln-1.2 FAILED\n",
  ],
  [
    "Mockito",
    'Wanted but not invoked: kiln.log("hot");',
    'Failures (1):\n  JUnit Jupiter:KilnTest:hot()\n    => Wanted but not invoked:\nkiln.log("hot");\n-> at KilnTest.hot(KilnTest.java:7)\nActually, there were zero interactions with this mock.\n\n[         1 tests failed          ]\n',
  ],
  [
    "CodeceptJS",
    'expected web application to include "Kiln"',
    '-- FAILURES:\n\n  1) kiln\n       opens:\n\n      expected web application to include "Kiln"\n      + expected - actual\n\n      +Kiln\n      \n\n  FAIL  | 0 passed, 1 failed   // 4s\n',
  ],
])("a failed check of %s is an assertion, with what it says", (_runner, words, log) => {
  const answer = explain(log);
  expect(answer.category).toBe("assertion");
  expect(answer.rootCause).toContain(words);
  expect(answer.confidence).toBeGreaterThanOrEqual(0.5);
});

test.each([
  ["java.lang.ArithmeticException: Divide by zero", "exception"],
  ["clojure.lang.ExceptionInfo: kiln has no heat", "exception"],
  ["java.net.ConnectException: Connection refused", "connection-refused"],
])("an assertion of clojure.test in which %s was thrown is %s", (error, category) => {
  const answer = explain(
    `ERROR in (hot) (kiln.clj:4)\nexpected: (= 0 (heat 10))\n  actual: ${error}\n at kiln.core (kiln.clj:2)\n\n0 failures, 1 errors.\n`,
  );
  expect(answer.category).toBe(category);
  expect(answer.rootCause).toContain(`“${error}”`);
});

test("an error of clojure.test that is not the expected one is an assertion", () => {
  const log =
    "ERROR in (hot) (kiln.clj:4)\nexpected: (thrown? IllegalStateException (heat 10))\n  actual: java.lang.ArithmeticException: Divide by zero\n";
  expect(explain(log).category).toBe("assertion");
});

test("an error that Gomega did not expect is the cause", () => {
  const log =
    "=== RUN   TestKiln\n    kiln_test.go:9: \n        Expected\n            <*net.OpError | 0xc0>: dial tcp 127.0.0.1:5999: connect: connection refused\n        to be nil\n--- FAIL: TestKiln (0.00s)\nFAIL\nFAIL\tkiln\t0.01s\n";
  expect(explain(log).category).toBe("connection-refused");
});

test("what a property of fast-check threw is the cause", () => {
  const log =
    "Error: Property failed after 1 tests\nCounterexample: [0]\n    at buildError (/app/node_modules/fast-check/lib/fast-check.js:24:16)\nCaused by: TypeError: Cannot read properties of undefined (reading 'heat')\n    at heat (/app/kiln.js:3:4)\n";
  expect(explain(log).category).toBe("exception");
});

test("the cause of a check in CTest may stand in the output of the program", () => {
  const log =
    "1/1 Test #1: version ....***Failed  Required regular expression not found. Regex=[kiln]  0.01 sec\nkiln: connect to 127.0.0.1:5999: Connection refused\n\n0% tests passed, 1 tests failed out of 1\n";
  expect(explain(log).category).toBe("connection-refused");
});

test.each([
  ["element is not visible", "locator('a'): element is not visible"],
  ["did not find some options", "locator('a'): did not find some options"],
])("Playwright's reason in a call log is named: %s", (reason, words) => {
  const log = `Running 1 test using 1 worker\n\n  1) kiln.spec.js:2:1 › opens ─────\n\n    TimeoutError: locator.click: Timeout 1500ms exceeded.\n    Call log:\n      - waiting for locator('a')\n        - locator resolved to <a href="#out">Out</a>\n      - attempting click action\n        2 × waiting for element to be visible, enabled and stable\n          - ${reason}\n        - retrying click action\n          - waiting 500ms\n\n        at /app/kiln.spec.js:2:147\n\n  1 failed\n`;
  const answer = explain(log);
  expect(answer.rootCause).toContain(words);
  expect(answer.evidence[0]?.text).toContain(reason);
});

test("the words of a C++ error that nothing caught are named", () => {
  const log =
    "[ RUN      ] Kiln.Heats\nterminate called after throwing an instance of 'std::runtime_error'\n  what():  kiln is cold\nAborted\n";
  expect(explain(log, 134).rootCause).toContain("'std::runtime_error': kiln is cold");
});

test("an error of R is named, and not its calls", () => {
  const log =
    "══ Failed ═════\n── 1. Error ('test-kiln.R:3'): heats ────\nError in `heat * 2`: non-numeric argument to binary operator\nBacktrace:\n 1. testthat::expect_equal(heat(1), 2)\n      at test-kiln.R:3:67\n\n══ DONE ═════\nError: Test failures\nExecution halted\n";
  expect(explain(log)).toMatchObject({ category: "exception", evidence: [{ text: expect.stringContaining("non-numeric") }] });
});

test("an error that Deno names twice was thrown", () => {
  const log =
    "hot ... FAILED (15ms)\n\n ERRORS \n\nhot => ./kiln_test.ts:3:6\nerror: Error: heat is not finite\n    at heat (file:///t/kiln_test.ts:1:104)\n\nFAILED | 1 passed | 1 failed (84ms)\n\nerror: Test failed\n";
  expect(explain(log).category).toBe("exception");
});

test("when a report of Perl only says that the test ended, the log's error is the cause", () => {
  const log =
    'Can\'t locate object method "heat" via package "Kiln" at t/kiln.t line 4.\nt/kiln.t .. \nDubious, test returned 255 (wstat 65280, 0xff00)\nResult: FAIL\n';
  const answer = explainByRules({
    ...materialOf({ log, exitCode: 1 }),
    tests: [failed("Dubious, test returned 255 (wstat 65280, 0xff00)", "kiln_t")],
  });
  expect(answer.category).toBe("exception");
  expect(answer.evidence[0]?.text).toContain("Can't locate object method");
});

test("a package of Go that a test's panic ended is no other cause", () => {
  const answer = explainByRules({
    ...materialOf({ log: "", exitCode: 1 }),
    tests: [
      failed("panic: runtime error: slice bounds out of range [:5] with length 3", "TestShort"),
      failed("The package's tests ended within TestShort, by a panic, a time limit or os.Exit. Tests behind it did not run.", "kiln", 1),
    ],
  });
  expect(answer.category).toBe("crash");
  expect(answer.rootCause).not.toContain("another cause");
});

test.each(["Elapsed time: 0.25 s", "Tests: 4, Passed: 3, Failed: 1", "Running suites/kiln.exp ..."])(
  "the figures of a runner are not its error: %s",
  (figures) => {
    expect(explain(`hot: heat is 7, not 12\n${figures}\n`).evidence[0]?.text).toBe("hot: heat is 7, not 12");
  },
);
