import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import { cn } from "../../../ui/cn.ts";
import { Duration } from "../../../ui/text/Duration.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { StatusBadge } from "../../../ui/figures/StatusBadge.tsx";
import { SelectAllCell, SelectBox, SelectCell } from "../../../ui/lists/SelectionCells.tsx";
import { Cell, HeadCell, Row, Table } from "../../../ui/lists/Table.tsx";
import type { Selection } from "../../../ui/lists/use-selection.ts";
import { TestsBar } from "../../../ui/figures/TestsBar.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { environmentLabel } from "../environment-label.ts";
import { RunName } from "../RunName.tsx";
import { runTitle } from "../run-title.ts";
import { triggerStyles } from "../trigger-style.ts";

interface RunsTableProps {
  runs: readonly Execution[];
  /** Left out for those who change nothing. */
  selection?: Selection | undefined;
  /** The run that is selected with the keyboard. */
  activeId?: string | undefined;
  label: string;
}

export function RunsTable(props: RunsTableProps) {
  return useMedia("(min-width: 48rem)") ? <WideTable {...props} /> : <NarrowList {...props} />;
}

function WideTable({ runs, selection, activeId, label }: RunsTableProps) {
  return (
    <Table aria-label={label}>
      <thead className="sticky top-0 z-10">
        <tr>
          <SelectAllCell selection={selection} shown={runs.length} label="Select every run shown" />
          <HeadCell>Status</HeadCell>
          <HeadCell>Run</HeadCell>
          <HeadCell className="hidden lg:table-cell">Environment</HeadCell>
          <HeadCell className="hidden xl:table-cell">Group</HeadCell>
          <HeadCell className="hidden xl:table-cell">Trigger</HeadCell>
          <HeadCell>Tests</HeadCell>
          <HeadCell className="text-right">Duration</HeadCell>
          <HeadCell className="hidden 2xl:table-cell">Who</HeadCell>
          <HeadCell className="text-right">When</HeadCell>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <WideRow key={run.id} run={run} selection={selection} isActive={run.id === activeId} />
        ))}
      </tbody>
    </Table>
  );
}

interface WideRowProps {
  run: Execution;
  selection: Selection | undefined;
  isActive: boolean;
}

function WideRow({ run, selection, isActive }: WideRowProps) {
  return (
    <Row data-selected={selection?.ids.has(run.id) ?? false} data-active={isActive} data-run={run.id} className="relative">
      <SelectCell selection={selection} id={run.id} label={`Select run #${run.number}`} />
      <Cell className="w-28">
        <StatusBadge status={run.status} verdict={run.verdict} />
      </Cell>
      <Cell className="w-full max-w-0 min-w-48">
        {/* The link covers its row, so that every part of it opens the run; the boxes lie above it. */}
        <Link to="/runs/$id" params={{ id: run.id }} className="grid rounded-sm after:absolute after:inset-0">
          <RunName run={run} />
          <span className="truncate text-xs text-ink-soft">
            {run.error && <RunReason run={run} />}
            {originOf(run).map(visibleText).join(" · ")}
          </span>
        </Link>
      </Cell>
      <Cell className="hidden text-xs whitespace-nowrap lg:table-cell">{environmentLabel(run.environment)}</Cell>
      <Cell className="hidden max-w-40 truncate text-xs xl:table-cell">
        {run.groupName ? visibleText(run.groupName) : <span className="text-ink-soft">–</span>}
      </Cell>
      <Cell className="hidden text-xs whitespace-nowrap xl:table-cell">
        <TriggerLabel run={run} />
      </Cell>
      <Cell className="w-44">{run.tests ? <TestsBar counts={run.tests} /> : <span className="text-xs text-ink-soft">–</span>}</Cell>
      <Cell className="tabular text-right text-xs whitespace-nowrap">
        <Duration ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />
      </Cell>
      <Cell className="hidden max-w-36 truncate text-xs 2xl:table-cell">{run.requestedBy?.name ?? "–"}</Cell>
      <Cell className="tabular text-right text-xs whitespace-nowrap text-ink-soft">
        <RelativeTime at={run.createdAt} className="relative z-2" />
      </Cell>
    </Row>
  );
}

/** Where a run comes from: what its name does not say yet. */
function originOf(run: Execution): string[] {
  const { message, branch, prNumber, commitSha, author, repository } = run.ciContext ?? {};
  const parts = [
    message && branch,
    prNumber === undefined ? undefined : `PR #${prNumber}`,
    commitSha?.slice(0, 7),
    author,
    repository,
    runTitle(run) === undefined ? undefined : run.image,
    run.folder === "all" ? "all tests" : run.folder,
  ];
  return parts.filter((part): part is string => part !== undefined && part !== "");
}

function RunReason({ run }: { run: Execution }) {
  return <span className="text-fault">{visibleText(run.error?.message ?? "")} · </span>;
}

function TriggerLabel({ run }: { run: Execution }) {
  const look = triggerStyles[run.trigger];
  const Icon = look.icon;
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Icon className="size-3.5 text-ink-soft" aria-hidden="true" />
      {look.label}
    </span>
  );
}

function NarrowList({ runs, selection, activeId, label }: RunsTableProps) {
  return (
    <ul aria-label={label} className="border-t border-edge">
      {runs.map((run) => (
        <li
          key={run.id}
          data-run={run.id}
          className={cn(
            "relative grid gap-1.5 border-b border-edge px-4 py-3",
            selection?.ids.has(run.id) && "bg-accent-soft",
            run.id === activeId && "shadow-[inset_2px_0_0_var(--accent)]",
          )}
        >
          <div className="flex items-center gap-2">
            <SelectBox selection={selection} id={run.id} label={`Select run #${run.number}`} />
            <StatusBadge status={run.status} verdict={run.verdict} />
            <span className="min-w-0 flex-1 truncate text-xs text-ink-soft">{environmentLabel(run.environment)}</span>
            <RelativeTime at={run.createdAt} className="tabular shrink-0 text-xs text-ink-soft" />
          </div>
          <Link to="/runs/$id" params={{ id: run.id }} className="min-w-0 py-0.5 after:absolute after:inset-0">
            <RunName run={run} />
          </Link>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-ink-soft">
            <span className="min-w-0 truncate">
              {originOf(run).map(visibleText).join(" · ")}
              {run.groupName && ` · ${visibleText(run.groupName)}`}
            </span>
            <span className="flex items-center gap-3">
              {run.tests && <TestsBar counts={run.tests} />}
              <Duration className="tabular" ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />
            </span>
          </div>
          {run.error && <p className="truncate text-xs text-fault">{visibleText(run.error.message)}</p>}
        </li>
      ))}
    </ul>
  );
}

export function RunsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="border-t border-edge">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-4 border-b border-edge px-4 sm:px-6">
          <Skeleton className="h-5 w-18 shrink-0" />
          <div className="grid min-w-0 flex-1 gap-1.5">
            <Skeleton className="h-3.5 w-64 max-w-full" />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="hidden h-3 w-28 sm:block" />
          <Skeleton className="hidden h-3 w-16 sm:block" />
        </div>
      ))}
    </div>
  );
}
