import fc from "fast-check";

/**
 * A run of tests as a runner knows it, before it is written in some format. Documents are made from it without the readers' code, so that both can be
 * compared.
 */
export interface ReportTree {
  groups: Group[];
  /** Failures that the report's totals count and its list does not hold. */
  unlisted: number;
}

/** A suite, a class, a feature, a package. */
export interface Group {
  title: string;
  cases: Case[];
  groups: Group[];
  setUpFails: boolean;
  tearDownFails: boolean;
  /** It failed as a whole: it could not be loaded or built. */
  isBroken: boolean;
}

export interface Case {
  title: string;
  outcome: "pass" | "fail" | "error" | "skip";
  /** Tries before the last one, all of which failed. */
  triesBefore: number;
  variant: string | undefined;
  hasMessage: boolean;
}

/** A report in one format. */
export interface Written {
  files: Record<string, string>;
  /** Failures by the runner's own count. */
  failures: number;
  /** How many of them the report lists. */
  listed: number;
  /** How many of these are hooks, files, suites and runs, and no tests. */
  outside: number;
}

/** Few titles, so that they repeat; none at all; and what has a meaning in some format. */
const title = fc.constantFrom(
  "adds",
  "pays",
  "adds",
  "",
  "a > b",
  "tür & tor",
  '<tag attr="x">',
  "ok 1 - x # SKIP",
  "renders # skip link",
  "it's\nhere",
  "a/b",
);

const testCase: fc.Arbitrary<Case> = fc.record({
  title,
  outcome: fc.constantFrom("pass", "pass", "pass", "fail", "error", "skip"),
  triesBefore: fc.constantFrom(0, 0, 0, 0, 1, 2),
  variant: fc.constantFrom(undefined, undefined, "chromium", "webkit"),
  hasMessage: fc.boolean(),
});

const seldom = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);

const groupOf = (groups: fc.Arbitrary<Group[]>): fc.Arbitrary<Group> =>
  fc.record({
    title,
    cases: fc.array(testCase, { maxLength: 4 }),
    groups,
    setUpFails: seldom,
    tearDownFails: seldom,
    isBroken: seldom,
  });
const innermost = groupOf(fc.constant([]));
const inner = groupOf(fc.array(innermost, { maxLength: 1 }));
const group = groupOf(fc.array(inner, { maxLength: 2 }));

export const anyReportTree: fc.Arbitrary<ReportTree> = fc.record({
  groups: fc.array(group, { minLength: 1, maxLength: 3 }),
  unlisted: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 3),
});

function withoutFailures(group: Group): Group {
  return {
    ...group,
    cases: group.cases.map((one) => ({ ...one, outcome: one.outcome === "skip" ? "skip" : "pass", triesBefore: 0 })),
    groups: group.groups.map(withoutFailures),
    setUpFails: false,
    tearDownFails: false,
    isBroken: false,
  };
}

/** A run in which nothing failed. */
export const greenReportTree: fc.Arbitrary<ReportTree> = anyReportTree.map((tree) => ({
  groups: tree.groups.map(withoutFailures),
  unlisted: 0,
}));

/** A run with exactly one failure somewhere, the hardest to see. */
export const nearlyGreenReportTree: fc.Arbitrary<ReportTree> = fc
  .tuple(greenReportTree, fc.constantFrom("case", "setUp", "tearDown", "broken", "unlisted", "error"), fc.nat({ max: 20 }), testCase)
  .map(([tree, where, index, extra]) => {
    const all = (groups: Group[]): Group[] => groups.flatMap((each) => [each, ...all(each.groups)]);
    const groups = all(tree.groups);
    const chosen = groups[index % groups.length];
    if (!chosen) return tree;
    if (where === "unlisted") return { ...tree, unlisted: 1 };
    if (where === "setUp") chosen.setUpFails = true;
    if (where === "tearDown") chosen.tearDownFails = true;
    if (where === "broken") chosen.isBroken = true;
    if (where === "case" || where === "error")
      chosen.cases.push({ ...extra, triesBefore: 0, outcome: where === "case" ? "fail" : "error" });
    return tree;
  });

export const isFailure = ({ outcome }: Case): boolean => outcome === "fail" || outcome === "error";

/** Each group with the titles around it. */
export function* everyGroup(groups: readonly Group[], path: readonly string[] = []): Iterable<{ group: Group; path: string[] }> {
  for (const one of groups) {
    const own = [...path, one.title];
    yield { group: one, path: own };
    yield* everyGroup(one.groups, own);
  }
}
