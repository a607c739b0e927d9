/** The query for the first page of tests, without filters. */
export const firstTests = { sort: "attention", limit: 100 } as const;
