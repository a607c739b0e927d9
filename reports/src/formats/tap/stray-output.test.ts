import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

test("what the next test of Bats prints is not the reason of the failed one", async () => {
  const text =
    "1..2\nnot ok 1 a total\n# (in test file a.bats, line 1)\n#   `[ 3 = 4 ]' failed\ncurl: (6) Could not resolve host: db.internal\nok 2 b prints\n";
  const { tests } = await collectFiles({}, { console: { text, isCut: false }, exitCode: 1 });
  expect(tests.map(({ name, status }) => [name, status])).toEqual([
    ["a total", "failed"],
    ["b prints", "passed"],
  ]);
  expect(tests[0]?.message).toContain("failed");
  expect(`${tests[0]?.message}${tests[0]?.trace}`).not.toContain("curl");
});
