import type { FailureGroup } from "@gantry/contract/failure-groups/schemas.ts";
import { maxFailuresAtOnce } from "@gantry/contract/failure-groups/constants.ts";
import { useMemo } from "react";
import { errorText } from "../../../api/api-error.ts";
import { Pagination } from "../../../ui/lists/Pagination.tsx";
import { useActiveRow } from "../../../ui/lists/use-active-row.ts";
import { useSelection } from "../../../ui/lists/use-selection.ts";
import { ErrorState } from "../../../ui/messages/ErrorState.tsx";
import { Notice } from "../../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { useHotkeys } from "../../../ui/use-hotkeys.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { useCurrentProject } from "../../projects/current-project.ts";
import { FailuresBulkBar } from "./FailuresBulkBar.tsx";
import type { FailuresSearch, FailureView } from "../failures-search.ts";
import { FailuresTable } from "./FailuresTable.tsx";
import { NoFailures } from "./NoFailures.tsx";
import { type SettableState, useChangeFailures } from "../state/use-change-failures.ts";

interface FailuresListProps {
  query: {
    isPending: boolean;
    isError: boolean;
    error: Error | null;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    data: { pages: readonly { pagination: { total: number; totalIsExact?: boolean | undefined } }[] } | undefined;
  };
  failures: readonly FailureGroup[];
  search: FailuresSearch;
  onOpen: (id: string) => void;
  onClear: () => void;
  onShow: (view: FailureView) => void;
}

export function FailuresList({ query, failures, search, onOpen, onClear, onShow }: FailuresListProps) {
  const mayWrite = useMayWrite();
  const { projectId, projects } = useCurrentProject();
  const { selection, chosen, activeId, clear, deselect } = useTriage(failures, onOpen);
  const names = useMemo(() => new Map(projects.map(({ id, name }) => [id, name])), [projects]);
  if (query.isPending) return <FailuresSkeleton />;
  if (query.isError && failures.length === 0) {
    return (
      <ErrorState title="The failures could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (failures.length === 0) return <NoFailures search={search} onClear={onClear} onShow={onShow} />;
  const pagination = query.data?.pages[0]?.pagination;
  return (
    <>
      <FailuresTable
        failures={failures}
        selection={mayWrite ? selection : undefined}
        activeId={activeId}
        onOpen={onOpen}
        projects={projectId === undefined && projects.length > 1 ? names : undefined}
      />
      <Pagination
        shown={failures.length}
        total={pagination?.total ?? failures.length}
        totalIsExact={pagination?.totalIsExact !== false}
        noun={failures.length === 1 ? "failure" : "failures"}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
      {query.isError && (
        <div className="px-4 pb-3 sm:px-6">
          <Notice tone="warn">Could not load more. {errorText(query.error)}</Notice>
        </div>
      )}
      {chosen.length > 0 && mayWrite && <FailuresBulkBar failures={chosen} onDone={deselect} onClear={clear} />}
    </>
  );
}

/** Selection by mouse and keys; `a`, `r` and `i` change the selected failures, or else the active one. */
function useTriage(failures: readonly FailureGroup[], onOpen: (id: string) => void) {
  const mayWrite = useMayWrite();
  const { selection, chosen, clear, deselect } = useSelection(failures, maxFailuresAtOnce);
  const { activeId, setActiveId, move } = useActiveRow(failures, "data-failure");
  const active = failures.find(({ id }) => id === activeId);
  const change = useChangeFailures(deselect);
  const set = (state: SettableState) => {
    const which = chosen.length > 0 ? chosen : active ? [active] : [];
    if (which.length === 0 || change.isPending) return;
    // The list moves up: the next failure becomes the active one.
    const left = failures.filter((each) => !which.includes(each));
    const after = failures.slice(failures.findIndex(({ id }) => id === activeId)).find((each) => left.includes(each));
    setActiveId((after ?? left.at(-1))?.id);
    change.mutate({ failures: which, change: { state } });
  };
  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    ...(mayWrite
      ? {
          x: () => active && selection.toggle(active.id),
          a: () => set("acknowledged"),
          r: () => set("resolved"),
          i: () => set("ignored"),
        }
      : {}),
    ...(active ? { Enter: () => onOpen(active.id) } : {}),
  });
  return { selection, chosen, activeId, clear, deselect };
}

function FailuresSkeleton() {
  return (
    <div className="grid gap-4 px-4 py-3 sm:px-6">
      <Loading label="Loading the failures" />
      {["w-2/3", "w-1/2", "w-3/4", "w-3/5", "w-2/3", "w-1/2"].map((width, row) => (
        <Skeleton key={width + String(row)} className={`h-9 ${width}`} />
      ))}
    </div>
  );
}
