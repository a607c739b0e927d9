export interface SuiteCount {
  /** A path like `Shop / Checkout`; empty for none. */
  suite: string;
  cases: number;
  automated: number;
}

export interface SuiteRow extends SuiteCount {
  /** The last part of the path. */
  name: string;
  depth: number;
}

/** Deeper suites are shown at this depth, with the rest of their path. */
const deepest = 8;

/** `Shop/Checkout` and `Shop / Checkout` nest in the same way. */
function partsOf(suite: string): string[] {
  const parts = suite
    .split("/")
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length <= deepest ? parts : [...parts.slice(0, deepest - 1), parts.slice(deepest - 1).join(" / ")];
}

/** Suites as rows of a tree. A parent without cases gets a row with a count of 0. A path that is spelled in two ways has a row for each. */
export function suiteRows(counts: readonly SuiteCount[]): SuiteRow[] {
  const rows = new Map<string, SuiteRow>();
  for (const count of counts) {
    const parts = partsOf(count.suite);
    parts.slice(0, -1).forEach((name, depth) => {
      const suite = parts.slice(0, depth + 1).join(" / ");
      if (!rows.has(suite)) rows.set(suite, { suite, name, depth, cases: 0, automated: 0 });
    });
    const path = parts.join(" / ");
    const isTaken = (rows.get(path)?.cases ?? 0) > 0;
    if (parts.length > 0) rows.set(isTaken ? ` ${count.suite}` : path, { ...count, name: parts.at(-1) ?? "", depth: parts.length - 1 });
  }
  // Compared part by part, so that a child directly follows its parent.
  return [...rows.values()].toSorted((one, other) => comparePaths(partsOf(one.suite), partsOf(other.suite)));
}

function comparePaths(one: readonly string[], other: readonly string[]): number {
  const shared = Math.min(one.length, other.length);
  for (let index = 0; index < shared; index += 1) {
    const order = (one[index] ?? "").localeCompare(other[index] ?? "", "en", { numeric: true });
    if (order !== 0) return order;
  }
  return one.length - other.length;
}
