import { expect, test } from "vitest";
import { explainByRules } from "../explain-by-rules.ts";
import { comparedValues } from "./compared-values.ts";

const explained = (message: string) =>
  explainByRules({
    lines: [],
    tests: [{ id: "e-0", ordinal: 0, testKey: "k", name: "works", filePath: null, flaky: false, message, trace: "" }],
    exitCode: 1,
    counts: null,
    sinceLastPass: null,
  });

test.each([
  [
    "AVA's throwsAsync",
    "Promise rejected with unexpected exception:\n\nError {\n  message: 'harbour closed',\n}\n\nExpected message to equal:\n\n'no berth'",
    "expected 'no berth', received 'harbour closed'",
  ],
  [
    "AVA's throws",
    "Function threw unexpected exception:\n\nTypeError {\n  message: 'bad',\n}\n\nExpected instance of:\n\nFunction RangeError {}",
    "expected Function RangeError {}, received TypeError",
  ],
  [
    "xUnit.net, strings",
    'Assert.Equal() Failure: Strings differ\n              ↓ (pos 4)\nExpected: "Bergen"\nActual:   "Bergamo"',
    'expected "Bergen", received "Bergamo"',
  ],
  [
    "xUnit.net, a collection",
    'Assert.Contains() Failure: Item not found in collection\nCollection: ["a", "b"]\nNot found:  "c"',
    'expected "c", received ["a", "b"]',
  ],
  [
    "node:test, elements that are equal on both sides",
    "Expected values to be loosely deep-equal:\n\n[\n  'out of memory',\n  'Killed'\n]\n\nshould loosely deep-equal\n\n[\n  'out of memory',\n  'Restarted'\n]",
    "expected [ 'out of memory', 'Restarted' ], received [ 'out of memory', 'Killed' ]",
  ],
  [
    "AVA's regex",
    "Value must match expression:\n\n'2026/17'\n\nRegular expression:\n\n/^R-\\d+$/",
    "expected /^R-\\d+$/, received '2026/17'",
  ],
  [
    "the second call of Jest's mock",
    'expect(jest.fn()).toHaveBeenNthCalledWith(n, ...expected)\n\nn: 2\nExpected: "b@x.io", 7\nReceived\n       1: "a@x.io", 3\n->     2: "b@x.io", 9\n\nNumber of calls: 2',
    'expected "b@x.io", 7, received "b@x.io", 9',
  ],
  ["a Go example", "got:\n2 free\nwant:\n3 free", "expected 3 free, received 2 free"],
  ["Perl's cmp_ok", "Failed test 'enough seats'\nat shop.t line 2.\n    '4'\n        >=\n    '5'", "expected >= '5', received '4'"],
  ["RSpec's change", "expected `Array#length` to have changed by 1, but was changed by 0", "to have changed by 1, but was changed by 0"],
  [
    "diff -u",
    "--- want.txt\t2026-01-01 10:00:00\n+++ got.txt\t2026-01-01 10:00:00\n@@ -1 +1 @@\n-seats: 4\n+seats: 3",
    "expected seats: 4, received seats: 3",
  ],
  ["node:test, loosely", "AssertionError [ERR_ASSERTION]: 'C' == 'D'", "expected 'D', received 'C'"],
  ["AVA's plan", "Planned for 2 assertions, but got 1.", "Planned for 2 assertions, but got 1."],
  ["xUnit.net, a range", "Assert.InRange() Failure: Value not in range\nRange:  (1 - 10)\nActual: 12", "expected (1 - 10), received 12"],
  ["NUnit", "  Assert.That(total, Is.EqualTo(42))\n  Expected: 42\n  But was:  41", "expected 42, received 41"],
  ["MSTest", "Assert.AreEqual failed. Expected:<42>. Actual:<41>. the answer", "expected 42, received 41"],
  [
    "MSTest, a text",
    "StringAssert.Contains failed. String 'Guten Abend' does not contain string 'Morgen'. .",
    "expected 'Morgen', received 'Guten Abend'",
  ],
  ["MSTest without values", "Assert.IsTrue failed. door is open", "Assert.IsTrue failed. door is open"],
  [
    "go-cmp",
    '    a_test.go:14: Route() mismatch (-want +got):\n          []string{\n          \t"Bern",\n        - \t"Basel",\n        + \t"Olten",\n          }',
    'expected "Basel", received "Olten"',
  ],
  [
    "go-cmp the other way round",
    '    a_test.go:14: diff (-got +want):\n          string(\n        - \t"a",\n        + \t"b",\n          )',
    'expected "b", received "a"',
  ],
  [
    "testify",
    '\tError Trace:\t/app/a_test.go:9\n\tError:      \t"Guten Abend" does not contain "Morgen"\n\tTest:       \tTestA',
    'expected "Morgen", received "Guten Abend"',
  ],
  [
    "testify with a message",
    "\tError Trace:\t/app/a_test.go:9\n\tError:      \tShould be true\n\tTest:       \tTestDock\n\tMessages:   \tthe dock is open",
    "the dock is open: Should be true",
  ],
  [
    "pytest.raises",
    "E       AssertionError: Regex pattern did not match.\nE         Expected regex: 'photo'\nE         Actual message: 'permit expired'",
    "expected 'photo', received 'permit expired'",
  ],
  [
    "PHPUnit, an exception",
    'Failed asserting that exception of type "RuntimeException" matches expected exception "OverflowException". Message was: "full" at',
    "expected OverflowException, received RuntimeException",
  ],
  [
    "AssertJ, a list",
    'java.lang.AssertionError: \nExpecting ArrayList:\n  ["oak", "elm"]\nto contain:\n  ["ash"]\nbut could not find the following element(s):\n  ["ash"]',
    'expected ["ash"], received ["oak", "elm"]',
  ],
  [
    "AssertJ, a relation",
    "java.lang.AssertionError: \nExpecting actual:\n  3\nto be greater than:\n  5",
    "expected greater than 5, received 3",
  ],
  [
    "AssertJ, a message",
    'java.lang.AssertionError: \nExpecting message to be:\n  "no berth"\nbut was:\n  "harbour closed"',
    'expected "no berth", received "harbour closed"',
  ],
  ["Hamcrest", 'java.lang.AssertionError: last port\nExpected: "Nordkap"\n     but: was "Lofoten"', 'last port: expected "Nordkap"'],
  [
    "Mockito, times",
    "bell.ring();\nWanted 2 times:\n-> at B.a(B.java:9)\nBut was 3 times:\n-> at B.b(B.java:3)",
    "expected 2 times, received 3 times",
  ],
  ["Mockito, no call", "Wanted but not invoked:\nbell.ring();\n-> at B.a(B.java:9)", "Wanted but not invoked: bell.ring();"],
  [
    "Mockito, arguments",
    "Argument(s) are different! Wanted:\nbell.ring(\n    2\n);\n-> at B.a(B.java:9)\nActual invocations have different arguments:\nbell.ring(\n    3\n);\n-> at B.b(B.java:3)",
    "expected bell.ring( 2 );, received bell.ring( 3 );",
  ],
  ["Spock", "Condition not satisfied:\n\ntotal == 42\n|     |\n41    false", "Condition not satisfied: total == 42"],
  [
    "node:test's match",
    "The input did not match the regular expression /^[A-Z]+-\\d+$/. Input:\n\n'B 4711'\n",
    "expected /^[A-Z]+-\\d+$/, received 'B 4711'",
  ],
  ["Jest's toBeNull", "expect(received).toBeNull()\n\nReceived: 12", "expected null, received 12"],
  [
    "Cypress, a count",
    "AssertionError: Timed out retrying after 4000ms: Not enough elements found. Found '2', expected '3'.",
    "expected 3, received 2",
  ],
  ["minitest, a distance", "Expected |9.81 - 9.78| (0.03) to be <= 0.01.", "Expected |9.81 - 9.78| (0.03) to be <= 0.01."],
])("%s: the cause names the values", (_what, message, cause) => {
  expect(explained(message)).toMatchObject({ category: "assertion", rootCause: expect.stringContaining(cause) });
});

test("node:test's TAP: the stack below a value does not belong to it", () => {
  const stack =
    "TestContext.<anonymous> (file:///t/a.test.mjs:2:28)\nTest.run (node:internal/test_runner/test:796:25)\nnode:internal/process/task_queues:140:7";
  const whole = (received: string, expected: string) =>
    `Expected values to be loosely deep-equal:\n\n${received}\n\nshould loosely deep-equal\n\n${expected}\n${stack}`;
  expect(
    comparedValues(whole("{\n  code: 'ECONNREFUSED',\n  at: [\n    1\n  ]\n}", "{\n  code: 'OK',\n  at: [\n    1\n  ]\n}")),
  ).toMatchObject({
    expected: "{ code: 'OK', at: [ 1 ] }",
    received: "{ code: 'ECONNREFUSED', at: [ 1 ] }",
  });
  expect(comparedValues(whole("'ECONNREFUSED'", "[\n  'a'\n]"))).toMatchObject({ expected: "[ 'a' ]", received: "'ECONNREFUSED'" });
  expect(comparedValues(whole("[\n  'a'\n]", "'b'"))).toMatchObject({ expected: "'b'", received: "[ 'a' ]" });
  const difference = `Expected values to be strictly deep-equal:\n+ actual - expected\n\n  [\n    1,\n+   3\n  ]\n${stack}`;
  expect(comparedValues(difference)).toMatchObject({ expected: "[ 1, ]", received: "[ 1, 3 ]" });
});
