/** The dashboard's path of a run's overview at one of its failed tests. */
export const failedTestPath = (executionId: string, ordinal: number): string =>
  `/runs/${executionId}?tab=overview&test=${executionId}-${ordinal}`;
