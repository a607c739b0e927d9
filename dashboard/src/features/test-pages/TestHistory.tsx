import type { TestDetail, TestHistoryEntry } from "@gantry/contract/tests/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { errorText } from "../../api/api-error.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { TestStatusIcon, testStyles } from "../../ui/figures/StatusBadge.tsx";
import { formatDay, formatDuration } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/ansi/plain-text.ts";
import { testHistoryQuery } from "../tests/queries.ts";

export function TestHistory({ test }: { test: TestDetail }) {
  const query = useInfiniteQuery(testHistoryQuery(test.id));
  const entries = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  const pagination = query.data?.pages.at(-1)?.pagination;
  return (
    <Card className="overflow-hidden">
      <CardHeader title="History" description="Each bar is a run. Its height is the duration. The latest run is on the right." />
      {query.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the history" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="w-1/2" />
        </div>
      ) : query.isError ? (
        <ErrorState title="The history could not be loaded" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      ) : (
        <>
          <DurationBars entries={entries} />
          <ul aria-label="Outcomes, newest first" className="divide-y divide-edge border-t border-edge">
            {entries.map((entry) => (
              <HistoryRow key={entry.executionId} entry={entry} />
            ))}
          </ul>
          {!query.hasNextPage && query.data.pages[0]?.resultsRemovedBefore && (
            <p className="border-t border-edge px-4 py-2 text-xs text-ink-soft sm:px-5">
              Results of runs that ended before {formatDay(query.data.pages[0].resultsRemovedBefore)} were removed by retention.
            </p>
          )}
          <Pagination
            shown={entries.length}
            total={pagination?.total ?? entries.length}
            totalIsExact={pagination?.totalIsExact !== false}
            noun={entries.length === 1 ? "outcome" : "outcomes"}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}

const barsAtMost = 50;

/** A picture only: the rows below say the same and lead to the runs. */
function DurationBars({ entries }: { entries: readonly TestHistoryEntry[] }) {
  const shown = entries.slice(0, barsAtMost).toReversed();
  const longestMs = Math.max(1, ...shown.map((entry) => entry.durationMs));
  return (
    <div className="flex h-28 items-end gap-[3px] px-4 py-3 sm:px-5" aria-hidden="true">
      {shown.map((entry) => (
        <span
          key={entry.executionId}
          title={`${testStyles[entry.outcome].label}${entry.flaky ? ", flaky" : ""}, ${formatDuration(entry.durationMs)}`}
          className={cn("max-w-4 min-w-0 flex-1 rounded-[2px]", fillOf(entry))}
          style={{ height: `${Math.max(6, (entry.durationMs / longestMs) * 100)}%` }}
        />
      ))}
    </div>
  );
}

function fillOf({ outcome, flaky }: TestHistoryEntry): string {
  if (outcome === "failed") return "bg-bad-solid";
  if (flaky) return "bg-warn-solid";
  return outcome === "passed" ? "bg-ok-solid" : "bg-idle-solid";
}

function HistoryRow({ entry }: { entry: TestHistoryEntry }) {
  return (
    <li className="relative grid gap-0.5 px-4 py-2.5 text-sm hover:bg-hover sm:px-5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <TestStatusIcon status={entry.outcome} />
        <Link
          to="/runs/$id"
          params={{ id: entry.executionId }}
          search={{ tab: "tests" }}
          className="rounded-sm font-medium after:absolute after:inset-0"
        >
          #{entry.number}
        </Link>
        <RelativeTime at={entry.at} className="relative z-2 text-xs text-ink-soft" />
        {entry.flaky && <Badge tone="warn">Flaky</Badge>}
        {entry.quarantined && <Badge tone="think">Quarantined</Badge>}
        {entry.commitSha && <code className="text-xs text-ink-soft">{entry.commitSha.slice(0, 7)}</code>}
        {entry.branch && <span className="truncate text-xs text-ink-soft">{visibleText(entry.branch)}</span>}
        {entry.groupName && <span className="truncate text-xs text-ink-soft">{visibleText(entry.groupName)}</span>}
        <span className="tabular ml-auto text-xs text-ink-soft">
          <Duration ms={entry.durationMs} />
        </span>
      </div>
      {entry.message && <p className="truncate pl-6.5 font-mono text-xs text-ink-soft">{visibleText(plainText(entry.message))}</p>}
    </li>
  );
}
