export const testSorts = ["name", "lastRun", "passRate", "failures", "flaky", "p50", "p95"] as const;

/** The pass rate, durations and flakiness of a test are computed from this many of its latest outcomes. */
export const historyWindow = 30;

/** Each list shows at most this many tests; `counts` are exact. */
export const comparedTestsShown = 500;
