import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { combinationLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../ui/figures/Badge.tsx";
import { StatusBadge } from "../../ui/figures/StatusBadge.tsx";
import { TestsBar } from "../../ui/figures/TestsBar.tsx";
import { Cell, HeadCell, Row, Table } from "../../ui/lists/Table.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMedia } from "../../ui/use-media.ts";

type Combination = MatrixRun["combinations"][number];

/** The combinations with the result of their latest run: a table, or a list where it would be too wide. */
export function Combinations({ matrixRun }: { matrixRun: MatrixRun }) {
  const isWide = useMedia("(min-width: 48rem)");
  return isWide ? <WideTable matrixRun={matrixRun} /> : <NarrowList combinations={matrixRun.combinations} />;
}

function WideTable({ matrixRun: { axes, combinations } }: { matrixRun: MatrixRun }) {
  return (
    <div className="overflow-x-auto" tabIndex={-1}>
      <Table aria-label="Combinations" className="[&_tr:last-child_td]:border-b-0">
        <thead>
          <tr>
            {axes.map(({ name }) => (
              <HeadCell key={name}>{name}</HeadCell>
            ))}
            <HeadCell>Result</HeadCell>
            <HeadCell>Run</HeadCell>
            <HeadCell>Tests</HeadCell>
            <HeadCell className="text-right">Duration</HeadCell>
          </tr>
        </thead>
        <tbody>
          {combinations.map((each) => (
            <Row key={combinationLabel(each.combination)}>
              {each.combination.map(({ axis, value }) => (
                <Cell key={axis} className="max-w-60 truncate font-medium" title={visibleText(value)}>
                  {visibleText(value)}
                </Cell>
              ))}
              <Cell>
                <Result of={each} />
              </Cell>
              <Cell className="text-xs whitespace-nowrap">
                <RunLink of={each} />
              </Cell>
              <Cell className="w-44 text-xs">{each.run?.tests ? <TestsBar counts={each.run.tests} /> : <None />}</Cell>
              <Cell className="tabular text-right text-xs whitespace-nowrap">
                <Took of={each} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function NarrowList({ combinations }: { combinations: readonly Combination[] }) {
  return (
    <ul aria-label="Combinations">
      {combinations.map((each) => (
        <li key={combinationLabel(each.combination)} className="grid gap-1.5 border-b border-edge px-4 py-3 last:border-b-0">
          <div className="flex items-center gap-2">
            <Result of={each} />
            <span className="min-w-0 flex-1 text-sm font-medium break-words">{visibleText(combinationLabel(each.combination))}</span>
            <RunLink of={each} />
          </div>
          <div className="flex items-center justify-between gap-3 text-xs text-ink-soft">
            {each.run?.tests ? <TestsBar counts={each.run.tests} /> : <span />}
            <Took of={each} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Result({ of: { run, notRunAgain } }: { of: Combination }) {
  if (run === null) return <Badge>Removed</Badge>;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <StatusBadge status={run.status} verdict={run.verdict} />
      {run.error?.code === "CANCELLED" && <span className="text-xs text-ink-soft">cancelled</span>}
      {notRunAgain > 0 && <span className="text-xs text-bad">{notRunAgain} failed before and not run again</span>}
    </span>
  );
}

function RunLink({ of: { run, runs } }: { of: Combination }) {
  if (run === null) return <None />;
  return (
    <span className="tabular inline-flex items-baseline gap-1.5 text-xs">
      <Link
        to="/runs/$id"
        params={{ id: run.id }}
        className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-2"
      >
        #{run.number}
      </Link>
      {runs > 1 && <span className="text-ink-soft">{runs} runs</span>}
    </span>
  );
}

function Took({ of: { run } }: { of: Combination }) {
  if (!run || (run.durationMs === null && run.startedAt === null)) return <None />;
  return <Duration className="tabular" ms={run.durationMs} since={run.finishedAt ? null : run.startedAt} />;
}

const None = () => <span className="text-ink-soft">–</span>;
