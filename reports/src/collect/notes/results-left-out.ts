/** Results of a report that are in no list, because a run has a limit. The run's counts do not include them. */
export interface ResultsLeftOut {
  tests: number;
  /** How many of them failed. */
  failed: number;
}

export function countLeftOut(tests: readonly { status: string }[]): ResultsLeftOut {
  return { tests: tests.length, failed: tests.filter(({ status }) => status === "failed").length };
}

/** @returns undefined if nothing was left out */
export function sumLeftOut(parts: readonly (ResultsLeftOut | undefined)[]): ResultsLeftOut | undefined {
  const sum = { tests: 0, failed: 0 };
  for (const part of parts) {
    sum.tests += part?.tests ?? 0;
    sum.failed += part?.failed ?? 0;
  }
  return sum.tests > 0 ? sum : undefined;
}
