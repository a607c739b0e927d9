import type { GroupOccurrence } from "@gantry/contract/failure-groups/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../../api/api-error.ts";
import { Pagination } from "../../../ui/lists/Pagination.tsx";
import { Notice } from "../../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { nameOfRun, nameOfTest } from "../failure-text.ts";
import { occurrencesQuery } from "../queries.ts";

/** The tests and runs of a failure, newest first. */
export function FailureOccurrences({ failureId }: { failureId: string }) {
  const query = useInfiniteQuery(occurrencesQuery(failureId));
  const occurrences = query.data?.pages.flatMap((page) => page.data) ?? [];
  const pagination = query.data?.pages[0]?.pagination;
  return (
    <section aria-label="Occurrences" className="grid gap-1">
      <h4 className="text-xs font-medium text-ink-soft">Occurrences</h4>
      {query.isPending && (
        <>
          <Loading label="Loading the occurrences" />
          <Skeleton className="h-9 w-full" />
        </>
      )}
      <ul className="divide-y divide-edge">
        {occurrences.map((each) => (
          <Occurrence key={`${each.run.taskId} ${each.testId}`} occurrence={each} />
        ))}
      </ul>
      {query.isError && <Notice tone="warn">Could not load the occurrences. {errorText(query.error)}</Notice>}
      {pagination && (
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
      )}
    </section>
  );
}

function Occurrence({ occurrence: { run, groupName, testId, testName, suite, variant } }: { occurrence: GroupOccurrence }) {
  return (
    <li className="grid gap-0.5 py-2 text-sm">
      <Link
        to="/runs/$id"
        params={{ id: run.taskId }}
        search={testId === null ? {} : { tab: "tests", test: testId }}
        className="rounded-sm font-medium break-words hover:text-accent-text"
      >
        {testName === null ? "The run as a whole" : nameOfTest({ name: testName, suite, variant })}
      </Link>
      <span className="text-xs break-words text-ink-soft">
        {nameOfRun(run)} · <RelativeTime at={run.at} />
        {groupName && ` · ${visibleText(groupName)}`}
      </span>
    </li>
  );
}
