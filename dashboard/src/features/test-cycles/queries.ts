import { api } from "@gantry/contract/api.ts";
import type { TestCycle } from "@gantry/contract/test-cycles.ts";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { afterBurst } from "../../api/after-burst.ts";
import { call } from "../../api/client.ts";
import { onEvent } from "../../api/live.ts";
import type { CyclesSearch } from "./cycles-search.ts";

const pageSize = 50;

export const cyclesQuery = (projectId: string, { text, status, source }: CyclesSearch) =>
  infiniteQueryOptions({
    queryKey: ["test-cycles", "list", projectId, { text, status, source }],
    queryFn: ({ pageParam, signal }) =>
      call(api.testCycles.list, {
        query: { project: projectId, search: text, status, source, limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

export const cycleQuery = (id: string) =>
  queryOptions({
    queryKey: ["test-cycles", "one", id],
    queryFn: async ({ signal }) => (await call(api.testCycles.get, { params: { id }, signal })).data,
  });

/** Puts what the server answered into the cache, and asks for the lists again. */
export function tellCycle(client: QueryClient, cycle: TestCycle): void {
  client.setQueryData(cycleQuery(cycle.id).queryKey, cycle);
  void client.invalidateQueries({ queryKey: ["test-cycles", "list"] });
}

/** A run of a cycle that moves on changes its item. Call once. */
export function followCycles(client: QueryClient): void {
  const ask = afterBurst(() => void client.invalidateQueries({ queryKey: ["test-cycles"] }), { settleMs: 500, quietMs: 3000 });
  onEvent("execution-updated", (run) => run.cycleId !== null && ask());
}
