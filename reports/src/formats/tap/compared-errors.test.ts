import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const read = async (...lines: string[]) => (await collectFiles({ "report.tap": `${lines.join("\n")}\n` })).tests[0];

/** node:test of Node 20, shortened. */
const point = (...diag: string[]) => ["TAP version 13", "not ok 1 - pays", "  ---", ...diag, "  ...", "1..1"];

test("a point of node:test in which two errors were compared has the message of the assertion", async () => {
  const found = await read(
    ...point(
      "  duration_ms: 7.1",
      "  location: '/app/a.test.js:3:1'",
      "  failureType: 'testCodeFailure'",
      "  error: |-",
      "    The input did not match the regular expression /gone/. Input:",
      "    ",
      "    'Error: quota'",
      "    ",
      "  code: 'ERR_ASSERTION'",
      "  name: 'AssertionError'",
      "  expected:",
      "  actual:",
      "  error: 'quota'",
      "  stack: |-",
      "    TestContext.<anonymous> (/app/a.test.js:4:34)",
      "  operator: 'rejects'",
      "  stack: |-",
      "    async TestContext.<anonymous> (/app/a.test.js:4:3)",
    ),
  );
  expect(found?.message).toMatch(/^The input did not match the regular expression \/gone\/\. Input:\n\n'Error: quota'/);
  expect(found?.trace).toMatch(/^AssertionError \[ERR_ASSERTION\]: The input .*\nasync TestContext/);
  expect(found?.failureFile).toBe("/app/a.test.js");
});

test("a message of the test's own is the message, also when nothing was thrown", async () => {
  const stack = ["  stack: |-", "    TestContext.<anonymous> (/app/a.test.js:4:5)", "    node:internal/test_runner/harness:255:12"];
  const found = await read(
    ...point(
      "  error: 'Missing expected exception.'",
      "  code: 'ERR_ASSERTION'",
      "  name: 'AssertionError'",
      "  operator: 'throws'",
      ...stack,
    ),
  );
  expect(found?.message).toBe("Missing expected exception.");
  expect(found?.trace).toMatch(/^AssertionError \[ERR_ASSERTION\]: Missing expected exception\.\n/);
});

test("tape's `throws` names both errors; without an expected one, the error is the reason", async () => {
  const tape = (expected: string, ...rest: string[]) =>
    read(
      "TAP version 13",
      "# t",
      "not ok 1 should throw",
      "  ---",
      "    operator: throws",
      "    expected: |-",
      `      ${expected}`,
      ...rest,
      "    stack: |-",
      "      Error: quota",
      "          at /app/t.js:2:26",
      "  ...",
      "1..1",
    );
  const actual = ["    actual: |-", "      { [Error: quota] message: 'quota' }"];
  expect((await tape("'/gone/'", ...actual))?.message).toBe("throws: expected '/gone/', received { [Error: quota] message: 'quota' }");
  expect((await tape("undefined", ...actual))?.message).toBe("Error: quota");
});
