import type { TestCycleRow } from "@gantry/contract/test-cycles/schemas.ts";
import { cycleStatuses } from "@gantry/contract/test-cycles/constants.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { FilterX, GitPullRequest, ListTodo, Plus, UserRound } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { Badge } from "../../../ui/figures/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../../ui/messages/ErrorState.tsx";
import { ListFilter, OneFilter } from "../../../ui/filters/Filters.tsx";
import { TextFilter } from "../../../ui/fields/TextFilter.tsx";
import { useRowKeys } from "../../../ui/lists/use-row-keys.ts";
import { Pagination } from "../../../ui/lists/Pagination.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { Loading, Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { useHotkeys } from "../../../ui/use-hotkeys.ts";
import { formatDate } from "../../../ui/text/format.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { toggleValue } from "../../executions/filter.ts";
import { useCurrentProject } from "../../projects/current-project.ts";
import { NeedsProject } from "../../projects/NeedsProject.tsx";
import { PageHeader } from "../../../frame/PageHeader.tsx";
import { CycleBar } from "../CycleBar.tsx";
import { cycleStyles } from "../cycle-styles.ts";
import { type CyclesSearch, readCyclesSearch } from "../cycles-search.ts";
import { cyclesQuery } from "../queries.ts";
import { StartCycleDialog } from "../plan/StartCycleDialog.tsx";

const route = getRouteApi("/app/test-cycles");

export function TestCyclesPage() {
  const { projectId, isChosen, isKnown, projects } = useCurrentProject();
  // Without projects, it asks to create one.
  if (!isChosen || (isKnown && projects.length === 0))
    return (
      <>
        <PageHeader title="Test cycles" />
        <NeedsProject noun="Test cycles">{() => null}</NeedsProject>
      </>
    );
  return <Cycles key={projectId ?? "all"} projectId={projectId} />;
}

type CyclesChange = Partial<Record<keyof CyclesSearch, string | undefined>>;

/** @param projectId `undefined`: the cycles of all projects. */
function Cycles({ projectId }: { projectId: string | undefined }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useMayWrite();
  const [starting, setStarting] = useState(false);
  const change = (part: CyclesChange) => void navigate({ search: (before) => readCyclesSearch({ ...before, ...part }), replace: true });
  const start = mayWrite && projectId !== undefined && (
    <Button tone="primary" onClick={() => setStarting(true)}>
      <Plus aria-hidden="true" />
      Start a cycle
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Test cycles"
        description="Run test cases together, manually or from a pipeline for a pull request."
        actions={start}
      />
      <CyclesFilters search={search} onChange={change} />
      <CyclesList projectId={projectId} search={search} start={start} />
      {starting && projectId !== undefined && <StartCycleDialog projectId={projectId} onClose={() => setStarting(false)} />}
    </>
  );
}

function CyclesFilters({ search, onChange }: { search: CyclesSearch; onChange: (part: CyclesChange) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useHotkeys({ "/": () => field.current?.focus() });
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      <TextFilter
        label="Search the cycles"
        placeholder="Name"
        text={search.text ?? ""}
        onText={(text) => onChange({ text: text || undefined })}
        field={field}
      />
      <ListFilter
        label="Status"
        value={search.status}
        onToggle={(value) => onChange({ status: toggleValue(search.status, value) })}
        onClear={() => onChange({ status: undefined })}
        options={cycleStatuses.map((value) => ({ value, label: cycleStyles[value].label, icon: null }))}
      />
      <OneFilter
        label="From"
        value={search.source}
        onChoose={(source) => onChange({ source })}
        options={[
          { value: "manual", label: "People" },
          { value: "ci", label: "Pipelines" },
        ]}
      />
    </div>
  );
}

interface CyclesListProps {
  projectId: string | undefined;
  search: CyclesSearch;
  /** The button that starts a cycle. */
  start: ReactNode;
}

function CyclesList({ projectId, search, start }: CyclesListProps) {
  const query = useInfiniteQuery(cyclesQuery(projectId, search));
  const { projects } = useCurrentProject();
  const projectNames = new Map(projectId === undefined ? projects.map(({ id, name }) => [id, name]) : []);
  const cycles = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  const pagination = query.data?.pages.at(-1)?.pagination;
  useRowKeys(cycles);
  const isNarrowed = [search.text, search.status, search.source].some((value) => value !== undefined);
  if (query.isPending)
    return (
      <div className="grid gap-4 px-4 py-3 sm:px-6">
        <Loading label="Loading the test cycles" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    );
  if (query.isError && cycles.length === 0)
    return (
      <ErrorState title="The test cycles could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  if (cycles.length === 0 && isNarrowed)
    return (
      <EmptyState icon={<FilterX />} title="No cycle matches">
        Remove a filter.
      </EmptyState>
    );
  if (cycles.length === 0)
    return (
      <EmptyState icon={<ListTodo />} title="No test cycles yet" action={start}>
        Choose test cases and go through them step by step, or let your pipeline start a cycle for each pull request.
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="Test cycles, newest first" className="border-t border-edge">
        {cycles.map((cycle) => (
          <CycleRow key={cycle.id} cycle={cycle} projectName={projectNames.get(cycle.projectId)} />
        ))}
      </ul>
      <Pagination
        shown={cycles.length}
        total={pagination?.total ?? cycles.length}
        totalIsExact={pagination?.totalIsExact !== false}
        noun={cycles.length === 1 ? "cycle" : "cycles"}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

/** What it is tested on, who executes it and until when, and where it comes from. */
function factsOf({ configuration, assignee, dueOn, source, ciContext, createdBy }: TestCycleRow): string[] {
  return [
    ...(configuration ? [visibleText(configuration)] : []),
    ...(assignee ? [`Assigned to ${visibleText(assignee.name)}`] : []),
    ...(dueOn ? [`Due ${formatDate(dueOn)}`] : []),
    ...(ciContext?.message ? [visibleText(ciContext.message)] : []),
    source === "ci"
      ? `From a pipeline${ciContext?.commitSha ? ` at ${visibleText(ciContext.commitSha.slice(0, 7))}` : ""}`
      : `Created by ${visibleText(createdBy?.name ?? "someone")}`,
  ];
}

function CycleRow({ cycle, projectName }: { cycle: TestCycleRow; projectName: string | undefined }) {
  const Source = cycle.source === "ci" ? GitPullRequest : UserRound;
  const look = cycleStyles[cycle.status];
  return (
    <li
      data-row={cycle.id}
      className="relative grid gap-x-4 gap-y-1.5 border-b border-edge px-4 py-2.5 hover:bg-hover sm:grid-cols-[minmax(0,1fr)_6.5rem_14rem_7rem] sm:items-center sm:px-6"
    >
      <div className="flex min-w-0 items-center gap-2.5">
        <Source className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        <span className="grid min-w-0">
          <Link
            to="/test-cycles/$id"
            params={{ id: cycle.id }}
            className="truncate rounded-sm text-sm font-medium after:absolute after:inset-0"
          >
            {visibleText(cycle.name)}
          </Link>
          <span className="truncate text-xs text-ink-soft">
            {[...(projectName === undefined ? [] : [visibleText(projectName)]), ...factsOf(cycle)].join(" · ")}
          </span>
        </span>
      </div>
      <span>
        <Badge tone={look.tone}>{look.label}</Badge>
      </span>
      <CycleBar summary={cycle.summary} />
      <span className="tabular text-xs text-ink-soft sm:text-right">
        <RelativeTime at={cycle.createdAt} className="relative z-2" />
      </span>
    </li>
  );
}
