import { describe, expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const read = (text: string, files: Record<string, string> = {}) => collectFiles(files, { console: { text, isCut: false }, exitCode: 0 });

const phpUnit = "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n";
const pytest = "============================= test session starts ==============================\ncollected 3 items\n\ntest_i.py .\n\n";

/** Real output of runs that ended with 0 although they did not pass: a test ended the process, or the exit code was lost in a pipe. */
test.each([
  ["PHPUnit, die after a dot", "PHPUnit", `${phpUnit}.Could not connect to the shop database`],
  ["PHPUnit, echo and exit", "PHPUnit", `${phpUnit}.done\n`],
  ["PHPUnit, die in the first test", "PHPUnit", `${phpUnit}Access denied`],
  ["PHPUnit 10, exit in the first test", "PHPUnit", `${phpUnit}Runtime:       PHP 8.2.7\n\n`],
  [
    "PHPUnit, out of memory",
    "PHPUnit",
    `${phpUnit}.PHP Fatal error:  Allowed memory size of 16777216 bytes exhausted (tried to allocate 2097152 bytes) in /app/T.php on line 1\n`,
  ],
  [
    "PHPUnit, cut in the list of failures",
    "PHPUnit",
    `${phpUnit}.EF                                                                 3 / 3 (100%)\n\nTime: 00:00.038, Memory: 4.00 MB\n\nThere was 1 error:\n\n1) T::testB\n`,
  ],
  ["PHPUnit, a test that prints OK", "PHPUnit", `${phpUnit}...\n\nOK\n\n`],
  ["PHPUnit, a test that prints OK and more", "PHPUnit", `${phpUnit}.\nOK, queue empty\n`],
  ["PHPUnit, a test that prints a time", "PHPUnit", `${phpUnit}.\nTime: 14:05, nothing to do\n`],
  ["PHPUnit, a test that prints a percentage", "PHPUnit", `${phpUnit}.import (100%)\n`],
  [
    "PHPUnit 10, a test that prints OK",
    "PHPUnit",
    `PHPUnit 10.5.1 by Sebastian Bergmann and contributors.\n\nRuntime:       PHP 8.2.7\n\n.OK\nOK\n`,
  ],
  [
    "pytest.exit",
    "database is gone",
    `${pytest}!!!!!!!!!!!!!!!!!!! _pytest.outcomes.Exit: database is gone !!!!!!!!!!!!!!!!!!!!\n============================== 1 passed in 19.57s ==============================\n`,
  ],
  [
    "pytest, interrupted",
    "KeyboardInterrupt",
    `${pytest}!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! KeyboardInterrupt !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\n/app/test_i.py:3: KeyboardInterrupt\n(to show a full traceback on KeyboardInterrupt use --full-trace)\n============================== 1 passed in 6.12s ===============================\n`,
  ],
  [
    "pytest -qq, interrupted",
    "KeyboardInterrupt",
    ".\n!!!!!!!!!!!!!!!!!!!!!!!!!!! KeyboardInterrupt: ctrl !!!!!!!!!!!!!!!!!!!!!!!!!!!!\n/app/test_x.py:2: KeyboardInterrupt: ctrl\n(to show a full traceback on KeyboardInterrupt use --full-trace)\n",
  ],
  [
    "pytest, a plugin that failed",
    "No space left on device",
    `${pytest}INTERNALERROR> Traceback (most recent call last):\nINTERNALERROR> OSError: [Errno 28] No space left on device\n\n============================== 1 passed in 3.51s ===============================\n`,
  ],
  [
    "pytest-xdist, a worker that failed",
    "WorkerController gw1",
    "bringing up nodes...\n....INTERNALERROR> Traceback (most recent call last):\nINTERNALERROR> KeyError: <WorkerController gw1>\n\n4 passed in 3.2s\n",
  ],
  [
    "cargo, a line that a test had begun",
    "cargo test",
    "     Running unittests src/lib.rs (target/debug/deps/sh-8d4075ab4179558a)\n\nrunning 3 tests\ntest a ... ok\ntest b ...    Doc-tests sh\n\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n",
  ],
])("%s is not trusted", async (_name, words, text) => {
  expect((await read(text)).doubt).toContain(words);
});

test.each([
  ["no dots", `${phpUnit}No tests executed!\n`],
  ["the version", phpUnit],
  ["a list", `${phpUnit}Available test(s):\n - T::testA\n`],
  ["without results", `${phpUnit}...                                                                 3 / 3 (100%)\n`],
  ["only skipped tests", `${phpUnit}S\n\nOK, but some tests were skipped!\nTests: 1, Assertions: 0, Skipped: 1.\n`],
  ["the time of version 5", `${phpUnit}\n\nTime: 24 ms, Memory: 4.00MB\n\n`],
  [
    "words behind the dots",
    `${phpUnit}.hello\n..                                                                 3 / 3 (100%)\n\nTime: 00:00.038, Memory: 4.00 MB\n\nOK (3 tests, 3 assertions)\n`,
  ],
])("PHPUnit with %s has ended", async (_name, text) => {
  expect((await read(text)).doubt).toBeUndefined();
});

describe("an error before the first test", () => {
  const report = { "junit.xml": '<testsuite tests="1"><testcase name="a" /></testsuite>' };
  const always = [
    ["cargo", "error: could not compile `shop` (lib test) due to 1 previous error\n"],
    ["cargo before 1.70", "error: could not compile `shop` due to previous error\n"],
    ["cargo before 1.70, two errors", "error: could not compile `shop` due to 2 previous errors\n"],
    ["Jest", "Error: Jest: Got error running globalSetup - /app/gs.js, reason: no docker\n    at module.exports (/app/gs.js:2:9)\n"],
    [
      "cucumber-js",
      "Error: a BeforeAll hook errored, process exiting: features/s.js:1\n    at Worker.wrapTestRunHookError (worker.js:101:16)\n",
    ],
    [
      "cucumber-js behind dots",
      "..Error: a BeforeAll hook errored, process exiting: features/s.js:2\n    at Worker.run (worker.js:101:16)\n",
    ],
  ] as const;
  const withoutTests = [
    ["Jest's options", "● Validation Error:\n\n  Module <rootDir>/setup.js in the setupFilesAfterEach option was not found.\n"],
    ["Jest without tests", "No tests found, exiting with code 1\nRun with `--passWithNoTests` to exit with code 0\n"],
    ["Vitest", "failed to load config from /app/vitest.config.ts\n\n⎯⎯⎯⎯⎯⎯⎯ Startup Error ⎯⎯⎯⎯⎯⎯⎯⎯\nError: Cannot find package 'x'\n"],
    ["Playwright's server", "Error: Process from config.webServer was not able to start. Exit code: 1\n"],
    ["Mocha without tests", 'Error: No test files found: "test"\n'],
    ["pytest's conftest.py", "ImportError while loading conftest '/app/conftest.py'.\nconftest.py:1: in <module>\n    import gone\n"],
    ["Bats", 'ERROR: Test file "/app/gone.bats" does not exist.\n'],
    ["behave", 'ParserError: Failed to parse "/app/features/a.feature": Parser failure in state=steps, at line 4\n'],
    ["Mocha", "\n Exception during run: Error: Cannot find module './gone'\nRequire stack:\n- /app/t.js\n"],
    ["tsc", "a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.\n"],
    ["tsc --pretty", "a.ts:1:14 - error TS2322: Type 'string' is not assignable to type 'number'.\n"],
    [
      "Playwright",
      "Error: no docker\n\n   at gs.js:1\n\n> 1 | module.exports=()=>{ throw new Error('no docker'); }\n    |                            ^\n    at module.exports (/app/gs.js:1:28)\n\n",
    ],
  ] as const;

  test.each([...always, ...withoutTests])("of %s is a failure", async (_name, text) => {
    expect((await read(text)).doubt).toContain("The output says that the run failed");
  });

  test.each(always)("of %s counts beside tests that passed", async (_name, text) => {
    expect((await read(text, report)).doubt).toContain("The output says that the run failed");
  });

  test.each(withoutTests)("of %s may have been printed by a test", async (_name, text) => {
    expect((await read(text, report)).doubt).toBeUndefined();
  });
});

test("Jest's head in colors is a failed file when the output breaks off behind it", async () => {
  const { tests } = await read(
    "\u001b[0m\u001b[7m\u001b[1m\u001b[31m FAIL \u001b[39m\u001b[22m\u001b[27m\u001b[0m \u001b[2m./\u001b[22mx.test.js\n",
  );
  expect(tests.map(({ status, filePath }) => [status, filePath])).toEqual([["failed", "x.test.js"]]);
});

describe("points of TAP that a test of another runner prints", () => {
  const points = "1..2\nok 1 - a\nnot ok 2 - b\n# fail 1\n";
  const failures = async (text: string) => {
    const { tests, counts } = await read(text);
    return tests.filter(({ status }) => status === "failed").length + (counts?.failed ?? 0);
  };
  const inPytest = `${pytest}${points}.\n\n============================== 1 passed in 1.27s ===============================\n`;

  test("are no failures", async () => {
    expect(await failures(inPytest)).toBe(0);
    const jest = `PASS ./b.test.js\n${points}PASS ./a.test.js\n\nTest Suites: 2 passed, 2 total\nTests:       2 passed, 2 total\n`;
    expect(await failures(jest)).toBe(0);
  });

  test("outside of it they are, and where the other runner did not end", async () => {
    for (const text of [`${inPytest}${points}`, `${points}${inPytest}`, `${pytest}${points}`]) expect(await failures(text)).toBe(1);
  });
});

test("go test -json: the end of a test that another test printed is no failure when the package passed", async () => {
  const events = [
    { Action: "run", Package: "shop", Test: "TestA" },
    { Action: "output", Package: "shop", Test: "TestZ", Output: "--- FAIL: TestZ (0.00s)\n" },
    { Action: "fail", Package: "shop", Test: "TestZ", Elapsed: 0 },
    { Action: "pass", Package: "shop", Test: "TestA", Elapsed: 0 },
    { Action: "pass", Package: "shop", Elapsed: 0.067 },
  ];
  const text = (list: readonly object[]) => `${list.map((event) => JSON.stringify(event)).join("\n")}\n`;
  const passed = await collectFiles({ "go.json": text(events) }, { exitCode: 0 });
  expect(passed.tests.map(({ name, status }) => [name, status])).toEqual([["TestA", "passed"]]);
  // TestMain may end with 0 although a test failed.
  const begun = await collectFiles({ "go.json": text([{ Action: "run", Package: "shop", Test: "TestZ" }, ...events]) }, { exitCode: 0 });
  expect(begun.tests.map(({ name, status }) => [name, status])).toContainEqual(["TestZ", "failed"]);
});

test("a test of Vitest that passed on a retry is flaky", async () => {
  const { tests } = await read(
    " RUN  v4.1.12 /app\n\n ✓ race.test.js > sees both events 30ms (retry x1)\n ✓ race.test.js > sees one event 0ms\n\n Test Files  1 passed (1)\n      Tests  2 passed (2)\n",
  );
  expect(tests.map(({ name, status, flaky, durationMs }) => [name, status, flaky, durationMs])).toEqual([
    ["sees both events", "passed", true, 30],
    ["sees one event", "passed", false, 0],
  ]);
});
