import type { RunColumn } from "@gantry/contract/executions/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Download, FilterX, FolderTree, List, ListChecks, Plus } from "lucide-react";
import { Suspense, lazy, useMemo, useRef } from "react";
import { errorText } from "../../api/api-error.ts";
import { callForBlob } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { useActiveRow } from "../../ui/lists/use-active-row.ts";
import { type Selection, useSelection } from "../../ui/lists/use-selection.ts";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { saveBlob } from "../../ui/save-blob.ts";
import { localDay } from "../../ui/text/days.ts";
import { Loading } from "../../ui/messages/Skeleton.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useMayWrite } from "../auth/queries.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { useSavedViews } from "../saved-views/use-saved-views.ts";
import { MissingView } from "../saved-views/ViewsMenu.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { type RunsSearch, readRunsSearch, toGroupsQuery, toRunsQuery } from "../executions/filter.ts";
import { countFilters, noFilters } from "./chosen-filters.ts";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { csvColumns, useColumns } from "./columns.ts";
import { GroupsView } from "./GroupsView.tsx";
import { runsQuery } from "../executions/queries.ts";
import { RunsFilters } from "./RunsFilters.tsx";
import { matrixRunOf } from "./matrix-row.ts";
import { RunsSkeleton, RunsTable } from "./RunsTable.tsx";

const NewRunDialog = lazy(async () => ({ default: (await loadFile(() => import("../executions/new-run/NewRunDialog.tsx"))).NewRunDialog }));

const route = getRouteApi("/app/runs");

const layouts = [
  { value: "list", label: "List", icon: List },
  { value: "groups", label: "Groups", icon: FolderTree },
] as const;

/** What one call may change. */
const selectedAtMost = 100;

export function RunsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useMayWrite();
  const { projectId, isChosen } = useCurrentProject();
  const field = useRef<HTMLInputElement>(null);
  const go = (part: Partial<Record<keyof RunsSearch, string | undefined>>) =>
    void navigate({ search: (before) => readRunsSearch({ ...before, ...part }), replace: !("new" in part) });
  useHotkeys({ "/": () => field.current?.focus() });
  const views = useSavedViews("runs", search, readRunsSearch, go);
  const columns = useColumns(search, views);
  const change = views.onChange;
  const clear = () => change(noFilters);

  return (
    <>
      <PageHeader
        title="Runs"
        actions={
          <>
            <Segmented
              label="View"
              value={search.view ?? "list"}
              options={layouts}
              onChoose={(view) => change({ view: view === "groups" ? "groups" : undefined })}
            />
            {search.view !== "groups" && (
              <>
                <ColumnsMenu columns={columns} />
                <ExportButton search={search} projectId={projectId} columns={columns.chosen} />
              </>
            )}
            {mayWrite && (
              <Button tone="primary" onClick={() => change({ new: "1" })}>
                <Plus aria-hidden="true" />
                New run
              </Button>
            )}
          </>
        }
      />
      <RunsFilters search={search} projectId={projectId} onChange={change} onClear={clear} field={field} views={views} />
      <MissingView views={views} />
      {!isChosen || views.isOpening ? (
        <RunsSkeleton />
      ) : search.view === "groups" ? (
        <GroupsView search={search} projectId={projectId} onClear={clear} onOpenGroup={(group) => change({ group, view: undefined })} />
      ) : (
        <RunsList search={search} projectId={projectId} columns={columns.chosen} onClear={clear} />
      )}
      <Suspense>
        {search.new === "1" && mayWrite && <NewRunDialog open onOpenChange={(open) => !open && change({ new: undefined })} />}
      </Suspense>
    </>
  );
}

interface ExportButtonProps {
  search: RunsSearch;
  projectId: string | undefined;
  columns: readonly RunColumn[] | undefined;
}

/** Downloads every run that the filters match, not only those that are loaded; of chosen columns only these. */
function ExportButton({ search, projectId, columns }: ExportButtonProps) {
  const download = useChange({
    call: () => {
      // The file has a line for each run of a matrix run.
      const filter = toGroupsQuery(search, projectId);
      return callForBlob("GET /api/executions/export", {
        query: { ...filter, columns: columns && csvColumns(columns).join(",") },
      });
    },
    onSuccess: (blob) => saveBlob(blob, `runs-${localDay(Date.now())}.csv`),
    failureText: "Could not download the runs.",
  });
  return (
    <Button aria-label="Download CSV" title="Download these runs as CSV" busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Download aria-hidden="true" />}
      <span className="hidden sm:inline">CSV</span>
    </Button>
  );
}

interface RunsListProps {
  search: RunsSearch;
  projectId: string | undefined;
  columns: readonly RunColumn[] | undefined;
  onClear: () => void;
}

function RunsList({ search, projectId, columns, onClear }: RunsListProps) {
  const query = useInfiniteQuery(runsQuery(useMemo(() => toRunsQuery(search, projectId), [search, projectId])));
  const mayWrite = useMayWrite();
  const runs = useMemo(() => unique(query.data?.pages.flatMap((page) => page.data) ?? []), [query.data]);
  const matrixRuns = useMemo(() => unique(query.data?.pages.flatMap((page) => page.matrixRuns ?? []) ?? []), [query.data]);
  // A matrix run is several runs: they are selected in the list of its runs.
  const single = useMemo(() => runs.filter((run) => !matrixRunOf(run, matrixRuns)), [runs, matrixRuns]);
  const { selection, chosen, clear } = useSelection(single, selectedAtMost);
  const activeId = useActiveRun(runs, matrixRuns, mayWrite ? selection.toggle : undefined);

  if (query.isPending) {
    return (
      <>
        <Loading label="Loading the runs" />
        <RunsSkeleton />
      </>
    );
  }
  if (query.isError && runs.length === 0) {
    return (
      <ErrorState title="The runs could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (runs.length === 0 && query.hasNextPage)
    return <NoneFoundSoFar isSearching={query.isFetchingNextPage} onSearch={() => void query.fetchNextPage()} onClear={onClear} />;
  if (runs.length === 0) return <NoRuns isFiltered={countFilters(search) > 0} onClear={onClear} />;
  const last = query.data?.pages.at(-1)?.pagination;
  return (
    <>
      <RunsTable
        runs={runs}
        matrixRuns={matrixRuns}
        columns={columns}
        selection={mayWrite ? selection : undefined}
        activeId={activeId}
        label="Runs, newest first"
      />
      <Pagination
        shown={runs.length}
        total={query.data?.pages[0]?.pagination.total ?? runs.length}
        totalIsExact={last?.totalIsExact !== false}
        noun={runs.length === 1 ? "run" : "runs"}
        note={matrixRuns.length > 0 ? "A matrix run or split suite counts as one." : undefined}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
      {query.isFetchNextPageError && (
        <p role="alert" className="px-6 pb-3 text-sm text-bad">
          {errorText(query.error)}
        </p>
      )}
      {chosen.length > 0 && (
        <BulkBar
          runs={chosen}
          limit={selectedAtMost}
          // With all others selected, they could be taken for selected, too.
          leftOut={chosen.length === Math.min(single.length, selectedAtMost) ? matrixRuns : []}
          onDone={clear}
        />
      )}
    </>
  );
}

function NoneFoundSoFar({ isSearching, onSearch, onClear }: { isSearching: boolean; onSearch: () => void; onClear: () => void }) {
  return (
    <EmptyState
      icon={<FilterX />}
      title="No run found so far"
      action={
        <>
          <Button tone="primary" busy={isSearching} onClick={onSearch}>
            Search older runs
          </Button>
          <Button onClick={onClear}>Clear the filters</Button>
        </>
      }
    >
      There are many runs, so only the newest were searched.
    </EmptyState>
  );
}

/**
 * Moves through the runs with the keys j and k, selects with x and opens with Enter.
 * @returns the id of the active run
 */
function useActiveRun(
  runs: readonly Execution[],
  matrixRuns: readonly ListedMatrixRun[],
  toggle: Selection["toggle"] | undefined,
): string | undefined {
  const navigate = useNavigate();
  const { activeId, move } = useActiveRow(runs, "data-run");
  const active = runs.find(({ id }) => id === activeId);
  const matrixRun = active && matrixRunOf(active, matrixRuns);
  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    ...(toggle && active && !matrixRun ? { x: () => toggle(active.id) } : {}),
    ...(active
      ? {
          Enter: () =>
            void (matrixRun
              ? navigate({ to: "/matrix-runs/$id", params: { id: matrixRun.id } })
              : navigate({ to: "/runs/$id", params: { id: active.id } })),
        }
      : {}),
  });
  return activeId;
}

/** A row that a new one has pushed over the edge of a page is read twice. */
function unique<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function NoRuns({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const mayWrite = useMayWrite();
  const navigate = useNavigate();
  if (isFiltered) {
    return (
      <EmptyState icon={<FilterX />} title="No run matches these filters" action={<Button onClick={onClear}>Clear the filters</Button>}>
        Try a wider date range or remove a filter.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<ListChecks />}
      title="No runs yet"
      action={
        mayWrite && (
          <>
            <Button tone="primary" onClick={() => void navigate({ to: "/first-steps" })}>
              Run the sample suite
            </Button>
            <Button onClick={() => void navigate({ to: "/runs", search: { new: "1" } })}>New run</Button>
          </>
        )
      }
    >
      {mayWrite ? "Start with the sample suite or with an image of your own." : "Runs appear here as soon as someone starts one."}
    </EmptyState>
  );
}
