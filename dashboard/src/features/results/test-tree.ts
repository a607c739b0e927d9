import type { ExecutionTest } from "@gantry/contract/executions.ts";

/** What the reader may want to see alone. `flaky` and `quarantined` cut across the statuses. */
export const testKinds = ["failed", "flaky", "quarantined", "passed", "skipped"] as const;
export type TestKind = (typeof testKinds)[number];

export function isOfKind(test: ExecutionTest, kind: TestKind): boolean {
  if (kind === "flaky") return test.flaky;
  if (kind === "quarantined") return test.quarantined;
  if (kind === "skipped") return test.status === "skipped" || test.status === "pending" || test.status === "other";
  return test.status === kind;
}

/** The tests of one of the kinds (no kind = all) whose name, suite or file holds the text. */
export function filterTests(tests: readonly ExecutionTest[], kinds: readonly TestKind[], text: string): ExecutionTest[] {
  const wanted = text.trim().toLowerCase();
  return tests.filter(
    (test) =>
      (kinds.length === 0 || kinds.some((kind) => isOfKind(test, kind))) &&
      (wanted === "" ||
        [test.name, test.filePath ?? "", test.variant ?? "", ...test.suite].some((words) => words.toLowerCase().includes(wanted))),
  );
}

export interface Branch {
  kind: "file" | "suite";
  /** Unique in the tree and the same in every drawing. */
  id: string;
  name: string;
  children: (Branch | Leaf)[];
  total: number;
  failed: number;
  durationMs: number;
}

export interface Leaf {
  kind: "test";
  id: string;
  test: ExecutionTest;
}

/** Tests by file, then by suite, in the order of the report. Tests without a file stand under their suites alone. */
export function buildTree(tests: readonly ExecutionTest[]): (Branch | Leaf)[] {
  const roots: (Branch | Leaf)[] = [];
  const branches = new Map<string, Branch>();
  const branchIn = (siblings: (Branch | Leaf)[], kind: Branch["kind"], id: string, name: string) => {
    const known = branches.get(id);
    if (known) return known;
    const made: Branch = { kind, id, name, children: [], total: 0, failed: 0, durationMs: 0 };
    branches.set(id, made);
    siblings.push(made);
    return made;
  };
  for (const test of tests) {
    const path: Branch[] = [];
    let siblings = roots;
    let id = "";
    const enter = (kind: Branch["kind"], name: string) => {
      id = `${id}\u0000${kind}\u0000${name}`;
      const branch = branchIn(siblings, kind, id, name);
      path.push(branch);
      siblings = branch.children;
    };
    if (test.filePath) enter("file", test.filePath);
    // Some runners name the file once more as the outermost suite.
    for (const name of test.suite) if (name !== test.filePath && name !== "") enter("suite", name);
    siblings.push({ kind: "test", id: test.id, test });
    for (const branch of path) {
      branch.total += 1;
      branch.durationMs += test.durationMs;
      if (test.status === "failed") branch.failed += 1;
    }
  }
  return roots;
}

/** Above this many tests only what failed is open at first. */
const openAtMost = 150;

/** The branches that are closed before the reader has touched them: in a big run those where all is well. */
export function closedAtFirst(roots: readonly (Branch | Leaf)[], total: number): Set<string> {
  const closed = new Set<string>();
  if (total <= openAtMost) return closed;
  const visit = (node: Branch | Leaf) => {
    if (node.kind === "test") return;
    if (node.failed === 0) closed.add(node.id);
    for (const child of node.children) visit(child);
  };
  for (const root of roots) visit(root);
  return closed;
}

export interface FlatRow {
  depth: number;
  node: Branch | Leaf;
}

/** The rows in sight, top to bottom. */
export function flatten(roots: readonly (Branch | Leaf)[], isClosed: (id: string) => boolean): FlatRow[] {
  const rows: FlatRow[] = [];
  const visit = (node: Branch | Leaf, depth: number) => {
    rows.push({ depth, node });
    if (node.kind !== "test" && !isClosed(node.id)) for (const child of node.children) visit(child, depth + 1);
  };
  for (const root of roots) visit(root, 0);
  return rows;
}
