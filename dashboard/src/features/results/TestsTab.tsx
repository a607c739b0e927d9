import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { FilterX } from "lucide-react";
import { Suspense, lazy, useEffect, useMemo } from "react";
import { errorText } from "../../api/api-error.ts";
import type { Reply } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { loadFile } from "../../load-file.ts";
import { newTestsQuery } from "../flake-checks/queries.ts";
import { executionKeys } from "../executions/queries.ts";
import type { RunSearch } from "../executions/run-search.ts";
import { ChosenTest } from "./ChosenTest.tsx";
import { loadFindings } from "./load-findings.ts";
import { readTestsFilter, type TestsFilter, testsQuery } from "./queries.ts";
import { RunComparison } from "./RunComparison.tsx";
import { kindLabels } from "./test-kinds.ts";
import { TestsFilters } from "./TestsFilters.tsx";
import { TestsTree } from "./TestsTree.tsx";
import { type ChosenTestOfRun, useTestOfRun } from "./use-test-of-run.ts";
import { formatCount } from "../../ui/text/format.ts";

const LazyNoTests = lazy(async () => ({ default: (await loadFile(() => import("./NoTests.tsx"))).NoTests }));
const NoTests = ({ run }: { run: Execution }) => (
  <Suspense fallback={<TestsSkeleton />}>
    <LazyNoTests run={run} />
  </Suspense>
);

const NewTests = lazy(async () => ({ default: (await loadFile(() => import("../flake-checks/NewTests.tsx"))).NewTests }));

interface TestsTabProps {
  run: Execution;
  search: RunSearch;
  onChange: (part: { [K in keyof RunSearch]?: RunSearch[K] | undefined }) => void;
}

/** A run's tests. Counts, search and order come from the server and cover all tests, not only the loaded ones. */
export function TestsTab({ run, search, onChange }: TestsTabProps) {
  const { show, find } = search;
  const filter = useMemo(() => readTestsFilter({ ...(show ? { show } : {}), ...(find ? { find } : {}) }), [show, find]);
  const query = useQuery(testsQuery(run, filter));
  const { data: newTests = [] } = useQuery(newTestsQuery(run));
  useCountsOf(run, query.data?.tests, query.isPlaceholderData);
  const hasFailed = (run.tests?.failed ?? 0) > 0;
  useEffect(() => {
    // The first test that is shown has failed: what its report says should not wait for its details.
    if (hasFailed) loadFindings().catch(() => undefined);
  }, [hasFailed]);
  const isWide = useMedia("(min-width: 75rem)");
  // On a wide page the first test is shown next to the list; a failed one, if there is any.
  const chosenId = search.test ?? (isWide ? query.data?.data[0]?.id : undefined);
  const chosen = useTestOfRun(run, filter, chosenId, (test) => onChange({ test }));

  if (run.tests === null) return <NoTests run={run} />;
  if (query.isPending) return <TestsSkeleton />;
  if (!query.data) {
    return (
      <ErrorState title="The tests could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  const { pagination, historyPending } = query.data;
  if (query.data.resultsRemovedAt) return <NoTests run={{ ...run, resultsRemovedAt: query.data.resultsRemovedAt }} />;
  if (query.data.tests?.total === 0 || (!isNarrowed(filter) && pagination.total === 0 && !query.isPlaceholderData))
    return <NoTests run={run} />;
  return (
    <>
      {run.flakeCheckId === null && (
        <RunComparison run={run} baseline={search.with} onBaseline={(baseline) => onChange({ with: baseline })} />
      )}
      {newTests.length > 0 && (
        <Suspense>
          <NewTests run={run} tests={newTests} />
        </Suspense>
      )}
      {historyPending && (
        <div className="px-4 pt-2 sm:px-6">
          <Notice tone="idle">The history of these tests is being updated. Which failures are new or quarantined may still change.</Notice>
        </div>
      )}
      <div className="flex min-h-[24rem] flex-1 flex-col xl:flex-row">
        <div
          className={cn(
            "flex min-h-0 min-w-0 flex-1 flex-col",
            isWide && chosenId !== undefined && "max-w-[52%] basis-1/2 border-r border-edge",
          )}
        >
          <TestsList run={run} query={query} filter={filter} chosenId={chosenId} chosen={chosen} onChange={onChange} />
        </div>
        {(!isWide || chosenId !== undefined) && (
          <ChosenTest
            run={run}
            isWide={isWide}
            isChosen={search.test !== undefined}
            chosen={chosen}
            onClose={() => onChange({ test: undefined })}
          />
        )}
      </div>
    </>
  );
}

type TestsResult = UseQueryResult<Reply<"GET /api/executions/:id/tests">>;

interface TestsListProps extends Pick<TestsTabProps, "run" | "onChange"> {
  query: TestsResult & { data: NonNullable<TestsResult["data"]> };
  filter: TestsFilter;
  chosenId: string | undefined;
  chosen: ChosenTestOfRun;
}

function TestsList({ run, query, filter, chosenId, chosen, onChange }: TestsListProps) {
  const { data: first, counts, pagination } = query.data;
  return (
    <>
      <TestsFilters filter={filter} counts={counts} onChange={onChange} />
      <ListState query={query} filter={filter} />
      {pagination.total === 0 ? (
        <EmptyState
          icon={<FilterX />}
          title={query.isPlaceholderData ? "Searching…" : emptyTitle(filter)}
          action={<Button onClick={() => onChange({ show: undefined, find: undefined })}>Show all tests</Button>}
        />
      ) : (
        <TestsTree
          key={`${filter.kinds.join()} ${filter.text}`}
          run={run}
          filter={filter}
          first={first}
          total={pagination.total}
          isComplete={pagination.nextCursor === null}
          isStale={query.isPlaceholderData}
          chosenId={chosenId}
          chosen={chosen.data?.matches ? chosen.data.test : undefined}
          onChoose={(test: ListedTest) => onChange({ test: test.id })}
        />
      )}
    </>
  );
}

const isNarrowed = ({ kinds, text }: TestsFilter): boolean => kinds.length > 0 || text !== "";

/** How many tests match, and whether the list is up to date. */
function ListState({ query, filter }: { query: TestsResult; filter: TestsFilter }) {
  const matching = query.data?.pagination.total ?? 0;
  const all = query.data?.tests?.total ?? 0;
  return (
    <>
      <p role="status" className={cn("tabular px-4 py-1.5 text-xs text-ink-soft sm:px-6", !isNarrowed(filter) && "sr-only")}>
        {query.isPlaceholderData ? "Searching…" : `${formatCount(matching)} of ${formatCount(all)} tests`}
      </p>
      {query.isError && (
        <div className="px-4 pb-2 sm:px-6">
          <Notice tone="warn">This list may be out of date. {errorText(query.error)}</Notice>
        </div>
      )}
    </>
  );
}

/** Use the newer of the run's counts and the list's counts in both places. */
function useCountsOf(run: Execution, tests: Execution["tests"] | undefined, isStale: boolean) {
  const client = useQueryClient();
  const listed = JSON.stringify(tests ?? null);
  useEffect(() => {
    if (isStale || !tests || listed === JSON.stringify(run.tests)) return;
    client.setQueryData<Execution>(executionKeys.one(run.id), (known) => known && { ...known, tests });
    // Only a response of the list changes the record, never the other way round.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, listed, isStale]);
}

function emptyTitle({ kinds, text }: TestsFilter): string {
  const words = kinds.map((kind) => kindLabels[kind].toLowerCase()).join(" or ");
  if (text) return `No ${words && `${words} `}test matches “${visibleText(text)}” in this run`;
  return `No ${words} tests in this run`;
}

function TestsSkeleton() {
  return (
    <div className="grid gap-3 p-6">
      <Loading label="Loading the tests" />
      {["w-72", "w-96", "w-80", "w-64", "w-88", "w-72"].map((width, row) => (
        <Skeleton key={width + String(row)} className={cn("max-w-full", width)} />
      ))}
    </div>
  );
}
