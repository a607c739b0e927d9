import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const noPlan = "The output has no plan, so it may have been cut off. The last comment is “loads the catalogue”.";

test.each([
  // As tape 5.10 writes it, with and without its standard error.
  ["the first test throws", ["# loads the catalogue"], ["Test plan: failed"], noPlan],
  [
    "a later test throws",
    ["# first", "ok 1 is fine", "# loads the catalogue", "ok 2 begins"],
    ["is fine: passed", "begins: passed", "Test plan: failed"],
    noPlan,
  ],
  [
    "the error is part of the output",
    ["# loads the catalogue", "x.js:1", "SyntaxError: Unexpected end of JSON input", "    at JSON.parse (<anonymous>)"],
    ["Test plan: failed"],
    `${noPlan}\nx.js:1\nSyntaxError: Unexpected end of JSON input\n    at JSON.parse (<anonymous>)`,
  ],
])("a document without a plan has failed: %s", async (_what, lines, statuses, message) => {
  const { tests } = await collectFiles({ "report.tap": `TAP version 13\n${lines.join("\n")}\n` });
  expect(tests.map(({ name, status }) => `${name}: ${status}`)).toEqual(statuses);
  expect(tests.at(-1)?.message).toBe(message);
});

test("an empty plan is not a failure", async () => {
  for (const plan of ["1..0", "1..0 # SKIP no browser"])
    expect((await collectFiles({ "report.tap": `TAP version 13\n${plan}\n# tests 0\n` })).tests).toMatchObject([{ status: "skipped" }]);
});

test.each([
  ["with numbers", ["1..0", "ok 1 - a", "ok 2 - b"], 2],
  ["with a reason", ["1..0 # SKIP no browser", "ok 1 - a"], 1],
  ["without a number", ["1..0", "ok - a"], 1],
  ["that failed", ["1..0", "not ok 1 - a"], 1],
  ["before it", ["ok 1 - a", "1..0"], 1],
  ["in a subtest", ["1..1", "# Subtest: s", "    1..0", "    ok 1 - a", "ok 1 - s"], 1],
])("points of an empty plan are a failure: %s", async (_what, lines, ran) => {
  for (const version of ["TAP version 13\n", "TAP version 14\n", ""]) {
    const { tests } = await collectFiles({ "report.tap": `${version}${lines.join("\n")}\n` });
    expect(tests.at(-1)).toMatchObject({ name: "Test plan", status: "failed", message: `0 tests were planned, ${ran} ran.` });
    expect(tests.some(({ status }) => status === "skipped")).toBe(false);
  }
});

test("a subtest with an empty plan, and an ok that another program prints, are no failure", async () => {
  const subtest = "TAP version 14\n1..2\n# Subtest: s\n    1..0 # SKIP no browser\nok 1 - s # SKIP no browser\nok 2 - b\n";
  for (const text of [subtest, "TAP version 13\n1..0 # SKIP no browser\nok, cleaned up\nok\n"])
    expect((await collectFiles({ "report.tap": text })).tests.filter(({ status }) => status === "failed")).toEqual([]);
});

test.each([
  ["a larger one at the end", ["1..1", "ok 1 - a", "1..5"]],
  ["the same one", ["1..1", "ok 1 - a", "1..1"]],
  ["after a plan at the end", ["ok 1 - a", "1..1", "1..5"]],
  ["with a reason", ["1..0 # SKIP no browser", "1..3 # later"]],
])("a second plan is a failure: %s", async (_what, lines) => {
  for (const version of ["TAP version 13\n", "TAP version 14\n", ""]) {
    const { tests } = await collectFiles({ "report.tap": `${version}${lines.join("\n")}\n` });
    expect(tests.at(-1)).toMatchObject({ name: "Test plan", status: "failed", message: "The output has more than one plan." });
  }
});

test.each([
  ["a larger one at the end", ["# Subtest: s", "    1..1", "    ok 1 - a", "    1..5", "ok 1 - s", "1..1"]],
  ["after a plan at the end", ["# Subtest: s", "    ok 1 - a", "    1..1", "    1..5", "ok 1 - s", "1..1"]],
  ["without a name", ["    1..1", "    ok 1 - a", "    1..5", "ok 1 - s", "1..1"]],
  ["in braces", ["ok 1 - s {", "    1..1", "    ok 1 - a", "    1..2", "}", "1..1"]],
  [
    "in a subtest of a subtest",
    [
      "# Subtest: s",
      "    # Subtest: u",
      "        1..1",
      "        ok 1 - a",
      "        1..5",
      "    ok 1 - u",
      "    1..1",
      "ok 1 - s",
      "1..1",
    ],
  ],
])("a second plan of a subtest is a failure: %s", async (_what, lines) => {
  const { tests } = await collectFiles({ "report.tap": `TAP version 14\n${lines.join("\n")}\n` });
  const failed = tests.filter(({ status }) => status === "failed");
  expect(failed).toMatchObject([{ name: "Test plan", message: "The output has more than one plan." }]);
});

test("one plan in each subtest, and one that is printed with another indentation, is no second plan", async () => {
  const lines = [
    "# Subtest: s",
    "    ok 1 - a",
    "    1..1",
    "      1..5",
    "ok 1 - s",
    "# Subtest: t",
    "    1..1",
    "    ok 1 - a",
    "ok 2 - t",
    "1..2",
  ];
  const { tests } = await collectFiles({ "report.tap": `TAP version 14\n${lines.join("\n")}\n` });
  expect(tests.map(({ status }) => status)).toEqual(["passed", "passed"]);
});

test("a plan in a comment or in a title is no second plan", async () => {
  const { tests } = await collectFiles({ "report.tap": "TAP version 13\n1..2\n# 1..5\nok 1 - plans 1..5\n  1..5\nok 2 - b\n" });
  expect(tests.map(({ status }) => status)).toEqual(["passed", "passed"]);
});
