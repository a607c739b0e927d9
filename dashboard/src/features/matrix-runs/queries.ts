import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const oneKey = (id: string) => ["matrix-runs", "one", id];

export const matrixRunQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await call("GET /api/matrix-runs/:id", { params: { id }, signal })).data,
  });

/** Newest first. @param projectId `undefined`: those of all projects. */
export const matrixRunsQuery = (projectId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ["matrix-runs", "list", projectId ?? null],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/matrix-runs", { query: { project: projectId, limit: 50, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

/** One of its runs has changed. */
export const invalidateMatrixRun = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: oneKey(id) });
