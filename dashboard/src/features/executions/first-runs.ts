/** Lists a split suite once, not each of its shards. */
export const suitesTogether = { shards: "together" } as const;

/** The query for the first page of runs, without filters. */
export const firstRuns = { limit: 50 } as const;
