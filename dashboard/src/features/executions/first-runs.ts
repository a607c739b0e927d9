/** The query for the first page of runs, without filters. */
export const firstRuns = { limit: 50 } as const;
