import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";
import { comparedValues } from "./values/compared-values.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  [
    "Scala",
    "syntax",
    "type mismatch",
    "Kiln.scala:3: error: type mismatch;\n found   : Double\n required: String\n  fire(3)\n      ^\none error found\n",
  ],
  [
    "mix",
    "missing-dependency",
    "Could not find an SCM",
    "Could not find Hex, which is needed to build dependency :kiln\nShall I install Hex? (if running non-interactively) [Yn] ** (Mix) Could not find an SCM for dependency :kiln from Oven.MixProject\n",
  ],
  [
    "Bandit",
    "syntax",
    "shell=True identified",
    "Test results:\n>> Issue: [B602:subprocess_popen] subprocess call with shell=True identified, security issue.\n   Severity: High   Confidence: High\n\nRun metrics:\n\tTotal issues (by severity):\n\t\tHigh: 1.0\nFiles skipped (0):\n",
  ],
  [
    "Ansible's YAML",
    "syntax",
    "did not find expected key",
    "ERROR! We were unable to read either as JSON nor YAML, these are the errors we got from each:\nJSON: Expecting value: line 1 column 1 (char 0)\n\nSyntax Error while loading YAML.\n  did not find expected key\n\nThe error appears to be in 'kiln.yml': line 3, column 1, but may\nbe elsewhere in the file depending on the exact syntax problem.\n",
  ],
  [
    "Go's templates",
    "exception",
    "can't evaluate field",
    'Dear 2026/01/02 10:00:00 template: kiln:1:8: executing "kiln" at <.Heat>: can\'t evaluate field Heat in type main.oven\nexit status 1\n',
  ],
  [
    "Elixir",
    "syntax",
    "undefined function heat/0",
    "\n== Compilation error in file kiln.ex ==\n** (CompileError) kiln.ex:2: undefined function heat/0\n",
  ],
  [
    "Django",
    "syntax",
    "fields.E120",
    "SystemCheckError: System check identified some issues:\n\nERRORS:\nkiln.Oven.name: (fields.E120) CharFields must define a 'max_length' attribute.\n\nSystem check identified 1 issue (0 silenced).\n",
  ],
  [
    "Terraform, twice",
    "syntax",
    "Unsupported block type",
    'Error: Unsupported block type\n\n  on main.tf line 1:\n   1: kiln "x" {\n\nBlocks of type "kiln" are not expected here.\n\nError: Terraform encountered problems during initialisation, including problems\nwith the configuration, described below.\n\nError: Unsupported block type\n\n  on main.tf line 1:\n   1: kiln "x" {\n\nBlocks of type "kiln" are not expected here.\n',
  ],
])("the error of %s is its own line, and not the last words", (_tool, category, words, log) => {
  const answer = explain(log);
  expect(answer.category).toBe(category);
  expect(answer.rootCause).toContain(words);
  expect(answer.evidence[0]?.text).toContain(words);
});

test.each([
  [
    "AssertJ",
    'expected <["Clay"]>, received <["Clay", "Ash"]>',
    'java.lang.AssertionError: \n\nExpecting:\n  <["Clay", "Ash"]>\nto contain exactly (and in same order):\n  <["Clay"]>\nbut some elements were not expected:\n  <["Ash"]>\n\n\tat org.kiln.KilnTest.fires(KilnTest.java:7)\n',
  ],
  [
    "CppUnit",
    "expected 900, received 899",
    "!!!FAILURES!!!\nTest Results:\nRun:  2   Failures: 1   Errors: 0\n\n\n1) test: Kiln::testHot (F) line: 8 t.cpp\nequality assertion failed\n- Expected: 900\n- Actual  : 899\n",
  ],
  [
    "pgTAP",
    "expected 2, received 3",
    '1..1\nnot ok 1 - two kilns are hot\n# Failed test 1: "two kilns are hot"\n#         have: 3\n#         want: 2\n# Looks like you failed 1 test of 1\n',
  ],
  [
    "testthat",
    "heat(c(1, 2)) not equal to 2",
    "[ FAIL 1 | WARN 0 | SKIP 0 | PASS 1 ]\n\n══ Failed tests ════\n── Failure ('test-kiln.R:3'): heat is even ────\nheat(c(1, 2)) not equal to 2.\n1/1 mismatches\n[1] 11 - 2 == 9\n\n[ FAIL 1 | WARN 0 | SKIP 0 | PASS 1 ]\nError: Test failures\nExecution halted\n",
  ],
  [
    "Criterion",
    "The expression (heat(3)) == (12) is false.",
    "[----] t.c:3: Assertion Failed\n[----]   \n[----]   The expression (heat(3)) == (12) is false.\n[----]   \n[FAIL] kiln::three: (0.00s)\n[====] Synthesis: Tested: 2 | Passing: 1 | Failing: 1 | Crashing: 0 \n",
  ],
  [
    "diff",
    "The dump is not the one of kiln.sql.",
    "1c1\n< create table a (id int);\n---\n> create table a (id int, heat int);\nThe dump is not the one of kiln.sql.\n",
  ],
  [
    "Mocha with supertest",
    'The error: “expected 201 "Created", received 400 "Bad Request"”',
    '  POST /kilns\n    1) fires a kiln\n\n\n  0 passing (3ms)\n  1 failing\n\n  1) POST /kilns\n       fires a kiln:\n     Error: expected 201 "Created", got 400 "Bad Request"\n      at Context.<anonymous> (test/kiln.js:5:84)\n',
  ],
  [
    "Playwright",
    "A snapshot doesn't exist at /app/kiln-linux.png",
    "Running 1 test using 1 worker\n\n  ✘  1 kiln.spec.js:2:1 › looks hot (5.5s)\n\n\n  1) kiln.spec.js:2:1 › looks hot ─────────────\n\n    Test timeout of 5000ms exceeded.\n\n    Error: A snapshot doesn't exist at /app/kiln-linux.png, writing actual.\n\n      3 |   await page.goto('/');\n    > 4 |   await expect(page.locator('h1')).toHaveScreenshot('kiln.png');\n        |   ^\n        at /app/kiln.spec.js:4:3\n\n    attachment #1: kiln (image/png) ────────────────────\n    Expected: kiln.spec.js-snapshots/kiln-linux.png\n    Received: test-results/kiln-actual.png\n    ────────────────────────────────────────\n\n  1 failed\n    kiln.spec.js:2:1 › looks hot ──────────\n",
  ],
  [
    "a measured value below another one",
    "The error: “p95 was 812 ms, limit 500 ms”",
    "requests: 100, errors: 0\np50 120 ms\np95 was 812 ms, limit 500 ms\n",
  ],
])("%s: the values or the sentence", (_runner, words, log) => {
  const answer = explain(log);
  expect(answer.category).toBe("assertion");
  expect(answer.rootCause).toContain(words);
});

test.each([
  [
    "zod",
    "ZodError: kiln.heat: Invalid input: expected number, received string",
    'file:///app/kiln.mjs:3\nS.parse(x);\n  ^\n\nZodError: [\n  {\n    "expected": "number",\n    "code": "invalid_type",\n    "path": [\n      "kiln",\n      "heat"\n    ],\n    "message": "Invalid input: expected number, received string"\n  }\n]\n    at file:///app/kiln.mjs:3:3\n\nNode.js v20.20.2\n',
  ],
  [
    "pydantic",
    "1 validation error for Kiln: heat: Field required",
    'Traceback (most recent call last):\n  File "/app/kiln.py", line 7, in <module>\n    Kiln()\npydantic_core._pydantic_core.ValidationError: 1 validation error for Kiln\nheat\n  Field required [type=missing, input_value={}, input_type=dict]\n    For further information visit https://errors.pydantic.dev/2.13/v/missing\n',
  ],
  [
    "node:test",
    'Unexpected token \']\', ..."id": 1 }, ], } " is not valid JSON',
    "TAP version 13\n# Subtest: kilns\nnot ok 1 - kilns\n  ---\n  duration_ms: 1.4\n  location: '/app/kilns.test.js:2:1'\n  failureType: 'testCodeFailure'\n  error: |-\n    Unexpected token ']', ...\"id\": 1 }, ], }\n    \" is not valid JSON\n  code: 'ERR_TEST_FAILURE'\n  name: 'SyntaxError'\n  stack: |-\n    JSON.parse (<anonymous>)\n    TestContext.<anonymous> (/app/kilns.test.js:2:39)\n  ...\n1..1\n# tests 1\n# pass 0\n# fail 1\n",
  ],
])("%s: the whole message", (_library, words, log) => {
  const answer = explain(log);
  expect(answer.category).toBe("data");
  expect(answer.rootCause).toContain(words);
});

test("Selenium's reason stands before the address of its manual", () => {
  const log =
    'F [100%]\n=================================== FAILURES ===================================\n__________________________________ test_kiln ___________________________________\n\n>       driver.find_element(By.ID, "kiln")\n\ntest_kiln.py:5: \nE       selenium.common.exceptions.NoSuchElementException: Message: no such element: Unable to locate element: {"selector":"[id=kiln]"}\nE         (Session info: chrome=156.0.8078.108); For documentation on this error, please visit: https://www.selenium.dev/documentation/webdriver/troubleshooting/errors#nosuchelementexception\n\nerrorhandler.py:232: NoSuchElementException\n1 failed in 1.15s\n';
  const answer = explain(log);
  expect(answer.category).toBe("element-not-found");
  expect(answer.evidence[0]?.text).toContain("Unable to locate element");
});

test("the difference that a report repeats gives the values once", () => {
  const message =
    "AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n+ actual - expected\n\n+ '2 kilns'\n- '3 kilns'\n    + expected - actual\n\n    -2 kilns\n    +3 kilns\n";
  expect(comparedValues(`${message}\n${message}\n    at World.<anonymous> (/app/steps.js:4:56)`)).toMatchObject({
    expected: expect.stringMatching(/^'?3 kilns'?$/),
    received: expect.stringMatching(/^'?2 kilns'?$/),
  });
});

test("an error below which Ruby shows the code is not a failed assertion", () => {
  const log =
    'F\n\nFailures:\n\n  1) kiln fires\n     Failure/Error: expect(name.upcase).to eq("HOT")\n\n     NoMethodError:\n       undefined method `upcase\' for nil:NilClass\n\n           expect(name.upcase).to eq("HOT")\n                      ^^^^^^^\n     # ./spec/kiln_spec.rb:7:in `block (2 levels) in <top (required)>\'\n\nFinished in 0.02 seconds (files took 1.3 seconds to load)\n1 example, 1 failure\n';
  expect(explain(log)).toMatchObject({ category: "exception" });
});
