import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorText } from "../../api/api-error.ts";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { formatDay } from "../../ui/text/format.ts";
import type { RunSearch } from "../executions/run-search.ts";
import { Cause } from "./Cause.tsx";
import { Changes } from "./Changes.tsx";
import { ErrorReason } from "./ErrorReason.tsx";
import { Failures } from "./Failures.tsx";
import { FlakyTests } from "./FlakyTests.tsx";
import { remarkableQuery } from "./queries.ts";
import { SlowestTests } from "./SlowestTests.tsx";
import { VerdictLine } from "./VerdictLine.tsx";

interface OverviewProps {
  run: Execution;
  search: RunSearch;
  isAnalyzed: boolean;
  onChange: (part: { [K in keyof RunSearch]?: RunSearch[K] | undefined }) => void;
}

/** What a person wants to know of a run that has ended: how it ended, what failed, since when, why, and what to do next. */
export function Overview({ run, search, isAnalyzed, onChange }: OverviewProps) {
  const query = useQuery(remarkableQuery(run));
  const { failed = [], flaky = [], counts, historyPending = false } = query.data ?? {};
  const isElsewhere = query.data !== undefined && search.test !== undefined && !failed.some(({ id }) => id === search.test);
  useEffect(() => {
    // A link names a test that is not among those shown here.
    if (isElsewhere) onChange({ tab: "tests" });
  }, [isElsewhere, onChange]);
  const hasFailed = run.verdict !== "PASSED" && run.status !== "PASSED";
  return (
    <div className="grid gap-4 px-4 py-4 sm:px-6 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] xl:items-start">
      <div className="grid gap-4">
        <VerdictLine run={run} counts={counts} failures={failed} />
        {run.verdict === "ERROR" || run.status === "ERROR" ? <ErrorReason run={run} /> : null}
        {run.resultsRemovedAt && (
          <Notice tone="idle">The results of this run were removed on {formatDay(run.resultsRemovedAt)} by retention.</Notice>
        )}
        {historyPending && (
          <Notice tone="idle">The history of these tests is being updated. Which failures are new or quarantined may still change.</Notice>
        )}
        {query.isError ? (
          <ErrorState title="The failed tests could not be loaded" onRetry={() => void query.refetch()}>
            {errorText(query.error)}
          </ErrorState>
        ) : query.isLoading ? (
          <FailuresSkeleton />
        ) : (
          <>
            {failed.length > 0 && <Failures run={run} failures={failed} chosenId={search.test} onChange={onChange} />}
            {flaky.length > 0 && <FlakyTests run={run} tests={flaky} />}
          </>
        )}
        {!hasFailed && <SlowestTests run={run} />}
      </div>
      <div className="grid gap-4">
        {isAnalyzed && hasFailed && <Cause run={run} />}
        <Changes run={run} baseline={search.with} onBaseline={(baseline) => onChange({ with: baseline })} />
      </div>
    </div>
  );
}

function FailuresSkeleton() {
  return (
    <div className="grid gap-3">
      <Loading label="Loading the failed tests" />
      <Skeleton className="h-32 w-full rounded-xl" />
      <Skeleton className="h-32 w-full rounded-xl" />
    </div>
  );
}
