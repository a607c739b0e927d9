import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Grid3x3 } from "lucide-react";
import { errorText } from "../../api/api-error.ts";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { ProjectName } from "../projects/ProjectName.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { MatrixStatus } from "./MatrixStatus.tsx";
import { nameOf, numbersOf } from "./name-of.ts";
import { matrixRunsQuery } from "./queries.ts";

export function MatrixRunsPage() {
  const { projectId, isChosen } = useCurrentProject();
  return (
    <>
      <PageHeader title="Matrix runs" description="Suites run with several settings, or split into shards." />
      {isChosen && <MatrixRunsList key={projectId ?? "all"} projectId={projectId} />}
    </>
  );
}

function MatrixRunsList({ projectId }: { projectId: string | undefined }) {
  const query = useInfiniteQuery(matrixRunsQuery(projectId));
  const runs = query.data?.pages.flatMap((page) => page.data) ?? [];
  const pagination = query.data?.pages.at(-1)?.pagination;
  if (query.isPending)
    return (
      <div className="grid gap-4 px-4 py-3 sm:px-6">
        <Loading label="Loading the matrix runs" />
        <Skeleton className="h-10 w-full" />
      </div>
    );
  if (query.isError && runs.length === 0)
    return (
      <ErrorState title="The matrix runs could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  if (runs.length === 0)
    return (
      <EmptyState icon={<Grid3x3 />} title="No matrix runs yet">
        Enter a matrix or a number of shards in New run, or start one with gantry run --matrix or --shards.
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="Matrix runs, newest first" className="border-t border-edge">
        {runs.map((run) => (
          <MatrixRunRow key={run.id} matrixRun={run} />
        ))}
      </ul>
      <Pagination
        shown={runs.length}
        total={pagination?.total ?? runs.length}
        totalIsExact={pagination?.totalIsExact !== false}
        noun={runs.length === 1 ? "matrix run" : "matrix runs"}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

function MatrixRunRow({ matrixRun }: { matrixRun: ListedMatrixRun }) {
  const { id, reason, image, groupName, ciContext, createdAt } = matrixRun;
  const about = [image, groupName, ciContext?.message, ciContext?.branch, reason].filter((part) => part !== undefined && part !== null);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-edge px-4 py-2.5 sm:grid-cols-[6rem_1fr_auto] sm:px-6">
      <span className="flex">
        <MatrixStatus matrixRun={matrixRun} isShort />
      </span>
      <span className="grid min-w-0 max-sm:order-last max-sm:col-span-2">
        <Link to="/matrix-runs/$id" params={{ id }} className="rounded-sm text-sm font-medium break-words hover:text-accent-text">
          {[numbersOf(matrixRun), nameOf(matrixRun)].filter(Boolean).join(" ")}
        </Link>
        <span className="text-xs break-words text-ink-soft">
          <ProjectName id={matrixRun.projectId} />
          {about.map(visibleText).join(" · ")}
        </span>
      </span>
      <span className="text-xs text-ink-soft">
        <RelativeTime at={createdAt} />
      </span>
    </li>
  );
}
