import { describe, expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";

const read = (text: string, exitCode = 0, files: Record<string, string> = {}) =>
  collectFiles(files, { console: { text, isCut: false }, exitCode });

const goOutput =
  "hello\n--- FAIL: TestDays (0.00s)\n    a_test.go:4: Days(25) = 1, want 2\n--- FAIL: TestSub (0.00s)\n    --- FAIL: TestSub/x (0.00s)\n        a_test.go:5: no x\nFAIL\nFAIL\tex.com/a\t0.013s\nPASS\ncoverage gate\nFAIL\tex.com/a/b\t0.003s\nok  \tex.com/a/c\t0.022s\nFAIL\n";

describe("failures that the output names and no summary counts", () => {
  test("go test without -v", async () => {
    for (const exitCode of [0, 1]) {
      const { tests, counts } = await read(goOutput, exitCode);
      expect(counts).toBeUndefined();
      expect(tests.map(({ name, suite, status, message }) => [name, suite[0], status, message])).toEqual([
        ["TestDays", "ex.com/a", "failed", "a_test.go:4: Days(25) = 1, want 2"],
        ["TestSub/x", "ex.com/a", "failed", "a_test.go:5: no x"],
        ["Package failed outside its tests", "ex.com/a/b", "failed", "coverage gate"],
      ]);
    }
  });

  test("beside the passes of another runner", async () => {
    const mocha = "  depot\n    ✔ a\n\n\n  1 passing (4ms)\n\n";
    const { tests, counts } = await read(`${mocha}${goOutput}`);
    expect(counts).toBeUndefined();
    expect(tests.map(({ status }) => status)).toEqual(["failed", "failed", "failed"]);
  });

  test("pytest that was stopped before its summary", async () => {
    const { tests, doubt } = await read(
      "============================= test session starts ==============================\nplatform linux -- Python 3.11.2, pytest-7.2.1, pluggy-1.0.0+repack -- /usr/bin/python3\nrootdir: /tmp/st-third-mat/C/pyhook/w\nplugins: asyncio-0.20.3, timeout-2.1.0\nasyncio: mode=Mode.STRICT\ncollecting ... collected 4 items\n\ntest_a.py::test_a PASSED                                                 [ 25%]\ntest_a.py::test_a ERROR                                                  [ 25%]\ntest_a.py::test_b FAILED                                                 [ 50%]\ntest_a.py::test_b ERROR                                                  [ 50%]\ntest_a.py::test_c \n!!!!!!!!!!!!!!!!!!!!!!! _pytest.outcomes.Exit: stop all !!!!!!!!!!!!!!!!!!!!!!!!\n",
    );
    expect(tests.map(({ name, status }) => `${name}: ${status}`)).toEqual(["test_a: failed", "test_b: failed"]);
    expect(doubt).toContain("pytest");
  });

  test("pytest -qq", async () => {
    const { tests } = await read("..F   [100%]\n=== short test summary info ===\nFAILED a_test.py::TestA::test_c - assert 3 == 4\n");
    expect(tests).toMatchObject([{ name: "test_c", suite: ["TestA"], filePath: "a_test.py", message: "assert 3 == 4" }]);
  });

  test("Jest without its summary", async () => {
    const { tests } = await read(
      "FAIL ./a.test.js\n  ● cart › adds\n\n    expect(1).toBe(2)\nFAIL b.test.js\n  ● Test suite failed to run\n",
    );
    expect(tests).toMatchObject([
      { name: "adds", suite: ["cart"], filePath: "a.test.js", status: "failed" },
      { name: "Test file failed outside its tests", filePath: "b.test.js", status: "failed" },
    ]);
  });

  test("node:test: the after hook of a suite, and dot", async () => {
    const { tests } = await read(
      "▶ s\n  ✔ a (0.879498ms)\n  ✔ b (8.429934ms)\n✖ s (11.421272ms)\n\n  Error: after s\n\n✖ todo (0.171585ms) # TODO\n  Error: t\n\nℹ tests 3\nℹ suites 1\nℹ pass 2\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 1\nℹ duration_ms 922.337641\n\n✖ failing tests:\n\ntest at a.test.js:1:54\n✖ s (11.421272ms)\n  Error: after s\n\ntest at a.test.js:1:148\n✖ todo (0.171585ms) # TODO\n  Error: t\n",
    );
    expect(tests.map(({ kind, name, status }) => [kind, name, status])).toEqual([
      [undefined, "a", "passed"],
      [undefined, "b", "passed"],
      ["outside", "s", "failed"],
      [undefined, "todo", "pending"],
    ]);
    const dot = "..X\n\nFailed tests:\n\n✖ c (1.5ms)\n  AssertionError: 3 == 4\n✖ depot (17.6ms)\n  '1 subtest failed'\n";
    expect((await read(dot)).tests.map(({ name }) => name)).toEqual(["c"]);
  });

  /** Node 20. */
  const nodeRun = (hook: string) =>
    `▶ cart\n  ✖ pays (1.041203ms)\n    Error: expected 1 got 2\n        at TestContext.<anonymous> (/app/a.test.js:2:78)\n\n  ✔ ships (0.14818ms)\n✖ cart (${hook ? 151.182113 : 8.5}ms)\n${hook ? `\n  ${hook}\n      at Suite.runHook (node:internal/test_runner/test:723:20)\n\n` : ""}ℹ tests 2\nℹ suites 1\nℹ pass 1\nℹ fail 1\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 6917.284235\n\n✖ failing tests:\n\ntest at a.test.js:2:57\n✖ pays (1.041203ms)\n  Error: expected 1 got 2\n      at TestContext.<anonymous> (/app/a.test.js:2:78)\n${hook ? `\ntest at a.test.js:2:1\n✖ cart (${hook ? 151.182113 : 8.5}ms)\n  ${hook}\n      at Suite.runHook (node:internal/test_runner/test:723:20)\n` : ""}`;
  const resultsOf = async (text: string) => (await read(text)).tests.map(({ kind, suite, name, status }) => [kind, ...suite, name, status]);

  test("node:test: the after hook of a suite with a failed test", async () => {
    const pays = [undefined, "cart", "pays", "failed"];
    const ships = [undefined, "cart", "ships", "passed"];
    const cart = ["outside", "cart", "failed"];
    expect(await resultsOf(nodeRun(""))).toEqual([pays, ships]);
    expect(await resultsOf(nodeRun("Error: db"))).toEqual([pays, ships, cart]);
    expect(await resultsOf(nodeRun("Error: db") + nodeRun(""))).toEqual([pays, ships, cart, pays, ships]);
    expect(await resultsOf(nodeRun("") + nodeRun("Error: db"))).toEqual([pays, ships, pays, ships, cart]);
  });
});

describe("a runner that began and has no summary", () => {
  test.each([
    ["PHPUnit", "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n."],
    ["PHPUnit, testdox", "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nA\n ✔ A\n"],
    ["cargo test", "\nrunning 2 tests\ntest a ... ok\ntest b ... "],
    ["Mocha, run by npm", "\n> test\n> mocha m.spec.js\n\n\n\n  cart\n    ✔ adds\n"],
    ["Mocha alone", "\n\n  ✔ one\n"],
    [
      "pytest",
      "============================= test session starts ==============================\nplatform linux -- Python 3.11.2, pytest-7.2.1, pluggy-1.0.0+repack -- /usr/bin/python3\nrootdir: /tmp/st-third-mat/C/pyexit/w\nplugins: asyncio-0.20.3, timeout-2.1.0\nasyncio: mode=Mode.STRICT\ncollecting ... collected 3 items\n\ntest_a.py::test_one PASSED                                               [ 33%]\ntest_a.py::test_leaves ",
    ],
    [
      "Jest",
      "  ●  process.exit called with \"0\"\n\n      1 | test('one', () => {});\n    > 2 | test('leaves', () => { process.exit(0); });\n        |                                ^\n      3 | test('fails', () => { expect(1).toBe(2); });\n      4 |\n\n      at Object.exit (a.test.js:2:32)\n",
    ],
    ["Vitest", " RUN  v3.2.7 /app\n\n ✓ a.test.js (1 test) 6ms\n"],
    ["Playwright", "Running 2 tests using 1 worker\n\n  ✓  1 a.spec.ts:3:1 › adds (2ms)\n"],
    ["Cypress", "  (Run Starting)\n  1 passing (2s)\n  (Results)\n"],
    ["go test -v", "=== RUN   TestA\n--- PASS: TestA (0.00s)\n=== RUN   TestB\n"],
    ["unittest -v", "test_one (test_a.A.test_one) ... ok\ntest_two (test_a.A.test_two) ..."],
  ])("%s was stopped", async (name, text) => {
    const { doubt, tests } = await read(text);
    expect(doubt).toContain(name.split(/,| alone| -v/)[0]);
    expect(tests).toEqual([]);
    expect((await read(text, 1)).doubt).toBeUndefined();
    const report = { "junit.xml": '<testsuite tests="1"><testcase name="a" /></testsuite>' };
    expect((await read(text, 0, report)).doubt).toBeUndefined();
  });

  test.each([
    [
      "phpunit",
      "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n..                                                                  2 / 2 (100%)\n\nTime: 00:00.009, Memory: 4.00 MB\n\nOK (2 tests, 2 assertions)\n",
    ],
    [
      "phpunit-testdox",
      "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nA\n ✔ A\n ✔ B\n\nTime: 00:00.011, Memory: 4.00 MB\n\nOK (2 tests, 2 assertions)\n",
    ],
    ["phpunit-version", "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n"],
    ["phpunit-list", "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nAvailable test(s):\n - ATest::testA\n - ATest::testB\n"],
    [
      "pytest-collect",
      "============================= test session starts ==============================\nplatform linux -- Python 3.11.2, pytest-7.2.1, pluggy-1.0.0+repack\nrootdir: /tmp/c-mat/py\nplugins: asyncio-0.20.3, timeout-2.1.0\nasyncio: mode=Mode.STRICT\ncollected 2 items\n\n<Module test_a.py>\n  <UnitTestCase A>\n    <TestCaseFunction test_one>\n    <TestCaseFunction test_two>\n\n========================== 2 tests collected in 0.01s ==========================\n",
    ],
    [
      "pytest-nosummary",
      "============================= test session starts ==============================\nplatform linux -- Python 3.11.2, pytest-7.2.1, pluggy-1.0.0+repack -- /usr/bin/python3\nrootdir: /tmp/c-mat/py\nplugins: asyncio-0.20.3, timeout-2.1.0\nasyncio: mode=Mode.STRICT\ncollecting ... collected 2 items\n\ntest_a.py::A::test_one PASSED                                            [ 50%]\ntest_a.py::A::test_two PASSED                                            [100%]\n\n============================== 2 passed in 0.01s ===============================\n",
    ],
    ["pytest-qq", "..                                                                       [100%]\n"],
    [
      "unittest",
      "test_one (test_a.A.test_one) ... ok\ntest_two (test_a.A.test_two) ... ok\n\n----------------------------------------------------------------------\nRan 2 tests in 0.000s\n\nOK\n",
    ],
    ["go", "ok  \tex.com/a\t0.010s\n"],
    ["go-v", "=== RUN   TestA\n=== RUN   TestA/x\n--- PASS: TestA (0.00s)\n    --- PASS: TestA/x (0.00s)\nPASS\nok  \tex.com/a\t0.003s\n"],
    ["go-c", "=== RUN   TestA\n=== RUN   TestA/x\n--- PASS: TestA (0.00s)\n    --- PASS: TestA/x (0.00s)\nPASS\n"],
    [
      "jest",
      "PASS ./m.spec.js\nPASS ./a.test.js\n\nTest Suites: 2 passed, 2 total\nTests:       4 passed, 4 total\nSnapshots:   0 total\nTime:        0.936 s\n",
    ],
    [
      "jest-verbose",
      "PASS ./m.spec.js\n  cart\n    ✓ adds (13 ms)\n    ✓ leaves\n\nPASS ./a.test.js\n  ✓ one (2 ms)\n  ✓ two (11 ms)\n\nTest Suites: 2 passed, 2 total\nTests:       4 passed, 4 total\nSnapshots:   0 total\nTime:        1.092 s\nRan all test suites.\n",
    ],
    ["mocha", "\n> test\n> mocha m.spec.js\n\n\n\n  cart\n    ✔ adds\n    ✔ leaves\n\n\n  2 passing (3ms)\n\n"],
    ["mocha-dot", "> mocha\n\n\n  ..\n\n  2 passing (2ms)\n\n"],
    [
      "node",
      "▶ s\n  ✔ a (0.832118ms)\n✔ s (4.233194ms)\n✖ todo (0.351022ms) # TODO\n  Error: t\n      at TestContext.<anonymous> (/tmp/c-mat/nt/b.test.js:1:127)\n      at Test.runInAsyncScope (node:async_hooks:206:9)\n      at Test.run (node:internal/test_runner/test:796:25)\n      at Test.processPendingSubtests (node:internal/test_runner/test:526:18)\n      at Suite.postRun (node:internal/test_runner/test:889:19)\n      at Suite.run (node:internal/test_runner/test:1150:10)\n      at async Test.processPendingSubtests (node:internal/test_runner/test:526:7)\n\nℹ tests 2\nℹ suites 1\nℹ pass 1\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 1\nℹ duration_ms 310.070935\n\n✖ failing tests:\n\ntest at b.test.js:1:92\n✖ todo (0.351022ms) # TODO\n  Error: t\n      at TestContext.<anonymous> (/tmp/c-mat/nt/b.test.js:1:127)\n      at Test.runInAsyncScope (node:async_hooks:206:9)\n      at Test.run (node:internal/test_runner/test:796:25)\n      at Test.processPendingSubtests (node:internal/test_runner/test:526:18)\n      at Suite.postRun (node:internal/test_runner/test:889:19)\n      at Suite.run (node:internal/test_runner/test:1150:10)\n      at async Test.processPendingSubtests (node:internal/test_runner/test:526:7)\n",
    ],
    [
      "cargo",
      "\nrunning 2 tests\ntest a ... ok\ntest b ... ok\n\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n",
    ],
    ["cargo-list", "a: test\nb: test\n\n2 tests, 0 benchmarks\n"],
    ["a check list", "\n  ✔ config is valid\n  ✔ links are valid\n"],
    ["a script's own words", "running 3 tests\nFAIL is printed on errors\nPASS everything\nthe door ... ok\nInstalling (foo.bar) ... ok\n"],
    ["tools with marks", "✔ built (12.34ms)\n✖ 0 problems\nTests: none\n"],
  ])("%s is no failure", async (_name, text) => {
    const { doubt, tests, counts } = await read(text);
    expect(doubt).toBeUndefined();
    expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
    expect(counts?.failed ?? 0).toBe(0);
  });
});
