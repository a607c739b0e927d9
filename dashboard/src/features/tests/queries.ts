import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { afterBurst } from "../../api/after-burst.ts";
import { call } from "../../api/client.ts";
import { onEvent } from "../../api/live.ts";
import { firstTests } from "./first-tests.ts";
import { defaultSort, type TestsSearch } from "./tests-search.ts";

const historySize = 50;

export const testsQuery = ({ text, branch, status, mark, sort = defaultSort, order }: TestsSearch, projectId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ["tests", "list", projectId ?? null, { text, branch, status, mark, sort, order }],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/tests", {
        query: {
          project: projectId,
          search: text,
          branch,
          status,
          ...(mark ? { [mark]: "true" as const } : {}),
          sort,
          order,
          limit: firstTests.limit,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    // The table stays while it is sorted, and with it the focus on its heading.
    placeholderData: keepPreviousData,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

export const testQuery = (id: string) =>
  queryOptions({
    queryKey: ["tests", "one", id],
    queryFn: async ({ signal }) => (await call("GET /api/tests/:id", { params: { id }, signal })).data,
  });

export const testHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["tests", "history", id],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/tests/:id/history", { params: { id }, query: { limit: historySize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

/** A test's quarantine or owner has changed: every list that shows it is asked for again, also those of runs. */
export async function invalidateTests(client: QueryClient): Promise<void> {
  await Promise.all([["tests"], ["executions", "tests"]].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Refreshes test history and quarantine when a run ends. Call once. */
export function followTests(client: QueryClient): void {
  const ask = afterBurst(() => void client.invalidateQueries({ queryKey: ["tests"] }), { delayMs: 1000, quietMs: 20_000 });
  onEvent("execution-updated", (run) => hasVerdict(run) && run.tests !== null && ask());
}
