import type { ExecutionTest } from "@gantry/contract/executions.ts";
import { describe, expect, test } from "vitest";
import { buildTree, closedAtFirst, filterTests, flatten } from "./test-tree.ts";

let made = 0;
function result(change: Partial<ExecutionTest>): ExecutionTest {
  made += 1;
  return {
    id: `t${made}`,
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
    history: [],
    message: null,
    trace: null,
    snippet: null,
    stdout: null,
    tags: [],
    attachments: [],
    attempts: [],
    ...change,
  };
}

const words = (tests: ExecutionTest[], closed: ReadonlySet<string> = new Set()) =>
  flatten(buildTree(tests), (id) => closed.has(id)).map(
    ({ depth, node }) => `${"  ".repeat(depth)}${node.kind === "test" ? node.test.name : `${node.name} ${node.failed}/${node.total}`}`,
  );

describe("the tree of tests", () => {
  test("stands by file, then by suite, in the order of the report", () => {
    expect(
      words([
        result({ name: "pays", filePath: "cart.spec.ts", suite: ["Cart", "Pay"] }),
        result({ name: "empties", filePath: "cart.spec.ts", suite: ["Cart"], status: "failed" }),
        result({ name: "logs in", filePath: "login.spec.ts" }),
        result({ name: "pays twice", filePath: "cart.spec.ts", suite: ["Cart", "Pay"] }),
      ]),
    ).toEqual([
      "cart.spec.ts 1/3",
      "  Cart 1/3",
      "    Pay 0/2",
      "      pays",
      "      pays twice",
      "    empties",
      "login.spec.ts 0/1",
      "  logs in",
    ]);
  });

  test("suites of the same name in two files are two", () => {
    expect(words([result({ filePath: "a", suite: ["S"], name: "1" }), result({ filePath: "b", suite: ["S"], name: "2" })])).toEqual([
      "a 0/1",
      "  S 0/1",
      "    1",
      "b 0/1",
      "  S 0/1",
      "    2",
    ]);
  });

  test("a file named once more as its outermost suite is shown once", () => {
    expect(words([result({ filePath: "a.py", suite: ["a.py", "S"], name: "1" })])).toEqual(["a.py 0/1", "  S 0/1", "    1"]);
  });

  test("a closed branch hides what is under it", () => {
    const tests = [result({ filePath: "a", name: "1" }), result({ filePath: "b", name: "2" })];
    const first = buildTree(tests)[0];
    expect(words(tests, new Set([first?.id ?? ""]))).toEqual(["a 0/1", "b 0/1", "  2"]);
  });

  test("in a big run only what failed is open at first", () => {
    const tests = [
      ...Array.from({ length: 200 }, () => result({ filePath: "good" })),
      result({ filePath: "bad", status: "failed", name: "broken" }),
    ];
    expect(words(tests, closedAtFirst(buildTree(tests), tests.length))).toEqual(["good 0/200", "bad 1/1", "  broken"]);
  });
});

describe("filtering tests", () => {
  const tests = [
    result({ name: "a", status: "failed", quarantined: true }),
    result({ name: "b", flaky: true }),
    result({ name: "c", status: "pending" }),
    result({ name: "d", suite: ["Checkout"] }),
  ];
  const names = (...given: Parameters<typeof filterTests>) => filterTests(...given).map((each) => each.name);

  test("several kinds show what is of any of them", () => {
    expect(names(tests, ["flaky", "skipped"], "")).toEqual(["b", "c"]);
    expect(names(tests, ["quarantined"], "")).toEqual(["a"]);
  });

  test("a text is found in suites too", () => {
    expect(names(tests, [], "checkout")).toEqual(["d"]);
  });
});
