import type { Insights } from "@gantry/contract/insights/schemas.ts";
import { formatCount, formatDuration, formatPercent, formatRoundDuration } from "../../ui/text/format.ts";
import { type DayLink, DayPlot, type TipLine } from "./DayPlot.tsx";
import { daysOf } from "./days-of.ts";
import type { RunsLink } from "./insights-search.ts";
import { countTicks, durationTicks } from "./ticks.ts";

interface ChartProps {
  insights: Insights;
  /** The list of the runs that this is about. */
  runs: RunsLink;
}

/** How many runs a day has, and their list; none for a day without runs. */
const dayRuns =
  (data: ReturnType<typeof daysOf>, runs: RunsLink) =>
  (index: number): DayLink | undefined => {
    const day = data[index];
    const count = day ? day.passed + day.unstable + day.failed + day.errors + day.cancelled : 0;
    return day && count > 0 ? { count, search: { ...runs, from: day.day, to: day.day } } : undefined;
  };

/** From the ground up. */
const verdicts = [
  { key: "passed", name: "Passed", color: "var(--ok-solid)" },
  { key: "unstable", name: "Unstable", color: "var(--warn-solid)" },
  { key: "failed", name: "Failed", color: "var(--bad-solid)" },
  { key: "errors", name: "Error", color: "var(--fault-solid)" },
  { key: "cancelled", name: "Cancelled", color: "var(--idle-solid)" },
] as const;

const percentTicks = [0, 25, 50, 75, 100];
const widestBar = 28;

/** Runs of each day by their verdict, with the share that passed. */
export function RunsChart({ insights, runs }: ChartProps) {
  const data = daysOf(insights);
  const runsOf = (day: (typeof data)[number]) => verdicts.reduce((sum, { key }) => sum + day[key], 0);
  const tip = (index: number): TipLine[] => {
    const day = data[index];
    if (!day || runsOf(day) === 0) return [];
    return [
      ...verdicts.filter(({ key }) => day[key] > 0).map(({ key, name, color }) => ({ name, color, value: formatCount(day[key]) })),
      ...(day.passPercent === null ? [] : [{ name: "Pass rate", value: `${day.passPercent} %`, color: "var(--accent)" }]),
    ];
  };
  return (
    <>
      <Legend lines={[...verdicts, { name: "Pass rate", color: "var(--accent)" }]} />
      <DayPlot
        description={`Runs and pass rate of each day: ${insights.totals.passed} of ${insights.totals.runs} runs passed${withoutVerdict(insights.totals)}.`}
        days={data.map(({ day }) => day)}
        left={{ ticks: countTicks(Math.max(...data.map(runsOf))), format: formatCount, width: 42 }}
        right={{ ticks: percentTicks, format: (percent) => `${percent} %`, width: 52 }}
        cursor="band"
        tip={tip}
        link={dayRuns(data, runs)}
      >
        {({ x, band, left, right }) => (
          <>
            {data.map((day, index) => (
              <Column key={day.day} day={day} x={x(index)} width={Math.min(widestBar, band * 0.8)} y={left} />
            ))}
            <Line points={data.flatMap((day, index) => (day.passPercent === null ? [] : [{ x: x(index), y: right(day.passPercent) }]))} />
          </>
        )}
      </DayPlot>
    </>
  );
}

/** The pass rate leaves these out. */
const withoutVerdict = ({ errors }: Insights["totals"]): string => (errors > 0 ? `, ${formatCount(errors)} had no verdict` : "");

type Day = ReturnType<typeof daysOf>[number];

function Column({ day, x, width, y }: { day: Day; x: number; width: number; y: (count: number) => number }) {
  let below = 0;
  return verdicts.map(({ key, color }) => {
    const from = below;
    below += day[key];
    return day[key] > 0 && <rect key={key} x={x - width / 2} width={width} y={y(below)} height={y(from) - y(below)} fill={color} />;
  });
}

const percentiles = [
  { key: "p50DurationMs", name: "p50", color: "var(--accent)" },
  { key: "p95DurationMs", name: "p95", color: "var(--warn-solid)" },
] as const;

/** p50 and p95 of the run time per day. */
export function DurationChart({ insights, runs }: ChartProps) {
  const data = daysOf(insights);
  const tip = (index: number): TipLine[] =>
    percentiles.flatMap(({ key, name, color }) => {
      const ms = data[index]?.[key] ?? null;
      return ms === null ? [] : [{ name, value: formatDuration(ms), color }];
    });
  return (
    <>
      <Legend lines={percentiles} />
      <DayPlot
        description="p50 and p95 of the duration of the runs of each day."
        days={data.map(({ day }) => day)}
        left={{
          ticks: durationTicks(Math.max(...data.map((day) => day.p95DurationMs ?? 0))),
          format: (ms) => (ms === 0 ? "0" : formatRoundDuration(ms)),
          width: 74,
        }}
        cursor="line"
        tip={tip}
        link={dayRuns(data, runs)}
      >
        {({ x, left }) =>
          percentiles.map(({ key, color }) => (
            <Line
              key={key}
              color={color}
              points={data.flatMap((day, index) => {
                const ms = day[key];
                return ms === null ? [] : [{ x: x(index), y: left(ms) }];
              })}
            />
          ))
        }
      </DayPlot>
    </>
  );
}

export function FlakyChart({ insights, runs }: ChartProps) {
  const data = daysOf(insights);
  const tip = (index: number): TipLine[] => {
    const percent = data[index]?.flakyPercent ?? null;
    return percent === null ? [] : [{ name: "Flaky rate", value: formatPercent(percent / 100), color: "var(--warn-solid)" }];
  };
  return (
    <DayPlot
      description="The flaky rate of each day."
      days={data.map(({ day }) => day)}
      left={{
        ticks: countTicks(Math.max(4, ...data.map((day) => day.flakyPercent ?? 0))),
        format: (percent) => `${percent} %`,
        width: 52,
      }}
      cursor="line"
      tip={tip}
      link={dayRuns(data, runs)}
    >
      {({ x, left }) => (
        <Line
          color="var(--warn-solid)"
          points={data.flatMap(({ flakyPercent }, index) => (flakyPercent === null ? [] : [{ x: x(index), y: left(flakyPercent) }]))}
        />
      )}
    </DayPlot>
  );
}

/** What the colors of a chart mean. */
function Legend({ lines }: { lines: readonly { name: string; color: string }[] }) {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-3 text-xs text-ink-soft sm:px-5">
      {lines.map(({ name, color }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 rounded-full" style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface Point {
  x: number;
  y: number;
}

const corners = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(" ");

/** Days without a value are stepped over. */
function Line({ points, color = "var(--accent)" }: { points: readonly Point[]; color?: string }) {
  return (
    <>
      <polyline points={corners(points)} fill="none" stroke={color} strokeWidth={2} strokeLinejoin="round" />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} fill={color} />
      ))}
    </>
  );
}
