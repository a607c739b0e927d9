import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import type { Material } from "../material/material.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explained = (log: string, exitCode: number) => explainByRules(materialOf({ log, exitCode }));

test("each failure of the main kind is cited, also below the same headline", () => {
  const failure = (name: string, expected: string, received: string) =>
    `  ● ${name}\n\n    expect(received).toBe(expected) // Object.is equality\n\n    Expected: ${expected}\n    Received: ${received}\n\n      at Object.toBe (a.test.js:1:100)\n\n`;
  const log = `FAIL ./a.test.js\n  ● a\n\n    ENOENT: no such file or directory, open 'none.json'\n\n${failure("b", "2", "1")}${failure("c", '"y"', '"x"')}Test Suites: 1 failed, 1 total\nTests:       3 failed, 3 total\n`;
  expect(explained(log, 1).evidence.map(({ text }) => text)).toEqual(expect.arrayContaining(["Expected: 2", 'Expected: "y"']));
});

test("what a Go test printed is not a headline of its failure, and gotestsum's dots begin no test", () => {
  const failures =
    '\n=== Failed\n=== FAIL: . TestDays (0.00s)\nreading 3 days\n    a_test.go:3: Days(25) = 1, want 2\n\n=== FAIL: . TestTable/b_c (0.00s)\n    a_test.go:5: table "b c": got 3, want 4\n    --- FAIL: TestTable/b_c (0.00s)\n\n=== FAIL: . TestTable (0.00s)\n\nDONE 5 tests, 3 failures in 1.424s\n';
  for (const head of ["✖  . (7ms)\n", "[.]✖··✖✖"]) {
    const { rootCause, evidence } = explained(head + failures, 1);
    expect(rootCause).toContain("“expected 2, received 1”");
    expect(evidence[0]?.text).toBe("a_test.go:3: Days(25) = 1, want 2");
  }
});

test("behave's failures are counted one by one", () => {
  const log =
    'Feature: depot # features/a.feature:1\n\n  Scenario: counts         # features/a.feature:6\n    Given a depot          # features/steps/s.py:2\n    Then there are 3 trams # features/steps/s.py:6\n      Assertion Failed: expected 3 trams, got 2\n\n\n  Scenario: raises  # features/a.feature:10\n    Given a depot   # features/steps/s.py:2\n    When it raises  # features/steps/s.py:8\n      Traceback (most recent call last):\n        File "features/steps/s.py", line 9, in e\n          def e(c): raise ConnectionRefusedError("[Errno 111] Connection refused: 127.0.0.1:5432")\n      ConnectionRefusedError: [Errno 111] Connection refused: 127.0.0.1:5432\n\n\n  Scenario Outline: row 4 -- @1.2   # features/a.feature:17\n    Given a depot                   # features/steps/s.py:2\n    Then there are 4 trams          # features/steps/s.py:6\n      Assertion Failed: expected 4 trams, got 2\n\n\n\nFailing scenarios:\n  features/a.feature:6  counts\n  features/a.feature:10  raises\n  features/a.feature:17  row 4 -- @1.2 \n\n0 features passed, 1 failed, 0 skipped\n2 scenarios passed, 3 failed, 0 skipped\n';
  const { category, rootCause, evidence } = explained(log, 1);
  expect(category).toBe("assertion");
  expect(rootCause).toContain("Another failed test has another cause: connection refused (“");
  expect(evidence.map(({ text }) => text)).toEqual([
    "Assertion Failed: expected 3 trams, got 2",
    "ConnectionRefusedError: [Errno 111] Connection refused: 127.0.0.1:5432",
    "Assertion Failed: expected 4 trams, got 2",
  ]);
});

const rubyCucumber =
  'Feature: shop\n\n  Scenario: a customer pays  # features/shop.feature:2\n    Given a full basket      # features/step_definitions/steps.rb:1\n      """\n      Error: getaddrinfo ENOTFOUND shop.test\n      """\n    When the customer pays   # features/step_definitions/steps.rb:5\n      Failed to open TCP connection to localhost:8080 (Connection refused - connect(2) for "localhost" port 8080) (Errno::ECONNREFUSED)\n      ./features/step_definitions/steps.rb:6:in `/^the customer pays$/\'\n      features/shop.feature:4:in `When the customer pays\'\n    Then the basket is empty # features/step_definitions/steps.rb:2\n\n  Scenario: a customer leaves # features/shop.feature:8\n    Given a full basket       # features/step_definitions/steps.rb:1\n    Then the basket is empty  # features/step_definitions/steps.rb:2\n\n      expected: 0\n           got: 3\n\n      (compared using ==)\n       (RSpec::Expectations::ExpectationNotMetError)\n      ./features/step_definitions/steps.rb:2:in `/^the basket is empty$/\'\n      features/shop.feature:10:in `Then the basket is empty\'\n\nFailing Scenarios:\ncucumber features/shop.feature:2 # Scenario: a customer pays\ncucumber features/shop.feature:8 # Scenario: a customer leaves\n\n2 scenarios (2 failed)\n5 steps (2 failed, 1 skipped, 2 passed)\n0m0.106s\n';
const jvmCucumber =
  "\nScenario: a customer pays    # features/shop.feature:2\n  Given a full basket        # shop.Steps.basket()\n  When the customer pays     # shop.Steps.pays()\n      java.net.ConnectException: Connection refused\n\tat java.base/sun.nio.ch.Net.pollConnect(Native Method)\n\tat shop.Steps.pays(Steps.java:22)\n\tat ✽.the customer pays(file:///app/features/shop.feature:4)\n\n  Then the basket is empty   # shop.Steps.empty()\n\nScenario: a customer leaves  # features/shop.feature:8\n  Then the basket is empty   # shop.Steps.empty()\n      org.opentest4j.AssertionFailedError: expected: <0> but was: <3>\n\tat shop.Steps.empty(Steps.java:30)\n\tat ✽.the basket is empty(file:///app/features/shop.feature:10)\n\nFailed scenarios:\nfile:///app/features/shop.feature:2 # a customer pays\nfile:///app/features/shop.feature:8 # a customer leaves\n\n2 scenarios (2 failed)\n";
const jsCucumber =
  "FF\n\nFailures:\n\n1) Scenario: a customer pays # features/shop.feature:2\n   ✖ When the customer pays # features/steps.cjs:4\n       Error: connect ECONNREFUSED 127.0.0.1:8080\n           at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16)\n\n2) Scenario: a customer leaves # features/shop.feature:8\n   ✖ Then the basket is empty # features/steps.cjs:5\n       AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n       3 !== 0\n\n           at World.<anonymous> (/app/features/steps.cjs:5:50)\n\n2 scenarios (2 failed)\n";

test.each([
  ["Ruby", rubyCucumber],
  ["the JVM", jvmCucumber],
  ["JavaScript", jsCucumber],
])("each cause of a run of Cucumber for %s is named", (_, log) => {
  const { summary, rootCause, evidence } = explained(log, 1);
  expect(summary).toContain("; there is also a failure with another cause.");
  expect(rootCause).toMatch(/refused.*Another failed test has another cause: assertion \(“expected 0, received 3”\)\.$/i);
  expect(evidence).toHaveLength(2);
});

test("errors of one kind are not called causes, and equal errors are one", () => {
  const failure = (name: string, expected: string, received: string) =>
    `  ● ${name}\n\n    expect(received).toBe(expected) // Object.is equality\n\n    Expected: ${expected}\n    Received: ${received}\n\n      at Object.toBe (a.test.js:1:100)\n\n`;
  const log = (...failures: string[]) =>
    `FAIL ./a.test.js\n${failures.join("")}Test Suites: 1 failed, 1 total\nTests:       2 failed, 2 total\n`;
  const differ = explained(log(failure("a", "1", "2"), failure("b", '"x"', '"y"')), 1);
  expect(differ.summary).toContain("; with 2 different errors.");
  expect(differ.rootCause).toContain('Other errors of this kind: “expected "x", received "y"”.');
  const equal = explained(log(failure("a", "1", "2"), failure("b", "1", "2")), 1);
  expect(equal.summary).not.toContain(";");
  expect(equal.rootCause).not.toContain("Other");
});

/** A run with more failed tests than those that the rules read. */
const withTests = (messages: readonly string[], failed: number): Material => ({
  ...materialOf({ log: "", exitCode: 1 }),
  tests: messages.map((message, ordinal) => {
    const name = `test ${ordinal}`;
    return { id: `t${ordinal}`, ordinal, testKey: name, name, filePath: null, flaky: false, message, trace: "" };
  }),
  counts: { total: failed, passed: 0, failed, skipped: 0, flaky: 0, quarantined: 0 },
});

test("errors are not counted if only the first failed tests were read: others may have them, too", () => {
  const messages = Array.from({ length: 200 }, (_, place) => `Error: zap ${"abcdefgh"[place % 8]?.repeat(5)}`);
  const whole = explainByRules(withTests(messages, 200));
  expect(whole.summary).toContain("; with 8 different errors.");
  expect(whole.rootCause).toContain("Other errors of this kind: 25 × “Error: zap bbbbb”, 25 × “Error: zap ccccc”");
  const part = explainByRules(withTests(messages, 520));
  expect(part.summary).toContain("; with at least 8 different errors.");
  expect(part.rootCause).toContain(
    "Of the first 200 failed tests, some have other errors of this kind: “Error: zap bbbbb”, “Error: zap ccccc”, “Error: zap ddddd”, “Error: zap eeeee”, and 3 more.",
  );
  expect(`${part.summary} ${part.rootCause}`).not.toContain("×");
});

test("another cause is not said to be that of one failed test if only the first failed tests were read", () => {
  const refused = "Error: connect ECONNREFUSED 127.0.0.1:8080";
  const messages = Array.from({ length: 200 }, (_, place) => (place === 7 ? refused : "expected 1 to equal 2"));
  expect(explainByRules(withTests(messages, 520)).rootCause).toContain(
    `Of the first 200 failed tests, some have another cause: connection refused (“${refused}”).`,
  );
});
