import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const read = async (...lines: string[]) => (await collectFiles({ "report.tap": `TAP version 13\n${lines.join("\n")}\n1..1\n` })).tests[0];
const place = [
  "  at:",
  "    line: 3",
  "    column: 5",
  "    file: test/a.js",
  "  stack: |",
  "    Test.<anonymous> (test/a.js:3:5)",
  "  source: |",
];

test("a failed assertion of node-tap has its name and the difference as its message", async () => {
  const diff = ["  diff: |", "    --- expected", "    +++ actual", "    @@ -1,1 +1,1 @@", "    -13", "    +12"];
  const found = await read("not ok 1 - gross price", "  ---", "  compare: ===", ...place, "    t.equal(12,13)", ...diff, "  ...");
  expect(found?.message).toBe("AssertionError: gross price\n--- expected\n+++ actual\n@@ -1,1 +1,1 @@\n-13\n+12");
});

test("an error that a test of node-tap threw has its class", async () => {
  const caught = ["    u.name", "  type: TypeError", "  tapCaught: returnedPromiseRejection", "  test: x"];
  const found = await read("not ok 1 - Cannot read properties of null (reading 'name')", "  ---", ...place, ...caught, "  ...");
  expect(found?.message).toBe("TypeError: Cannot read properties of null (reading 'name')");
});

test("QUnit's message has the compared values, unless the test died", async () => {
  const point = (message: string) =>
    read("not ok 1 counts", "  ---", `  message: ${message}`, "  severity: failed", "  actual  : 3", "  expected: 4", "  ...");
  expect((await point("items in basket"))?.message).toBe("items in basket\nexpected 4, received 3");
  expect((await point('"Died on test #1: quota"'))?.message).toBe("Died on test #1: quota");
});
