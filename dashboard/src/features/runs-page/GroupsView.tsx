import type { GroupStatus } from "@gantry/contract/executions/schemas.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronRight, FilterX, FolderTree } from "lucide-react";
import { useMemo, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading } from "../../ui/messages/Skeleton.tsx";
import { cancelledLook, LookBadge, StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { MatrixStatus } from "../matrix-runs/MatrixStatus.tsx";
import { type RunsSearch, toGroupsQuery, toRunsQuery } from "../executions/filter.ts";
import { groupsQuery, runsQuery } from "../executions/queries.ts";
import { countFilters } from "./chosen-filters.ts";
import { GroupFigureHeads, GroupFigures } from "./GroupFigures.tsx";
import { RunsSkeleton, RunsTable } from "./RunsTable.tsx";
import { formatCountedUpTo } from "../../ui/text/format.ts";

interface GroupsViewProps {
  search: RunsSearch;
  projectId: string | undefined;
  onClear: () => void;
  onOpenGroup: (group: string) => void;
}

const runsPerGroup = 10;

/** The groups of the runs that the filters match. */
export function GroupsView({ search, projectId, onClear, onOpenGroup }: GroupsViewProps) {
  const groups = useQuery(groupsQuery(useMemo(() => toGroupsQuery(search, projectId), [search, projectId])));
  const [open, setOpen] = useState<string>();
  if (groups.isPending) {
    return (
      <>
        <Loading label="Loading the groups" />
        <RunsSkeleton rows={4} />
      </>
    );
  }
  if (groups.isError) {
    return (
      <ErrorState title="The groups could not be loaded" onRetry={() => void groups.refetch()}>
        {errorText(groups.error)}
      </ErrorState>
    );
  }
  if (groups.data.length === 0) {
    return countFilters(search) > 0 ? (
      <EmptyState
        icon={<FilterX />}
        title="No group has a run that matches these filters"
        action={<Button onClick={onClear}>Clear the filters</Button>}
      >
        Runs without a group are only in the list.
      </EmptyState>
    ) : (
      <EmptyState icon={<FolderTree />} title="No groups yet">
        Give runs a group when you start them, or select runs in the list and group them. Auto-Quarantine counts a test's failures
        separately in each group.
      </EmptyState>
    );
  }
  // Bars and pass rate of runs with some statuses say nothing about the group.
  const isByStatus = search.status !== undefined;
  return (
    <>
      {!isByStatus && <GroupHeads />}
      <ul aria-label="Groups, newest first" className="border-t border-edge">
        {groups.data.map((group) => {
          const isOpen = open === group.groupName;
          return (
            <li key={group.groupName} className="border-b border-edge">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? undefined : group.groupName)}
                className="flex min-h-12 w-full items-center gap-3 px-4 text-left -outline-offset-2 hover:bg-hover sm:px-6"
              >
                <ChevronRight
                  aria-hidden="true"
                  className={cn("size-4 shrink-0 text-ink-soft transition-transform", isOpen && "rotate-90")}
                />
                <span className="min-w-0 flex-1 truncate text-sm font-medium">{visibleText(group.groupName)}</span>
                <span className="tabular text-xs whitespace-nowrap text-ink-soft">
                  {formatCountedUpTo(group.executions, group.executionsAreExact, isByStatus ? "matching run" : "run")}
                </span>
                {!isByStatus && <GroupFigures latest={group.latest} />}
                <span className="flex justify-end sm:w-24">
                  <GroupStatusBadge status={group.lastStatus} />
                </span>
                <RelativeTime at={group.lastCreatedAt} className="tabular hidden w-20 text-right text-xs text-ink-soft sm:inline" />
              </button>
              {isOpen && <GroupRuns search={search} group={group.groupName} projectId={projectId} onOpenGroup={onOpenGroup} />}
            </li>
          );
        })}
      </ul>
      <p className="px-4 py-3 text-xs text-ink-soft sm:px-6">
        The number of runs includes each run of a matrix run or split suite.
        {!isByStatus && <span className="hidden sm:inline"> In the bars and the pass rate, it counts as one.</span>}
      </p>
    </>
  );
}

/** The headings of the figures, which a phone does not show. Every row has them for screen readers. */
function GroupHeads() {
  return (
    <div aria-hidden="true" className="hidden items-center gap-3 px-4 pb-1.5 text-xs text-ink-soft sm:flex sm:px-6">
      <span className="flex-1 pl-7">Group</span>
      <GroupFigureHeads />
      <span className="w-24 text-right">Result</span>
      <span className="w-20 text-right">Last run</span>
    </div>
  );
}

const noCounts = { total: 0, queued: 0, running: 0, passed: 0, failed: 0, errors: 0, cancelled: 0, deleted: 0 };

function GroupStatusBadge({ status }: { status: GroupStatus }) {
  if (status === "INCOMPLETE") return <MatrixStatus matrixRun={{ status, counts: noCounts }} isShort />;
  return status === "CANCELLED" ? <LookBadge look={cancelledLook} /> : <StatusBadge status={status} />;
}

function GroupRuns({
  search,
  group,
  projectId,
  onOpenGroup,
}: {
  search: RunsSearch;
  group: string;
  projectId: string | undefined;
  onOpenGroup: (group: string) => void;
}) {
  const query = useInfiniteQuery(runsQuery(useMemo(() => toRunsQuery({ ...search, group }, projectId), [search, group, projectId])));
  const runs = query.data?.pages[0]?.data ?? [];
  if (query.isPending) return <RunsSkeleton rows={2} />;
  if (query.isError) {
    return (
      <p role="alert" className="px-6 py-3 text-sm text-bad">
        {errorText(query.error)}
      </p>
    );
  }
  return (
    <div className="border-t border-edge bg-sunken">
      {runs.length === 0 ? (
        <p className="px-6 py-4 text-sm text-ink-soft">No run of this group matches the filters.</p>
      ) : (
        <RunsTable runs={runs.slice(0, runsPerGroup)} matrixRuns={query.data.pages[0]?.matrixRuns} label={`Runs of ${group}`} />
      )}
      <div className="px-4 py-2 sm:px-6">
        <Button size="sm" tone="quiet" onClick={() => onOpenGroup(group)}>
          Show the group in the list
        </Button>
      </div>
    </div>
  );
}
