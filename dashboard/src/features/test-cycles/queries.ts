import type { CycleItem, TestCycle, TestCycleRow } from "@gantry/contract/test-cycles/schemas.ts";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { afterBurst } from "../../api/after-burst.ts";
import { call } from "../../api/client.ts";
import { onEvent } from "../../api/live.ts";
import { invalidateVerdicts } from "../test-cases/queries.ts";
import type { CyclesSearch } from "./cycles-search.ts";

const pageSize = 50;

export const cyclesQuery = (projectId: string | undefined, { text, status, source }: CyclesSearch) =>
  infiniteQueryOptions({
    queryKey: ["test-cycles", "list", projectId ?? null, { text, status, source }],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/test-cycles", {
        query: { project: projectId, search: text, status, source, limit: pageSize, cursor: pageParam, items: "false" },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

/** The cycles that were started together. `maxConfigurations` bounds their number. */
export const cycleGroupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ["test-cycles", "list", "group", groupId],
    queryFn: async ({ signal }) =>
      (await call("GET /api/test-cycles", { query: { group: groupId, items: "false", limit: 50 }, signal })).data,
  });

export const cycleQuery = (id: string) =>
  queryOptions({
    queryKey: ["test-cycles", "one", id],
    queryFn: async ({ signal }) => (await call("GET /api/test-cycles/:id", { params: { id }, signal })).data,
  });

/** Puts what the server answered into the cache, and asks for the lists again. */
export function putInCache(client: QueryClient, cycle: TestCycle): void {
  client.setQueryData(cycleQuery(cycle.id).queryKey, (shown) => (shown ? withChange(shown, cycle, cycle.items) : cycle));
  void client.invalidateQueries({ queryKey: ["test-cycles", "list"] });
  void invalidateVerdicts(client);
}

/** What a run or another person changes in a cycle is shown at once. Call once. */
export function followCycles(client: QueryClient): void {
  const soon = { delayMs: 500, quietMs: 3000 };
  const askAll = afterBurst(() => void client.invalidateQueries({ queryKey: ["test-cycles"] }), soon);
  const askLists = afterBurst(() => void client.invalidateQueries({ queryKey: ["test-cycles", "list"] }), soon);
  const askVerdicts = afterBurst(() => void invalidateVerdicts(client), soon);
  onEvent("execution-updated", (run) => run.cycleId !== null && askAll());
  onEvent("test-cycle-updated", ({ item, ...row }) => {
    client.setQueryData(cycleQuery(row.id).queryKey, (cycle) => cycle && withChange(cycle, row, item ? [item] : []));
    askVerdicts();
    // Closing a cycle changes items that the event does not name.
    if (item === null) askAll();
    else askLists();
  });
}

/** Keeps the newer version of each part, because two events may arrive in any order. */
function withChange(cycle: TestCycle, row: TestCycleRow, changed: readonly CycleItem[]): TestCycle {
  const later = new Map(changed.map((item) => [item.id, item]));
  const items = cycle.items.map((item) => {
    const other = later.get(item.id);
    return other && other.updatedAt >= item.updatedAt ? other : item;
  });
  return { ...(row.updatedAt >= cycle.updatedAt ? row : cycle), items };
}
