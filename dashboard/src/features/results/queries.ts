import { api } from "@gantry/contract/api.ts";
import type { Execution } from "@gantry/contract/executions.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

const pageSize = 500;

/** The tests of a run. They come with its verdict, so the key holds what changes when they do. */
export const testsQuery = (run: Execution) =>
  infiniteQueryOptions({
    queryKey: ["executions", "tests", run.id, run.attempt, run.tests?.total ?? 0, run.finishedAt],
    queryFn: ({ pageParam, signal }) =>
      call(api.executions.tests, { params: { id: run.id }, query: { limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    enabled: run.tests !== null,
    // Thousands of rows would be compared one by one with themselves at every page.
    structuralSharing: false,
  });

/** What is different from the run before it in the same group. */
export const comparisonQuery = (run: Execution) =>
  queryOptions({
    queryKey: ["executions", "comparison", run.id, run.status, run.finishedAt],
    queryFn: async ({ signal }) => (await call(api.history.compare, { params: { id: run.id }, signal })).data,
  });
