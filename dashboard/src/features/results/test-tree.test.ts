import type { ListedTest, RunSuite } from "@gantry/contract/executions/schemas.ts";
import { describe, expect, test } from "vitest";
import { type Branch, buildTree, flatten, isOpenAtFirst, suitesOf } from "./test-tree.ts";

let made = 0;
function result(change: Partial<ListedTest>): ListedTest {
  made += 1;
  return {
    id: `run-${made}`,
    testKey: `k${made}`,
    testCaseId: null,
    name: `test ${made}`,
    suite: [],
    filePath: null,
    line: null,
    variant: null,
    status: "passed",
    durationMs: 10,
    retries: 0,
    flaky: false,
    quarantined: false,
    testId: null,
    isNew: null,
    tags: [],
    ...change,
  };
}

function suite(filePath: string, firstTestId: string, total: number, failed = 0): RunSuite {
  const tests = { total, failed, passed: total - failed, skipped: 0, flaky: 0, quarantined: 0 };
  return { filePath, suite: [], firstTestId, tests };
}

function words(suites: RunSuite[], tests: ListedTest[], isOpen: (branch: Branch) => boolean = () => true): string[] {
  return flatten(buildTree(suites, tests), isOpen).map(({ depth, node }) => {
    const text =
      node.kind === "test"
        ? node.test.name
        : node.kind === "rest"
          ? `+${node.total}${node.failed ? ` (${node.failed} failed)` : ""}`
          : `${node.name} ${node.failed}/${node.total}`;
    return "  ".repeat(depth) + text;
  });
}
const textOf = (tests: ListedTest[], isOpen?: (branch: Branch) => boolean) => words(suitesOf(tests), tests, isOpen);

describe("the tree of tests", () => {
  test("is grouped by file, then by suite, with failed tests first on every level", () => {
    expect(
      textOf([
        result({ name: "logs in", filePath: "login.spec.ts" }),
        result({ name: "pays", filePath: "cart.spec.ts", suite: ["Cart", "Pay"] }),
        result({ name: "fills", filePath: "cart.spec.ts", suite: ["Cart"] }),
        result({ name: "wobbles", filePath: "cart.spec.ts", suite: ["Cart"], flaky: true }),
        result({ name: "empties", filePath: "cart.spec.ts", suite: ["Cart"], status: "failed" }),
      ]),
    ).toEqual([
      "cart.spec.ts 1/4",
      "  Cart 1/4",
      "    empties",
      "    wobbles",
      "    Pay 0/1",
      "      pays",
      "    fills",
      "login.spec.ts 0/1",
      "  logs in",
    ]);
  });

  test("suites of the same name in two files are separate", () => {
    expect(textOf([result({ filePath: "a", suite: ["S"], name: "1" }), result({ filePath: "b", suite: ["S"], name: "2" })])).toEqual([
      "a 0/1",
      "  S 0/1",
      "    1",
      "b 0/1",
      "  S 0/1",
      "    2",
    ]);
  });

  test("a file repeated as its outermost suite is shown once", () => {
    expect(textOf([result({ filePath: "a.py", suite: ["a.py", "S"], name: "1" })])).toEqual(["a.py 0/1", "  S 0/1", "    1"]);
  });

  test("a closed branch hides its children", () => {
    const tests = [result({ filePath: "a", name: "1" }), result({ filePath: "b", name: "2" })];
    expect(textOf(tests, (branch) => branch.name !== "a")).toEqual(["a 0/1", "b 0/1", "  2"]);
  });

  test("in a large run only failed branches are open at first", () => {
    const suites = [suite("good", "run-1", 200), suite("bad", "run-900", 1, 1)];
    const broken = result({ filePath: "bad", status: "failed", name: "broken" });
    expect(words(suites, [broken], (branch) => isOpenAtFirst(branch, 201))).toEqual(["bad 1/1", "  broken", "good 0/200"]);
  });

  test("counts are the server's, and tests that are not loaded are one row with their count", () => {
    const broken = result({ filePath: "bad", status: "failed", name: "broken" });
    expect(words([suite("bad", "run-900", 20, 3), suite("good", "run-1", 200)], [broken])).toEqual([
      "bad 3/20",
      "  broken",
      "  +19 (2 failed)",
      "good 0/200",
      "  +200",
    ]);
  });

  test("a linked test is shown in its suite before the other tests of the suite are loaded", () => {
    const linked = result({ filePath: "good", name: "linked" });
    const [good] = buildTree([suite("good", "run-1", 200)], [linked], linked);
    expect(good).toMatchObject({ total: 200, children: [{ test: linked }, { kind: "rest", total: 199, isWhole: false, hasLinked: true }] });
  });
});
