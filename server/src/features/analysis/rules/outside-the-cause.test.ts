import { expect, test } from "vitest";
import type { Material, FailedOrFlakyTest } from "../material/material.ts";
import { explainByRules } from "./explain-by-rules.ts";

const material = (exitCode: number, log: string, messages: string[] = []): Material => ({
  tests: messages.map(
    (message, ordinal): FailedOrFlakyTest => ({
      id: `e-${ordinal}`,
      ordinal,
      testKey: `key ${ordinal}`,
      name: `cart › t${ordinal}`,
      filePath: null,
      flaky: false,
      message,
      trace: "",
    }),
  ),
  lines: log.split("\n").map((text, index) => ({ line: index + 1, seq: 1, text })),
  exitCode,
  counts: null,
  sinceLastPass: null,
});

const stray = "3 checks passed\nsh: 1: xdg-open: not found\nDone in 3s";

test("a command that was not found explains exit code 127, and no signal", () => {
  expect(explainByRules(material(127, stray))).toMatchObject({ category: "missing-dependency", confidence: expect.closeTo(0.92, 1) });
  for (const exitCode of [137, 139, 143]) expect(explainByRules(material(exitCode, stray)).category).toBe("crash");
  expect(explainByRules(material(1, stray)).confidence).toBeLessThanOrEqual(0.6);
  // What called the shell may have another exit code.
  const make = "make: *** [Makefile:3: test] Error 127";
  expect(explainByRules(material(2, `sh: 1: jest: not found\n${make}`)).confidence).toBeGreaterThan(0.8);
});

test.each([
  ["Expected to fail, but passed.", "assertion"],
  ["Error: Failing test passed even though it was supposed to fail. Remove `.failing` to remove error.", "assertion"],
  ["[XPASS(strict)] fixed since 1.2", "assertion"],
])("a test that passed unexpectedly: %s", (message, category) => {
  const explained = explainByRules(material(1, "", [message]));
  expect(explained.category).toBe(category);
  expect(explained.rootCause).toContain(message);
});

test("a step without a definition was not thrown by anything", () => {
  const { summary, rootCause } = explainByRules(material(1, "", ["Given a full cart: the step is not defined"]));
  expect(`${summary} ${rootCause}`).not.toMatch(/thrown|threw/);
  expect(rootCause).toContain("no loaded file of the suite defines");
});

test("a difference of texts with several lines names what differs, without half a quote", () => {
  const message = "Failed asserting that two strings are identical.\n--- Expected\n+++ Actual\n@@ @@\n 'a\n-b'\n+c'";
  expect(explainByRules(material(1, "", [message])).rootCause).toContain("expected b, received c");
});

const playwrightList = (head: string) =>
  `\nRunning 2 tests using 1 worker\n\n  ✘  1 a.spec.js:2:1 › confirms (8.4s)\nnet::ERR_NAME_NOT_RESOLVED at https://cdn.example\n  ✓  2 a.spec.js:6:1 › network log (12ms)\n\n\n  1) a.spec.js:2:1 › confirms ──────────────\n\n    ${head}\n\n    Locator: locator('h1')\n    Expected string: "Order placed"\n    Received string: "Payment declined (code 402)"\n    Call log:\n      - Expect "toHaveText" with timeout 800ms\n      - waiting for locator('h1')\n\n        at /t/a.spec.js:4:36\n\n  1 failed\n    a.spec.js:2:1 › confirms ──────────────\n  1 passed (9.7s)\n`;

test.each([
  "Error: Timed out 800ms waiting for expect(locator).toHaveText(expected)",
  "Error: expect(locator).toHaveText(expected) failed",
])("what a passing test of Playwright printed is not the cause: %s", (head) => {
  const { category, rootCause } = explainByRules(material(1, playwrightList(head)));
  expect(category).toBe("assertion");
  expect(rootCause).toContain('expected "Order placed", received "Payment declined (code 402)"');
});

test("warnings of a linter are not the cause of what failed after them", () => {
  const pylint = "app.py:3:0: W0611: Unused import os (unused-import)\n\n-----\nYour code has been rated at 8.50/10\n\nbins not balanced\n";
  expect(explainByRules(material(1, pylint)).evidence[0]?.text).toBe("bins not balanced");
  // What make says about Pylint's end is not another command.
  const made = explainByRules(material(2, pylint.replace("bins not balanced", "make: *** [Makefile:2: lint] Error 4")));
  expect(made.category).toBe("syntax");
  expect(made.evidence[0]?.text).toBe("app.py:3:0: W0611: Unused import os (unused-import)");
  const eslint =
    "/app/a.js\n   3:7   warning  Cannot find module 'left-pad'  import/no-unresolved\n\n✖ 1 problem (0 errors, 1 warning)\n\nbin 3 was emptied twice\n";
  expect(explainByRules(material(1, eslint)).evidence[0]?.text).toBe("bin 3 was emptied twice");
});

test("Prettier's files are named and cited", () => {
  const log =
    "Checking formatting...\n[warn] src/a.js\n[warn] src/b/c d.ts\n[warn] Code style issues found in 2 files. Run Prettier with --write to fix.\n";
  const { category, rootCause, evidence } = explainByRules(material(1, log));
  expect(category).toBe("syntax");
  expect(rootCause).toContain("(src/a.js, src/b/c d.ts)");
  expect(evidence).toMatchObject([{ line: 2, text: "[warn] src/a.js" }, { line: 4 }]);
});

test("the warnings are cited if there were too many, and a warning that is an error is one", () => {
  const eslint =
    "\n/app/a.js\n  1:7  warning  'unused' is never used  no-unused-vars\n\n✖ 1 problem (0 errors, 1 warning)\n\nESLint found too many warnings (maximum: 0).\n";
  const many = explainByRules(material(1, eslint));
  expect([many.category, many.evidence[0]?.text]).toEqual(["syntax", "1:7  warning  'unused' is never used  no-unused-vars"]);
  const stylelint =
    '\na.css\n  2:3  ⚠  Unknown property "colr"  property-no-unknown\n\n⚠ 1 problem (0 errors, 1 warning)\n\nMax warnings exceeded: 1 found. 0 allowed\n\n';
  const styles = explainByRules(material(1, stylelint));
  expect([styles.category, styles.evidence[0]?.text]).toEqual(["syntax", '2:3  ⚠  Unknown property "colr"  property-no-unknown']);
  const pytest =
    "=================================== FAILURES ===================================\n____________________________________ test_a ____________________________________\n\n    def test_a():\n>       warnings.warn('use v2', DeprecationWarning)\nE       DeprecationWarning: use v2\n\ntest_a.py:2: DeprecationWarning\n1 failed in 0.02s\n";
  const raised = explainByRules(material(1, pytest));
  expect([raised.category, raised.evidence[0]?.text]).toEqual(["exception", "E       DeprecationWarning: use v2"]);
});

test("the text of a compared value is not an answered status", () => {
  const message = "Expected values to be strictly equal:\n+ actual - expected\n\n+ '401 Unauthorized'\n- '200 OK'\n";
  expect(explainByRules(material(1, "", [message])).category).toBe("assertion");
  expect(explainByRules(material(1, "", [`${message}\n    response.status`])).category).toBe("authentication");
  expect(explainByRules(material(1, "", ["Error: expected '200 OK', got '502 Bad Gateway'"])).category).toBe("assertion");
});

test("code that pytest shows of a file it could not read is not an assertion", () => {
  const log =
    '==================================== ERRORS ====================================\n_________________________ ERROR collecting test_a.py __________________________\nE     File "/t/test_a.py", line 2\nE       assert 1\nE       ^^^^^^\nE   IndentationError: expected an indented block after function definition on line 1\n=========================== short test summary info ============================\nERROR test_a.py\n1 error in 0.05s\n';
  const { category, evidence } = explainByRules(material(2, log));
  expect([category, evidence[0]?.text]).toEqual([
    "syntax",
    "E   IndentationError: expected an indented block after function definition on line 1",
  ]);
});

test("a finding of ShellCheck is cited before its place", () => {
  const log =
    "\nIn a.sh line 2:\ncd $1\n   ^-- SC2086 (info): Double quote to prevent globbing and word splitting.\n\nFor more information:\n  https://www.shellcheck.net/wiki/SC2086 -- Double quote to prevent globbing ...\n";
  expect(explainByRules(material(1, log)).evidence[0]?.text).toBe(
    "^-- SC2086 (info): Double quote to prevent globbing and word splitting.",
  );
});

test("what Perl got is a value, not the cause, if a value was expected", () => {
  const log = (expected: string) =>
    `not ok 1 - ships\n1..1\n\n#   Failed test 'ships'\n#   at t/a.t line 3.\n#          got: 'No space left on device'\n#     expected: '${expected}'\n# Looks like you failed 1 test of 1.\n`;
  expect(explainByRules(material(1, log("delivered"))).category).toBe("assertion");
  expect(explainByRules(material(1, log(""))).category).toBe("environment");
});
