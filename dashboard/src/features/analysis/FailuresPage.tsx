import type { FailureCluster } from "@gantry/contract/analysis/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { errorText } from "../../api/api-error.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { PageHeader } from "../shell/PageHeader.tsx";
import { PagePending } from "../shell/PagePending.tsx";
import { categoryLabels } from "./category-labels.ts";
import { clustersQuery, occurrencesQuery } from "./queries.ts";

const route = getRouteApi("/app/failures");
const days = 30;

/** Failures with the same cause across tests and runs. */
export function FailuresPage() {
  const { failure } = route.useSearch();
  const navigate = route.useNavigate();
  const { projectId, isChosen } = useCurrentProject();
  const query = useInfiniteQuery({ ...clustersQuery(projectId, days), enabled: isChosen });
  const clusters = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  const open = (fingerprint: string | undefined) =>
    void navigate({
      search: ({ failure: _closed, ...before }) => (fingerprint === undefined ? before : { ...before, failure: fingerprint }),
    });
  const pagination = query.data?.pages.at(-1)?.pagination;
  return (
    <>
      <PageHeader title="Failures" description={`Failures of the last ${days} days, grouped by cause across tests and runs.`} />
      {query.isPending ? (
        <div className="grid gap-4 px-4 py-3 sm:px-6">
          <Loading label="Loading the failures" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ) : query.isError && clusters.length === 0 ? (
        <ErrorState title="The failures could not be loaded" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      ) : clusters.length === 0 ? (
        <EmptyState icon={<SearchX />} title="No failures in this period">
          Failures of your runs are grouped here by cause.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Failures, newest first" className="border-t border-edge">
            {clusters.map((cluster) => (
              <ClusterRow key={cluster.fingerprint} cluster={cluster} onOpen={() => open(cluster.fingerprint)} />
            ))}
          </ul>
          <Pagination
            shown={clusters.length}
            total={pagination?.total ?? clusters.length}
            totalIsExact={pagination?.totalIsExact !== false}
            noun={clusters.length === 1 ? "failure" : "failures"}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
      <Sheet open={failure !== undefined} onOpenChange={(isOpen) => !isOpen && open(undefined)} title="Failure">
        {failure && <Occurrences fingerprint={failure} projectId={projectId} />}
      </Sheet>
    </>
  );
}

function ClusterRow({ cluster, onOpen }: { cluster: FailureCluster; onOpen: () => void }) {
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-b border-edge px-4 py-2.5 text-sm hover:bg-hover sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center sm:px-6">
      <span>
        <Badge tone="think">{categoryLabels[cluster.category]}</Badge>
      </span>
      <button
        type="button"
        onClick={onOpen}
        className="min-w-0 truncate rounded-sm text-left font-mono text-xs after:absolute after:inset-0"
      >
        {visibleText(cluster.message) || noMessage}
      </button>
      <span className="tabular text-xs whitespace-nowrap text-ink-soft">
        {placesText(cluster)} · <RelativeTime at={cluster.lastSeenAt} className="relative z-2" />
      </span>
    </li>
  );
}

const noMessage = "The run failed without an error message";

/** A run can fail without a failed test. */
function placesText({ tests, executions }: FailureCluster): string {
  const count = (number: number, noun: string) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
  return tests === 0 ? count(executions, "run") : `${count(tests, "test")} in ${count(executions, "run")}`;
}

function Occurrences({ fingerprint, projectId }: { fingerprint: string; projectId: string | undefined }) {
  const query = useInfiniteQuery(occurrencesQuery(fingerprint, projectId, days));
  if (query.isPending) return <PagePending />;
  const [first] = query.data?.pages ?? [];
  if (!first) {
    return (
      <ErrorState title="The failure could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  const { cluster, pagination } = first;
  const occurrences = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <div className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        <Badge tone="think">{categoryLabels[cluster.category]}</Badge>
        <span className="tabular">
          {placesText(cluster)}, first <RelativeTime at={cluster.firstSeenAt} />, last <RelativeTime at={cluster.lastSeenAt} />
        </span>
      </div>
      <code className="block rounded-lg bg-sunken p-3 text-xs break-words whitespace-pre-wrap">
        {visibleText(cluster.message) || noMessage}
      </code>
      <ul aria-label="Occurrences, newest first" className="divide-y divide-edge">
        {occurrences.map((each) => (
          <li key={`${each.taskId} ${each.testId}`} className="grid gap-0.5 py-2 text-sm">
            <Link
              to="/runs/$id"
              params={{ id: each.taskId }}
              search={each.testId === null ? {} : { tab: "tests", test: each.testId }}
              className="rounded-sm font-medium break-words hover:text-accent-text"
            >
              {each.testName === null ? "The run as a whole" : [...(each.suite ?? []), each.testName].map(visibleText).join(" › ")}
            </Link>
            <span className="text-xs text-ink-soft">
              <RelativeTime at={each.at} />
              {each.groupName && ` · ${visibleText(each.groupName)}`}
            </span>
          </li>
        ))}
      </ul>
      {query.isError && <Notice tone="warn">Could not load more. {errorText(query.error)}</Notice>}
      <div className="-mx-4 sm:-mx-5">
        <Pagination
          shown={occurrences.length}
          total={pagination.total}
          totalIsExact={pagination.totalIsExact !== false}
          noun={pagination.total === 1 ? "occurrence" : "occurrences"}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </div>
    </div>
  );
}
