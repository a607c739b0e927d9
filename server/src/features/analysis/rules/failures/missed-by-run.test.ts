import { expect, test } from "vitest";
import { materialOf } from "../../corpus/read-corpus.ts";
import { explainByRules } from "../explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  [
    "nyc",
    "Error: connect ECONNREFUSED 127.0.0.1:1\n  ✔ shows it\n\n  1 passing (12ms)\n\nERROR: Coverage for lines (75%) does not meet global threshold (90%)",
  ],
  [
    "Jest",
    'PASS ./t.test.js\nJest: "global" coverage threshold for lines (80%) not met: 71.42%\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total',
  ],
  ["pytest-cov", "..\nERROR: Coverage failure: total of 60 is less than fail-under=80\n2 passed in 0.03s"],
  [
    "SimpleCov",
    "2 examples, 0 failures\n\nLine coverage (71.43%) is below the expected minimum coverage (80.00%).\nSimpleCov failed with exit 2 due to a coverage related error",
  ],
  [
    "JaCoCo",
    "[WARNING] Rule violated for bundle shop: lines covered ratio is 0.71, but expected minimum is 0.80\n[INFO] BUILD FAILURE\n[ERROR] Coverage checks have not been met.",
  ],
])("coverage below its threshold is the cause when no test failed: %s", (_, log) => {
  const { category, confidence, rootCause } = explain(log);
  expect(category).toBe("assertion");
  expect(confidence).toBeGreaterThan(0.8);
  expect(rootCause).toMatch(/“.*(?:overage|ratio is 0\.71).*”/);
});

test("a failed test is the cause, and not the coverage that it did not reach", () => {
  const log =
    "  1 passing (2ms)\n  1 failing\n\n  1) pays:\n     Error: connect ECONNREFUSED 127.0.0.1:5432\n      at x (t.js:1:2)\n\nERROR: Coverage for lines (75%) does not meet global threshold (90%)";
  expect(explain(log).category).toBe("connection-refused");
});

test("a plan of TAP that was not met is the cause, unless the program was ended", () => {
  expect(explain("1..3\n# Connection refused\nok 1 - a\nok 2 - b\n# Looks like you planned 3 tests but ran 2.", 255)).toMatchObject({
    category: "assertion",
    evidence: [{ text: "# Looks like you planned 3 tests but ran 2." }],
  });
  const died =
    "1..3\nok 1 - a\nthe till is locked at t.t line 4.\n# Looks like you planned 3 tests but ran 1.\n# Looks like your test exited with 2 just after 1.";
  expect(explain(died, 2).evidence).toMatchObject([{ text: "the till is locked at t.t line 4." }]);
});

test("what a program printed before the error that ended it is no assertion of its own", () => {
  const log =
    'AssertionError: legacy check ignored\ncontinuing\nTraceback (most recent call last):\n  File "/app/x.py", line 2, in <module>\n    connect()\nConnectionRefusedError: [Errno 111] Connection refused';
  expect(explain(log).category).toBe("connection-refused");
});

test("a signal that the shell names last is the cause", () => {
  const log = "AssertionError: 1 != 2 (known, ignored)\nci.sh: line 2: 21202 Aborted                 python3 x.py";
  expect(explain(log, 134).category).toBe("crash");
});

test("a status of 127 makes the missing command the cause", () => {
  const bats =
    "1..1\nnot ok 1 reads feed\n# (in test file t.bats, line 3)\n#   `jqq . x' failed with status 127\n# Permission denied (publickey)\n# /app/t.bats: line 3: jqq: command not found";
  const make = "Permission denied (publickey)\nnpmm ci\nmake: npmm: No such file or directory\nmake: *** [Makefile:3: all] Error 127";
  expect([explain(bats), explain(make, 2), explain("env: ‘npmm’: No such file or directory", 127)]).toMatchObject([
    { category: "missing-dependency", evidence: [{ text: expect.stringContaining("jqq") }] },
    { category: "missing-dependency", evidence: [{ text: expect.stringContaining("npmm") }] },
    { category: "missing-dependency", evidence: [{ text: expect.stringContaining("npmm") }] },
  ]);
});
