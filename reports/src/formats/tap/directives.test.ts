import { describe, expect, test } from "vitest";
import { collectFiles, statusesOf } from "../../testing/collect-files.ts";

const read = async (...lines: string[]) => collectFiles({ "report.tap": `${lines.join("\n")}\n` });
const yaml = ["  ---", "    operator: equal", "    message: 'no'", "  ..."];

describe("titles that look like directives", () => {
  test("a failed point is never skipped", async () => {
    const titles = [
      "renders # skip link",
      "opens #skip-link",
      "tells # skipping tests",
      "shows #todo-list",
      "keeps # todo in lower case",
      "# SKIP",
    ];
    const results = await read("TAP version 13", `1..${titles.length}`, ...titles.map((title, index) => `not ok ${index + 1} ${title}`));
    expect(statusesOf(results)).toEqual(titles.map((title) => `${title}: failed`));
    expect(results.unreadFailures).toBeUndefined();
  });

  test("a passed point is skipped only by the directive", async () => {
    const results = await read("1..4", "ok 1 opens #skip-link", "ok 2 a # skip because", "ok 3 b # SKIPPED", "ok 4 c # TODO later");
    expect(statusesOf(results)).toEqual(["opens #skip-link: passed", "a: skipped", "b: skipped", "c: pending"]);
  });

  test("Bats has no todo tests", async () => {
    const results = await read(
      "1..2",
      "not ok 1 shows # TODO list",
      "# (in test file a.bats, line 3)",
      '#   `@test "shows # TODO list" { false; }\' failed',
      "ok 2 fine",
    );
    expect(results.tests[0]).toMatchObject({ name: "shows", status: "failed", message: expect.stringContaining("failed") });
  });

  test("cmocka marks skipped tests as failed, without a dash", async () => {
    const skipped = await read("1..3", "ok 1 - adds", "not ok 2 # SKIP l", "ok 3 - saves", "# ok - cart");
    expect(statusesOf(skipped)).toEqual(["adds: passed", "l: skipped", "saves: passed"]);
    expect(skipped.unreadFailures).toBeUndefined();
    const failed = await read("1..2", "not ok 1 - # SKIP l", "# t.c:9: error: Failure!", "not ok 2 # SKIP last", "# not ok - cart");
    expect(statusesOf(failed)).toEqual(["# SKIP l: failed", "last: skipped"]);
    expect(statusesOf(await read("1..1", "not ok 1 # SKIP l"))).toEqual(["# SKIP l: failed"]);
  });

  test("points that the document counts as failed have failed, in tape and AVA", async () => {
    const points = ["TAP version 13", "not ok 1 shows # TODO list", ...yaml, "not ok 2 to be written # TODO", "ok 3 a", "1..3"];
    expect(statusesOf(await read(...points, "# fail 1"))).toEqual(["shows: failed", "to be written: pending", "a: passed"]);
    expect(statusesOf(await read(...points))).toEqual(["shows: pending", "to be written: pending", "a: passed"]);
    // A hook of AVA is not in the plan.
    const hook = await read(
      "TAP version 13",
      "ok 1 - a",
      "not ok 2 - renders # skip link",
      ...yaml,
      "not ok 3 - afterEach",
      ...yaml,
      "1..2",
      "# fail 2",
    );
    expect(statusesOf(hook)).toEqual(["a: passed", "renders # skip link: failed", "afterEach: failed"]);
    expect(hook.unreadFailures).toBeUndefined();
  });
});

test("the times of Bats are not part of the names", async () => {
  const named = ({ tests }: Awaited<ReturnType<typeof read>>) => tests.map(({ name, status, durationMs }) => [name, status, durationMs]);
  // As the JUnit formatter of Bats 1.8 leaves it on the console.
  const comments = ["1..3", "ok 1 greets with a mark # in name # in 22 ms", "ok 2 s # skip why not", "not ok 3 waits in 3 ms # in 34 ms"];
  expect(named(await read(...comments))).toEqual([
    ["greets with a mark # in name", "passed", 22],
    ["s", "skipped", 0],
    ["waits in 3 ms", "failed", 34],
  ]);
  const console = await collectFiles({}, { console: { text: comments.join("\n"), isCut: false } });
  expect(named(console).map(([name]) => name)).toEqual(["greets with a mark # in name", "s", "waits in 3 ms"]);
  expect(named(await read("1..2", "ok 1 plain in 32ms", "ok 2 s in 28ms # skip why not"))).toMatchObject([
    ["plain", "passed", 32],
    ["s", "skipped", expect.any(Number)],
  ]);
  expect(named(await read("1..2", "ok 1 answers in 20ms", "ok 2 answers"))).toEqual([
    ["answers in 20ms", "passed", 0],
    ["answers", "passed", 0],
  ]);
});

describe("Perl", () => {
  test("a program that fails after its tests has failed", async () => {
    const died = await read("ok 1 - a", "1..1", "boom", "# Looks like your test exited with 255 just after 1.");
    expect(died.tests).toMatchObject([
      { name: "a", status: "passed" },
      { name: "Run failed outside its tests", status: "failed", message: "boom\nLooks like your test exited with 255 just after 1." },
    ]);
  });

  test("its own count of failures counts", async () => {
    const { unreadFailures } = await read("1..2", "ok 1 - a", "ok 2 - b", "# Looks like you failed 1 test of 2.");
    expect(unreadFailures).toEqual({ counted: 1, found: 0 });
  });

  test("failures in a todo subtest do not count", async () => {
    const subtest = [
      "# Subtest: u",
      "    not ok 1 - td",
      "    #   Failed test 'td'",
      "    1..1",
      "    # Looks like you failed 1 test of 1.",
    ];
    const todo = await read("ok 1 - a", ...subtest, "not ok 2 - u # TODO l", "#   Failed (TODO) test 'u'", "1..2");
    expect(statusesOf(todo)).toEqual(["a: passed", "td: pending"]);
    expect(todo.unreadFailures).toBeUndefined();
    expect(statusesOf(await read("ok 1 - a", ...subtest, "not ok 2 - u", "1..2"))).toEqual(["a: passed", "td: failed"]);
  });
});
