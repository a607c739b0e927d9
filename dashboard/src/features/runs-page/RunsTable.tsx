import { repositoryName } from "../executions/names/repository-name.ts";
import { type RunColumn, runColumns, wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Grid2x2 } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { SelectAllCell, SelectBox, SelectCell } from "../../ui/lists/SelectionCells.tsx";
import { Cell, HeadCell, Row, Table } from "../../ui/lists/Table.tsx";
import { useFirstRows } from "../../ui/lists/use-first-rows.ts";
import type { Selection } from "../../ui/lists/use-selection.ts";
import { TestsBar } from "../../ui/figures/TestsBar.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { ProjectName } from "../projects/ProjectName.tsx";
import { MatrixStatus } from "../matrix-runs/MatrixStatus.tsx";
import { numbersOf } from "../matrix-runs/name-of.ts";
import { matrixNameOf } from "../executions/names/axis-labels.ts";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { RunName } from "../executions/names/RunName.tsx";
import { hasImage, runTitle } from "../executions/names/run-title.ts";
import { asMatrixRow, matrixRunOf, partsOf, progressOf } from "./matrix-row.ts";
import { OpenButton, OpenedRuns, useOpened } from "./OpenedRuns.tsx";
import { columnNames, usualColumns } from "./columns.ts";
import { triggerStyles } from "../executions/names/trigger-style.ts";

interface RunsTableProps {
  runs: readonly Execution[];
  /** The matrix runs and split suites that are listed in place of their runs. Without it, each run is a row. */
  matrixRuns?: readonly ListedMatrixRun[] | undefined;
  /** The columns to show, in any order; left out: as many of the usual ones as there is room for. */
  columns?: readonly RunColumn[] | undefined;
  /** Left out for those who change nothing. */
  selection?: Selection | undefined;
  /** The run that is selected with the keyboard. */
  activeId?: string | undefined;
  label: string;
}

export function RunsTable(props: RunsTableProps) {
  const shown = { ...props, runs: useFirstRows(props.runs), opened: useOpened() };
  return useMedia("(min-width: 48rem)") ? <WideTable {...shown} /> : <NarrowList {...shown} />;
}

type ShownTableProps = RunsTableProps & { opened: ReturnType<typeof useOpened> };

function WideTable({ runs, matrixRuns = [], columns, selection, activeId, label, opened: { isOpen, toggle } }: ShownTableProps) {
  const shown = runColumns.filter((column) => (columns ?? usualColumns).includes(column));
  // Rows that open have their button where others are selected.
  const startsWithButton = selection !== undefined || matrixRuns.length > 0;
  const classes = (column: RunColumn) => cn(cells[column].className, !columns && cells[column].usually);
  return (
    <div className={cn(columns && "overflow-x-auto")}>
      <Table aria-label={label}>
        <thead className="sticky top-0 z-10">
          <tr>
            {startsWithButton && !selection && (
              <HeadCell className="w-6 pr-0">
                <span className="sr-only">Runs</span>
              </HeadCell>
            )}
            <SelectAllCell
              selection={selection}
              shown={runs.filter((run) => !matrixRunOf(run, matrixRuns)).length}
              label={matrixRuns.length > 0 ? "Select every run shown, without matrix runs" : "Select every run shown"}
            />
            <HeadCell>Status</HeadCell>
            <HeadCell>Run</HeadCell>
            {shown.map((column) => (
              <HeadCell key={column} className={cn(classes(column), "max-w-none")}>
                {columnNames[column]}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const matrixRun = matrixRunOf(run, matrixRuns);
            const row = matrixRun ? asMatrixRow(run, matrixRun) : run;
            const opened = matrixRun && isOpen(matrixRun.id) ? matrixRun : undefined;
            return (
              <Fragment key={run.id}>
                <Row
                  data-selected={selection?.ids.has(run.id) ?? false}
                  data-active={run.id === activeId}
                  data-run={run.id}
                  className={cn("relative", opened && "[&>td]:border-b-0")}
                >
                  {matrixRun ? (
                    <Cell className="w-6 pr-0">
                      <OpenButton matrixRun={matrixRun} isOpen={opened !== undefined} onToggle={toggle} />
                    </Cell>
                  ) : selection ? (
                    <SelectCell selection={selection} id={run.id} label={`Select run #${run.number}`} />
                  ) : (
                    startsWithButton && <Cell className="w-6 pr-0" />
                  )}
                  <NameCells run={row} matrixRun={matrixRun} columns={columns} />
                  {shown.map((column) => (
                    <Cell key={column} className={cn("text-xs", classes(column))}>
                      {cells[column].show(row) ?? <span className="text-ink-soft">–</span>}
                    </Cell>
                  ))}
                </Row>
                {opened && (
                  <tr>
                    <td colSpan={shown.length + 3} className="border-b border-edge p-0">
                      <OpenedRuns matrixRun={opened} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  run: Execution;
  /** The matrix run or split suite that the row is. */
  matrixRun: ListedMatrixRun | undefined;
}

function Status({ run, matrixRun }: RowProps) {
  if (matrixRun) return <MatrixStatus matrixRun={matrixRun} isShort />;
  return <StatusBadge status={run.status} verdict={run.verdict} error={run.error} />;
}

/** Covers its row, so that every part of it opens the run, or the page of the matrix run; boxes lie above it. */
function RowLink({ run, matrixRun, className, children }: RowProps & { className: string; children: ReactNode }) {
  const classes = cn(className, "min-w-0 after:absolute after:inset-0");
  if (matrixRun)
    return (
      <Link to="/matrix-runs/$id" params={{ id: matrixRun.id }} className={classes}>
        {children}
      </Link>
    );
  return (
    <Link to="/runs/$id" params={{ id: run.id }} className={classes}>
      {children}
    </Link>
  );
}

function Name({ run, matrixRun }: RowProps) {
  return matrixRun ? <RunName run={run} numbers={numbersOf(matrixRun)} part={partsOf(matrixRun)} /> : <RunName run={run} />;
}

function NameCells({ run, matrixRun, columns }: RowProps & Pick<RunsTableProps, "columns">) {
  return (
    <>
      <Cell className="w-28">
        <Status run={run} matrixRun={matrixRun} />
      </Cell>
      <Cell className="w-full max-w-0 min-w-48">
        <div className="flex items-center gap-2">
          <RowLink run={run} matrixRun={matrixRun} className="grid flex-1 rounded-sm">
            <Name run={run} matrixRun={matrixRun} />
            <span className="truncate text-xs text-ink-soft">
              {hasReason(run) && <RunReason run={run} />}
              <ProjectName id={run.projectId} />
              {matrixRun && `${progressOf(matrixRun)} · `}
              {matrixRun && !columns?.includes("who") && <Starter matrixRun={matrixRun} className={cn(!columns && "2xl:hidden")} />}
              {originOf(run).map(visibleText).join(" · ")}
            </span>
          </RowLink>
          <MatrixLink run={run} isShort />
        </div>
      </Cell>
    </>
  );
}

interface ColumnCell {
  className: string;
  /** Hides the column where there is little room, unless it was chosen. */
  usually?: string;
  /** `undefined`, `null`: the run has none. */
  show: (run: Execution) => ReactNode;
}

const text = (value: string | null | undefined) => (value ? visibleText(value) : undefined);

const cells: Record<RunColumn, ColumnCell> = {
  environment: { className: "whitespace-nowrap", usually: "hidden lg:table-cell", show: (run) => environmentLabel(run.environment) },
  group: { className: "max-w-40 truncate", usually: "hidden xl:table-cell", show: (run) => text(run.groupName) },
  trigger: { className: "whitespace-nowrap", usually: "hidden xl:table-cell", show: (run) => <TriggerLabel run={run} /> },
  branch: { className: "max-w-48 truncate", show: (run) => text(run.ciContext?.branch) },
  pullRequest: { className: "tabular whitespace-nowrap", show: (run) => run.ciContext?.prNumber && `#${run.ciContext.prNumber}` },
  commit: { className: "font-mono whitespace-nowrap", show: (run) => text(run.ciContext?.commitSha?.slice(0, 7)) },
  author: { className: "max-w-36 truncate", show: (run) => text(run.ciContext?.author) },
  image: { className: "max-w-48 truncate", show: (run) => text(run.image) },
  tests: { className: "w-44", show: (run) => run.tests && <TestsBar counts={run.tests} /> },
  duration: {
    className: "tabular text-right whitespace-nowrap",
    show: (run) => <Duration ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />,
  },
  who: { className: "max-w-36 truncate", usually: "hidden 2xl:table-cell", show: (run) => text(run.requestedBy?.name) },
  when: {
    className: "tabular text-right whitespace-nowrap text-ink-soft",
    show: (run) => <RelativeTime at={run.createdAt} className="relative z-2" />,
  },
};

/** The repository with the suite's files: `acme/app`, `main`, `1a2b3c4`. */
function sourceOf({ source }: Execution): (string | undefined)[] {
  if (source === null) return [];
  return [
    repositoryName(source.repository),
    source.ref === source.commit ? undefined : (source.ref ?? undefined),
    source.commit?.slice(0, 7),
  ];
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
    ...sourceOf(run),
    runTitle(run) === undefined || !hasImage(run) ? undefined : run.image,
    run.folder === "all" ? testsOf(run) : run.folder,
  ];
  return parts.filter((part): part is string => part !== undefined && part !== "");
}

/** Who or what started the runs. */
function Starter({ matrixRun, className }: { matrixRun: ListedMatrixRun; className?: string }) {
  return <span className={className}>{`${visibleText(matrixRun.requestedBy.name)} · `}</span>;
}

/** A shard runs a part of its suite's tests. */
const testsOf = ({ shard }: Execution) => (shard ? `shard ${shard.index} of ${shard.total}` : "all tests");

/** Leads to the matrix run that a run belongs to. It lies above the link of the row. `isShort`: where there is little room, only its icon is seen. */
function MatrixLink({ run, isShort = false }: { run: Execution; isShort?: boolean }) {
  if (run.matrixRunId === null) return null;
  return (
    <Link
      to="/matrix-runs/$id"
      params={{ id: run.matrixRunId }}
      aria-label={matrixNameOf(run)}
      title={matrixNameOf(run)}
      className="relative z-2 inline-flex h-6 min-w-6 shrink-0 items-center justify-center gap-1 rounded-md border border-edge px-1.5 text-2xs text-ink-soft hover:bg-hover hover:text-ink"
    >
      <Grid2x2 className="size-3" aria-hidden="true" />
      <span className={cn(isShort && "hidden 2xl:inline")}>Matrix</span>
    </Link>
  );
}

/** The status of a cancelled run says enough. */
const hasReason = (run: Execution) => run.error !== null && !wasCancelled(run);

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

function NarrowList({ runs, matrixRuns = [], selection, activeId, label, opened: { isOpen, toggle } }: ShownTableProps) {
  return (
    <ul aria-label={label} className="border-t border-edge">
      {runs.map((listed) => {
        const matrixRun = matrixRunOf(listed, matrixRuns);
        const run = matrixRun ? asMatrixRow(listed, matrixRun) : listed;
        const row = (
          <div
            data-run={run.id}
            className={cn(
              "relative grid gap-1.5 px-4 py-3",
              selection?.ids.has(run.id) && "bg-accent-soft",
              run.id === activeId && "shadow-[inset_2px_0_0_var(--accent)]",
            )}
          >
            <div className="flex items-center gap-2">
              {matrixRun ? (
                <OpenButton matrixRun={matrixRun} isOpen={isOpen(matrixRun.id)} onToggle={toggle} />
              ) : (
                <SelectBox selection={selection} id={run.id} label={`Select run #${run.number}`} />
              )}
              <Status run={run} matrixRun={matrixRun} />
              <span className="min-w-0 flex-1 truncate text-xs text-ink-soft">{environmentLabel(run.environment)}</span>
              <MatrixLink run={run} />
              <RelativeTime at={run.createdAt} className="tabular shrink-0 text-xs text-ink-soft" />
            </div>
            <RowLink run={run} matrixRun={matrixRun} className="py-0.5">
              <Name run={run} matrixRun={matrixRun} />
            </RowLink>
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-ink-soft">
              <span className="min-w-0 truncate">
                <ProjectName id={run.projectId} />
                {matrixRun && `${progressOf(matrixRun)} · `}
                {matrixRun && <Starter matrixRun={matrixRun} />}
                {originOf(run).map(visibleText).join(" · ")}
                {run.groupName && ` · ${visibleText(run.groupName)}`}
              </span>
              <span className="flex items-center gap-3">
                {run.tests && <TestsBar counts={run.tests} />}
                {(run.durationMs !== null || run.startedAt !== null) && (
                  <Duration className="tabular" ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />
                )}
              </span>
            </div>
            {run.error && hasReason(run) && <p className="truncate text-xs text-fault">{visibleText(run.error.message)}</p>}
          </div>
        );
        return (
          <li key={run.id} className="border-b border-edge">
            {row}
            {matrixRun && isOpen(matrixRun.id) && <OpenedRuns matrixRun={matrixRun} />}
          </li>
        );
      })}
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
