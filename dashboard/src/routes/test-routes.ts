import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { type FailuresSearch, readFailuresSearch } from "../features/failure-groups/failures-search.ts";
import { failuresQuery } from "../features/failure-groups/queries.ts";
import { type InsightsSearch, readInsightsSearch } from "../features/insights/insights-search.ts";
import { insightsQuery } from "../features/insights/queries.ts";
import { type CasesSearch, readCasesSearch } from "../features/test-cases/cases-search.ts";
import { type CoverageSearch, readCoverageSearch } from "../features/test-cases/coverage-search.ts";
import { type CyclesSearch, readCyclesSearch } from "../features/test-cycles/cycles-search.ts";
import { testsQuery } from "../features/tests/queries.ts";
import { readTestsSearch, type TestsSearch } from "../features/tests/tests-search.ts";
import { innerPages } from "./pages.ts";
import { app, early } from "./app-route.ts";
import { text } from "./root.ts";

const tests = createRoute({
  getParentRoute: () => app,
  path: "/tests",
  validateSearch: (search): TestsSearch => readTestsSearch(search),
  beforeLoad: (entered) => early(entered, (search, projectId) => queryClient.prefetchInfiniteQuery(testsQuery(search, projectId))),
  component: lazyRouteComponent(innerPages["/tests"], "TestsPage"),
});

const test = createRoute({
  getParentRoute: () => app,
  path: "/tests/$id",
  component: lazyRouteComponent(innerPages["/tests/$id"], "TestPage"),
});

const flakeCheck = createRoute({
  getParentRoute: () => app,
  path: "/flake-checks/$id",
  component: lazyRouteComponent(innerPages["/flake-checks/$id"], "FlakeCheckPage"),
});

const insights = createRoute({
  getParentRoute: () => app,
  path: "/insights",
  validateSearch: (search): InsightsSearch => readInsightsSearch(search),
  beforeLoad: (entered) => early(entered, (search, projectId) => queryClient.prefetchQuery(insightsQuery(projectId, search))),
  component: lazyRouteComponent(innerPages["/insights"], "InsightsPage"),
});

const failures = createRoute({
  getParentRoute: () => app,
  path: "/failures",
  validateSearch: (search): FailuresSearch => readFailuresSearch(search),
  beforeLoad: (entered) => early(entered, (search, projectId) => queryClient.prefetchInfiniteQuery(failuresQuery(search, projectId))),
  component: lazyRouteComponent(innerPages["/failures"], "FailuresPage"),
});

const testCases = createRoute({
  getParentRoute: () => app,
  path: "/test-cases",
  validateSearch: (search): CasesSearch => readCasesSearch(search),
  component: lazyRouteComponent(innerPages["/test-cases"], "TestCasesPage"),
});

const specToTests = createRoute({
  getParentRoute: () => app,
  path: "/test-cases/from-spec",
  component: lazyRouteComponent(innerPages["/test-cases/from-spec"], "SpecToTestsPage"),
});

const coverage = createRoute({
  getParentRoute: () => app,
  path: "/test-cases/coverage",
  validateSearch: (search): CoverageSearch => readCoverageSearch(search),
  component: lazyRouteComponent(innerPages["/test-cases/coverage"], "CoveragePage"),
});

const testCase = createRoute({
  getParentRoute: () => app,
  path: "/test-cases/$id",
  component: lazyRouteComponent(innerPages["/test-cases/$id"], "CasePage"),
});

const testCycles = createRoute({
  getParentRoute: () => app,
  path: "/test-cycles",
  validateSearch: (search): CyclesSearch => readCyclesSearch(search),
  component: lazyRouteComponent(innerPages["/test-cycles"], "TestCyclesPage"),
});

interface CycleSearch {
  /** The chosen item. */
  item?: string;
}

const testCycle = createRoute({
  getParentRoute: () => app,
  path: "/test-cycles/$id",
  validateSearch: (search): CycleSearch => {
    const item = text(search["item"]);
    return item ? { item } : {};
  },
  component: lazyRouteComponent(innerPages["/test-cycles/$id"], "CyclePage"),
});

export const testRoutes = [
  tests,
  test,
  flakeCheck,
  insights,
  failures,
  testCases,
  specToTests,
  coverage,
  testCase,
  testCycles,
  testCycle,
] as const;
