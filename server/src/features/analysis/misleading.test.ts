import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { expect, test } from "vitest";
import { toMaterials } from "./corpus/evaluate.ts";
import { materialOf } from "./corpus/read-corpus.ts";
import { explainByRules } from "./rules/explain-by-rules.ts";

/** What a program printed that was written to mislead: something else than the failure sounds like its cause. */
interface MisleadingRun {
  id: string;
  right: FailureCategory[];
  /** The named error contains one of these. */
  causes: string[];
  /** The first evidence contains it. */
  line?: string;
  exitCode: number | null;
  log: string;
  tests: { name: string; message: string; trace: string }[];
}

const plain = (text: string) => text.replace(/\s+/g, " ").replace(/['`‘’“”]/g, '"');

const readRuns = (name: string): MisleadingRun[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `corpus/misleading/${name}.json`), "utf8"));

/** Programs whose answer is wrong although it is not "not sure". */
function wrongWithConfidence(runs: readonly MisleadingRun[]): string[] {
  return runs.flatMap(({ id, right, causes, ...run }) =>
    toMaterials(run).flatMap(({ from, material }) => {
      const { category, confidence, rootCause } = explainByRules(material);
      if (category === "unknown" || confidence < 0.5) return [];
      const isRight = right.includes(category) && causes.some((words) => plain(rootCause).includes(plain(words)));
      return isRight ? [] : [`${id}, by the ${from}: ${category}: ${rootCause.slice(0, 200)}`];
    }),
  );
}

/**
 * Real output of runners and their reporters. In each program one test fails, and something else prints errors, or the name of the test quotes one:
 * `nameAssert`, `nameThrow`: the name of the failed test; `passingThrow`: tests that pass; `caughtThrow`: the failed test, before it fails;
 * `nestedThrow`: a passing test prints the output of a runner that failed.
 */
test("what others print is not stated as the cause of a failed test", () => {
  const runs = readRuns("runners");
  expect(runs.length).toBeGreaterThanOrEqual(200);
  expect(wrongWithConfidence(runs)).toEqual([]);
});

/** Weaknesses: what follows the first error is not known to be an error; a script expected that pytest fails. */
const notYetKnown = ["sh/killed-helper", "sh/nested-runner"];

test("an error after which a script continued is not stated as the cause", () => {
  const runs = readRuns("scripts");
  expect(runs.length).toBeGreaterThanOrEqual(30);
  expect(wrongWithConfidence(runs).map((wrong) => wrong.replace(/,.*/s, ""))).toEqual(notYetKnown);
});

/** Linters, CTest, bats, minitest, and chains of errors. */
test("tools that print several lines of an error are explained by the line that names it", () => {
  const runs = readRuns("tools");
  expect(wrongWithConfidence(runs)).toEqual([]);
  const named = runs.filter(({ causes, ...run }) => {
    return toMaterials(run).some(({ material }) =>
      causes.some((words) => plain(explainByRules(material).rootCause).includes(plain(words))),
    );
  });
  expect(runs.filter((run) => !named.includes(run)).map(({ id }) => id)).toEqual(["i2/bats-nested"]);
});

/**
 * Real output of Vitest, Jest, Chai, node:test, tape and RSpec that compares two errors, of Jest with several failures, and of assertions with texts
 * about a full disk; by the log, and by the report or what is read from the console.
 */
test("errors and texts that an assertion compared are its values, and each failed test counts once", () => {
  const runs = readRuns("compared-errors");
  expect(runs.length).toBeGreaterThanOrEqual(48);
  expect(wrongWithConfidence(runs)).toEqual([]);
  for (const { id, ...run } of runs)
    for (const { from, material } of toMaterials(run)) {
      if (material.lines.every(({ text }) => text === "") && from === "log") continue;
      const { category, rootCause } = explainByRules(material);
      expect([id, from, category]).toEqual([id, from, run.right[0]]);
      expect(rootCause).not.toContain("disk was full");
    }
});

/**
 * Real output of GoogleTest, Jasmine, cargo, Bats, doctest, pytest.fail, bun, busted, Check, lab, shUnit2, QUnit, node-tap, Catch2, cmocka, AVA, tar, Docker and
 * the sanitizers, with the failed tests that the console names: what a test expects, next to errors of the same runners that are the cause.
 */
test("a text that a test expects is not the cause, and an error that it did not expect is", () => {
  const runs = readRuns("expected-texts");
  expect(runs.length).toBeGreaterThanOrEqual(130);
  const wrong = runs.flatMap(({ id, right, causes, ...run }) => {
    const material = toMaterials(run).at(-1)?.material;
    if (!material) return [];
    const { category, rootCause } = explainByRules(material);
    const isRight = right.includes(category) && causes.some((words) => plain(rootCause).includes(plain(words)));
    return isRight ? [] : [`${id}: ${category}: ${rootCause.slice(0, 200)}`];
  });
  expect(wrong).toEqual([]);
});

test("Jest with obsolete snapshots is not sure, and shows them first", () => {
  const log =
    "PASS ./a.test.js\n  ✓ a (6 ms)\n\n › 1 snapshot obsolete.\n   • gone 1\nSnapshot Summary\n › 1 snapshot obsolete from 1 test suite. To remove it, re-run jest with `-u`.\n   ↳ ./a.test.js\n       • gone 1\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\nSnapshots:   1 obsolete, 1 passed, 1 total\nTime:        0.838 s\nRan all test suites.\n";
  expect(categoryOf(log)).toMatchObject({ category: "unknown", evidence: [{ line: 7 }] });
});

test("the finding of a linter has its file", () => {
  const log = 'a.css\n  1:22  ✖  Unknown property "colr"  property-no-unknown\n\n✖ 1 problem (1 error, 0 warnings)\n';
  expect(explainByRules(materialOf({ log, exitCode: 2 }))).toMatchObject({
    category: "syntax",
    rootCause: expect.stringContaining('a.css:1:22: Unknown property "colr" property-no-unknown'),
    evidence: [{ line: 2 }],
  });
});

test("a script that ends with an error of its own after another one is not sure, and shows its last error", () => {
  const log = "Error: connect ECONNREFUSED 10.0.0.3:5432\nusing the copy of yesterday\nthe ledger is unbalanced by 12 EUR\n";
  const material = materialOf({ log, exitCode: 1 });
  expect(explainByRules(material)).toMatchObject({ category: "unknown", evidence: [{ line: 3 }, { line: 1 }] });
});

const categoryOf = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

test.each([
  [
    "a setting",
    "ALLOW_UNAUTHORIZED=1 RETRY_TIMEOUT=30\nstep 1 ok\nFAIL step 2/2: invoice 88 has total 10.00, lines sum up to 12.00\n",
    "invoice 88",
  ],
  [
    "a warning of Node",
    "(node:7) Warning: Setting the NODE_TLS_REJECT_UNAUTHORIZED environment variable to 0 makes TLS connections insecure\n✗ total: expected 42 but got 41\n",
    "expected 42, received 41",
  ],
  [
    "Gantry's own note",
    "The image defines CMD, which Gantry replaces: a suite is started through /app/entrypoint.sh, or through the run's command.\n    at main.js:3:1\n\nNode.js v20.20.2\n",
    "",
  ],
  [
    "a text that Jasmine compared",
    "Failures:\n1) shop saves\n  Message:\n    Expected 'No space left on device' to contain 'quota exceeded'.\n  Stack:\n        at UserContext.<anonymous> (/app/a.spec.js:3:104)\n\n2 specs, 1 failure\n",
    "quota exceeded",
  ],
])("%s is not the cause", (_, log, words) => {
  const { category, rootCause } = categoryOf(log);
  expect(["assertion", "exception", "unknown"]).toContain(category);
  expect(rootCause).toContain(words);
  expect(rootCause).not.toMatch(/image defines|UNAUTHORIZED|disk was full/);
});

test("a compared text does not say that a disk was full", () => {
  const log = "=== FAILURES ===\n___ test_a ___\nE   AssertionError: assert 'ENOSPC' == 'EDQUOT'\n=== 1 failed in 0.1s ===\n";
  expect(categoryOf(log)).toMatchObject({ category: "assertion", rootCause: expect.not.stringContaining("disk was full") });
});

const mochaTitle = (title: string) =>
  `\n\n  ${title}\n    1) in red\n\n\n  0 passing (4ms)\n  1 failing\n\n  1) ${title}\n       in red:\n     TypeError: Cannot read properties of undefined (reading 'rows')\n      at Context.<anonymous> (t.js:2:44)\n      at process.processImmediate (node:internal/timers:476:21)\n\n\n\n`;
const cucumberStep = (step: string, error: string) =>
  `F\n\nFailures:\n\n1) Scenario: bottles # features/c.feature:2\n   ✖ ${step} # features/steps.js:2\n       ${error}\n           at World.<anonymous> (/app/features/steps.js:2:37)\n\n1 scenario (1 failed)\n1 step (1 failed)\n0m00.010s (executing steps: 0m00.001s)\n`;

test.each([
  [
    "a title of a suite",
    mochaTitle('shows "Error: connect ECONNREFUSED 127.0.0.1:5432" to the user'),
    "exception",
    "Cannot read properties",
  ],
  ["a title of a suite with a status", mochaTitle('prints "Error: 403 Forbidden"'), "exception", "Cannot read properties"],
  ["a step", cucumberStep('Then I see "TimeoutError: 5000ms exceeded"', "Error: no cellar"), "exception", "no cellar"],
  [
    "a step with two errors",
    cucumberStep('Then I see "Error: connect ECONNREFUSED 127.0.0.1:80" and "TimeoutError: 30s"', "TypeError: s.pour is not a function"),
    "exception",
    "s.pour is not a function",
  ],
  [
    "a step whose code has too few parameters",
    cucumberStep(
      'Then there are 2 bottles after "TimeoutError: 5000ms exceeded"',
      "Error: function has 1 arguments, should have 2 (if synchronous or returning a promise) or 3 (if accepting a callback)",
    ),
    "exception",
    "function has 1 arguments",
  ],
  [
    "a test of bats in one line",
    '1..1\nnot ok 1 exit code of a wrong key\n# (in test file t.bats, line 1)\n#   `@test "exit code of a wrong key" { run bash -c \'echo "401 Unauthorized" >&2; exit 2\'; [ "$status" -eq 3 ]; }\' failed\n',
    "assertion",
    '[ "$status" -eq 3 ]',
  ],
  [
    "an exception that RSpec compared",
    "F\n\nFailures:\n\n  1) tank raises\n     Failure/Error: it('raises') { expect { raise 'Connection refused' }.to raise_error('tank is empty') }\n\n       expected Exception with \"tank is empty\", got #<RuntimeError: Connection refused> with backtrace:\n         # ./t_spec.rb:2:in `block (3 levels) in <top (required)>'\n     # ./t_spec.rb:2:in `block (2 levels) in <top (required)>'\n\nFinished in 0.01 seconds (files took 0.06 seconds to load)\n1 example, 1 failure\n",
    "assertion",
    "tank is empty",
  ],
])("%s: an error in it is not the cause", (_, log, category, words) => {
  expect(categoryOf(log)).toMatchObject({ category, rootCause: expect.stringContaining(words) });
});

test("an address is not the error", () => {
  const log =
    "● Validation Error:\n\n  Module /app/node_modules/jest-circus/build/runner.js in the testRunner option was not found.\n         <rootDir> is: /app\n\n  Configuration Documentation:\n  https://jestjs.io/docs/configuration\n\n";
  expect(categoryOf(log).rootCause).not.toContain("https://");
});

test("a different picture is an assertion with its number of pixels, not an element that was not found", () => {
  const message = `Error: expect(locator).toHaveScreenshot(expected) failed

Locator: locator('#box')
  18961 pixels (ratio 0.98 of all image pixels) are different.

  Snapshot: box.png

Call log:
  - Expect "toHaveScreenshot(box.png)" with timeout 5000ms
    - verifying given screenshot expectation
  - waiting for locator('#box')
    - locator resolved to <div id="box"></div>
  - taking element screenshot
  - waiting for fonts to load...
  - 18961 pixels (ratio 0.98 of all image pixels) are different.
`;
  const indented = message.replaceAll(/^(?=.)/gm, "    ");
  const log = `\nRunning 1 test using 1 worker\n\n  ✘  1 a.spec.js:2:1 › box (8.4s)\n\n\n  1) a.spec.js:2:1 › box ──────────────\n\n${indented}\n        at /t/a.spec.js:4:36\n\n  1 failed\n    a.spec.js:2:1 › box ──────────────\n`;
  const tests = [{ name: "box", message, trace: `${message}    at /t/a.spec.js:4:36` }];
  for (const { material } of toMaterials({ log, tests, exitCode: 1 })) {
    const { category, rootCause } = explainByRules(material);
    expect(category).toBe("assertion");
    expect(rootCause).toContain("18961 pixels");
  }
});

/**
 * Real output of PHPUnit, Catch2, GoogleTest, shUnit2, mypy, Go, pytest, Vitest, Perl and shells: an error in the words of its runner or tool, and scripts
 * that start a runner again.
 */
test("the runner's words are read, and of several runs of one runner the last one that failed counts", () => {
  const runs = readRuns("own-words-and-reruns");
  expect(runs.length).toBeGreaterThanOrEqual(20);
  explainsRightly(runs);
});

/** Commands that print errors after a runner, compiler or linter that failed, output of tests that passed, and causes in the words of other tools. */
test("what other commands print behind a failure does not hide it", () => {
  const runs = readRuns("later-commands");
  expect(runs.length).toBeGreaterThanOrEqual(30);
  explainsRightly(runs);
});

function explainsRightly(runs: readonly MisleadingRun[]): void {
  for (const { id, right, causes, line, ...run } of runs)
    for (const { material } of toMaterials(run)) {
      const { category, rootCause, evidence } = explainByRules(material);
      expect([id, right.includes(category)]).toEqual([id, true]);
      expect([id, rootCause, causes.some((words) => plain(rootCause).includes(plain(words)))]).toEqual([id, rootCause, true]);
      expect([id, evidence[0]?.text, plain(evidence[0]?.text ?? "").includes(plain(line ?? ""))]).toEqual([id, evidence[0]?.text, true]);
      expect(rootCause).not.toContain("ends before the runner's summary");
      expect(rootCause).not.toContain("A disk was full");
    }
}

test("the summary counts the tests of the last run that failed", () => {
  const run = readRuns("own-words-and-reruns").find(({ id }) => id === "xp-rerun");
  const material = {
    ...materialOf({ log: run?.log ?? "", exitCode: 1 }),
    counts: { total: 3, passed: 1, failed: 2, skipped: 0, flaky: 0, quarantined: 0 },
  };
  const { summary, rootCause } = explainByRules(material);
  expect(summary).toBe(
    "1 of 1 test failed in the last of several runs of the tests (2 of 3 in all runs): a test's expectation was not met; there is also a failure with another cause.",
  );
  expect(rootCause).toContain("Another failed test has another cause: connection refused (“");
});
