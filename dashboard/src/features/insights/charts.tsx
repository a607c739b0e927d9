import type { Insights } from "@gantry/contract/history.ts";
import { useId } from "react";
import { Area, AreaChart, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { durationWords } from "../../ui/time-words.ts";
import { daysOf } from "./days-of.ts";

const height = 260;
const axis = { stroke: "var(--edge)", tick: { fill: "var(--ink-soft)", fontSize: 11 }, tickLine: false } as const;
const tooltip = {
  contentStyle: {
    background: "var(--raised)",
    border: "1px solid var(--edge)",
    borderRadius: 8,
    fontSize: 12,
    color: "var(--ink)",
    boxShadow: "var(--shadow-pop)",
  },
  labelStyle: { color: "var(--ink-soft)" },
  itemStyle: { color: "var(--ink)" },
  cursor: { fill: "var(--hover)", stroke: "var(--edge)" },
} as const;

/** `2026-01-31` as `31 Jan`. */
const dayWords = (day: unknown) =>
  new Date(`${String(day)}T00:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

interface ChartProps {
  insights: Insights;
  days: number;
}

/** Runs of each day by their verdict, with the share that passed. */
export function RunsChart({ insights, days }: ChartProps) {
  const data = daysOf(insights, days);
  return (
    <Picture words={`Runs and pass rate of each day: ${insights.totals.passed} of ${insights.totals.runs} runs passed.`}>
      <ComposedChart accessibilityLayer={false} data={data} margin={{ top: 12, right: 4, bottom: 0, left: -18 }}>
        <CartesianGrid stroke="var(--edge)" vertical={false} strokeDasharray="2 4" />
        <XAxis dataKey="day" tickFormatter={dayWords} minTickGap={28} {...axis} />
        <YAxis yAxisId="runs" allowDecimals={false} {...axis} axisLine={false} />
        <YAxis yAxisId="rate" orientation="right" domain={[0, 100]} unit=" %" width={48} {...axis} axisLine={false} />
        <Tooltip {...tooltip} labelFormatter={dayWords} />
        <Bar
          yAxisId="runs"
          dataKey="passed"
          name="Passed"
          stackId="runs"
          fill="var(--ok-solid)"
          isAnimationActive={false}
          maxBarSize={28}
        />
        <Bar
          yAxisId="runs"
          dataKey="unstable"
          name="Unstable"
          stackId="runs"
          fill="var(--warn-solid)"
          isAnimationActive={false}
          maxBarSize={28}
        />
        <Bar
          yAxisId="runs"
          dataKey="failed"
          name="Failed"
          stackId="runs"
          fill="var(--bad-solid)"
          isAnimationActive={false}
          maxBarSize={28}
        />
        <Bar
          yAxisId="runs"
          dataKey="errors"
          name="Error"
          stackId="runs"
          fill="var(--fault-solid)"
          isAnimationActive={false}
          maxBarSize={28}
        />
        <Line
          yAxisId="rate"
          dataKey="passPercent"
          name="Pass rate (%)"
          stroke="var(--accent)"
          strokeWidth={2}
          dot={{ r: 2, fill: "var(--accent)" }}
          connectNulls
          isAnimationActive={false}
        />
      </ComposedChart>
    </Picture>
  );
}

/** The average run of each day. */
export function DurationChart({ insights, days }: ChartProps) {
  const data = daysOf(insights, days);
  const fill = useId();
  return (
    <Picture words="The average duration of the runs of each day.">
      <AreaChart accessibilityLayer={false} data={data} margin={{ top: 12, right: 12, bottom: 0, left: 0 }}>
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--accent)" stopOpacity={0.28} />
            <stop offset="1" stopColor="var(--accent)" stopOpacity={0.02} />
          </linearGradient>
        </defs>
        <CartesianGrid stroke="var(--edge)" vertical={false} strokeDasharray="2 4" />
        <XAxis dataKey="day" tickFormatter={dayWords} minTickGap={28} {...axis} />
        <YAxis tickFormatter={(ms: number) => durationWords(ms)} width={62} {...axis} axisLine={false} />
        <Tooltip {...tooltip} labelFormatter={dayWords} formatter={(ms) => durationWords(Number(ms))} />
        <Area
          dataKey="averageDurationMs"
          name="Average duration"
          stroke="var(--accent)"
          strokeWidth={2}
          fill={`url(#${fill})`}
          dot={{ r: 2, fill: "var(--accent)" }}
          connectNulls
          isAnimationActive={false}
        />
      </AreaChart>
    </Picture>
  );
}

function Picture({ words, children }: { words: string; children: React.ReactElement }) {
  return (
    <figure className="px-3 pb-3">
      <figcaption className="sr-only">{words}</figcaption>
      <div aria-hidden="true" style={{ height }}>
        <ResponsiveContainer width="100%" height="100%">
          {children}
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
