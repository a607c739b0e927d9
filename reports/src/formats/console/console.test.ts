import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { consoleRunners, readSummaries, readUnfinished, splitConsole } from "./format.ts";

const readConsole = (text: string, isCut: boolean) => readSummaries(splitConsole(text, isCut));

const folder = join(import.meta.dirname, "samples");
const sample = (name: string) => readFileSync(join(folder, `${name}.txt`), "utf8");

/** Passed, failed, skipped. `names`: the tests are named; otherwise only the counts are known. */
function counted(text: string, isCut = false) {
  const read = readConsole(text, isCut);
  if (!read) return "nothing";
  if ("counts" in read) return { counts: [read.counts.passed, read.counts.failed, read.counts.skipped] };
  const count = (...statuses: string[]) => read.tests.filter(({ status }) => statuses.includes(status)).length;
  return { names: [count("passed"), count("failed"), count("skipped", "pending")] };
}

/** Real output of the runners, with tests that pass, fail and are skipped; the numbers were counted manually in the suites. */
const expected: Record<string, ReturnType<typeof counted>> = {
  ava: { names: [2, 1, 2] },
  "ava-tap": { names: [2, 1, 2] },
  bats: { names: [1, 1, 1] },
  "bats-pretty": { counts: [1, 1, 1] },
  behave: { counts: [3, 3, 0] },
  "behave-prog": { counts: [3, 3, 0] },
  cargo: { names: [5, 1, 1] },
  "cargo-q": { counts: [5, 1, 1] },
  boost: { counts: [0, 1, 0] },
  bun: { counts: [1, 1, 0] },
  catch2: { counts: [0, 1, 0] },
  cunit: { counts: [0, 1, 0] },
  doctest: { counts: [1, 1, 0] },
  "cucumber-js": { counts: [3, 3, 0] },
  "cucumber-js-prog": { counts: [3, 3, 0] },
  "cucumber-rb": { counts: [3, 3, 0] },
  "cucumber-rb-prog": { counts: [3, 3, 0] },
  // Neither a total nor the names of what passed.
  go: "nothing",
  "go-broken": "nothing",
  "go-v": { names: [3, 2, 1] },
  gotestsum: { counts: [3, 3, 1] },
  "gotestsum-std": { counts: [3, 3, 1] },
  "gotestsum-testname": { counts: [3, 3, 1] },
  jasmine: { counts: [1, 1, 2] },
  // The third failure is a file that did not load.
  "jest-multi": { counts: [4, 3, 2] },
  "jest-one": { names: [2, 1, 2] },
  "jest-two": { counts: [4, 2, 2] },
  "jest-verbose": { names: [4, 2, 2] },
  "junit-launcher": { counts: [1, 1, 1] },
  k6: { names: [3, 1, 0] },
  "k6-legacy": { names: [2, 1, 0] },
  maven: { counts: [3, 1, 1] },
  minitest: { counts: [1, 2, 1] },
  "minitest-v": { counts: [1, 2, 1] },
  "mocha-dot": { counts: [3, 3, 2] },
  "mocha-list": { names: [3, 3, 2] },
  "mocha-min": { counts: [3, 3, 2] },
  "mocha-ok": { names: [2, 0, 0] },
  "mocha-spec": { names: [3, 3, 2] },
  "mocha-tap": { names: [3, 3, 2] },
  // It prints no counts.
  "node-dot": "nothing",
  "node-spec": { names: [3, 1, 2] },
  phpunit: { counts: [5, 3, 2] },
  "phpunit-ok": { counts: [2, 0, 0] },
  "phpunit-testdox": { counts: [3, 3, 2] },
  "playwright-dot": { counts: [6, 2, 4] },
  "playwright-line": { counts: [6, 2, 4] },
  // A test that is expected to fail looks like one that failed.
  "playwright-list": { counts: [6, 2, 4] },
  prove: { counts: [5, 1, 0] },
  "prove-ok": { counts: [2, 0, 0] },
  "prove-v": { counts: [5, 1, 0] },
  pytest: { counts: [5, 5, 2] },
  "pytest-n": { counts: [4, 2, 2] },
  "pytest-q": { counts: [5, 5, 2] },
  "pytest-qq": "nothing",
  // One test passed, and its tear-down failed: that is one failed test.
  "pytest-v": { names: [4, 5, 2] },
  rspec: { counts: [2, 2, 2] },
  "rspec-doc": { counts: [2, 2, 2] },
  "rspec-load": { counts: [0, 1, 0] },
  tape: { names: [2, 1, 0] },
  unittest: { counts: [1, 5, 2] },
  "unittest-v": { counts: [1, 5, 2] },
  uvu: { counts: [2, 1, 1] },
  vitest: { counts: [4, 1, 2] },
  "vitest-b": { counts: [2, 0, 0] },
  "vitest-dot": { counts: [4, 1, 2] },
  "vitest-verbose": { names: [4, 1, 2] },
};

describe("the output of a runner", () => {
  test.each(Object.entries(expected))("%s", (name, wanted) => {
    expect(counted(sample(name))).toEqual(wanted);
  });

  test("is read for every sample", () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(expected)
        .map((name) => `${name}.txt`)
        .sort(),
    );
  });
});

/** Written after the runners' documentation and source, for runners that cannot run here. */
const written: readonly [string, string, ReturnType<typeof counted>][] = [
  [
    "cypress run",
    `  (Run Starting)
  Running:  cart.cy.js                       (1 of 2)
  cart
    ✓ adds (20ms)
    1) pays
  1 passing (2s)
  1 failing
  (Results)
  │ Tests:        2      │
  Running:  pay.cy.js                        (2 of 2)
  pay
    ✓ pays (20ms)
    - later
  1 passing (1s)
  1 pending
  (Run Finished)

       Spec                                              Tests  Passing  Failing  Pending  Skipped
  ┌────────────────────────────────────────────────────────────────────────────────────────────────┐
  │ ✖  cart.cy.js                                00:02        2        1        1        -        - │
  │ ✔  pay.cy.js                                 00:01        2        1        -        1        - │
  └────────────────────────────────────────────────────────────────────────────────────────────────┘
    ✖  1 of 2 failed (50%)                      00:03        4        2        1        1        -`,
    { counts: [2, 1, 1] },
  ],
  ["cypress run that was interrupted", "  (Run Starting)\n  1 passing (2s)\n  (Results)\n", "nothing"],
  [
    "pytest-xdist",
    "[gw0] [ 33%] PASSED tests/test_a.py::test_one \n[gw1] [ 66%] FAILED tests/test_a.py::test_two[a b] \n[gw0] [100%] XFAIL tests/test_b.py::T::test_x \nFAILED tests/test_a.py::test_two[a b] - assert 0\n==== 1 failed, 1 passed, 1 xfailed in 61.20s (0:01:01) ====",
    { names: [1, 1, 1] },
  ],
  [
    "Gradle",
    "> Task :test FAILED\n\nCartTest > pays() FAILED\n    org.opentest4j.AssertionFailedError at CartTest.java:9\n\n3 tests completed, 1 failed, 1 skipped\n",
    { counts: [1, 1, 1] },
  ],
  ["Gradle with a task that is not counted", "> Task :a:test\n> Task :b:test FAILED\n3 tests completed, 1 failed\n", "nothing"],
  [
    "dotnet test, a line per assembly",
    "Failed!  - Failed:     1, Passed:     2, Skipped:     1, Total:     4, Duration: 20 ms - A.Tests.dll (net8.0)\nPassed!  - Failed:     0, Passed:     3, Skipped:     0, Total:     3, Duration: 9 ms - B.Tests.dll (net8.0)",
    { counts: [5, 1, 1] },
  ],
  [
    "dotnet test, normal verbosity",
    "Test Run Failed.\nTotal tests: 4\n     Passed: 2\n     Failed: 1\n    Skipped: 1\n Total time: 1.2 Seconds",
    { counts: [2, 1, 1] },
  ],
  ["dotnet test, terminal logger", "Test summary: total: 4, failed: 1, succeeded: 2, skipped: 1, duration: 1.2s", { counts: [2, 1, 1] }],
  [
    "Microsoft.Testing.Platform",
    "Test run summary: Failed!\n  total: 4\n  failed: 1\n  succeeded: 2\n  skipped: 1\n  duration: 1s 20ms",
    { counts: [2, 1, 1] },
  ],
  ["Pest", "  Tests:    1 failed, 2 skipped, 3 passed (7 assertions)\n  Duration: 0.12s", { counts: [3, 1, 2] }],
  ["cargo-nextest", "     Summary [   0.123s] 4 tests run: 3 passed (1 slow, 1 flaky), 1 failed, 1 skipped", { counts: [3, 1, 1] }],
  [
    "Robot Framework",
    "A.Login                      | FAIL |\n2 tests, 1 passed, 1 failed\n====\nA                            | FAIL |\n3 tests, 1 passed, 1 failed, 1 skipped\n====\nOutput:  /app/output.xml\nLog:     /app/log.html\nReport:  /app/report.html",
    { counts: [1, 1, 1] },
  ],
  ["JUnit 4", "JUnit version 4.13\n.E.\nTests run: 3,  Failures: 1\n", { counts: [2, 1, 0] }],
  [
    "Playwright with an error outside of its tests",
    "Running 1 test using 1 worker\n  1 error was not a part of any test, see above for details\n  1 passed (1s)",
    { counts: [1, 1, 0] },
  ],
  [
    "Playwright's list",
    "Running 2 tests using 1 worker\n  ✓  1 [chromium] › cart.spec.ts:3:1 › cart › adds (1.2s)\n  ✘  2 [chromium] › cart.spec.ts:9:1 › cart › pays (300ms)\n  1 failed\n    [chromium] › cart.spec.ts:9:1 › cart › pays\n  1 passed (2.0s)",
    { names: [1, 1, 0] },
  ],
  [
    "Vitest with a file that did not load",
    "⎯⎯⎯⎯ Failed Suites 1 ⎯⎯⎯⎯\n Test Files  1 failed | 1 passed (2)\n      Tests  2 passed (2)\n",
    { counts: [2, 1, 0] },
  ],
  [
    "go test -v that panicked",
    "=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestB\npanic: no\nFAIL\texample.com/x\t0.01s\nFAIL",
    // The test, and the tests behind it that did not run.
    { names: [1, 2, 0] },
  ],
  ["nothing that is known", "all good\n✓ done\n5 passed\nok then\n", "nothing"],
];

test.each(written)("%s", (_runner, text, wanted) => {
  expect(counted(text)).toEqual(wanted);
});

test("names come with their suite, file and reason", () => {
  const read = (name: string) => {
    const results = readConsole(sample(name), false);
    return results && "tests" in results ? results.tests : [];
  };
  expect(read("mocha-spec")).toContainEqual({ name: "adds", suite: ["cart", "inner"], status: "passed", durationMs: 0 });
  expect(read("jest-verbose")).toContainEqual({ name: "row 2", suite: [], status: "failed", filePath: "b.test.js", durationMs: 4 });
  expect(read("vitest-verbose")).toContainEqual({
    name: "keeps stock",
    suite: ["cart"],
    status: "failed",
    filePath: "a.test.js",
    durationMs: 5,
  });
  expect(read("pytest-v")).toContainEqual({
    name: "test_p[[b]]",
    suite: [],
    status: "failed",
    filePath: "test_a.py",
    durationMs: 0,
    message: "AssertionError: assert '[b]' != '[b]'",
  });
  expect(read("go-v").find(({ name }) => name === "TestKeeps")).toMatchObject({
    suite: ["example.com/x/cart"],
    status: "failed",
    message: "a_test.go:4: area = 12, want 13",
  });
});

describe("several outputs", () => {
  const named = Object.keys(expected).filter((name) => typeof expected[name] === "object");
  const numbers = (name: string) => Object.values(expected[name] ?? {})[0] as number[];

  test("add up in any order", () => {
    for (const [index, one] of named.entries()) {
      const other = named[(index * 7 + 3) % named.length] ?? one;
      // These include the counts of nested ones, or count per file and cannot be distinguished from others.
      if ([one, other].some((name) => /^(?:gotestsum|prove|jest-multi)/.test(name))) continue;
      // These are read only when no other runner has a summary.
      if ([one, other].some((name) => /^(?:boost|bun|catch2|cunit|doctest)$/.test(name))) continue;
      const both = counted(`${sample(one)}\n$ next command\n${sample(other)}`);
      const sum = numbers(one).map((number, place) => number + (numbers(other)[place] ?? 0));
      const teardown = [one, other].filter((name) => name === "pytest-v").length;
      if (both === "nothing") throw new Error(`${one} and ${other} gave nothing`);
      const [read] = Object.values(both);
      // Without names a failed tear-down counts next to its test.
      const isApart = "counts" in both ? teardown : 0;
      expect(read, `${one} and ${other}`).toEqual([(sum[0] ?? 0) + isApart, sum[1], sum[2]]);
    }
  });

  test("give nothing when one of them is incomplete", () => {
    expect(counted(`${sample("mocha-ok")}\n${sample("go")}`)).toBe("nothing");
    expect(counted(`${sample("go")}\n${sample("phpunit-ok")}`)).toBe("nothing");
  });
});

test("the summary of Catch2 is not read beside another runner, whose test may have printed it", async () => {
  expect(counted(`${sample("mocha-ok")}\n${sample("catch2")}`)).toEqual({ names: [2, 0, 0] });
});

test("a missing start leaves no names, and never hides failures", () => {
  for (const [name, wanted] of Object.entries(expected)) {
    const text = sample(name);
    for (const share of [0.2, 0.5, 0.8]) {
      const read = counted(text.slice(Math.floor(text.length * share)), true);
      if (read === "nothing") continue;
      expect(read, name).toHaveProperty("counts");
      if (wanted !== "nothing")
        expect(Object.values(read)[0]?.[1], name).toBeGreaterThanOrEqual((Object.values(wanted)[0] as number[])[1] ?? 0);
    }
  }
});

test("hostile output is read in linear time", () => {
  const blanks = " ".repeat(260_000);
  const hostile = [
    `  5 passing (1ms)\n  ✓ a${blanks}x`,
    `\u001b[${"1;".repeat(130_000)}x`,
    "\u001b[".repeat(130_000),
    `=== ${"1 passed, ".repeat(26_000)}in 1s`,
    `${" in 1".repeat(52_000)}`,
    "a.py::b PASSED ".repeat(17_000),
    "test a ... ok, ".repeat(17_000),
    "(Wstat: 1 Tests: ".repeat(15_000),
    "=== RUN   T\n".repeat(20_000) + "--- PASS: T (0.00s)\n".repeat(100),
    "1..1\nok 1\n".repeat(20_000),
    `${"✓ x > ".repeat(100)}\n`.repeat(400),
    "  ".repeat(60).concat("s\n").repeat(2_000),
    "\n".repeat(260_000),
  ];
  for (const text of hostile) expect(() => readConsole(text, false), text.slice(0, 40)).not.toThrow();
});

test("docs/reports.md lists every runner", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/reports.md"), "utf8");
  for (const { name } of consoleRunners) expect(page).toContain(`| ${name} |`);
});

describe("failures that are easily lost", () => {
  test("names of Playwright's list are not given when marks and results differ", () => {
    const list = (marks: string, failed: string) =>
      `Running 2 tests using 1 worker\n\n  ${marks[0]}  1 [chromium] › a.spec.js:3:6 › xpass (2ms)\n  ${marks[1]}  2 [chromium] › a.spec.js:3:33 › xfail (5ms)\n\n  1 failed\n    [chromium] › ${failed} ──────\n  1 passed (1.1s)\n`;
    expect(counted(list("✓✘", "a.spec.js:3:6 › xpass"))).toEqual({ counts: [1, 1, 0] });
    expect(counted(list("✘✓", "a.spec.js:3:6 › xpass"))).toEqual({ names: [1, 1, 0] });
  });

  test.each([
    ["a hook", "  ✔ ok\n  ✘ [fail]: afterEach.always hook for ok Error thrown in test\n  ─\n\n  1 hook failed\n", { names: [1, 1, 0] }],
    [
      "a hook that leaves tests",
      "  ✘ [fail]: before hook Error\n  ✘ 1 test remaining in a.test.js\n  ─\n\n  1 hook failed\n",
      { counts: [0, 1, 0] },
    ],
    [
      "a file that did not load",
      "\n  ✘ br.test.js exited with a non-zero exit code: 1\n  ─\n\n  1 uncaught exception\n",
      { names: [0, 1, 0] },
    ],
    ["process.exit()", "\n  ✘ Exiting due to process.exit() when running ex.test.js\n", { names: [0, 1, 0] }],
  ])("AVA: %s", (_what, text, expected) => {
    expect(counted(text)).toEqual(expected);
  });

  test.each([
    ["node:test's dot", "..X..X\n\nFailed tests:\n\n✖ c (1.5ms)\n  AssertionError: 3 == 4\n✖ depot (17.6ms)\n  '1 subtest failed'\n"],
    ["pytest -qq", "..Fsx   [100%]\n=== short test summary info ===\nFAILED a_test.py::test_c - assert 3 == 4\n"],
    ["go test without -v", "--- FAIL: TestC (0.00s)\n    a_test.go:5: 3 != 4\nFAIL\nFAIL\tex.com/x\t0.018s\nFAIL\n"],
  ])("failures that %s does not count leave no passes of another runner", (_what, text) => {
    expect(readConsole(text, false)).toBeUndefined();
    expect(readConsole(`  depot\n    ✔ a\n\n\n  1 passing (4ms)\n\n${text}`, false)).toBeUndefined();
    expect(counted("  depot\n    ✔ a\n\n\n  1 passing (4ms)\n\n")).toEqual({ names: [1, 0, 0] });
  });

  test("go test -v: a package that could not be built", () => {
    const unbuilt = "# ex/c [ex/c.test]\nc/c_test.go:3:31: undefined: x\nFAIL\tex/c [build failed]\nFAIL\n";
    expect(counted(unbuilt)).toEqual({ names: [0, 1, 0] });
    expect(counted(`=== RUN   TestA\n--- PASS: TestA (0.00s)\nPASS\nok  \tex/a\t0.01s\n${unbuilt}`)).toEqual({ names: [1, 1, 0] });
  });

  test.each([
    [
      "passed in the second run",
      "DONE 1 tests, 1 failure in 1.055s\n\n✓  . (7ms)\n\nDONE 2 runs, 2 tests, 1 failure in 1.899s\n",
      [1, 0, 1],
    ],
    [
      "failed in all three",
      "DONE 2 tests, 1 failure in 0.679s\n\nDONE 2 runs, 3 tests, 2 failures in 1.147s\n\nDONE 3 runs, 4 tests, 3 failures in 1.563s\n",
      [1, 1, 0],
    ],
    [
      "and another module",
      "DONE 1 tests, 1 failure in 1s\nDONE 2 runs, 2 tests, 1 failure in 2s\nDONE 3 tests, 2 failures in 1s\n",
      [2, 2, 1],
    ],
  ])("gotestsum --rerun-fails counts all runs so far: a test %s", (_what, text, [passed, failed, flaky]) => {
    expect(readConsole(text, false)).toMatchObject({ counts: { passed, failed, flaky } });
  });

  test("node:test's TAP: two parents with errors of their own", () => {
    const parent = (number: number) =>
      `# Subtest: P${number}\n    # Subtest: sub\n    not ok 1 - sub\n      ---\n      error: 'sub'\n      ...\n    1..1\nnot ok ${number} - P${number}\n  ---\n  failureType: 'testCodeFailure'\n  error: 'own'\n  ...\n`;
    expect(counted(`TAP version 13\n${parent(1)}${parent(2)}1..2\n# tests 4\n# pass 0\n# fail 4\n`)).toEqual({ names: [0, 4, 0] });
  });
});

test.each([
  ["Bats, then another command", "1..2\nok 1 starts\nok 2 stops\nok\n", [2, 0, 0]],
  ["Bats, then a check with words", "1..2\nok 1 starts\nok 2 stops\nok all scripts checked\nok /health\n", [2, 0, 0]],
  ["Mocha's TAP, then words", "1..1\nok 1 z\n# tests 1\n# pass 1\n# fail 0\nok\n", [1, 0, 0]],
  ["Bats, then words that begin as a failed point", "1..1\nok 1 z\nnot ok to deploy on Fridays, but it is Thursday\n", [1, 0, 0]],
  ["a failed point without a number", "1..2\nok 1 z\nnot ok\n", [1, 1, 0]],
  ["points without numbers", "1..2\nok\nok\n", [2, 0, 0]],
])("points of TAP: %s", (_, text, counts) => {
  expect(counted(text)).toEqual({ names: counts });
});

test("points of TAP are not those of Go's packages", () => {
  const split = splitConsole("1..1\nok 1 z\nok  \tparcel\t0.009s\n", false);
  expect(readUnfinished(split)).toEqual({ failures: [], doubt: undefined });
});
