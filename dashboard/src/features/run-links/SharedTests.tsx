import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { SharedTest } from "@gantry/contract/run-links/schemas.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { formatCount, formatDuration } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { AnsiText } from "../logs/ansi/AnsiText.tsx";
import { isGone, sharedRunQuery, sharedTestsQuery } from "./queries.ts";

/** The tests of a shared run, failed ones first. */
export function SharedTests({ token, counts }: { token: string; counts: TestCounts }) {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const query = useInfiniteQuery(sharedTestsQuery(token, onlyFailed));
  useLeaveWhenGone(token, query.error);
  const tests = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section aria-labelledby="shared-tests" className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="shared-tests" className="text-base font-semibold">
          Tests <span className="tabular font-normal text-ink-soft">{formatCount(counts.total)}</span>
        </h2>
        {counts.failed > 0 && counts.failed < counts.total && (
          <Segmented
            label="Which tests"
            value={onlyFailed ? "failed" : "all"}
            options={[
              { value: "all", label: "All" },
              { value: "failed", label: `Failed ${formatCount(counts.failed)}` },
            ]}
            onChoose={(which) => setOnlyFailed(which === "failed")}
          />
        )}
      </div>
      {query.isPending ? (
        <>
          <Loading label="Loading the tests" />
          <Skeleton className="h-40 w-full rounded-xl" />
        </>
      ) : query.isError && tests.length === 0 ? (
        <ErrorState title="The tests could not be loaded" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      ) : (
        <ul className="divide-y divide-edge rounded-xl border border-edge bg-surface">
          {tests.map((test, index) => (
            <TestRow key={index} test={test} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button className="justify-self-center" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more tests
        </Button>
      )}
    </section>
  );
}

/** Requests the run again when the link has ended, so that the page shows this. */
export function useLeaveWhenGone(token: string, error: Error | null): void {
  const client = useQueryClient();
  const gone = isGone(error);
  useEffect(() => {
    if (gone) void client.invalidateQueries({ queryKey: sharedRunQuery(token).queryKey, exact: true });
  }, [client, token, gone]);
}

function TestRow({ test }: { test: SharedTest }) {
  const place = [
    test.suite.map(visibleText).join(" › "),
    test.filePath && visibleText(test.line === null ? test.filePath : `${test.filePath}:${test.line}`),
    test.variant && visibleText(test.variant),
  ].filter(Boolean);
  return (
    <li className="grid gap-2 px-3.5 py-2.5">
      <div className="flex items-start gap-2">
        <TestStatusIcon status={test.status} className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-medium break-words">{visibleText(test.name)}</h3>
          {place.length > 0 && <p className="text-xs break-words text-ink-soft">{place.join(" · ")}</p>}
        </div>
        <span className="flex shrink-0 flex-wrap items-center justify-end gap-1.5">
          {test.flaky && <Badge tone="warn">Flaky</Badge>}
          {test.quarantined && <Badge tone="think">Quarantined</Badge>}
          <span className="tabular text-xs text-ink-soft">{formatDuration(test.durationMs)}</span>
        </span>
      </div>
      {test.message && test.status === "failed" && (
        <AnsiText text={test.message} label={`Error of ${visibleText(test.name)}`} className="max-h-72" />
      )}
    </li>
  );
}
