import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import type { Timeline } from "@gantry/contract/timeline/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { ChartGantt, Clock3 } from "lucide-react";
import { useMemo } from "react";
import { errorText } from "../../api/api-error.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useWidth } from "../../ui/use-width.ts";
import { barStyles, describeBar } from "./bar-style.ts";
import { lanesOf, spanOf } from "./lanes.ts";
import { pressureSentences } from "./pressure-text.ts";
import { timelineQuery } from "./queries.ts";
import { TestLanes } from "./TestLanes.tsx";
import { timeScale } from "./time-scale.ts";
import { UsageCurves } from "./UsageCurves.tsx";
import { formatCount } from "../../ui/text/format.ts";

interface TimelineTabProps {
  run: Execution;
  onChange: (part: { tab: "tests"; test: string }, replace: boolean) => void;
}

/** When the tests of a run ran, and what its container used meanwhile. */
export function TimelineTab({ run, onChange }: TimelineTabProps) {
  const timeline = useQuery(timelineQuery(run));
  if (timeline.isError)
    return (
      <ErrorState title="The timeline could not be loaded" onRetry={() => void timeline.refetch()}>
        {errorText(timeline.error)}
      </ErrorState>
    );
  if (timeline.isPending)
    return (
      <div className="grid gap-3 p-6">
        <Loading label="Loading the timeline" />
        <Skeleton className="h-48 w-full rounded-xl" />
        <Skeleton className="h-64 w-full rounded-xl" />
      </div>
    );
  const isEmpty = timeline.data.bars.length === 0 && timeline.data.usage.length === 0;
  return isEmpty ? (
    <NoTimeline run={run} timeline={timeline.data} />
  ) : (
    <Drawn run={run} timeline={timeline.data} onTest={(test) => onChange({ tab: "tests", test }, false)} />
  );
}

function NoTimeline({ run, timeline }: { run: Execution; timeline: Timeline }) {
  if (!hasVerdict(run))
    return (
      <EmptyState icon={<Clock3 />} title="Nothing was measured yet">
        What the container uses appears a few seconds after the start, and the tests when the run has ended.
      </EmptyState>
    );
  return (
    <EmptyState icon={<ChartGantt />} title="This run has no timeline">
      {whyEmpty(run, timeline)}
    </EmptyState>
  );
}

function whyEmpty(run: Execution, { tests }: Timeline): string {
  if (run.startedAt === null) return "It never started.";
  if (run.trigger === "ingest") return "The report has no test start times within the run.";
  const report = tests.total > 0 ? ", and the report has no test start times within the run" : "";
  return `It was too short to be measured, or its worker runs an earlier release${report}.`;
}

function Drawn({ run, timeline, onTest }: { run: Execution; timeline: Timeline; onTest: (testId: string) => void }) {
  const [frame, width] = useWidth();
  const { bars, blocks } = timeline;
  // New usage leaves the bars as they are, so the chosen one stays chosen.
  const lanes = useMemo(() => lanesOf({ bars, blocks }), [bars, blocks]);
  const span = useMemo(() => spanOf(timeline), [timeline]);
  const scale = span && width > 0 ? timeScale(span, width) : undefined;
  const sentences = pressureSentences(timeline);
  return (
    <div className="grid w-full content-start gap-4 p-4 sm:p-6">
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="warn">
          {sentence}
        </Notice>
      ))}
      <Card>
        <CardHeader title="Tests" />
        <div className="px-4 pt-3 pb-4 sm:px-5">
          <div ref={frame} className="min-w-0">
            {timeline.bars.length > 0 && <Legend hasBlocks={timeline.blocks.length > 0} />}
            {scale && timeline.bars.length > 0 && <TestLanes lanes={lanes} scale={scale} onOpen={onTest} />}
          </div>
          <p className="pt-2 text-xs text-ink-soft">{coverage(timeline, run)}</p>
        </div>
      </Card>
      {timeline.bars.length > 0 && <Longest timeline={timeline} onTest={onTest} />}
      <Card>
        <CardHeader title="Container" />
        <div className="px-4 pt-3 pb-4 sm:px-5">
          {timeline.usage.length === 0 ? (
            <p className="py-2 text-sm text-ink-soft">{unmeasured(run)}</p>
          ) : (
            scale && <UsageCurves usage={timeline.usage} limits={timeline.limits} scale={scale} />
          )}
          {timeline.usage.length > 0 && sentences.length === 0 && timeline.pressure.cpu !== null && hasVerdict(run) && (
            <p className="pt-2 text-xs text-ink-soft">The container rarely reached its limits.</p>
          )}
        </div>
      </Card>
    </div>
  );
}

function unmeasured(run: Execution): string {
  return run.trigger === "ingest"
    ? "This run was uploaded, so Gantry did not see what it used."
    : "Nothing was measured: the run was too short, or its worker runs an earlier release.";
}

/** Which tests the picture does not show, and why. */
function coverage({ tests: { total, timed }, blocks }: Timeline, run: Execution): string {
  if (!hasVerdict(run) && total === 0) return "The tests appear when the run has ended.";
  if (total === 0) return "This run has no tests.";
  if (timed === 0) return "The report has no start times, so no test is drawn.";
  const without = total - timed;
  return [
    ...(without > 0 ? [`${formatCount(without)} of ${formatCount(total)} tests ${without === 1 ? "has" : "have"} no start time.`] : []),
    ...(blocks.length > 0 ? ["Failed and long tests are drawn one by one, the others as gray blocks."] : []),
    "Click a bar to open its test.",
  ].join(" ");
}

function Legend({ hasBlocks }: { hasBlocks: boolean }) {
  const entries = [
    ...Object.values(barStyles),
    ...(hasBlocks ? [{ label: "Many short tests", color: "var(--idle-solid)", height: 14 }] : []),
  ];
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 pb-3 text-xs text-ink-soft">
      {entries.map(({ label, color, height }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="rounded-xs" style={{ background: color, width: 14, height }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

const maxShownLength = 5;

function Longest({ timeline, onTest }: { timeline: Timeline; onTest: (testId: string) => void }) {
  const longest = timeline.bars.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, maxShownLength);
  return (
    <Card>
      <CardHeader title="Slowest attempts" />
      <ol className="divide-y divide-edge">
        {longest.map((bar) => (
          <li key={`${bar.testId} ${bar.try}`}>
            <button
              type="button"
              onClick={() => onTest(bar.testId)}
              className="flex w-full flex-wrap items-baseline gap-x-3 px-4 py-2 text-left text-sm hover:bg-hover sm:px-5"
            >
              <span className="min-w-0 grow basis-full truncate font-medium sm:basis-0">{bar.name}</span>
              <span className="text-xs text-ink-soft">{describeBar(bar)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
