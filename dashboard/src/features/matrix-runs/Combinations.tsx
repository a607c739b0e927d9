import { wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { cn } from "../../ui/cn.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { TestsBar } from "../../ui/figures/TestsBar.tsx";
import { Cell, HeadCell, Row, Table } from "../../ui/lists/Table.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMedia } from "../../ui/use-media.ts";
import { axisLabel, axisValue, partText } from "../executions/names/axis-labels.ts";
import { formatCount, formatCounted } from "../../ui/text/format.ts";

type Combination = MatrixRun["combinations"][number];

/** The combinations with the result of their latest run: a table, or a list where it would be too wide. */
export function Combinations({ matrixRun, label = "Combinations" }: { matrixRun: MatrixRun; label?: string }) {
  const isWide = useMedia("(min-width: 48rem)");
  return isWide ? <WideTable matrixRun={matrixRun} label={label} /> : <NarrowList combinations={matrixRun.combinations} label={label} />;
}

function WideTable({ matrixRun: { axes, combinations, split }, label }: { matrixRun: MatrixRun; label: string }) {
  return (
    <div className="overflow-x-auto" tabIndex={-1}>
      <Table aria-label={label} className="[&_tr:last-child_td]:border-b-0">
        <thead>
          <tr>
            {axes.map(({ name }) => (
              <HeadCell key={name}>{axisLabel(name)}</HeadCell>
            ))}
            {split && <HeadCell>Shard</HeadCell>}
            <HeadCell>Result</HeadCell>
            <HeadCell>Run</HeadCell>
            <HeadCell>Tests</HeadCell>
            <HeadCell className="text-right">Duration</HeadCell>
          </tr>
        </thead>
        <tbody>
          {combinations.map((each) => (
            <Fragment key={runLabel(each)}>
              <Row className={cn(hasFailure(each) && "[&>td]:border-b-0 [&>td]:pb-1")}>
                {each.combination.map((part) => (
                  <Cell key={part.axis} className="max-w-60 truncate font-medium" title={axisValue(part)}>
                    {axisValue(part)}
                  </Cell>
                ))}
                {split && <ShardCell of={each} />}
                <Cell>
                  <Result of={each} />
                </Cell>
                <Cell className="text-xs whitespace-nowrap">{each.run ? <RunLink of={each} /> : <None />}</Cell>
                <Cell className="w-44 text-xs">{each.run?.tests ? <TestsBar counts={each.run.tests} /> : <None />}</Cell>
                <Cell className="tabular text-right text-xs whitespace-nowrap">{hasTime(each) ? <Took of={each} /> : <None />}</Cell>
              </Row>
              {hasFailure(each) && (
                <Row>
                  <Cell colSpan={axes.length + (split ? 5 : 4)} className="h-auto max-w-0 pt-0 pb-2.5">
                    <WhatFailed of={each} />
                  </Cell>
                </Row>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function NarrowList({ combinations, label }: { combinations: readonly Combination[]; label: string }) {
  return (
    <ul aria-label={label}>
      {combinations.map((each) => (
        <li key={runLabel(each)} className="grid gap-1.5 border-b border-edge px-4 py-3 last:border-b-0">
          <div className="flex items-center gap-2">
            <Result of={each} />
            <span className="min-w-0 flex-1 text-sm font-medium break-words">{partText(each)}</span>
            <RunLink of={each} />
          </div>
          {(each.run?.tests || hasTime(each)) && (
            <div className="flex items-center justify-between gap-3 text-xs text-ink-soft">
              {each.run?.tests ? <TestsBar counts={each.run.tests} /> : <span />}
              {hasTime(each) && <Took of={each} />}
            </div>
          )}
          <WhatFailed of={each} />
        </li>
      ))}
    </ul>
  );
}

function ShardCell({ of: { shard } }: { of: Combination }) {
  return (
    <Cell className="tabular whitespace-nowrap">
      {shard && (
        <>
          <span className="font-medium">
            {shard.index}/{shard.total}
          </span>
          {shard.files !== null && <span className="ml-1.5 text-xs text-ink-soft">{formatCounted(shard.files, "file")}</span>}
        </>
      )}
    </Cell>
  );
}

function Result({ of: { run, notRunAgain, cutShort } }: { of: Combination }) {
  if (run === null) return <Badge>Deleted</Badge>;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <StatusBadge status={run.status} verdict={run.verdict} error={run.error} />
      {notRunAgain > 0 && <span className="text-xs text-bad">{notRunAgain} failed before and not run again</span>}
      {cutShort !== null && <span className="text-xs text-bad">{cutShort}</span>}
    </span>
  );
}

/** The result says that a run was cancelled. */
const errorOf = ({ run }: Combination) => (run?.error && !wasCancelled(run) ? run.error : undefined);
const hasFailure = (each: Combination) => errorOf(each) !== undefined || each.failedTests.length > 0;

/** The error, and the first failed tests. */
function WhatFailed({ of: each }: { of: Combination }) {
  if (!hasFailure(each)) return null;
  const { run, failedTests } = each;
  const error = errorOf(each);
  const more = (run?.tests?.failed ?? 0) - (run?.tests?.quarantined ?? 0) - failedTests.length;
  return (
    <ul aria-label={`What failed in ${partText(each)}`} className="grid grid-cols-1 gap-0.5 text-xs">
      {error && <li className="break-words text-fault">{visibleText(error.message)}</li>}
      {run &&
        failedTests.map(({ id, title }) => (
          <li key={id} className="grid">
            <Link
              to="/runs/$id"
              params={{ id: run.id }}
              search={{ tab: "overview", test: id }}
              className="inline-flex min-h-6 items-center text-bad underline underline-offset-2"
              title={visibleText(title)}
            >
              <span className="truncate">{visibleText(title)}</span>
            </Link>
          </li>
        ))}
      {more > 0 && <li className="text-ink-soft">and {formatCount(more)} more</li>}
    </ul>
  );
}

const partLink = "inline-flex min-h-6 items-center text-ink-soft underline underline-offset-2 hover:text-ink";

function RunLink({ of: { run, runs } }: { of: Combination }) {
  if (run === null) return null;
  return (
    <span className="tabular inline-flex items-baseline gap-1.5 text-xs">
      <Link
        to="/runs/$id"
        params={{ id: run.id }}
        className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-2"
      >
        #{run.number}
      </Link>
      {run.startedAt !== null && (
        <Link to="/runs/$id" params={{ id: run.id }} search={{ tab: "terminal" }} className={partLink} aria-label={`Log of #${run.number}`}>
          Log
        </Link>
      )}
      {run.tests !== null && (
        <Link
          to="/runs/$id"
          params={{ id: run.id }}
          search={{ tab: "report" }}
          className={partLink}
          aria-label={`Report of #${run.number}`}
        >
          Report
        </Link>
      )}
      {runs > 1 && <span className="text-ink-soft">{runs} runs</span>}
    </span>
  );
}

const hasTime = ({ run }: Combination) => run !== null && (run.durationMs !== null || run.startedAt !== null);

function Took({ of: { run } }: { of: Combination }) {
  return <Duration className="tabular" ms={run?.durationMs ?? null} since={run?.finishedAt ? null : (run?.startedAt ?? null)} />;
}

const None = () => <span className="text-ink-soft">–</span>;
