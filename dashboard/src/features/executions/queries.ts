import { isTerminal, type RunValueField } from "@gantry/contract/executions/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import {
  type InfiniteData,
  type Query,
  type QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from "@tanstack/react-query";
import { afterBurst } from "../../api/after-burst.ts";
import { call } from "../../api/client.ts";
import { onEvent, onFirstConnection } from "../../api/live.ts";
import { anyRun } from "./any-run.ts";
import { firstRuns, matrixRunsTogether } from "./first-runs.ts";
import type { RunsQuery } from "./filter.ts";
import { type RunsPage, isPartOfRow, mergeIntoPages, newerOf } from "./merge-event.ts";
import { keepEvent, withEvent, withEvents } from "./latest-events.ts";

export const executionKeys = {
  lists: ["executions", "list"] as const,
  list: (query: RunsQuery) => ["executions", "list", query] as const,
  ones: ["executions", "one"] as const,
  one: (id: string) => ["executions", "one", id] as const,
  groups: (query: GroupsQuery) => ["executions", "groups", query] as const,
};

export const runsQuery = (query: RunsQuery) =>
  infiniteQueryOptions({
    queryKey: executionKeys.list(query),
    queryFn: async ({ pageParam, signal }): Promise<RunsPage> =>
      withEvents(await call("GET /api/executions", { query: { ...query, ...firstRuns, cursor: pageParam }, signal }), query),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: executionKeys.one(id),
    queryFn: async ({ signal }) => withEvent((await call("GET /api/executions/:id", { params: { id }, signal })).data),
    // Why a run waits changes without an event.
    refetchInterval: ({ state }) => (state.data?.status === "PENDING" ? 5_000 : false),
  });

/** Branches, authors, suites and so on to filter runs by. */
export const runValuesQuery = (field: RunValueField, projectId: string | undefined, search: string) =>
  queryOptions({
    queryKey: ["executions", "values", field, projectId ?? null, search],
    queryFn: async ({ signal }) =>
      (await call("GET /api/executions/values", { query: { field, project: projectId, search: search || undefined }, signal })).data,
    placeholderData: keepPreviousData,
  });

export type GroupsQuery = Omit<RunsQuery, "matrixRuns">;

export const groupsQuery = (query: GroupsQuery) =>
  queryOptions({
    queryKey: executionKeys.groups(query),
    queryFn: async ({ signal }) => (await call("GET /api/executions/groups", { query, signal })).data,
  });

export const groupsOf = (projectId: string | undefined) => groupsQuery(projectId === undefined ? {} : { project: projectId });

/** Whether the organization has ever had a run: decides where a newcomer is led. */
export const anyRunQuery = () =>
  queryOptions({
    queryKey: ["executions", "any"],
    queryFn: async ({ signal }) => (await call("GET /api/executions", { query: anyRun, signal })).data.length > 0,
  });

export const defaultsQuery = (projectId: string | undefined) =>
  queryOptions({
    queryKey: ["defaults", projectId ?? null],
    queryFn: async ({ signal }) => (await call("GET /config/defaults", { query: { project: projectId }, signal })).data,
  });

export const foldersQuery = (projectId: string | undefined) =>
  queryOptions({
    queryKey: ["tests-structure", projectId ?? null],
    queryFn: async ({ signal }) => (await call("GET /api/tests-structure", { query: { project: projectId }, signal })).data,
  });

/** Updates a run in every cache that shows it. */
export function updateCaches(client: QueryClient, received: Execution): void {
  client.setQueryData<Execution>(executionKeys.one(received.id), (known) => (known ? newerOf(known, received) : known));
  for (const query of client.getQueryCache().findAll({ queryKey: executionKeys.lists })) {
    const asked = query.queryKey[2] as RunsQuery | undefined;
    if (!asked) continue;
    client.setQueryData<InfiniteData<RunsPage>>(query.queryKey, (known) =>
      known ? { ...known, pages: mergeIntoPages(known.pages, received, asked) } : known,
    );
  }
  client.setQueryData(anyRunQuery().queryKey, true);
}

/** Keeps the caches of runs fresh through the live channel. Call once. */
export function followExecutions(client: QueryClient): void {
  const askForGroups = afterBurst(() => void client.invalidateQueries({ queryKey: ["executions", "groups"] }), { delayMs: 2000 });
  const askForMatrixRuns = afterBurst(() => void client.invalidateQueries({ queryKey: executionKeys.lists, predicate: showsMatrixRuns }), {
    delayMs: 500,
    quietMs: 2000,
  });
  onEvent("execution-updated", (execution) => {
    keepEvent(execution);
    updateCaches(client, execution);
    if (isPartOfRow(execution, matrixRunsTogether)) askForMatrixRuns();
    if (execution.groupName !== null) askForGroups();
  });
  // A run that ended between the page's request and the connection would be shown as running for ever.
  onFirstConnection(() => {
    const cache = client.getQueryCache();
    for (const queryKey of [executionKeys.ones, executionKeys.lists])
      for (const query of cache.findAll({ queryKey })) void askAgainIfRunning(client, query);
  });
}

const showsMatrixRuns = ({ queryKey }: Query) => (queryKey[2] as RunsQuery | undefined)?.matrixRuns === "together";

async function askAgainIfRunning(client: QueryClient, query: Query): Promise<void> {
  if (query.state.fetchStatus === "fetching") await query.promise?.catch(() => undefined);
  const data = query.state.data as Execution | InfiniteData<RunsPage> | undefined;
  if (!data) return;
  const runs = "pages" in data ? data.pages.flatMap((page) => page.data) : [data];
  const matrixRuns = "pages" in data ? data.pages.flatMap((page) => page.matrixRuns ?? []) : [];
  if (runs.some(({ status }) => !isTerminal(status)) || matrixRuns.some(({ finishedAt }) => finishedAt === null))
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
