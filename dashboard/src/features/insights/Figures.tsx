import type { Insights, PeriodNumbers } from "@gantry/contract/insights/schemas.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../ui/cn.ts";
import { formatCount, formatPercent, formatRoundDuration } from "../../ui/text/format.ts";

interface Figure {
  name: string;
  of: (totals: PeriodNumbers) => number | null;
  format: (value: number) => string;
  /** Which direction is an improvement; none for a neutral figure. */
  better?: "higher" | "lower";
  title?: string;
}

/** Short sums are exact, so that they agree with the figures that they add up. */
const minutes = (ms: number) => (ms < 600_000 ? formatRoundDuration(ms) : `${formatCount(Math.round(ms / 60_000))} min`);

const figures: readonly Figure[] = [
  {
    name: "Runs",
    of: ({ runs }) => runs,
    format: formatCount,
    title: "Each run of a matrix run or split suite counts, and so do cancelled runs and errors",
  },
  {
    name: "Test results",
    of: ({ tests }) => tests.passed + tests.failed,
    format: formatCount,
    title: "Passed and failed tests of all runs together",
  },
  {
    name: "Pass rate",
    of: ({ passRate }) => passRate,
    format: formatPercent,
    better: "higher",
    title: "Passed runs among those that passed, failed or were unstable",
  },
  {
    name: "Flaky rate",
    of: ({ flakyRate }) => flakyRate,
    format: formatPercent,
    better: "lower",
    title: "Tests that passed only on a retry, among those that passed or failed",
  },
  { name: "p50 duration", of: ({ p50DurationMs }) => p50DurationMs, format: formatRoundDuration, better: "lower" },
  { name: "p95 duration", of: ({ p95DurationMs }) => p95DurationMs, format: formatRoundDuration, better: "lower" },
  {
    name: "Queue time",
    of: ({ averageQueueMs }) => averageQueueMs,
    format: formatRoundDuration,
    better: "lower",
    title: "From the request to the start, on average. Uploads do not count.",
  },
  { name: "Total run time", of: ({ runMs }) => runMs, format: minutes, title: "The cost: the durations of all runs together" },
  {
    name: "Lost to flaky tests",
    of: ({ flakyMs }) => flakyMs,
    format: minutes,
    better: "lower",
    title: "Tests that passed only on a retry, with all their tries. Re-runs do not count.",
  },
  {
    name: "Lost to retries",
    of: ({ retryMs }) => retryMs,
    format: minutes,
    better: "lower",
    title: "Retries of tests that still failed, without their first try. Re-runs do not count.",
  },
  { name: "Lost to re-runs", of: ({ rerunMs }) => rerunMs, format: minutes, better: "lower", title: "Runs that repeated another run" },
  {
    name: "Lost in total",
    of: ({ lostMs }) => lostMs,
    format: minutes,
    better: "lower",
    title:
      "Flaky tests, retries and re-runs together. Tests of a run can run at the same time, so this can be more than the total run time.",
  },
];

/** The figures of the period, each with its value in the period before. */
export function Figures({ insights }: { insights: Insights }) {
  const { totals, previous } = insights;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-6" aria-label={`${insights.from} to ${insights.to}`}>
      {figures.map((figure) => {
        const [now, before] = [figure.of(totals), figure.of(previous.totals)];
        return (
          <div
            key={figure.name}
            className="grid content-start gap-0.5 rounded-xl border border-edge bg-surface px-4 py-3"
            title={figure.title}
          >
            <dt className="text-xs text-ink-soft">{figure.name}</dt>
            <dd className="tabular text-lg font-semibold">
              {now === null ? "–" : figure.format(now)}
              <span className="block text-xs font-normal text-ink-soft">
                <Change figure={figure} now={now} before={previous.totals.runs === 0 ? null : before} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** How a figure changed; nothing without a value before. */
function Change({ figure, now, before }: { figure: Figure; now: number | null; before: number | null }): ReactNode {
  if (before === null) return null;
  const was = `was ${figure.format(before)}`;
  if (now === null || figure.format(now) === figure.format(before)) return now === null ? was : `unchanged`;
  const isUp = now > before;
  const tone = figure.better === undefined ? "" : isUp === (figure.better === "higher") ? "text-ok" : "text-bad";
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <>
      <Arrow aria-label={isUp ? "higher" : "lower"} className={cn("inline size-3", tone)} /> {was}
    </>
  );
}
