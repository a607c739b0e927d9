import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError } from "../../api/api-error.ts";
import { call, callPublic } from "../../api/client.ts";

/** The valid links of a run, for members. */
export const runLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ["run-links", id],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/links", { params: { id }, signal })).data,
  });

/** The run of a public link. */
export const sharedRunQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared-run", token],
    queryFn: async ({ signal }) => (await callPublic("GET /api/shared-runs/:token", { params: { token }, signal })).data,
    retry: isWorthRetry,
  });

const testsPerPage = 50;

export const sharedTestsQuery = (token: string, onlyFailed: boolean) =>
  infiniteQueryOptions({
    queryKey: ["shared-run", token, "tests", onlyFailed],
    queryFn: ({ pageParam, signal }) =>
      callPublic("GET /api/shared-runs/:token/tests", {
        params: { token },
        query: { limit: testsPerPage, cursor: pageParam, ...(onlyFailed ? { status: "failed" } : {}) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    retry: isWorthRetry,
  });

const chunksPerPage = 500;

export const sharedLogQuery = (token: string) =>
  infiniteQueryOptions({
    queryKey: ["shared-run", token, "log"],
    queryFn: ({ pageParam, signal }) =>
      callPublic("GET /api/shared-runs/:token/log", { params: { token }, query: { after: pageParam, limit: chunksPerPage }, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => {
      const reached = page.data.at(-1)?.seq;
      return reached !== undefined && reached < page.lastSeq ? reached : undefined;
    },
    retry: isWorthRetry,
  });

/** A link that ended stays ended. */
function isWorthRetry(failures: number, error: Error): boolean {
  return failures < 2 && !isGone(error) && !(error instanceof ApiError && error.status === 429);
}

/** Whether the link has ended or never existed. */
export const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;
