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

const tape = (printed: string, end = "# ok") =>
  `TAP version 13\n# forwards what the product says\n${printed}ok 1 is forwarded\n\n1..1\n# tests 1\n# pass  1\n\n${end}\n\n`;

test.each([
  ["a sentence", "not ok is printed by the product\n"],
  ["an indented point", "  not ok 7 - inner\n    not ok 1 - more\n"],
  ["a point with totals", "  not ok 7 - inner\n# fail  3\n"],
  ["a point of another program", "not ok 9 - of another program\n"],
])("%s that a passing test of tape prints is no failed test", async (_, printed) => {
  for (const text of [tape(printed), `${tape(printed)}done\n`]) {
    const { tests, doubt } = await collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
    expect(tests.map(({ name, status }) => [name, status])).toEqual([["is forwarded", "passed"]]);
    expect(doubt).toBeUndefined();
  }
  const { tests } = await collectFiles({ "a.tap": tape(printed) }, { exitCode: 0 });
  expect(tests.map(({ status }) => status)).toEqual(["passed"]);
});

test.each([
  ["totals count a failure", tape("not ok 1 pays\n", "# fail  1")],
  ["the totals are missing", "TAP version 13\nnot ok is printed\nok 1 is forwarded\n1..1\n"],
  ["the number is the next one", tape("").replace("ok 1 is", "not ok 1 is")],
  [
    "subtests of node:test fail",
    "TAP version 13\n# Subtest: shop\n    not ok 1 - pays\n    1..1\nnot ok 1 - shop\n1..1\n# tests 1\n# suites 0\n# pass 0\n# fail 0\n",
  ],
])("a failed point counts if %s", async (_, text) => {
  const { tests } = await collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
  expect(tests.some(({ status }) => status === "failed")).toBe(true);
});

const mocha = (printed: string) => `\n\n  shop\n${printed}    ✔ prints\n\n\n  1 passing (3ms)\n\n`;

test("a point that a passing test of Mocha prints is no failed test, unless it begins a document", async () => {
  const read = (text: string) => collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
  expect((await read(mocha("not ok 4 - inner\n"))).tests).toMatchObject([{ name: "prints", status: "passed" }]);
  const others = ["ok 1 - cart\nnot ok 2 - price\n", "TAP version 13\nnot ok 4 - price\n", "not ok 1 - price\n"];
  for (const text of [...others.map(mocha), `${mocha("")}not ok 4 - price\n`])
    expect((await read(text)).tests).toContainEqual(expect.objectContaining({ status: "failed" }));
});
