import { expect, test } from "vitest";
import { collectFiles, statusesOf } from "../../testing/collect-files.ts";

test("a line separator in a message or a title of node:test ends no line", async () => {
  const text = [
    "TAP version 13",
    "# Subtest: pays",
    "not ok 1 - pays",
    "  ---",
    "  duration_ms: 3.1",
    "  location: '/app/a.test.js:2:1'",
    "  failureType: 'testCodeFailure'",
    "  error: 'left\u2028ok 7 - right\u2029and more'",
    "  code: 'ERR_TEST_FAILURE'",
    "  ...",
    "# Subtest: ships\u2028late",
    "ok 2 - ships\u2028late",
    "  ---",
    "  duration_ms: 0.1",
    "  ...",
    "1..2",
    "# tests 2",
    "# pass 1",
    "# fail 1",
    "",
  ].join("\n");
  const read = await collectFiles({ "out.tap": text });
  expect(statusesOf(read)).toEqual(["pays: failed", "ships late: passed"]);
  expect(read.tests[0]?.message).toBe("left ok 7 - right and more");
});
