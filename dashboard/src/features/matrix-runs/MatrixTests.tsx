import type { MatrixRun, MatrixRunTest } from "@gantry/contract/matrix-runs/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { formatCounted, formatDuration } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { partText } from "../executions/names/axis-labels.ts";
import { MatrixTestsFilters } from "./MatrixTestsFilters.tsx";
import { type MatrixTestsFilter, matrixTestsQuery } from "./matrix-tests-query.ts";

const everything: MatrixTestsFilter = { kind: undefined, text: "" };

/** The tests of all runs in one list, failed ones first. */
export function MatrixTests({ matrixRun }: { matrixRun: MatrixRun }) {
  const [filter, setFilter] = useState(everything);
  const query = useInfiniteQuery(matrixTestsQuery(matrixRun.id, filter));
  const [first] = query.data?.pages ?? [];
  const tests = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card aria-label="Tests">
      <CardHeader
        title="Tests"
        description={`From the latest run${matrixRun.combinations.length === 1 ? "" : ` of each ${matrixRun.split ? "shard" : "combination"}`}. Failed tests first.`}
      />
      {query.isError && (
        <ErrorState title="The tests could not be loaded" onRetry={() => void query.refetch()} className="py-6">
          {errorText(query.error)}
        </ErrorState>
      )}
      {query.isPending && (
        <div className="grid gap-2 px-4 py-3">
          <Loading label="Loading the tests" />
          <Skeleton className="h-6 w-full" />
        </div>
      )}
      {first && (
        <>
          {first.runsWithoutResults > 0 && (
            <p className="px-4 pt-3 text-sm text-ink-soft sm:px-6">
              Not complete: retention removed the results of {formatCounted(first.runsWithoutResults, "run")}.
            </p>
          )}
          <MatrixTestsFilters filter={filter} counts={first.counts} onChange={setFilter} />
          <ul aria-label="Tests of all runs">
            {tests.map((test) => (
              <TestRow key={test.id} test={test} part={matrixRun.combinations[test.position]} />
            ))}
          </ul>
          {tests.length === 0 && first.runsWithoutResults === 0 && (
            <p className="px-4 py-3 text-sm text-ink-soft sm:px-6">{emptyText(filter, matrixRun)}</p>
          )}
          <Pagination
            shown={tests.length}
            total={first.pagination.total}
            totalIsExact={first.pagination.totalIsExact !== false}
            noun={first.pagination.total === 1 ? "test" : "tests"}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}

function emptyText({ kind, text }: MatrixTestsFilter, { finishedAt }: MatrixRun): string {
  if (kind !== undefined || text !== "") return "No test matches.";
  return finishedAt === null ? "Tests appear when a run has ended and its report was read." : "No tests were reported.";
}

function TestRow({ test, part }: { test: MatrixRunTest; part: MatrixRun["combinations"][number] | undefined }) {
  const { id, executionId, status, suite, name, variant, filePath, durationMs, flaky } = test;
  return (
    <li className="flex items-start gap-2 border-b border-edge px-4 py-2 text-sm last:border-b-0 sm:px-6">
      <TestStatusIcon status={status} className="mt-0.5 shrink-0" />
      <span className="grid min-w-0 flex-1">
        <Link
          to="/runs/$id"
          params={{ id: executionId }}
          search={{ tab: "tests", test: id }}
          className="rounded-sm font-medium break-words hover:text-accent-text"
        >
          {visibleText([...suite, name].join(" › "))}
        </Link>
        <span className="text-xs break-words text-ink-soft">
          {[part ? partText(part) : "", filePath ?? "", part?.combination.length ? "" : (variant ?? ""), flaky ? "flaky" : ""]
            .filter(Boolean)
            .map(visibleText)
            .join(" · ")}
        </span>
      </span>
      <span className="tabular shrink-0 text-xs text-ink-soft">{formatDuration(durationMs)}</span>
    </li>
  );
}
