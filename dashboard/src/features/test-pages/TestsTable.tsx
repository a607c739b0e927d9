import { staleAfterRuns, usualOrder } from "@gantry/contract/tests/constants.ts";
import type { TestFilter, TestSummary } from "@gantry/contract/tests/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../ui/figures/Badge.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { HistoryStrip } from "../../ui/figures/HistoryStrip.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { SortHeadCell, type Sorting } from "../../ui/lists/SortHeadCell.tsx";
import { SelectAllCell, SelectBox, SelectCell } from "../../ui/lists/SelectionCells.tsx";
import { useFirstRows } from "../../ui/lists/use-first-rows.ts";
import { useRowKeys } from "../../ui/lists/use-row-keys.ts";
import type { Selection } from "../../ui/lists/use-selection.ts";
import { Cell, Row, Table } from "../../ui/lists/Table.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { formatCount, formatDay } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { CheckBadge } from "../flake-checks/CheckBadge.tsx";
import { useCurrentProject } from "../projects/current-project.ts";

interface TestsTableProps {
  tests: readonly TestSummary[];
  sorting: Sorting;
  /** The tests are of several projects. */
  showsProject: boolean;
  /** Left out for users who may not change anything. */
  selection: Selection | undefined;
}

export function TestsTable(props: TestsTableProps) {
  const activeId = useRowKeys(props.tests);
  const shown = { ...props, tests: useFirstRows(props.tests) };
  return useMedia("(min-width: 48rem)") ? <WideTable {...shown} activeId={activeId} /> : <NarrowList {...shown} />;
}

/** The names of projects by their id, when the list shows them. */
function useProjectNames(showsProject: boolean): ReadonlyMap<string, string> {
  const { projects } = useCurrentProject();
  return new Map(showsProject ? projects.map((project) => [project.id, project.name]) : []);
}

function WideTable({ tests, sorting, showsProject, selection, activeId }: TestsTableProps & { activeId: string | undefined }) {
  const projectNames = useProjectNames(showsProject);
  const head = (by: TestFilter["sort"]) => ({ by, first: usualOrder(by), sorting });
  return (
    <Table aria-label="Tests">
      <thead className="sticky top-0 z-10">
        <tr>
          <SelectAllCell selection={selection} shown={tests.length} label="Select every test shown" />
          <SortHeadCell {...head("name")}>Test</SortHeadCell>
          <SortHeadCell {...head("failures")}>History</SortHeadCell>
          <SortHeadCell {...head("passRate")} className="text-right">
            Pass rate
          </SortHeadCell>
          <SortHeadCell {...head("p50")} className="hidden text-right lg:table-cell">
            p50
          </SortHeadCell>
          <SortHeadCell {...head("p95")} className="hidden text-right lg:table-cell">
            p95
          </SortHeadCell>
          <SortHeadCell {...head("owner")} className="hidden xl:table-cell">
            Owner
          </SortHeadCell>
          <SortHeadCell {...head("lastRun")} className="text-right">
            Last run
          </SortHeadCell>
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <Row
            key={test.id}
            data-row={test.id}
            data-selected={selection?.ids.has(test.id) ?? false}
            data-active={test.id === activeId}
            className="relative"
          >
            <SelectCell selection={selection} id={test.id} label={`Select ${visibleText(test.name)}`} />
            <Cell className="w-full max-w-0 min-w-56">
              <TestName test={test} projectName={projectNames.get(test.projectId)} />
            </Cell>
            <Cell className="w-32">
              <HistoryStrip outcomes={test.history} />
            </Cell>
            <Cell className="tabular text-right text-xs whitespace-nowrap">
              <PassRate test={test} />
            </Cell>
            <Cell className="tabular hidden text-right text-xs whitespace-nowrap lg:table-cell">
              <Duration ms={test.p50DurationMs} />
            </Cell>
            <Cell className="tabular hidden text-right text-xs whitespace-nowrap lg:table-cell">
              <Duration ms={test.p95DurationMs} />
            </Cell>
            <Cell className="hidden max-w-36 truncate text-xs xl:table-cell">
              {test.owner ? visibleText(test.owner) : <span className="text-ink-soft">–</span>}
            </Cell>
            <Cell className="tabular text-right text-xs whitespace-nowrap text-ink-soft">
              {test.lastRunAt ? <RelativeTime at={test.lastRunAt} className="relative z-2" /> : "–"}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The link covers its row, so that every part of it opens the test. */
function TestName({ test, projectName }: { test: TestSummary; projectName: string | undefined }) {
  const place = [...test.suite, ...(test.suite.length === 0 && test.filePath ? [test.filePath] : [])].map(visibleText).join(" › ");
  return (
    <Link
      to="/tests/$id"
      params={{ id: test.id }}
      className="flex min-w-0 flex-1 items-center gap-2 rounded-sm after:absolute after:inset-0"
    >
      {test.lastStatus && <TestStatusIcon status={test.lastStatus} />}
      <span className="grid min-w-0 flex-1">
        {/* On a phone the badges have a line of their own. */}
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 sm:flex-nowrap">
          <span className="w-full truncate font-medium sm:w-auto" title={visibleText(test.name)}>
            {visibleText(test.name)}
          </span>
          <TestMarks test={test} />
          {test.lastFlakeCheck && <CheckBadge check={test.lastFlakeCheck} />}
        </span>
        <span className="truncate text-xs text-ink-soft">
          {projectName !== undefined && <span className="font-medium">{visibleText(projectName) + (place && " · ")}</span>}
          {place}
          {test.variant && ` · ${visibleText(test.variant)}`}
        </span>
      </span>
    </Link>
  );
}

export function TestMarks({
  test,
}: {
  test: Pick<TestSummary, "broken" | "flaky" | "stale" | "quarantined" | "keepUntil" | "lastBranch">;
}) {
  return (
    <>
      {test.broken && (
        <Badge tone="bad" className="max-w-48 shrink">
          <span className="truncate" title={test.lastBranch ? `Failed in its last run, on ${visibleText(test.lastBranch)}` : undefined}>
            {test.lastBranch ? `Broken on ${visibleText(test.lastBranch)}` : "Broken"}
          </span>
        </Badge>
      )}
      {test.flaky && <Badge tone="warn">Flaky</Badge>}
      {test.stale && (
        <Badge>
          <span title={`In none of the last ${staleAfterRuns} complete runs of its suite. It was probably removed or renamed.`}>
            Not seen lately
          </span>
        </Badge>
      )}
      {test.quarantined && (
        <Badge tone="think">
          {test.keepUntil ? (
            <span title="Until then it stays in quarantine, even if it passes.">Quarantined, kept until {formatDay(test.keepUntil)}</span>
          ) : (
            "Quarantined"
          )}
        </Badge>
      )}
    </>
  );
}

/** A test that passed on a retry counts as passed. Without a hint at that, "Flaky" and 100 % would contradict each other. */
interface PassRateProps {
  test: Pick<TestSummary, "passRate" | "runs" | "flaky" | "flakyRuns">;
  /** Of the number. */
  className?: string;
}

export function PassRate({ test, className = "font-medium" }: PassRateProps) {
  if (test.passRate === null) return <span className="text-ink-soft">–</span>;
  const tone = test.passRate >= 0.95 ? "" : test.passRate >= 0.7 ? "text-warn" : "text-bad";
  // Rounding must not hide that a test failed once in many runs.
  const percent = test.passRate < 1 ? Math.min(99, Math.round(test.passRate * 100)) : 100;
  return (
    <span title={`of its last ${test.runs} ${test.runs === 1 ? "outcome" : "outcomes"}`}>
      <span className={cn(className, tone)}>{percent} %</span>
      {test.flaky && percent === 100 && test.flakyRuns > 0 && (
        <span className="block text-2xs text-warn">
          {formatCount(test.flakyRuns)} of {formatCount(test.runs)} flaky
        </span>
      )}
    </span>
  );
}

function NarrowList({ tests, showsProject, selection }: TestsTableProps) {
  const projectNames = useProjectNames(showsProject);
  return (
    <ul aria-label="Tests" className="border-t border-edge">
      {tests.map((test) => (
        <li key={test.id} data-row={test.id} className="relative grid gap-1.5 border-b border-edge px-4 py-3">
          <div className="flex min-w-0 items-center gap-3">
            <SelectBox selection={selection} id={test.id} label={`Select ${visibleText(test.name)}`} />
            <TestName test={test} projectName={projectNames.get(test.projectId)} />
          </div>
          <div className="flex items-center justify-between gap-3 text-xs">
            <HistoryStrip outcomes={test.history} />
            <span className="tabular flex gap-3">
              <PassRate test={test} />
              <Duration ms={test.p50DurationMs} className="text-ink-soft" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
