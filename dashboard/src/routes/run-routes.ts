import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { type RunsSearch, readRunsSearch, toGroupsQuery, toRunsQuery } from "../features/executions/filter.ts";
import { openingTab } from "../features/run-page/opening-tab.ts";
import { likelyTab, type RunSearch, readRunSearch } from "../features/executions/run-search.ts";
import { tabParts } from "../features/run-page/tab-parts.ts";
import { anyRunQuery, groupsQuery, runQuery, runsQuery } from "../features/executions/queries.ts";
import type { Way } from "../features/first-steps/ci-snippets.ts";
import { type LogsSearch, readLogsSearch } from "../features/run-output/logs-search.ts";
import { readTestsFilter, testsQuery } from "../features/results/queries.ts";
import { innerPages } from "./pages.ts";
import { app, early } from "./app-route.ts";

const home = createRoute({
  getParentRoute: () => app,
  path: "/",
  beforeLoad: ({ cause }) => {
    if (cause === "enter") void queryClient.prefetchQuery(anyRunQuery());
  },
  component: lazyRouteComponent(innerPages["/"], "HomePage"),
});

const firstSteps = createRoute({
  getParentRoute: () => app,
  path: "/first-steps",
  validateSearch: ({ way }): { way?: Way } => (way === "upload" ? { way } : {}),
  component: lazyRouteComponent(innerPages["/first-steps"], "FirstStepsPage"),
});

const runs = createRoute({
  getParentRoute: () => app,
  path: "/runs",
  validateSearch: (search): RunsSearch => readRunsSearch(search),
  beforeLoad: (entered) =>
    early(entered, (search, projectId) =>
      search.view === "groups"
        ? queryClient.prefetchQuery(groupsQuery(toGroupsQuery(search, projectId)))
        : queryClient.prefetchInfiniteQuery(runsQuery(toRunsQuery(search, projectId))),
    ),
  component: lazyRouteComponent(innerPages["/runs"], "RunsPage"),
});

async function askForRun(id: string, search: RunSearch, hash: string): Promise<void> {
  const run = await queryClient.ensureQueryData(runQuery(id));
  const tab = openingTab(run, search, hash);
  const tests = tab === "tests" && run.tests !== null ? queryClient.prefetchQuery(testsQuery(run, readTestsFilter(search))) : undefined;
  await Promise.all([tabParts[tab].preload?.(), tests]);
}

const run = createRoute({
  getParentRoute: () => app,
  path: "/runs/$id",
  validateSearch: (search): RunSearch => readRunSearch(search),
  beforeLoad: ({ params, search, cause, location }) => {
    if (cause === "enter") askForRun(params.id, search, location.hash).catch(() => undefined);
  },
  // Without the tab's file, a skeleton would be drawn, and React keeps each one for 300 ms.
  loader: ({ location }) => tabParts[likelyTab(readRunSearch(location.search), location.hash)].preload?.(),
  component: lazyRouteComponent(innerPages["/runs/$id"], "RunPage"),
});

const matrixRuns = createRoute({
  getParentRoute: () => app,
  path: "/matrix-runs",
  component: lazyRouteComponent(innerPages["/matrix-runs"], "MatrixRunsPage"),
});

const matrixRun = createRoute({
  getParentRoute: () => app,
  path: "/matrix-runs/$id",
  validateSearch: (search): LogsSearch => readLogsSearch(search),
  component: lazyRouteComponent(innerPages["/matrix-runs/$id"], "MatrixRunPage"),
});

export const runRoutes = [home, firstSteps, runs, run, matrixRuns, matrixRun] as const;
