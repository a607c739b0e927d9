/** The query for the first page of a run's tests. */
export const firstTests = { limit: 500, order: "failed", details: "false" } as const;
