/** Lists a matrix run or split suite once, not each of its runs. */
export const matrixRunsTogether = { matrixRuns: "together" } as const;

/** The query for the first page of runs, without filters. */
export const firstRuns = { limit: 50 } as const;
