/** `attention`: broken tests, then flaky ones, then the others, each by name. */
export const testSorts = ["attention", "name", "lastRun", "passRate", "failures", "flaky", "p50", "p95", "owner"] as const;
const ascendingSorts: readonly (typeof testSorts)[number][] = ["attention", "name", "owner", "passRate"];

/** The direction of an order of tests when none is asked for: names, owners, tests to look at and the lowest pass rates from the smallest value. */
export const usualOrder = (sort: (typeof testSorts)[number]): "asc" | "desc" => (ascendingSorts.includes(sort) ? "asc" : "desc");

/** The pass rate, durations and flakiness of a test are computed from this many of its latest outcomes. */
export const historyWindow = 30;

/** A test that was not in this many complete runs of its suite in a row is stale: it was probably removed or renamed. */
export const staleAfterRuns = 10;

/** Each list shows at most this many tests; `counts` are exact. */
export const comparedTestsShown = 500;

/**
 * What a run can be compared with by name, always an earlier run of the same suite: the run before it, the last one that passed on its branch, or the
 * last one that passed on the branch it is to be merged into.
 */
export const comparisonBaselines = ["previous", "lastPassed", "lastPassedOnBase"] as const;
export type ComparisonBaseline = (typeof comparisonBaselines)[number];
