import { expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";

const read = (text: string) => collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
const wide = (text: string, mark = "=") => ` ${text} `.padStart(40 + Math.ceil((text.length + 2) / 2), mark).padEnd(80, mark);
const begin = (items: number) =>
  `${wide("test session starts")}\nplatform linux -- Python 3.11.2, pytest-7.2.1\ncollected ${items} item${items === 1 ? "" : "s"}\n\n`;
const end = (counts: string) => `\n${wide(`${counts} in 0.10s`)}\n`;
const printed = "FAILED test_x.py::test_y - AssertionError: no\n=== 3 failed, 1 passed in 0.10s ===\n";
const mocha = "\n\n  shop\n    1) pays\n\n\n  0 passing (3ms)\n  1 failing\n\n  1) shop\n       pays:\n     Error: no\n\n";
const nested = `${begin(4)}test_x.py F..F\n\n${wide("FAILURES")}\nE   assert 1 == 2\n${wide("short test summary info")}\nFAILED test_x.py::test_y - no${end("2 failed, 2 passed")}`;

test.each([
  ["a summary", printed],
  ["a short summary", "1 failed in 0.01s\n"],
  ["the output of a run of pytest", nested],
  ["the output of Mocha", mocha],
  ["a list of failures", `${wide("short test summary info")}\nFAILED test_x.py::test_y - no\n`],
])("%s that a passing test prints with -s does not count", async (_, inside) => {
  const { counts, tests, doubt, possibleFailure } = await read(`${begin(2)}test_a.py ${inside}..\n${end("2 passed")}`);
  expect(counts).toMatchObject({ runner: "pytest", passed: 2, failed: 0 });
  expect([tests, doubt, possibleFailure]).toEqual([[], undefined, undefined]);
});

const failed = `${begin(3)}a.py F..\n\n${wide("FAILURES")}\nE   assert 1 == 2${end("1 failed, 2 passed")}`;
const stopped = `${begin(9)}a.py F\n\n${wide("stopping after 1 failures", "!")}${end("1 failed")}`;

test.each([
  ["a second run", `${failed}${begin(2)}b.py ..\n${end("2 passed")}`, 1],
  ["a second run of which only the end is shown", `${failed}b.py ...\n${end("3 passed")}`, 1],
  ["the end of a second run, behind one that stopped early", `${stopped}${end("9 passed")}`, 1],
  ["a second run that says little", `${failed}..  [100%]\n2 passed in 0.10s\n`, 1],
  ["a run that was stopped, and another one", `${begin(3)}a.py F${begin(2)}b.py ..\n${end("2 passed")}${failed}`, 1],
  ["Mocha behind it", `${begin(2)}b.py ..\n${end("2 passed")}${mocha}`, 1],
  [
    "a failed test that prints a summary",
    `${begin(2)}test_a.py ${printed}F.\n\n${wide("FAILURES")}\nE   no${end("1 failed, 1 passed")}`,
    1,
  ],
])("failures count: %s", async (_, text, failures) => {
  const { counts, tests } = await read(text);
  expect((counts?.failed ?? 0) + tests.filter(({ status }) => status === "failed").length).toBe(failures);
});

test("a coverage threshold that was missed counts although all tests passed", async () => {
  const text = `${begin(1)}a.py .\n\nFAIL Required test coverage of 80% not reached. Total coverage: 50.00%${end("1 passed")}`;
  expect((await read(text)).doubt).toContain("Required test coverage");
});

test("what Jest advises behind a run that passed is no failure", async () => {
  const text =
    "PASS ./a.test.js\n  ✓ adds (2 ms)\n\nA worker process has failed to exit gracefully and has been force exited. This is likely caused by tests leaking due to improper teardown. Try running with --detectOpenHandles to find leaks. Active timers can also cause this, ensure that .unref() was called on them.\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\nSnapshots:   0 total\nTime:        0.5 s\nRan all test suites.\n";
  const last = text.replace(/(A worker.*\n)([^]*)/, "$2$1");
  for (const each of [text, last]) expect((await read(each)).possibleFailure).toBeUndefined();
  const files = { "junit.xml": '<testsuite tests="1"><testcase name="adds" /></testsuite>' };
  const beside = await collectFiles(files, { console: { text: last, isCut: false }, exitCode: 0 });
  expect(beside.possibleFailure).toBeUndefined();
});
