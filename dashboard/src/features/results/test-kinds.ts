import type { RunTestCounts } from "@gantry/contract/executions/schemas.ts";

/** The kinds that a run's tests can be filtered by, each followed by its parts. `skipped` are those that did not run, for any reason. */
export const testKinds = ["failed", "new", "known", "quarantined", "passed", "flaky", "skipped", "other"] as const;
export type TestKind = (typeof testKinds)[number];

export const kindLabels: Record<TestKind, string> = {
  failed: "Failed",
  new: "Newly failed",
  known: "Still failing",
  quarantined: "Quarantined",
  flaky: "Flaky",
  passed: "Passed",
  skipped: "Skipped",
  other: "Other",
};

/** The kinds that are parts of another one. The counts of the others add up to the number of tests. */
export const partOf: { readonly [Kind in TestKind]?: TestKind } = {
  new: "failed",
  known: "failed",
  quarantined: "failed",
  flaky: "passed",
};

/** The kinds worth offering: those that a test is of, and those that are chosen. */
export function offeredKinds(counts: RunTestCounts, chosen: readonly TestKind[]): TestKind[] {
  return testKinds.filter((kind) => chosen.includes(kind) || (counts[kind] > 0 && !(kind === "known" && counts.new === 0)));
}
