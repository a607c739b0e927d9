import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

const pageSize = 50;

/** Why a run failed. The key contains the fields of the run that change with its analysis. */
export const analysisQuery = (run: Execution) =>
  queryOptions({
    queryKey: ["analysis", run.id, run.status, run.hasAnalysis, run.updatedAt],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/analysis", { params: { id: run.id }, signal })).data,
  });

export const clustersQuery = (projectId: string | undefined, days: number) =>
  infiniteQueryOptions({
    queryKey: ["failures", projectId ?? null, days],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/failures", { query: { project: projectId, days, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

export const occurrencesQuery = (fingerprint: string, projectId: string | undefined, days: number) =>
  infiniteQueryOptions({
    queryKey: ["failures", "one", fingerprint, projectId ?? null, days],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/failures/:fingerprint", {
        params: { fingerprint },
        query: { project: projectId, days, limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });
