import type { Insights } from "@gantry/contract/insights/schemas.ts";
import { useId } from "react";
import { formatDuration } from "../../ui/text/format.ts";
import { DayPlot, type TipLine } from "./DayPlot.tsx";
import { daysOf } from "./days-of.ts";
import { countTicks, durationTicks } from "./ticks.ts";

interface ChartProps {
  insights: Insights;
  days: number;
}

/** From the ground up. */
const verdicts = [
  { key: "passed", name: "Passed", color: "var(--ok-solid)" },
  { key: "unstable", name: "Unstable", color: "var(--warn-solid)" },
  { key: "failed", name: "Failed", color: "var(--bad-solid)" },
  { key: "errors", name: "Error", color: "var(--fault-solid)" },
] as const;

const percentTicks = [0, 25, 50, 75, 100];
const widestBar = 28;

/** Runs of each day by their verdict, with the share that passed. */
export function RunsChart({ insights, days }: ChartProps) {
  const data = daysOf(insights, days);
  const runsOf = (day: (typeof data)[number]) => verdicts.reduce((sum, { key }) => sum + day[key], 0);
  const tip = (index: number): TipLine[] => {
    const day = data[index];
    if (!day || runsOf(day) === 0) return [];
    return [
      ...verdicts.filter(({ key }) => day[key] > 0).map(({ key, name, color }) => ({ name, color, value: day[key].toLocaleString("en") })),
      ...(day.passPercent === null ? [] : [{ name: "Pass rate", value: `${day.passPercent} %`, color: "var(--accent)" }]),
    ];
  };
  return (
    <DayPlot
      description={`Runs and pass rate of each day: ${insights.totals.passed} of ${insights.totals.runs} runs passed.`}
      days={data.map(({ day }) => day)}
      left={{ ticks: countTicks(Math.max(...data.map(runsOf))), format: (count) => count.toLocaleString("en"), width: 42 }}
      right={{ ticks: percentTicks, format: (percent) => `${percent} %`, width: 52 }}
      cursor="band"
      tip={tip}
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
  );
}

type Day = ReturnType<typeof daysOf>[number];

function Column({ day, x, width, y }: { day: Day; x: number; width: number; y: (count: number) => number }) {
  let below = 0;
  return verdicts.map(({ key, color }) => {
    const from = below;
    below += day[key];
    return day[key] > 0 && <rect key={key} x={x - width / 2} width={width} y={y(below)} height={y(from) - y(below)} fill={color} />;
  });
}

/** Average run time per day. */
export function DurationChart({ insights, days }: ChartProps) {
  const data = daysOf(insights, days);
  const fill = useId();
  const tip = (index: number): TipLine[] => {
    const ms = data[index]?.averageDurationMs ?? null;
    return ms === null ? [] : [{ name: "Average duration", value: formatDuration(ms), color: "var(--accent)" }];
  };
  return (
    <DayPlot
      description="The average duration of the runs of each day."
      days={data.map(({ day }) => day)}
      left={{ ticks: durationTicks(Math.max(...data.map((day) => day.averageDurationMs ?? 0))), format: formatDuration, width: 74 }}
      cursor="line"
      tip={tip}
    >
      {({ x, floor, left }) => {
        const points = data.flatMap((day, index) =>
          day.averageDurationMs === null ? [] : [{ x: x(index), y: left(day.averageDurationMs) }],
        );
        return (
          <>
            <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--accent)" stopOpacity={0.28} />
              <stop offset="1" stopColor="var(--accent)" stopOpacity={0.02} />
            </linearGradient>
            <polygon
              points={corners([{ x: points[0]?.x ?? 0, y: floor }, ...points, { x: points.at(-1)?.x ?? 0, y: floor }])}
              fill={`url(#${fill})`}
            />
            <Line points={points} />
          </>
        );
      }}
    </DayPlot>
  );
}

interface Point {
  x: number;
  y: number;
}

const corners = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(" ");

/** Days without a value are stepped over. */
function Line({ points }: { points: readonly Point[] }) {
  return (
    <>
      <polyline points={corners(points)} fill="none" stroke="var(--accent)" strokeWidth={2} strokeLinejoin="round" />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} fill="var(--accent)" />
      ))}
    </>
  );
}
