import { describe, expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";

const read = (text: string, files: Record<string, string> = {}) => collectFiles(files, { console: { text, isCut: false }, exitCode: 0 });
const passed = "\n\n  shop\n    ✔ adds\n\n\n  1 passing (3ms)\n\n";
const report = { "junit.xml": '<testsuite tests="1"><testcase name="a" /></testsuite>' };

/** Outputs of programs that are not read, as their documentation shows them, and known runners after a prefix that is not read. */
const doubtful = [
  ["PM2", "0|shop  | ========================= 2 failed, 3 passed in 5.20s ==========================\n", "2 failed, 3 passed"],
  ["Drone", "[shop:24] Tests:       1 failed, 1 passed, 2 total\n[shop:25] Snapshots:   0 total\n", "1 failed, 1 passed"],
  [
    "Cloud Build",
    'Step #1 - "shop": Ran 2 tests in 0.000s\nStep #1 - "shop": \nStep #1 - "shop": FAILED (failures=1)\n',
    "FAILED (failures=1)",
  ],
  ["nl", "    15\t2 examples, 1 failure\n    16\t\n    17\tFailed examples:\n", "2 examples, 1 failure"],
  ["Deno", "drops => ./a_test.ts:4:6\n\nFAILED | 1 passed | 1 failed (5ms)\n\nerror: Test failed\n", "1 passed | 1 failed"],
  [
    "Catch2 beside pytest",
    "===============================================================================\ntest cases: 1 | 1 failed\nassertions: 1 | 1 failed\n\n============================== 1 passed in 0.02s ===============================\n",
    "test cases: 1 | 1 failed",
  ],
  [
    "bun beside pytest",
    "bun test v1.1.30\n\n 1 pass\n 1 fail\nRan 2 tests across 1 file. [10.00ms]\n============================== 1 passed in 0.02s ===============================\n",
    "1 fail",
  ],
  ["Catch2, compact", "Failed 1 test case, failed 1 assertion.\ndone\n", "Failed 1 test case"],
  ["Flutter", "00:02 +1: adds\n00:02 +1 -1: drops [E]\n00:02 +1 -1: Some tests failed.\n", "Some tests failed."],
  [
    "Swift",
    "Test Suite 'All tests' failed at 18:00.\n\t Executed 2 tests, with 1 failure (0 unexpected) in 0.003 seconds\n",
    "with 1 failure",
  ],
  ["sbt", "[info] *** 1 TEST FAILED ***\n[error] (Test / test) sbt.TestsFailedException: Tests unsuccessful\n", "1 TEST FAILED"],
  ["Bazel", "//shop:test       FAILED in 0.4s\n\nExecuted 2 out of 2 tests: 1 test passes and 1 fails locally.\n", "1 fails locally"],
  [
    "ExUnit",
    "== Compilation error in file test/a_test.exs ==\n** (CompileError) test/a_test.exs:3: undefined function foo/0\n",
    "CompileError",
  ],
  ["Deno with ignored tests", "FAILED | 5 passed | 1 failed | 2 ignored (10ms)\n", "1 failed"],
  ["Jest with todos behind a prefix", "0|shop  | Tests:       1 failed, 1 todo, 2 passed, 4 total\n", "1 failed, 1 todo"],
  ["pytest with expected failures behind a prefix", "[ci:9] ===== 1 failed, 2 passed, 1 xfailed in 5.20s =====\n", "1 failed, 2 passed"],
  [
    "go test behind a prefix",
    "[shop:0] --- FAIL: TestDiscount (0.00s)\n[shop:1]     s_test.go:4: no\n[shop:2] FAIL\n[shop:3] bye\n",
    "FAIL",
  ],
  ["busted", "-+\n1 success / 1 failure / 0 errors / 0 pending : 0.000599 seconds\n\nFailure -> ./a_spec.lua @ 2\n", "1 failure"],
  ["tcltest", "==== drops-1.2 FAILED\n\na.tcl:\tTotal\t2\tPassed\t1\tSkipped\t0\tFailed\t1\n", "Failed\t1"],
  ["Julia", "Test Summary: | Pass  Fail  Total  Time\nshop          |    1     1      2  0.1s\nbye\n", "Fail"],
  ["newman", "│        assertions │    2 │      1 │\n\n  #  failure      detail\n\n 1.  AssertionError  price\n", "failure"],
  ["SRFI-64", "# of expected passes      3\n# of unexpected failures  2\nbye\n", "unexpected failures"],
  ["kubectl", 'Error from server (BadRequest): container "tests" in pod "tests-x" is terminated\n', "Error from server"],
  [
    "PHPUnit's own warnings",
    "PHPUnit 10.5.38 by Sebastian Bergmann and contributors.\n\n..    2 / 2 (100%)\n\nTime: 00:00.010, Memory: 8.00 MB\n\nThere were 1 PHPUnit test runner warnings:\n\n1) Class XTest cannot be found in /ci/YTest.php\n\nWARNINGS!\nTests: 2, Assertions: 2, Warnings: 1.\n",
    "PHPUnit test runner warnings",
  ],
  ["testthat", "[ FAIL 1 | WARN 0 | SKIP 0 | PASS 3 ]\n", "FAIL 1"],
  [
    "Gatling",
    "================\nGlobal: percentage of successful events is greater than 95.0 : false (actual : 88.0)\n",
    "percentage of successful events",
  ],
  [
    "Next.js",
    "   Linting and checking validity of types ...\nFailed to compile.\n\n./src/app/page.tsx:12:17\nType error: Property 'total' does not exist on type 'Order'.\n\n> 12 |     <p>{order.total}</p>\n     |               ^\n",
    "Failed to compile.",
  ],
  [
    "Composer",
    "Updating dependencies\nYour requirements could not be resolved to an installable set of packages.\n\n  Problem 1\n    - Root composer.json requires php ^8.3 but your php version (8.2.18) does not satisfy that requirement.\n",
    "requirements could not be resolved",
  ],
  ["a missing program, and a word of success", "./run.sh: line 1: gdalinfo: command not found\nok\n", "gdalinfo: command not found"],
  ["a missing program, some lines before", "sh: 1: npm: not found\nbuilt\nuploaded\npipeline finished\n", "npm: not found"],
  ["a script", "checking 14 pages\nFAIL /cart answers 500\n13 pages are fine\n", "FAIL /cart"],
  ["a build", "compiling\nBUILD FAILED: 3 modules\n", "BUILD FAILED"],
  ["a program that ended", "starting checks\nchecks exited with code 3\n", "exited with code 3"],
  ["a program in Perl", "starting checks\nNo price for SKU-7 at shop.pl line 12.\n", "No price for SKU-7"],
  [
    "a traceback with a long message",
    `Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    x()\nValidationError: 32 validation errors for Settings\n${"the row has no price\n".repeat(32)}`,
    "ValidationError",
  ],
  ["TAP without a plan", "# shop\nnot ok - cart\nbye\n", "not ok - cart"],
  [
    "an error after the tests",
    `${passed}Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    x()\nValueError: no disk\n`,
    "ValueError",
  ],
  [
    "a compiler after the tests, and other words",
    `${passed}a.c: In function ‘main’:\na.c:1:26: error: expected ‘;’ before ‘}’ token\n    1 | int main(void) { return 0 }\n      |                          ^~\n      |                          ;\npipeline finished\n`,
    "a.c:1:26: error",
  ],
  [
    "a compiler without the word error",
    "m.erl:3:16: undefined macro 'assertEqual/2'\n%    3| add_test() -> ?assertEqual(3, 2+2).\n%     |                ^\n\nm.erl:4:1: Warning: function b_test/0 is unused\n%    4| b_test() -> ok.\n%     | ^\n\n",
    "undefined macro",
  ],
  [
    "Python after the tests, and other words",
    `${passed}  File "a.py", line 1\n    def\n       ^\nSyntaxError: invalid syntax\nreport uploaded\n`,
    "SyntaxError",
  ],
  [
    "Check, and a word of success",
    "50%: Checks: 2, Failures: 1, Errors: 0\nt.c:3:F:core:two:0: Assertion '-5 == 0' failed: -5 == -5, 0 == 0\nC tests done\n",
    "Failures: 1",
  ],
] as const;

test.each(doubtful)("%s: the line is named, and the run still passes", async (_name, text, line) => {
  const { possibleFailure, doubt, tests } = await read(text);
  expect(possibleFailure).toContain(line);
  expect(doubt).toBeUndefined();
  expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
});

test("a report without a failure does not hide it", async () => {
  for (const [, text, shown] of doubtful) expect((await read(text, report)).possibleFailure).toContain(shown);
});

describe("beside a report without a failure", () => {
  test.each([
    ["a second step of pytest", "FAILED b/test_b.py::test_b - assert 1 == 2\n=== 1 failed in 0.02s ===\n", "pytest: 1 failed"],
    [
      "a second step of node:test",
      "✖ pays (1.2ms)\nℹ tests 1\nℹ suites 0\nℹ pass 0\nℹ fail 1\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 84\n",
      "pays",
    ],
    [
      "a hook that the report does not show",
      "▶ shop\n  ✔ adds (0.5ms)\n✖ shop (2.1ms)\nℹ tests 1\nℹ suites 1\nℹ pass 1\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 84\n\n✖ failing tests:\n\ntest at a.test.mjs:2:1\n✖ shop (2.1ms)\n  Error: could not close the basket\n",
      "shop: A hook of this suite failed.",
    ],
    [
      "a stack at the end",
      `${passed}/app/check.js:1\nthrow new Error("contract step broke")\n^\n\nError: contract step broke\n    at Object.<anonymous> (/app/check.js:1:7)\n\nNode.js v20.20.2\n`,
      "contract step broke",
    ],
    ["a command that is not there", `${passed}/app/entrypoint.sh: line 3: newman: not found\n`, "newman"],
    ["a killed program", `${passed}Killed\n`, "Killed"],
    [
      "a runner that stopped",
      `${passed}============================= test session starts ==============================\nplatform linux -- Python 3.11.2, pytest-8.3.4\ncollected 4 items\n\ntests/test_b.py .`,
      "pytest",
    ],
  ])("%s leaves the note", async (_name, text, shown) => {
    const { possibleFailure, doubt, tests } = await read(text, report);
    expect(possibleFailure ?? doubt).toContain(shown);
    expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
  });

  test("output of a run that passed leaves none", async () => {
    expect((await read(passed, report)).possibleFailure).toBeUndefined();
    expect((await read(`Error: try 1\n    at a (/a.js:1:1)\nFAIL once\n${passed}`, report)).possibleFailure).toBeUndefined();
  });
});

describe("nothing is named", () => {
  test.each([
    ["tests that print errors", `ERROR could not reach redis, using memory\nError: try 1\n    at a (/a.js:1:1)\nFAIL once\n${passed}`],
    ["no failures", "12 checks passed, 0 failed, 0 errors\n"],
    [
      "counts that a test of node:test prints",
      "TAP version 13\n# FAIL src/x.test.js\n# 1 failed, 2 passed\n# Subtest: prints\nok 1 - prints\n  ---\n  duration_ms: 1.2\n  ...\n1..1\n# tests 1\n# suites 0\n# pass 1\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 84\n",
    ],
    [
      "the word that a test of node:test prints",
      "FAIL src/x.test.js\n  ● cart › adds\n\nFAIL\n✖ drops\n✔ prints (2.6ms)\nℹ tests 1\nℹ suites 0\nℹ pass 1\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 84.62\n",
    ],
    [
      "Catch2's tests that should fail",
      "test cases: 3 | 2 passed | 1 failed as expected\nassertions: 3 | 2 passed | 1 failed as expected\n",
    ],
    ["what Chromium logs while it ends", "ok\n[1126/100000.1:ERROR:gpu_memory_buffer_support_x11.cc(44)] dri3 extension not supported.\n"],
    [
      "Nx's advice",
      " NX   Successfully ran target test for 2 projects (5s)\n\n   View structured, searchable error logs at https://nx.app/runs/1\n",
    ],
    [
      "what Ansible ignores",
      'fatal: [web1]: FAILED! => {"msg": "not there"}\n...ignoring\n\nPLAY RECAP ***\nweb1 : ok=9 failed=0 ignored=1\n',
    ],
    ["artifacts that GitLab does not find", "ERROR: No files to upload\nCleaning up project directory\nJob succeeded\n"],
    ["failures that are expected", "OK (expected failures=1)\n3 passed, 2 expected to fail\n5 passed, 1 xfailed\n"],
    ["retries", "login ok after 2 failed attempts, retried 2 tests\n"],
    ["a program that the script does without", "sh: 1: chromium: not found\nusing firefox\n10 pages checked\n"],
    ["npm's audit", "added 312 packages\n\n3 moderate severity vulnerabilities\n"],
    ["a linter", "✔ 14 files checked\n0 errors, 3 warnings\n"],
    ["an error of the past", `Error: connection refused\n${"connected, waiting\n".repeat(60)}ready\n`],
    ["a test named like a count", `${"test_a.py::test_a[Tests: 2 failed, 2 total] PASSED\n".repeat(2)}done\n`],
    [
      "a failed test of node:test that is marked as TODO",
      "✔ ok (1.1ms)\n✖ t (0.2ms) # TODO\n  Error: t\n\nℹ tests 2\nℹ suites 0\nℹ pass 1\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 1\nℹ duration_ms 310.07\n\n✖ failing tests:\n\ntest at b.test.js:1:92\n✖ t (0.2ms) # TODO\n  Error: t\n",
    ],
    [
      "a flaky test of Playwright",
      "Running 1 test using 1 worker\n\n  ✘  1 a.spec.js:2:57 › flaky (4ms)\n  ✓  2 a.spec.js:2:57 › flaky (retry #1) (7ms)\n\n\n  1) a.spec.js:2:57 › flaky ───\n\n    Error: once\n\n  1 flaky\n    a.spec.js:2:57 › flaky ───\n",
    ],
    [
      "a service that is no longer needed",
      "db-1     | ready\ntests-1  | \ntests-1  | \ntests-1  |   shop\ntests-1  |     ✔ adds\ntests-1  | \ntests-1  | \ntests-1  |   1 passing (3ms)\ntests-1  | \ndb-1     | FATAL: terminating connection\ntests-1 exited with code 0\ndb-1 exited with code 137\nAborting on container exit...\n",
    ],
  ])("for %s", async (_name, text) => {
    expect((await read(text)).possibleFailure).toBeUndefined();
  });
});

test("a run that has failed has no such line", async () => {
  const { possibleFailure, doubt } = await read("FAIL: 3 failed, 1 passed\nsh: 1: pytest: not found\n");
  expect(doubt).toContain("pytest: not found");
  expect(possibleFailure).toBeUndefined();
});

test("a long output is searched in linear time", async () => {
  const lines = [
    "Error: x",
    "1 failed, 2 passed, retried",
    "1 ".repeat(400),
    "✗ ✗ ✗",
    " FAILED".repeat(120),
    "failed: failed: 1 ".repeat(50),
    `psql:a.sql:1: ERROR:  ${"'a \"b ‘c ".repeat(100)} skipped`,
    `Task: ${"... ".repeat(240)}`,
    ".".repeat(990),
  ];
  const text = `${lines.join("\n")}\n`.repeat(200);
  expect((await read(text)).possibleFailure).toBeDefined();
});

test.each([
  "ERROR: service not ready, retrying\nservice is ready\n",
  'ERROR:  relation "orders" already exists, skipping\nApplied 14 migrations.\n',
  "ERROR: connection refused; retrying in 2 seconds...\nconnected\n",
  "PASSED: 12\nFAILED: 0\nERRORS: 0\n",
])("a line that says that it was tried again or left out is no failure: %s", async (text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

test.each([
  "m.erl:4:1: Warning: function b_test/0 is unused\n%    4| b_test() -> ok.\n%     | ^\n\n",
  "src/a.nim:3:5: Hint: 'x' is declared but not used\n    3 | let x = 1\n      |     ^\n",
  "10:00:00 checked a.conf:3:5: fine\n",
])("a warning that shows its line is no failure: %s", async (text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

test("the same error without these words is noted", async () => {
  expect((await read("ERROR: connection refused\nApplied 14 migrations.\n")).possibleFailure).toBe("ERROR: connection refused");
});

test.each([
  "ERROR: service not ready\nstarting again\nAll 12 checks passed\n",
  "ERROR: cache is cold\n7 of 7 checks ok\n",
  "7 of 7 checks ok\nFailures are listed in failures.log (empty)\n",
])("a program that ends by saying that all of its checks passed has no such line: %s", async (text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

test.each(["FAIL /cart answers 500\nAll 12 checks passed\n", "ERROR: no database\n6 of 7 checks ok\n", "✗ cart\n7/7 checks passed\n"])(
  "a failed check is noted whatever stands below it: %s",
  async (text) => {
    expect((await read(text)).possibleFailure).toBeDefined();
  },
);

test.each([
  ["Bats", "1..1\n# not ok 7 fatal: boom\nok 1 error: exit code 1 is kept\n"],
  [
    "AVA",
    "\n  - [skip] b\n  ✔ uncaught exception page\n    ℹ ✘ [fail]: other test\n    ℹ 2 tests failed\n  ─\n\n  1 test passed\n  1 test skipped\n",
  ],
  [
    "behave",
    "Feature: errors # features/a.feature:1\n\n  Scenario: 1 failed, 2 skipped  # features/a.feature:2\n    Given an error               # features/steps/s.py:3\n\n1 feature passed, 0 failed, 0 skipped\n1 scenario passed, 0 failed, 0 skipped\n1 step passed, 0 failed, 0 skipped, 0 undefined\nTook 0m0.000s\n",
  ],
])("the name and the log of a test that passed are no failure: %s", async (_, text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

test.each([
  'psql: error: connection to server at "127.0.0.1", port 5999 failed: Connection refused\nmigration finished\n',
  "curl: (7) Failed to connect to 127.0.0.1 port 9777 after 0 ms: Couldn't connect to server\ndeployed\n",
  "denied: requested access to the resource is denied\npushing\npushed image shop:1\n",
  "tar: nothere.tgz: Cannot open: No such file or directory\ntar: Error is not recoverable: exiting now\nunpacked\n",
  "cp: cannot stat 'dist/app.js': No such file or directory\ncopied\nok\n",
  "An error occurred (ExpiredToken) when calling the PutObject operation: The provided token has expired.\nupload finished\n",
  "ssh: connect to host 127.0.0.1 port 22: Connection refused\nremote restart done\n",
  "CRITICAL:root:import failed: 3 rows rejected\nnightly job finished\n",
])("an error of a tool that nothing below deals with is noted: %s", async (text) => {
  const { possibleFailure = "" } = await read(text);
  expect(possibleFailure).not.toBe("");
  expect(text).toContain(possibleFailure);
});

test.each([
  "curl: (7) Failed to connect to 127.0.0.1 port 9777 after 0 ms: Couldn't connect to server\nretrying\n200 OK\nsmoke test passed\n",
  "cp: cannot stat 'cache': No such file or directory\nusing an empty cache\ndone\n",
])("an error of a tool that a script dealt with is none: %s", async (text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

const java = 'Exception in thread "worker-2" java.lang.IllegalStateException: cart closed\n\tat shop.Cart.add(Cart.java:14)\n';

test.each([
  ["psql", 'psql:schema.sql:9: ERROR:  relation "cart" already exists\nmigrations done\nstarting smoke checks\n', "already exists"],
  [
    "psql before commands that succeed",
    'psql:seed.sql:3: ERROR:  column "vat" of relation "cart" does not exist\nINSERT 0 3\nINSERT 0 2\n',
    '"vat"',
  ],
  [
    "psql with a detail",
    'psql:seed.sql:3: ERROR:  duplicate key value violates unique constraint "users_pkey"\nDETAIL:  Key (id)=(1) already exists.\nsmoke checks finished\n',
    "duplicate key",
  ],
  [
    "psql with a line and advice",
    'psql:<stdin>:7: ERROR:  column "price" cannot be cast automatically to type integer\nLINE 3: ALTER COLUMN price TYPE integer;\n                     ^\nHINT:  You might need to specify "USING price::integer".\nALTER TABLE\nmigrations done\n',
    "cast automatically",
  ],
  [
    "psql with names that sound as if it was handled",
    'psql:retry.sql:3: ERROR:  relation "todo" does not exist\npsql:retry.sql:4: ERROR:  relation "skipped" does not exist\nseeded\n',
    '"skipped" does not exist',
  ],
  [
    "psql without a file",
    'ERROR:  relation "todo" does not exist\nLINE 1: select * from todo;\n                      ^\nseeded\n',
    '"todo"',
  ],
  [
    "psql in a transaction",
    'psql:a.sql:2: ERROR:  relation "cart" does not exist\npsql:a.sql:3: ERROR:  current transaction is aborted, commands ignored until end of transaction block\nROLLBACK\nseeded\n',
    "ERROR",
  ],
  [
    "rsync",
    'rsync: [sender] link_stat "/ci/dist" failed: No such file or directory (2)\nrsync error: some files/attrs were not transferred (see previous errors) (code 23) at main.c(1338) [sender=3.2.7]\ndeploy finished\n',
    "(code 23)",
  ],
  [
    "pg_restore",
    'pg_restore: error: could not execute query: ERROR:  relation "cart" already exists\nCommand was: CREATE TABLE cart\npg_restore: warning: errors ignored on restore: 1\nrestore finished\n',
    "already exists",
  ],
  ["a structured log", 'level=fatal msg="digest differs" image=shop\npublished\n', "digest differs"],
  ["a structured log in JSON", '{"level":"fatal","msg":"digest differs"}\npublished\n', "digest differs"],
  ["sqlite3", "Error: near line 3: UNIQUE constraint failed: a.i\nimport done\n", "UNIQUE constraint failed"],
  [
    "sqlite3 behind a script's prefix",
    "sqlite3: Error: near line 3: UNIQUE constraint failed: a.i\nimport done\n",
    "UNIQUE constraint failed",
  ],
  ["sqlite3 since 3.39", "Runtime error near line 3: UNIQUE constraint failed: a.i (19)\nimport done\n", "Runtime error near line 3"],
  [
    "sqlite3 with the statement",
    'Parse error near line 4: near "selec": syntax error\n  selec 1;\n  ^--- error here\nimport done\n',
    "Parse error near line 4",
  ],
  ["a thread of Java", `${java}processed 12\n`, "cart closed"],
  [
    "a thread of Java with a cause",
    'Exception in thread "pool-1-thread-3" java.lang.AssertionError: expected 3 but was 2\n\tat shop.Cart.add(Cart.java:14)\nCaused by: java.io.IOException: retry limit\n\tat shop.Net.get(Net.java:3)\n\t... 2 more\nall orders queued\n',
    "expected 3 but was 2",
  ],
  ["a scenario", "Scenario: buys ... FAILED\nScenario: logs in ... PASSED\nartifacts uploaded\n", "buys"],
  [
    "a scenario whose name sounds as if it was expected",
    "Scenario: a guest should pay ... FAILED\nScenario: logs in ... PASSED\n",
    "should pay",
  ],
  ["a task", "Task failed: e2e\n3 tasks, 2 ok\n", "Task failed: e2e"],
  ["a task that others needed", "Task 'e2e' failed\nTask 'deploy' skipped\nsummary written\n", "'e2e' failed"],
])("an error of %s is noted although other lines follow", async (_name, text, shown) => {
  for (const output of [text, `${passed}${text}`]) {
    const { possibleFailure, doubt } = await read(output);
    expect(possibleFailure).toContain(shown);
    expect(doubt).toBeUndefined();
  }
});

test.each([
  ["psql: || echo", 'psql:schema.sql:9: ERROR:  relation "cart" already exists\nschema exists, skipped\nready to go\n'],
  [
    "several errors of psql, and statements between them",
    `${[1, 2, 3, 4, 5].map((line) => `psql:schema.sql:${line}: ERROR:  relation "t${line}" already exists\nCREATE INDEX\n`).join("")}errors of existing tables are ignored\nready to go\n`,
  ],
  [
    "psql: detail before",
    "psql:a.sql:1: ERROR:  duplicate key\nDETAIL:  Key (id)=(1) already exists.\nLINE 1: INSERT\n        ^\nCONTEXT:  x\ncontinuing without seed data\nready to go\n",
  ],
  ["rsync", "rsync error: timeout in data send/receive (code 30) at io.c(197) [sender=3.2.7]\nretrying in 5 s\ndeploy finished\n"],
  [
    "rsync's warning",
    "rsync warning: some files vanished before they could be transferred (code 24) at main.c(1338) [sender=3.2.7]\ndeploy finished\n",
  ],
  [
    "sqlite3",
    "Parse error near line 1: table a already exists\n  create table a(i unique);\n               ^--- error here\nusing the existing table\nimport finished\n",
  ],
  ["a thread of Java", `${java}worker-2 is started again\nprocessed 12\n`],
  ["a scenario that passed later", "Scenario: buys ... FAILED\nScenario: logs in ... PASSED\nScenario: buys ... PASSED\n"],
  ["a task that was retried", "Task failed: e2e\nRetrying e2e (1 of 2)\n3 tasks finished\n"],
  ["a task that passed later", "Task failed: e2e\nTask passed: lint\nTask passed: e2e\n"],
  ["a task that may fail", "Task failed: audit (ignored)\n3 tasks finished\n"],
  ["a task that the script goes on without", "Task failed: audit\ncontinuing without the audit\n3 tasks finished\n"],
  ["a probe that fails", "checking for zlib ... no\ncontacting mirror 1 ... failed\ncontacting mirror 2 ... ok\nbuilt\n"],
  [
    "a traceback of an error that was handled",
    'Traceback (most recent call last):\n  File "/ci/a.py", line 3, in f\nValueError: no settings\nusing defaults\nProcessed 100 rows, 0 failed\nAll checks passed\n',
  ],
  [
    "a traceback that says so itself",
    'Traceback (most recent call last):\n  File "/ci/a.py", line 3, in f\nValueError: handled, using defaults\nProcessed 100 rows, 0 failed\nAll checks passed\n',
  ],
  [
    "git without a repository",
    "fatal: not a git repository (or any of the parent directories): .git\nversion: unknown\nbuild ok\n5 passed\n",
  ],
  ["git without a tag", "fatal: No names found, cannot describe anything.\nversion 0.0.0-dev\nbuilt\n"],
])("what was dealt with is not noted: %s", async (_name, text) => {
  for (const output of [text, `${passed}${text}`]) expect((await read(output)).possibleFailure).toBeUndefined();
});

test.each([
  'Traceback (most recent call last):\n  File "/ci/a.py", line 3, in f\nValueError: no settings\nusing defaults\nrows written\n',
  'Traceback (most recent call last):\n  File "/ci/a.py", line 3, in f\nValueError: no settings\nAll checks passed\n',
  "fatal: not a git repository (or any of the parent directories): .git\ndeployed\n",
  "version: unknown\nfatal: not a git repository (or any of the parent directories): .git\n",
])("an error stays noted unless the output says that it was handled and ends well: %s", async (text) => {
  expect((await read(text)).possibleFailure).toBeDefined();
});

test.each([
  "ok  \tacme.io/errors/fatal\t0.004s\n?   \tacme.io/panic\t[no test files]\n",
  "ok  \tacme.io/cart\t(cached)\nok  \tacme.io/errors\t1.004s\tcoverage: 71.2% of statements\n",
  "ok  \tacme.io/cart\t0.004s\n\tacme.io/panic\t\tcoverage: 0.0% of statements\n",
  "ok  acme.io/errors/fatal 0.004s\n?  acme.io/panic [no test files]\n",
])("the name of one of Go's packages is no failure: %s", async (text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

test("an error below Go's packages is noted", async () => {
  const text = "ok  \tacme.io/errors\t0.004s\n?   \tacme.io/panic\t[no test files]\npanic: no region is set\n";
  expect((await read(text)).possibleFailure).toBe("panic: no region is set");
});
