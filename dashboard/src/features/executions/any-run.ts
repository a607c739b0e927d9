/** The query that finds out whether the organization has a run. */
export const anyRun = { limit: 1 } as const;
