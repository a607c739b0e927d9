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

const separator = " / ";

/** Suites as rows of a tree. A parent without cases gets a row with a count of 0. */
export function suiteRows(counts: readonly SuiteCount[]): SuiteRow[] {
  const rows = new Map<string, SuiteRow>();
  for (const count of counts.filter(({ suite }) => suite !== "")) {
    const parts = count.suite.split(separator);
    parts.forEach((name, index) => {
      const suite = parts.slice(0, index + 1).join(separator);
      const own = index === parts.length - 1 ? count : { cases: 0, automated: 0 };
      const known = rows.get(suite);
      rows.set(suite, {
        suite,
        name,
        depth: index,
        cases: Math.max(known?.cases ?? 0, own.cases),
        automated: Math.max(known?.automated ?? 0, own.automated),
      });
    });
  }
  // Compared part by part, so that a child directly follows its parent.
  return [...rows.values()].toSorted((one, other) => comparePaths(one.suite.split(separator), other.suite.split(separator)));
}

function comparePaths(one: readonly string[], other: readonly string[]): number {
  const shared = Math.min(one.length, other.length);
  for (let index = 0; index < shared; index += 1) {
    const order = (one[index] ?? "").localeCompare(other[index] ?? "", "en", { numeric: true });
    if (order !== 0) return order;
  }
  return one.length - other.length;
}
