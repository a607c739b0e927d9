import { maxCheckedTests } from "@gantry/contract/flake-checks/constants.ts";
import { usualOrder } from "@gantry/contract/tests/constants.ts";
import { testSorts } from "@gantry/contract/tests/constants.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { FilterX, FlaskConical, X } from "lucide-react";
import { useMemo, useRef } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { OneFilter } from "../../ui/filters/Filters.tsx";
import { TextFilter } from "../../ui/fields/TextFilter.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { SelectionBar } from "../../ui/lists/SelectionBar.tsx";
import { useSelection } from "../../ui/lists/use-selection.ts";
import { Pagination } from "../../ui/lists/Pagination.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { testStyles } from "../../ui/figures/StatusBadge.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useMayWrite } from "../auth/queries.ts";
import { CheckButton } from "../flake-checks/CheckButton.tsx";
import { RunValueFilter } from "../executions/RunValueField.tsx";
import { useCurrentProject } from "../projects/current-project.ts";
import { type SavedViews, useSavedViews } from "../saved-views/use-saved-views.ts";
import { MissingView, ViewsMenu } from "../saved-views/ViewsMenu.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { testsQuery } from "../tests/queries.ts";
import { defaultSort, isNarrowed, readTestsSearch, testMarks, type TestsSearch } from "../tests/tests-search.ts";
import { TestsTable } from "./TestsTable.tsx";

const route = getRouteApi("/app/tests");

export function TestsPage() {
  const { projectId, isChosen } = useCurrentProject();
  return (
    <>
      <PageHeader title="Tests" description="Every test across its runs, broken and flaky first." />
      {isChosen ? <Tests key={projectId ?? "all"} projectId={projectId} /> : <TestsSkeleton />}
    </>
  );
}

/** @param projectId `undefined`: the tests of all projects. */
function Tests({ projectId }: { projectId: string | undefined }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const query = useInfiniteQuery(testsQuery(search, projectId));
  const tests = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  const mayWrite = useMayWrite();
  const { selection, chosen, clear: clearSelection } = useSelection(tests, maxCheckedTests);
  const skipped = query.data?.pages[0]?.quarantineSkipped;
  const go = (part: Partial<Record<keyof TestsSearch, string | undefined>>) =>
    void navigate({ search: (before) => readTestsSearch({ ...before, ...part }), replace: true });
  const sort = search.sort ?? defaultSort;
  const sorting = {
    sort,
    order: search.order ?? usualOrder(sort),
    onSort: (next: string, order: string) => change({ sort: next, order }),
  };
  const views = useSavedViews("tests", search, readTestsSearch, go);
  const change = views.onChange;
  const clear = () => change({ text: undefined, branch: undefined, status: undefined, mark: undefined });
  useHotkeys({ "/": () => field.current?.focus() });
  const pagination = query.data?.pages.at(-1)?.pagination;
  return (
    <>
      <TestsFilters search={search} projectId={projectId} onChange={change} onClear={clear} field={field} views={views} />
      <MissingView views={views} />
      {skipped && (
        <div className="px-4 pb-3 sm:px-6">
          <Notice tone="warn">
            {skipped.message}{" "}
            <Link to="/runs/$id" params={{ id: skipped.executionId }} className="font-medium underline">
              Open the run
            </Link>{" "}
            (<RelativeTime at={skipped.at} />)
          </Notice>
        </div>
      )}
      {query.isPending || views.isOpening ? (
        <TestsSkeleton />
      ) : query.isError && tests.length === 0 ? (
        <ErrorState title="The tests could not be loaded" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      ) : tests.length === 0 ? (
        <NoTests isFiltered={isNarrowed(search)} onClear={clear} />
      ) : (
        <>
          <TestsTable tests={tests} sorting={sorting} showsProject={projectId === undefined} selection={mayWrite ? selection : undefined} />
          <Pagination
            shown={tests.length}
            total={pagination?.total ?? tests.length}
            totalIsExact={pagination?.totalIsExact !== false}
            noun={tests.length === 1 ? "test" : "tests"}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
          {chosen.length > 0 && (
            <SelectionBar label="Selected tests" count={chosen.length} limit={maxCheckedTests} onClear={clearSelection}>
              <CheckButton size="sm" testIds={chosen.map(({ id }) => id)}>
                Check for flakiness
              </CheckButton>
            </SelectionBar>
          )}
        </>
      )}
    </>
  );
}

const markLabels = { flaky: "Flaky", broken: "Broken", quarantined: "Quarantined", stale: "Not seen lately" } as const;
const sortLabels: Record<(typeof testSorts)[number], string> = {
  attention: "Broken and flaky first",
  name: "Name",
  lastRun: "Last run",
  passRate: "Pass rate",
  failures: "Failures",
  flaky: "Flakiest",
  p50: "Duration (p50)",
  p95: "Duration (p95)",
  owner: "Owner",
};

interface TestsFiltersProps {
  search: TestsSearch;
  projectId: string | undefined;
  onChange: (part: Partial<Record<keyof TestsSearch, string | undefined>>) => void;
  onClear: () => void;
  field: React.RefObject<HTMLInputElement | null>;
  views: SavedViews;
}

function TestsFilters({ search, projectId, onChange, onClear, field, views }: TestsFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <ViewsMenu views={views} />
      <TextFilter
        label="Search the tests"
        placeholder="Test, suite, file, owner"
        text={search.text ?? ""}
        onText={(text) => onChange({ text: text || undefined })}
        field={field}
      />
      <RunValueFilter
        name="branch"
        label="Last run on"
        value={search.branch}
        onChoose={(branch) => onChange({ branch })}
        projectId={projectId}
      />
      <OneFilter
        label="State"
        value={search.mark}
        onChoose={(mark) => onChange({ mark })}
        options={testMarks.map((mark) => ({ value: mark, label: markLabels[mark] }))}
      />
      <OneFilter
        label="Last result"
        value={search.status}
        onChoose={(status) => onChange({ status })}
        options={(["passed", "failed", "skipped"] as const).map((status) => ({ value: status, label: testStyles[status].label }))}
      />
      <OneFilter
        label="Order"
        value={search.sort}
        onChoose={(sort) => onChange({ sort, order: undefined })}
        options={testSorts.filter((sort) => sort !== defaultSort).map((sort) => ({ value: sort, label: sortLabels[sort] }))}
      />
      {isNarrowed(search) && (
        <Button tone="quiet" size="sm" onClick={onClear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </div>
  );
}

function NoTests({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState icon={<FilterX />} title="No test matches these filters" action={<Button onClick={onClear}>Clear the filters</Button>}>
        Remove a filter or change the search text.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<FlaskConical />} title="No tests yet">
      When a run of this project produces a report, its tests appear here with their history.
    </EmptyState>
  );
}

function TestsSkeleton() {
  return (
    <div className="grid gap-4 px-4 py-3 sm:px-6">
      <Loading label="Loading the tests" />
      {["w-2/3", "w-1/2", "w-3/4", "w-3/5", "w-2/3", "w-1/2"].map((width, row) => (
        <Skeleton key={width + String(row)} className={width} />
      ))}
    </div>
  );
}
