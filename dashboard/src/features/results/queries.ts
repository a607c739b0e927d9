import type { Execution, RunTestKind } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { RunSearch } from "../executions/run-search.ts";
import { firstTests } from "./first-tests.ts";
import { type TestKind, testKinds } from "./test-kinds.ts";

/** The filters of the tests of a run. */
export interface TestsFilter {
  kinds: readonly TestKind[];
  text: string;
}

export function readTestsFilter(search: RunSearch): TestsFilter {
  return { kinds: testKinds.filter((kind) => search.show?.split(",").includes(kind)), text: search.find ?? "" };
}

const suitesPageSize = 5000;
/** How often a page refetches while the history of the run is being written. */
export const pendingRefetchMs = 2_000;

const statusOf = (kinds: readonly TestKind[]): RunTestKind[] =>
  kinds.flatMap((kind): RunTestKind[] => (kind === "skipped" ? ["skipped", "pending"] : [kind]));

const queryOf = ({ kinds, text }: TestsFilter) => ({
  status: kinds.length > 0 ? statusOf(kinds).join(",") : undefined,
  search: text || undefined,
});

/** Results come with the verdict, and quarantine marks some of them later: the record's counts change with both. */
export const keyOf = (run: Execution) => ["executions", "tests", run.id, run.attempt, run.finishedAt, JSON.stringify(run.tests)];

/** The first tests of a run that match, failed ones first, with the counts of all of them. */
export const testsQuery = (run: Execution, filter: TestsFilter) =>
  queryOptions({
    queryKey: [...keyOf(run), "first", filter],
    queryFn: ({ signal }) =>
      call("GET /api/executions/:id/tests", {
        params: { id: run.id },
        query: { ...firstTests, ...queryOf(filter) },
        signal,
      }),
    enabled: run.tests !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.historyPending ? pendingRefetchMs : false),
  });

/** The files and suites of all tests that match. */
export const suitesQuery = (run: Execution, filter: TestsFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(run), "suites", filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/executions/:id/tests/suites", {
        params: { id: run.id },
        query: { limit: suitesPageSize, cursor: pageParam, ...queryOf(filter) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    structuralSharing: false,
  });

/** A page of one suite's tests that match. */
export const suiteTestsQuery = (run: Execution, filter: TestsFilter, { suiteOf, cursor }: SuitePage) =>
  queryOptions({
    queryKey: [...keyOf(run), "suite", filter, suiteOf, cursor ?? null],
    queryFn: ({ signal }) =>
      call("GET /api/executions/:id/tests", {
        params: { id: run.id },
        query: { ...firstTests, suiteOf, cursor, ...queryOf(filter) },
        signal,
      }),
    structuralSharing: false,
  });

export interface SuitePage {
  /** The first test of the suite. */
  suiteOf: string;
  cursor?: string | undefined;
}

const failedKinds: readonly TestKind[] = ["failed", "new", "known", "quarantined"];

/** One test with all its details, and the failed tests around it among those that match. */
export const testQuery = (run: Execution, filter: TestsFilter, id: string) => {
  const kinds = filter.kinds.filter((kind) => failedKinds.includes(kind));
  return queryOptions({
    queryKey: [...keyOf(run), "one", id, { ...filter, kinds }],
    queryFn: async ({ signal }) =>
      (
        await call("GET /api/executions/:id/tests/:test", {
          params: { id: run.id, test: id },
          query: queryOf({ ...filter, kinds }),
          signal,
        })
      ).data,
    enabled: id !== "",
  });
};

const maxSimilarTests = 500;

/** The tests of a run whose names contain `name`: a line of the output with that name may refer to any of them. */
export const similarTestsQuery = (run: Execution, name: string) =>
  queryOptions({
    queryKey: [...keyOf(run), "similar", name],
    queryFn: async ({ signal }) => {
      const search = name.trim().slice(0, 200);
      const query = { limit: maxSimilarTests, details: "false", search } as const;
      const { data, pagination } = await call("GET /api/executions/:id/tests", { params: { id: run.id }, query, signal });
      return { tests: data, isComplete: pagination.nextCursor === null };
    },
  });

/** Differences to another run: the previous one unless `baseline` names another. */
export const comparisonQuery = (run: Execution, baseline = "previous") =>
  queryOptions({
    queryKey: [...keyOf(run), "comparison", run.status, baseline],
    queryFn: async ({ signal }) =>
      (await call("GET /api/executions/:id/compare", { params: { id: run.id }, query: { with: baseline }, signal })).data,
    enabled: hasVerdict(run) && run.tests !== null,
    placeholderData: keepPreviousData,
  });
