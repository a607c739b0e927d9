import type { ListedTest, RunSuite } from "@gantry/contract/executions/schemas.ts";

export interface Branch {
  kind: "file" | "suite";
  /** Unique in the tree, and the same in every rendering. */
  id: string;
  name: string;
  children: Node[];
  total: number;
  failed: number;
  flaky: number;
}

export interface Leaf {
  kind: "test";
  id: string;
  test: ListedTest;
}

/** The tests of one suite that were not loaded yet. */
export interface Rest {
  kind: "rest";
  id: string;
  /** The first test of the suite. */
  suiteOf: string;
  /** None of its tests is loaded. */
  isWhole: boolean;
  /** One of its tests was loaded on its own, from a link. */
  hasLinked: boolean;
  total: number;
  failed: number;
}

export type Node = Branch | Leaf | Rest;

/** The suites of tests that are all known. */
export function suitesOf(tests: readonly ListedTest[]): RunSuite[] {
  const suites = new Map<string, RunSuite>();
  for (const test of tests) {
    const key = keyOf(test);
    const suite = suites.get(key) ?? {
      filePath: test.filePath,
      suite: test.suite,
      firstTestId: test.id,
      tests: { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0, quarantined: 0 },
    };
    suites.set(key, suite);
    suite.tests.total += 1;
    if (isFailed(test)) suite.tests.failed += 1;
    if (isFlaky(test)) suite.tests.flaky += 1;
  }
  return [...suites.values()];
}

/**
 * Files, their suites and their tests. On every level what failed comes first, then what is flaky, then the rest, each in the given
 * order. Counts are those of the suites, regardless of how many of their tests are loaded.
 * @param linked a test that was loaded from a link, without its neighbors.
 */
export function buildTree(suites: readonly RunSuite[], tests: Iterable<ListedTest>, linked?: ListedTest): Node[] {
  const roots: Node[] = [];
  const branches = new Map<string, Branch>();
  const loaded = new Map<string, ListedTest[]>();
  for (const test of tests) {
    const key = keyOf(test);
    const siblings = loaded.get(key);
    if (siblings) siblings.push(test);
    else loaded.set(key, [test]);
  }
  for (const suite of suites) {
    let siblings = roots;
    for (const { kind, id, name } of pathOf(suite)) {
      let branch = branches.get(id);
      if (!branch) {
        branch = { kind, id, name, children: [], total: 0, failed: 0, flaky: 0 };
        branches.set(id, branch);
        siblings.push(branch);
      }
      branch.total += suite.tests.total;
      branch.failed += suite.tests.failed;
      branch.flaky += suite.tests.flaky;
      siblings = branch.children;
    }
    const known = (loaded.get(keyOf(suite)) ?? []).sort((a, b) => partOf(a) - partOf(b) || placeOf(a) - placeOf(b));
    siblings.push(...known.map((test): Leaf => ({ kind: "test", id: test.id, test })));
    const total = suite.tests.total - known.length;
    if (total > 0)
      siblings.push({
        kind: "rest",
        id: `rest ${suite.firstTestId}`,
        suiteOf: suite.firstTestId,
        isWhole: known.length === 0,
        hasLinked: linked !== undefined && known.includes(linked),
        total,
        failed: Math.max(0, suite.tests.failed - known.filter(isFailed).length),
      });
  }
  sortByPart(roots);
  return roots;
}

/** The branches above a test, outermost first. */
export function branchesOf(test: Pick<ListedTest, "filePath" | "suite">): string[] {
  return pathOf(test).map(({ id }) => id);
}

function pathOf({ filePath, suite }: Pick<ListedTest, "filePath" | "suite">): Pick<Branch, "kind" | "id" | "name">[] {
  const path: Pick<Branch, "kind" | "id" | "name">[] = [];
  const enter = (kind: Branch["kind"], name: string) => path.push({ kind, name, id: `${path.at(-1)?.id ?? ""}\u0000${kind}\u0000${name}` });
  if (filePath) enter("file", filePath);
  // Some runners repeat the file as the outermost suite.
  for (const name of suite) if (name !== filePath && name !== "") enter("suite", name);
  return path;
}

const keyOf = ({ filePath, suite }: Pick<ListedTest, "filePath" | "suite">) => JSON.stringify([filePath, suite]);
const isFailed = (test: ListedTest) => test.status === "failed";
const isFlaky = (test: ListedTest) => test.status === "passed" && test.flaky;
const partOf = (test: ListedTest) => (isFailed(test) ? 0 : isFlaky(test) ? 1 : 2);
/** A test's id ends in its place in the report. */
const placeOf = (test: ListedTest) => Number(test.id.split("-").at(-1)) || 0;

function sortByPart(nodes: Node[]): void {
  const part = (node: Node) => {
    if (node.kind === "test") return partOf(node.test);
    return node.failed > 0 ? 0 : node.kind !== "rest" && node.flaky > 0 ? 1 : 2;
  };
  nodes.sort((a, b) => part(a) - part(b));
  for (const node of nodes) if (node.kind === "file" || node.kind === "suite") sortByPart(node.children);
}

/** Above this many tests only what failed is open at first. */
const openAtMost = 150;

/** Whether a branch is initially open. In a large run, only branches with a failed or flaky test are. */
export function isOpenAtFirst(branch: Branch, total: number): boolean {
  return total <= openAtMost || branch.failed + branch.flaky > 0;
}

export interface FlatRow {
  depth: number;
  node: Node;
}

/** The rows in sight, top to bottom. */
export function flatten(roots: readonly Node[], isOpen: (branch: Branch) => boolean): FlatRow[] {
  const rows: FlatRow[] = [];
  const visit = (node: Node, depth: number) => {
    rows.push({ depth, node });
    if ((node.kind === "file" || node.kind === "suite") && isOpen(node)) for (const child of node.children) visit(child, depth + 1);
  };
  for (const root of roots) visit(root, 0);
  return rows;
}
