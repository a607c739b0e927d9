import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const junit = (...cases: string[]) => `<testsuites><testsuite name="s">${cases.join("")}</testsuite></testsuites>`;
const passed = '<testcase classname="c" name="works" time="0.1"/>';
const failed = '<testcase classname="c" name="pays" time="0.1"><failure message="known">known</failure></testcase>';
const hook = `<testcase classname=" Test execution failure: could be caused by test hooks like 'afterAll'." name=" Test execution failure: could be caused by test hooks like 'afterAll'."><failure>db late</failure></testcase>`;

const read = (output: string, exitCode: number, ...cases: string[]) =>
  collectFiles({ "junit.xml": junit(...cases) }, { console: { text: output, isCut: false }, exitCode });
const failuresOf = async (reading: ReturnType<typeof read>) =>
  (await reading).tests.filter(({ status }) => status === "failed").map(({ kind, name }) => `${kind}: ${name}`);

const known = "FAIL ./b.test.js (7.456 s)\n  ● pays\n\n    known\n\n      at Object.<anonymous> (b.test.js:1:41)\n\n";
const broken =
  "FAIL ./a.test.js\n  ● Test suite failed to run\n\n    Cannot find module './nope' from 'a.test.js'\n\n    > 1 | require('./nope')\n        |      ^\n\n      at Resolver._throwModNotFoundError (resolver.js:427:11)\n\n";
const summary = (suites: string) =>
  `Test Suites: ${suites}\nTests:       1 failed, 1 passed, 2 total\nSnapshots:   0 total\nTime:        9.326 s\n`;

test("a file that Jest could not load and that jest-junit leaves out is a failure of its own", async () => {
  const run = await read(known + broken + summary("2 failed, 2 total"), 1, passed, failed);
  expect(run.tests).toContainEqual(
    expect.objectContaining({
      kind: "outside",
      name: "Test file failed outside its tests",
      status: "failed",
      filePath: "a.test.js",
      message: "Cannot find module './nope' from 'a.test.js'",
    }),
  );
  expect(run).toMatchObject({ doubt: undefined, unreadFailures: undefined });
  expect(run.tests).toHaveLength(3);
});

test("a file of Jest whose failure the report has is not listed twice", async () => {
  const afterAll = "FAIL ./a.test.js\n\n  ● Test suite failed to run\n\n    db late\n\n      at Object.<anonymous> (a.test.js:1:36)\n\n";
  const names = ["test: pays", "outside: Test file failed outside its tests"];
  expect(await failuresOf(read(known + afterAll + summary("2 failed, 2 total"), 1, failed, hook))).toEqual(names);
  expect(await failuresOf(read(known + summary("1 failed, 1 total"), 1, failed, passed))).toEqual(["test: pays"]);
});

test("the failure of Jest's tear-down of the whole run fails a run with failed tests, too", async () => {
  const tearDown = "Error: Jest: Got error running globalTeardown - /app/s.js, reason: late\n";
  const { doubt } = await read(known + summary("1 failed, 1 total") + tearDown, 1, failed, passed);
  expect(doubt).toContain("globalTeardown");
});

test.each([
  ["Vitest", " Test Files  1 failed (1)\n      Tests  1 failed | 1 passed (2)\n     Errors  1 error\n", 2],
  ["RSpec", "2 examples, 1 failure, 2 errors occurred outside of examples\n", 3],
  ["Jasmine", "2 specs, 2 failures\n", 2],
  ["Mocha", "  1 passing (9ms)\n  2 failing\n", 2],
  ["pytest", "=== 1 failed, 1 passed, 1 error in 0.35s ===\n", 2],
  [
    "Playwright",
    "Running 2 tests using 1 worker\n  1 failed\n  1 passed (2.1s)\n  1 error was not a part of any test, see above for details\n",
    2,
  ],
])("a failure that %s counts and the report omits is named with both numbers", async (runner, output, counted) => {
  const { doubt } = await read(output, 1, passed, failed);
  expect(doubt).toBe(
    `The output of ${runner} counts ${counted} failures, and the report has only 1. Quarantine does not excuse what a report omits.`,
  );
  expect(await read(output, 0, passed, failed)).toMatchObject({ doubt: undefined });
});

test("a failed hook of a suite that node:test lists is not in its JUnit XML", async () => {
  const output =
    "▶ cart\n  ✔ works (1ms)\n  ✖ pays (1ms)\n✖ cart (3ms)\nℹ tests 2\nℹ suites 1\nℹ pass 1\nℹ fail 1\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 50\n\n✖ failing tests:\n\ntest at a.test.js:3:1\n✖ pays (1ms)\n  known\n\ntest at a.test.js:1:1\n✖ cart (3ms)\n  late\n";
  const { doubt } = await read(output, 1, passed, failed);
  expect(doubt).toContain("The output of node:test counts 1 failure outside of tests, and the report has none.");
});

test.each([
  ["subtests of pytest", "SUBFAIL t.py::C::t - 0 != 1\nSUBFAIL t.py::C::t - 2 != 1\n=== 2 failed, 1 passed in 0.35s ===\n"],
  [
    "subtests of unittest",
    "FAIL: test_sub (t.Cart.test_sub) (i=0)\nFAIL: test_sub (t.Cart.test_sub) (i=2)\nRan 2 tests in 0.002s\n\nFAILED (failures=2)\n",
  ],
  ["tests with subtests of Go", "=== DONE\n\nDONE 3 tests, 2 failures in 0.5s\n"],
  ["two runners that count one failure", "  1 passing (9ms)\n  1 failing\n\n2 specs, 1 failure\n"],
])("%s are no failures that the report omits", async (_, output) => {
  expect(await read(output, 1, passed, failed)).toMatchObject({ doubt: undefined });
});

test("the failures of another runner do not stand for those that a report omits", async () => {
  const jest =
    '<testsuites name="jest tests"><testsuite name="s"><testcase classname="c" name="pays"><failure>x</failure></testcase></testsuite></testsuites>';
  const output = " Test Files  1 failed (1)\n      Tests  1 failed | 1 passed (2)\n";
  const { doubt } = await collectFiles({ "junit.xml": jest }, { console: { text: output, isCut: false }, exitCode: 1 });
  expect(doubt).toContain("The output of Vitest counts 1 failure, and the report has none.");
});

test.each([
  ["Mocha", "\n  1 passing (36ms)\n  1 failing\n"],
  ["Vitest", " Test Files  1 failed (1)\n      Tests  1 failed | 1 passed (2)\n   Duration  512ms (transform 12ms, setup 0ms)\n"],
])("the same summary by two reporters of %s counts once", async (_runner, summaryOnce) => {
  expect((await read(summaryOnce + summaryOnce, 1, passed, failed)).doubt).toBeUndefined();
  // Another time is another run.
  const other = summaryOnce.replace("36ms", "37ms").replace("512ms", "513ms");
  expect((await read(summaryOnce + other, 1, passed, failed)).doubt).toContain("counts 2 failures, and the report has only 1");
});
