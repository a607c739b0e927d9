import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
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
  expect(rootCause).toContain("1 × connection-refused");
  expect(evidence.map(({ text }) => text)).toEqual([
    "Assertion Failed: expected 3 trams, got 2",
    "Assertion Failed: expected 4 trams, got 2",
  ]);
});
