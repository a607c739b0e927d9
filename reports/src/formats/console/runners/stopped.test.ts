import { describe, expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";

const read = (text: string, exitCode = 0, files: Record<string, string> = {}) =>
  collectFiles(files, { console: { text, isCut: false }, exitCode });

/** Real output of suites of which a test ended the process with 0. */
describe("a test that ended its runner", () => {
  test.each([
    [
      "behave",
      "behave",
      "Feature: depot # features/a.feature:1\n\n  Scenario: one       # features/a.feature:2\n    Given all is well # features/steps/s.py:3\n\n  Scenario: leaves  # features/a.feature:4\n    Given it leaves # features/steps/s.py:5\n",
    ],
    ["behave, progress", "behave", "features/a.feature  ."],
    [
      "Cucumber in Ruby",
      "Cucumber",
      "Feature: depot\n\n  Scenario: one       # features/a.feature:2\n    Given all is well # features/step_definitions/s.rb:1\n\n",
    ],
    ["Cucumber in Ruby, progress", "a test runner", "."],
    ["Cucumber in JavaScript", "a test runner", "."],
    [
      "cargo",
      "cargo test",
      "    Finished `test` profile [unoptimized + debuginfo] target(s) in 0.01s\n     Running unittests src/lib.rs (target/debug/deps/depot-abd54e928b41cdc4)\n\nrunning 3 tests\ntest a_one ... ok\n   Doc-tests depot\n\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n",
    ],
    [
      "cargo -q",
      "cargo test",
      "\nrunning 3 tests\n.\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n",
    ],
    [
      "GoogleTest",
      "GoogleTest",
      "Running main() from /usr/src/googletest/googletest/src/gtest_main.cc\n[==========] Running 3 tests from 1 test suite.\n[----------] Global test environment set-up.\n[----------] 3 tests from Depot\n[ RUN      ] Depot.One\n[       OK ] Depot.One (0 ms)\n[ RUN      ] Depot.Leaves\n",
    ],
    ["RSpec in a random order", "RSpec", "\nRandomized with seed 52035\n.."],
    [
      "RSpec after another run of RSpec",
      "RSpec",
      "\nRandomized with seed 17\n..\n\nFinished in 0.1 seconds (files took 0.1 seconds to load)\n2 examples, 0 failures\n\nRandomized with seed 17\n\n\nRandomized with seed 18\n..",
    ],
    [
      "RSpec before another run of RSpec",
      "RSpec",
      "\nRandomized with seed 17\n..\n\nRandomized with seed 18\n..\n\nFinished in 0.1 seconds (files took 0.1 seconds to load)\n2 examples, 0 failures\n\nRandomized with seed 18\n\n",
    ],
    ["Jasmine", "Jasmine", "Randomized with seed 71954\nStarted\nF"],
    ["minitest", "minitest", "Run options: --seed 40694\n\n# Running:\n\n."],
    [
      "minitest -v",
      "minitest",
      "Run options: -v --seed 60454\n\n# Running:\n\nDepotTest#test_a_one = 0.00 s = .\nDepotTest#test_b_leaves = ",
    ],
    ["test-unit", "minitest", "Loaded suite a_test\nStarted\n."],
    ["Mocha with output of a test", "Mocha", "\n\n  depot\none says hello\n    ✔ one\n"],
    ["Mocha, dot", "Mocha", "\n\n  ."],
    ["Mocha, TAP", "TAP", "ok 1 depot one\n"],
    [
      "PHPUnit --debug",
      "PHPUnit",
      "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nTest 'ATest::testA' started\nTest 'ATest::testA' ended\nTest 'ATest::testB' started\n",
    ],
    ["pytest -q", "a test runner", "."],
    ["RSpec, exit!", "a test runner", "."],
    ["RSpec, exit", "RSpec", ".\n\nFinished in 0.00351 seconds (files took 0.06642 seconds to load)\n2 examples, 0 failures\n\n"],
    ["unittest", "a test runner", "."],
    ["uvu", "uvu", "• Exiting early before testing is finished.\n"],
  ])("%s", async (_name, runner, text) => {
    const { doubt } = await read(text);
    expect(doubt).toContain(runner);
    expect((await read(text, 1)).doubt).toBeUndefined();
  });

  test.each([
    [
      "Robot Framework",
      "==============================================================================\nDepot\n==============================================================================\nOne                                                                   | PASS |\n------------------------------------------------------------------------------\nLeaves ",
    ],
    [
      "Robot Framework",
      "Running suite 'Depot' with 3 tests.\n==============================================================================\n.",
    ],
    ["dotnet test", "Starting test execution, please wait...\nA total of 1 test files matched the specified pattern.\n"],
  ])("%s, as documented", async (runner, text) => {
    expect((await read(text)).doubt).toContain(runner);
  });

  test("AVA, whose time was over", async () => {
    const words = "\n  ✘ Timed out while running tests\n\n  Failed to exit when running a.js\n\n  ─\n\n";
    for (const text of [words, `\n  ✔ one\n${words}`, `\n  ✔ one\n${words}  1 test passed\n`]) {
      const { tests, counts } = await read(text);
      expect(counts?.failed ?? tests.filter(({ status }) => status === "failed").length).toBe(1);
    }
  });

  test("Playwright, whose time was over", async () => {
    const words = "Timed out waiting 2.5s for the test suite to run\n\n  2 did not run\n";
    expect((await read(`\nRunning 2 tests using 1 worker\n\n${words}`)).counts?.failed).toBe(1);
  });

  test("AVA, whose counts leave out the tests that did not run", async () => {
    const { tests, counts } = await read(
      "\n  ✔ one\n  ✘ Exiting due to process.exit() when running test.cjs\n\n  ✘ 2 tests remaining in test.cjs\n  ─\n\n  1 test passed\n",
    );
    expect(counts?.failed ?? tests.filter(({ status }) => status === "failed").length).toBe(1);
  });
});

/** Real output of suites that passed, with tests that print odd lines, with filters that select nothing, and of scripts. */
test.each([
  ["rspec", ".running 3 tests\n..\n\nFinished in 0.02161 seconds (files took 0.37777 seconds to load)\n3 examples, 0 failures\n\n"],
  [
    "rspec-doc",
    "\ndepot\n  one\nrunning 3 tests\n  leaves\n  fails\n\nFinished in 0.01334 seconds (files took 0.77634 seconds to load)\n3 examples, 0 failures\n\n",
  ],
  [
    "ExUnit",
    "Running ExUnit with seed: 212626, max_cases: 4\n\n..\nFinished in 0.02 seconds (0.02s on load, 0.00s async, 0.00s sync)\n2 tests, 0 failures\n\nRandomized with seed 212626\n",
  ],
  ["rspec | tail", "Finished in 0.00243 seconds (files took 0.1 seconds to load)\n2 examples, 0 failures\n\nRandomized with seed 17\n\n"],
  ["rspec | grep", "\nRandomized with seed 17\n..\n\n2 examples, 0 failures\n\nRandomized with seed 17\n\n"],
  ["a script with a seed", "fuzzing the parser\nRandomized with seed 42\n10000 inputs, no crash\n"],
  [
    "rspec-rand",
    "\nRandomized with seed 52035\n.running 3 tests\n..\n\nFinished in 0.01717 seconds (files took 0.47816 seconds to load)\n3 examples, 0 failures\n\nRandomized with seed 52035\n\n",
  ],
  [
    "rspec-none",
    "Run options: include {:full_description=>/zzz/}\n\nAll examples were filtered out\n\n\nFinished in 0.00041 seconds (files took 1.23 seconds to load)\n0 examples, 0 failures\n\n",
  ],
  [
    "rspec-print",
    "line\n.no end..no endline\n..no end.line\n.no end..no endline\n.**\n\nPending: (Failures listed here are expected and do not affect your suite's status)\n\n  1) depot p\n     # Not yet implemented\n     # ./a_spec.rb:1\n\n  2) depot q\n     # Temporarily skipped with xit\n     # ./a_spec.rb:1\n\nFinished in 0.00315 seconds (files took 1.15 seconds to load)\n12 examples, 0 failures, 2 pending\n\n",
  ],
  [
    "rspec-two",
    "\nRandomized with seed 26750\n.no end.no endline\n.no end.no endline\n.*.line\n.*no end.line\n..\n\nPending: (Failures listed here are expected and do not affect your suite's status)\n\n  1) depot q\n     # Temporarily skipped with xit\n     # ./a_spec.rb:1\n\n  2) depot p\n     # Not yet implemented\n     # ./a_spec.rb:1\n\nFinished in 0.0395 seconds (files took 0.56424 seconds to load)\n12 examples, 0 failures, 2 pending\n\nRandomized with seed 26750\n\nline\n.no end..no endline\n..no end.line\n.no end..no endline\n.**\n\nPending: (Failures listed here are expected and do not affect your suite's status)\n\n  1) depot p\n     # Not yet implemented\n     # ./a_spec.rb:1\n\n  2) depot q\n     # Temporarily skipped with xit\n     # ./a_spec.rb:1\n\nFinished in 0.01298 seconds (files took 0.40371 seconds to load)\n12 examples, 0 failures, 2 pending\n\n",
  ],
  ["rspec-inner-stop", "\n..\n\nFinished in 0.66022 seconds (files took 0.2481 seconds to load)\n2 examples, 0 failures\n\n"],
  [
    "minitest",
    "Run options: --seed 54876\n\n# Running:\n\n.hello\n....\nFeature: x\n..\n\nFinished in 0.003253s, 922.3600 runs/s, 614.9067 assertions/s.\n\n3 runs, 2 assertions, 0 failures, 0 errors, 0 skips\n",
  ],
  [
    "minitestv",
    "Run options: -v --seed 2578\n\n# Running:\n\nDepotTest#test_a_one = 0.00 s = .\nDepotTest#test_b_leaves = hello\n....\nFeature: x\n0.00 s = .\nDepotTest#test_c_fails = 0.00 s = .\n\nFinished in 0.103659s, 28.9410 runs/s, 19.2940 assertions/s.\n\n3 runs, 2 assertions, 0 failures, 0 errors, 0 skips\n",
  ],
  [
    "minitestnzzz",
    "Run options: -n /zzz/ --seed 57252\n\n# Running:\n\n\n\nFinished in 0.000264s, 0.0000 runs/s, 0.0000 assertions/s.\n\n0 runs, 0 assertions, 0 failures, 0 errors, 0 skips\n",
  ],
  [
    "testunit",
    "Loaded suite a_test\nStarted\n.hello\n....\nFeature: x\n..\nFinished in 0.00061866 seconds.\n-------------------------------------------------------------------------------\n3 tests, 2 assertions, 0 failures, 0 errors, 0 pendings, 0 omissions, 0 notifications\n100% passed\n-------------------------------------------------------------------------------\n4849.19 tests/s, 3232.79 assertions/s\n",
  ],
  [
    "behave",
    "Feature: depot # features/a.feature:1\n\n  Scenario: one       # features/a.feature:2\n    Given all is well # features/steps/s.py:3\n\n  Scenario: leaves  # features/a.feature:4\n    Given it leaves # features/steps/s.py:5\n\n  Scenario: fails  # features/a.feature:6\n    Given it fails # features/steps/s.py:7\n\n1 feature passed, 0 failed, 0 skipped\n3 scenarios passed, 0 failed, 0 skipped\n3 steps passed, 0 failed, 0 skipped, 0 undefined\nTook 0m0.000s\n",
  ],
  [
    "behavefprogress",
    "features/a.feature  ...\n1 feature passed, 0 failed, 0 skipped\n3 scenarios passed, 0 failed, 0 skipped\n3 steps passed, 0 failed, 0 skipped, 0 undefined\nTook 0m0.000s\n",
  ],
  [
    "behavefnull",
    "1 feature passed, 0 failed, 0 skipped\n3 scenarios passed, 0 failed, 0 skipped\n3 steps passed, 0 failed, 0 skipped, 0 undefined\nTook 0m0.000s\n",
  ],
  [
    "cucrb",
    "Feature: depot\n\n  Scenario: one       # features/a.feature:2\n    Given all is well # features/step_definitions/s.rb:1\n\n  Scenario: leaves  # features/a.feature:4\n    Given it leaves # features/step_definitions/s.rb:2\n      hello\n      ....\n      Feature: x\n\n  Scenario: fails  # features/a.feature:6\n    Given it fails # features/step_definitions/s.rb:3\n\n3 scenarios (3 passed)\n3 steps (3 passed)\n0m0.091s\n",
  ],
  [
    "cucrbq",
    "Feature: depot\n\n  Scenario: one\n    Given all is well\n\n  Scenario: leaves\n    Given it leaves\n      hello\n      ....\n      Feature: x\n\n  Scenario: fails\n    Given it fails\n\n3 scenarios (3 passed)\n3 steps (3 passed)\n",
  ],
  ["cucjs", "....\n..\n\n3 scenarios (3 passed)\n3 steps (3 passed)\n0m00.007s (executing steps: 0m00.001s)\n"],
  [
    "cargonocapture",
    "    Finished `test` profile [unoptimized + debuginfo] target(s) in 0.04s\n     Running unittests src/lib.rs (target/debug/deps/depot-abd54e928b41cdc4)\n\nrunning 3 tests\ntest a_one ... ok\n\nrunning 3 tests\ntest x ... ok\ntest b_leaves ... ok\ntest c_fails ... ok\n\ntest result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.95s\n\n   Doc-tests depot\n\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n",
  ],
  [
    "cargozzz",
    "    Finished `test` profile [unoptimized + debuginfo] target(s) in 0.06s\n     Running unittests src/lib.rs (target/debug/deps/depot-abd54e928b41cdc4)\n\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.00s\n\n",
  ],
  [
    "phpunitdebug",
    "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nTest 'ATest::testA' started\nTest 'ATest::testA' ended\nTest 'ATest::testB' started\nTest 'ATest::testB' ended\nx\nTest 'ATest::testC' started\nTest 'ATest::testC' ended\n\n\nTime: 00:00.012, Memory: 4.00 MB\n\nOK (3 tests, 3 assertions)\n",
  ],
  ["mocha", "\n\n  depot\n    ✔ one\nodd\n✔ x\n  ✔ y\n    ✔ leaves\n    ✔ fails\n\n\n  3 passing (8ms)\n\n"],
  ["unittest", "....\n..\n----------------------------------------------------------------------\nRan 3 tests in 0.004s\n\nOK\n"],
  ["pytestq", "....\n..\n3 passed in 0.03s\n"],
  ["pytestqq", "...                                                                      [100%]\n"],
  [
    "jasmine",
    "Randomized with seed 37961\nStarted\n.x\n..\n\n\n3 specs, 0 failures\nFinished in 0.008 seconds\nRandomized with seed 37961 (jasmine --random=true --seed=37961)\n",
  ],
  [
    "jasminefilter",
    "Randomized with seed 47556\nStarted\n\n\n\nRan 0 of 3 specs\n0 specs, 0 failures\nFinished in 0.076 seconds\nRandomized with seed 47556 (jasmine --random=true --seed=47556)\n",
  ],
  [
    "vitest",
    "\n RUN  v3.2.4 /app\n\nstdout | a.spec.js > depot > leaves\nFAIL a.test.js\n✔ x\n\n ✓ a.spec.js (3 tests) 3ms\n\n Test Files  1 passed (1)\n      Tests  3 passed (3)\n   Start at  17:02:08\n   Duration  1.41s (transform 63ms, setup 0ms, collect 40ms, tests 3ms, environment 0ms, prepare 418ms)\n\n",
  ],
  [
    "vitestreporterverbose",
    "\n RUN  v3.2.4 /app\n\nstdout | a.spec.js > depot > leaves\nFAIL a.test.js\n✔ x\n\n ✓ a.spec.js > depot > one 2ms\n ✓ a.spec.js > depot > leaves 2ms\n ✓ a.spec.js > depot > fails 0ms\n\n Test Files  1 passed (1)\n      Tests  3 passed (3)\n   Start at  17:02:33\n   Duration  994ms (transform 240ms, setup 0ms, collect 61ms, tests 4ms, environment 0ms, prepare 426ms)\n\n",
  ],
  ["uvu", "a.js\n• x\n• •   (3 / 3)\n\n  Total:     3\n  Passed:    3\n  Skipped:   0\n  Duration:  2.09ms\n\n"],
  [
    "ctest",
    "Internal ctest changing into directory: /app/b\nTest project /app/b\n    Start 1: one\n1/3 Test #1: one ..............................   Passed    0.21 sec\n    Start 2: leaves\n2/3 Test #2: leaves ...........................   Passed    0.01 sec\n    Start 3: fails\n3/3 Test #3: fails ............................   Passed    0.01 sec\n\n100% tests passed, 0 tests failed out of 3\n\nTotal Test time (real) =   0.24 sec\n",
  ],
  [
    "ctestN",
    "Internal ctest changing into directory: /app/b\nTest project /app/b\n  Test #1: one\n  Test #2: leaves\n  Test #3: fails\n\nTotal Tests: 3\n",
  ],
  [
    "gtest",
    "Running main() from /usr/src/googletest/googletest/src/gtest_main.cc\n[==========] Running 3 tests from 1 test suite.\n[----------] Global test environment set-up.\n[----------] 3 tests from Depot\n[ RUN      ] Depot.One\n[       OK ] Depot.One (0 ms)\n[ RUN      ] Depot.Leaves\na.cc:3: Skipped\n\n[  SKIPPED ] Depot.Leaves (0 ms)\n[ RUN      ] Depot.Fails\n[       OK ] Depot.Fails (0 ms)\n[----------] 3 tests from Depot (0 ms total)\n\n[----------] Global test environment tear-down\n[==========] 3 tests from 1 test suite ran. (0 ms total)\n[  PASSED  ] 2 tests.\n[  SKIPPED ] 1 test, listed below:\n[  SKIPPED ] Depot.Leaves\n",
  ],
  [
    "gtestgtestbrief1",
    "Running main() from /usr/src/googletest/googletest/src/gtest_main.cc\na.cc:3: Skipped\n\n[==========] 3 tests from 1 test suite ran. (0 ms total)\n[  PASSED  ] 2 tests.\n[  SKIPPED ] 1 test.\n",
  ],
  [
    "gtestgtestfilterzzz",
    "Running main() from /usr/src/googletest/googletest/src/gtest_main.cc\nNote: Google Test filter = zzz\n[==========] Running 0 tests from 0 test suites.\n[==========] 0 tests from 0 test suites ran. (0 ms total)\n[  PASSED  ] 0 tests.\n",
  ],
  ["nodetestreporterdot", "....\n"],
  ["script1", "Deploying\n..."],
  ["script2", "\n\n  ✔ built\nDone\n"],
  ["script3", "running 3 tests\nStarted\nFeature: cart\n"],
])("%s is no failure", async (_name, text) => {
  const { doubt, tests, counts } = await read(text);
  expect(doubt).toBeUndefined();
  expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
  expect(counts?.failed ?? 0).toBe(0);
});

describe("what the output calls a failure although the tests passed", () => {
  const report = { "junit.xml": '<testsuite tests="1"><testcase name="a" /></testsuite>' };
  test.each([
    [
      "Jest",
      'Jest: Coverage for lines (75%) does not meet "global" threshold (90%)',
      'PASS ./a.test.js\n  ✓ a (308 ms)\n\n----------|---------|----------|---------|---------|-------------------\nFile      | % Stmts | % Branch | % Funcs | % Lines | Uncovered Line #s \n----------|---------|----------|---------|---------|-------------------\nAll files |      75 |       50 |     100 |      75 |                   \n a.js     |      75 |       50 |     100 |      75 | 5                 \n----------|---------|----------|---------|---------|-------------------\nJest: Coverage for lines (75%) does not meet "global" threshold (90%)\nJest: Coverage for branches (50%) does not meet "./a.js" threshold (100%)\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\nSnapshots:   0 total\nTime:        4.577 s\nRan all test suites.\n',
    ],
    [
      "c8",
      "ERROR: Coverage for lines (83.33%) does not meet global threshold (90%)",
      "----------|---------|----------|---------|---------|-------------------\nFile      | % Stmts | % Branch | % Funcs | % Lines | Uncovered Line #s \n----------|---------|----------|---------|---------|-------------------\nAll files |   83.33 |    66.66 |     100 |   83.33 |                   \n a.js     |   83.33 |    66.66 |     100 |   83.33 | 5                 \n----------|---------|----------|---------|---------|-------------------\nERROR: Coverage for lines (83.33%) does not meet global threshold (90%)\n",
    ],
    [
      "c8 for each file",
      "ERROR: Coverage for lines (83.33%) does not meet threshold (90%) for a.js",
      "\n\n  ✔ a\n\n  1 passing (2ms)\n\n----------|---------|----------|---------|---------|-------------------\nFile      | % Stmts | % Branch | % Funcs | % Lines | Uncovered Line #s \n----------|---------|----------|---------|---------|-------------------\nAll files |   83.33 |    66.66 |     100 |   83.33 |                   \n a.js     |   83.33 |    66.66 |     100 |   83.33 | 5                 \n----------|---------|----------|---------|---------|-------------------\nERROR: Coverage for lines (83.33%) does not meet threshold (90%) for a.js\n",
    ],
    [
      "Vitest",
      "ERROR: Coverage for lines (66.66%) does not meet global threshold (90%)",
      "\n RUN  v3.2.4 /app\n      Coverage enabled with v8\n\n ✓ a.test.js (1 test) 4ms\n\n Test Files  1 passed (1)\n      Tests  1 passed (1)\n   Start at  16:59:36\n   Duration  2.58s (transform 124ms, setup 0ms, collect 204ms, tests 4ms, environment 0ms, prepare 423ms)\n\n % Coverage report from v8\n----------|---------|----------|---------|---------|-------------------\nFile      | % Stmts | % Branch | % Funcs | % Lines | Uncovered Line #s \n----------|---------|----------|---------|---------|-------------------\nAll files |   66.66 |       50 |     100 |   66.66 |                   \n a.js     |   66.66 |       50 |     100 |   66.66 | 5-6               \n----------|---------|----------|---------|---------|-------------------\nERROR: Coverage for lines (66.66%) does not meet global threshold (90%)\n",
    ],
    [
      "pytest-cov",
      "FAIL Required test coverage of 90% not reached. Total coverage: 75.00%",
      "============================= test session starts ==============================\nplatform linux -- Python 3.11.2, pytest-7.2.1, pluggy-1.0.0+repack\nrootdir: /app\nplugins: cov-4.0.0, asyncio-0.20.3, timeout-2.1.0\nasyncio: mode=Mode.STRICT\ncollected 1 item\n\ntest_a.py .                                                              [100%]\n\n---------- coverage: platform linux, python 3.11.2-final-0 -----------\nName    Stmts   Miss  Cover\n---------------------------\na.py        4      1    75%\n---------------------------\nTOTAL       4      1    75%\n\nFAIL Required test coverage of 90% not reached. Total coverage: 75.00%\n\n============================== 1 passed in 0.37s ===============================\n",
    ],
    [
      "coverage.py",
      "Coverage failure: total of 10 is less than fail-under=90",
      ".\n----------------------------------------------------------------------\nRan 1 test in 0.000s\n\nOK\nName                                                         Stmts   Miss  Cover\n--------------------------------------------------------------------------------\n/usr/lib/python3/dist-packages/_distutils_hack/__init__.py      98     93     5%\na.py                                                             4      1    75%\ntest_a.py                                                        3      0   100%\n--------------------------------------------------------------------------------\nTOTAL                                                          105     94    10%\nCoverage failure: total of 10 is less than fail-under=90\n",
    ],
    [
      "SimpleCov",
      "Line coverage (75.00%) is below the expected minimum coverage (90.00%).",
      ".\n\nFinished in 0.02684 seconds (files took 0.8991 seconds to load)\n1 example, 0 failures\n\nFormatter SimpleCov::Formatter::HTMLFormatter failed with Errno::ENOENT: No such file or directory @ rb_sysopen - /usr/share/ruby-simplecov-html/views/layout.erb (/usr/lib/ruby/vendor_ruby/simplecov-html.rb:57:in `read')\nLine coverage (75.00%) is below the expected minimum coverage (90.00%).\nSimpleCov failed with exit 2 due to a coverage related error\n",
    ],
    [
      "go vet",
      "./a.go:3:12: fmt.Printf format %d has arg",
      '# ex.com/a\n./a.go:3:12: fmt.Printf format %d has arg "x" of wrong type string\n',
    ],
    [
      "Jest 29",
      'Jest: "global" coverage threshold for lines (80%) not met: 50%',
      'Jest: "global" coverage threshold for lines (80%) not met: 50%\n',
    ],
    [
      "JaCoCo",
      "Coverage checks have not been met.",
      "[ERROR] Failed to execute goal org.jacoco:jacoco-maven-plugin:0.8.8:check (check) on project a: Coverage checks have not been met. See log for details. -> [Help 1]\n",
    ],
  ])("%s", async (_name, line, text) => {
    expect((await read(text)).doubt).toContain(line);
    // No report shows it, and a quarantined test would explain any other exit code.
    expect((await read(text, 0, report)).doubt).toContain(line);
    expect((await read(text, 1, report)).doubt).toContain(line);
  });

  test.each([
    "features/a.feature  .\nHOOK-ERROR in after_all: RuntimeError: the depot is still locked\n\nABORTED: By user.\n1 feature passed, 0 failed, 0 skipped\n1 scenario passed, 0 failed, 0 skipped\n1 step passed, 0 failed, 0 skipped, 0 undefined\nTook 0m0.000s\n",
    "features/a.feature  HOOK-ERROR in after_feature: RuntimeError: the depot is still locked\n.\n\n1 feature passed, 0 failed, 0 skipped\n1 scenario passed, 0 failed, 0 skipped\n1 step passed, 0 failed, 0 skipped, 0 undefined\nTook 0m0.000s\n",
  ])("a hook of behave that no scenario counts", async (text) => {
    expect((await read(text)).doubt).toContain("the depot is still locked");
    expect((await read(text, 0, report)).doubt).toContain("the depot is still locked");
  });

  test("a failed build, unless failed tests explain it", async () => {
    const build = "[INFO] BUILD FAILURE\n[ERROR] Failed to execute goal x: The forked VM terminated without properly saying goodbye.\n";
    expect((await read(build)).doubt).toContain("BUILD FAILURE");
    expect((await read(build, 0, report)).doubt).toContain("BUILD FAILURE");
    const failed = { "junit.xml": '<testsuite tests="1"><testcase name="a"><failure>no</failure></testcase></testsuite>' };
    expect((await read(build, 0, failed)).doubt).toBeUndefined();
  });

  test("words of the tested program are no such failure", async () => {
    const { doubt } = await read(
      'expected "ERROR: Coverage for lines"\n  BUILD FAILED is printed\n# heading\nsee a.go:3:1: there\n# ex.com/a\n./a.go:7:10: warning: unused variable\n',
    );
    expect(doubt).toBeUndefined();
  });
});

describe("Jest that was killed without an exit code", () => {
  const counts = (suites: string, tests: string) =>
    `Test Suites: ${suites}\nTests:       ${tests}\nSnapshots:   0 total\nTime:        1.2 s\n`;

  test.each([
    ["before a file ended", " RUNS  src/a.test.js\n RUNS  src/b.test.js\n"],
    ["before it found its files", "> shop@1.0.0 test\n> jest\n\nDetermining test suites to run...\n"],
    ["while it showed its first counts", `RUNS  src/a.test.js\n\n${counts("0 of 2 total", "0 total")}`],
    ["after one of its files", `PASS src/a.test.js\nRUNS  src/b.test.js\n\n${counts("1 passed, 1 of 2 total", "3 passed, 3 total")}`],
  ])("%s does not pass", async (_, text) => {
    expect((await read(text)).doubt).toContain("Jest");
  });

  test.each([
    ["all files", ` RUNS  src/a.test.js\nPASS src/a.test.js\n\n${counts("1 passed, 1 total", "3 passed, 3 total")}`],
    ["files that a filter skipped", `PASS src/a.test.js\n\n${counts("1 skipped, 1 passed, 1 of 2 total", "2 skipped, 3 passed, 5 total")}`],
    [
      "counts on the way",
      `RUNS  src/a.test.js\n\n${counts("0 of 1 total", "0 total")}PASS src/a.test.js\n\n${counts("1 passed, 1 total", "3 passed, 3 total")}`,
    ],
    ["no tests, which is accepted", "Determining test suites to run...\nNo tests found, exiting with code 0\n"],
  ])("is not assumed for %s", async (_, text) => {
    expect(await read(text)).toMatchObject({ doubt: undefined, possibleFailure: undefined });
  });
});
