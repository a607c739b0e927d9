import type { Timeline, UsageSeries } from "@gantry/contract/timeline/schemas.ts";
import { useState } from "react";
import { formatBytes, formatDuration } from "../../ui/text/format.ts";
import { cpusText } from "./pressure-text.ts";
import type { TimeScale } from "./time-scale.ts";
import { TimeTicks } from "./TimeTicks.tsx";

type Measure = Exclude<keyof UsageSeries, "startedAt" | "everyMs">;

interface Curve {
  measure: Measure;
  name: string;
  color: string;
}

interface Graph {
  title: string;
  curves: readonly Curve[];
  /** What a value of 1 is in `format`. */
  format: (value: number) => string;
  limit?: { value: number; label: string } | undefined;
  /** Smallest value that the full height represents. */
  least: number;
}

const plotHeight = 64;
const graphHeight = plotHeight + 12;
const axisHeight = 22;

/** What the container used, on the same time axis as the tests. */
export function UsageCurves({ usage, limits, scale }: Pick<Timeline, "usage" | "limits"> & { scale: TimeScale }) {
  const [pointedMs, setPointedMs] = useState<number>();
  const graphs = graphsOf(limits).filter(({ curves }) => curves.some(({ measure }) => usage.some((series) => series[measure] !== null)));
  return (
    <div
      className="grid gap-3"
      onPointerMove={(event) => setPointedMs(scale.at(event.clientX - event.currentTarget.getBoundingClientRect().left))}
      onPointerLeave={() => setPointedMs(undefined)}
    >
      {graphs.map((graph, index) => (
        <UsageGraph key={graph.title} {...{ graph, usage, scale, pointedMs }} isLast={index === graphs.length - 1} />
      ))}
    </div>
  );
}

const perSecond = (bytes: number): string => `${formatBytes(bytes)}/s`;
const percent = (thousandths: number): string => `${Math.min(100, Math.round(thousandths / 10))} %`;
const MiB = 1024 ** 2;

function graphsOf(limits: Timeline["limits"]): Graph[] {
  return [
    {
      title: "CPU",
      curves: [{ measure: "cpu", name: "CPU", color: "var(--accent)" }],
      format: (value) => `${(value / 1000).toFixed(2)} CPUs`,
      limit: limits ? { value: limits.cpus * 1000, label: `Limit ${cpusText(limits.cpus)}` } : undefined,
      least: 100,
    },
    {
      title: "Memory",
      curves: [{ measure: "memory", name: "Memory", color: "var(--think-solid)" }],
      format: formatBytes,
      limit: limits ? { value: limits.memoryBytes, label: `Limit ${formatBytes(limits.memoryBytes)}` } : undefined,
      least: MiB,
    },
    {
      title: "Network",
      curves: [
        { measure: "networkIn", name: "Received", color: "var(--busy-solid)" },
        { measure: "networkOut", name: "Sent", color: "var(--fault-solid)" },
      ],
      format: perSecond,
      least: 1024,
    },
    {
      title: "Disk",
      curves: [
        { measure: "diskRead", name: "Read", color: "var(--busy-solid)" },
        { measure: "diskWrite", name: "Written", color: "var(--fault-solid)" },
      ],
      format: perSecond,
      least: 1024,
    },
    {
      title: "Machine",
      curves: [
        { measure: "machineCpu", name: "CPU", color: "var(--accent)" },
        { measure: "machineMemory", name: "Memory", color: "var(--think-solid)" },
      ],
      format: percent,
      limit: { value: 1000, label: "Whole machine" },
      least: 1000,
    },
  ];
}

interface UsageGraphProps {
  graph: Graph;
  usage: readonly UsageSeries[];
  scale: TimeScale;
  pointedMs: number | undefined;
  isLast: boolean;
}

function UsageGraph({ graph, usage, scale, pointedMs, isLast }: UsageGraphProps) {
  const peaks = graph.curves.map(({ measure }) => highest(usage, measure));
  const top = Math.max(graph.least, graph.limit?.value ?? 0, ...peaks.map((peak) => peak ?? 0)) * 1.08;
  const y = (value: number) => plotHeight - (plotHeight - 4) * (value / top);
  const pointed = pointedMs === undefined ? undefined : graph.curves.map(({ measure }) => valueAt(usage, measure, pointedMs));
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 pb-1 text-xs">
        <span className="font-medium">{graph.title}</span>
        {graph.curves.map(({ name, color }, index) => (
          <span key={name} className="tabular flex items-center gap-1.5 text-ink-soft">
            <span aria-hidden="true" className="size-2 rounded-full" style={{ background: color }} />
            {graph.curves.length > 1 && name} {pointed ? shown(pointed[index], graph.format) : `peak ${shown(peaks[index], graph.format)}`}
          </span>
        ))}
        {graph.limit && <span className="text-ink-soft">{graph.limit.label}</span>}
        {pointedMs !== undefined && <span className="ml-auto text-ink-soft">at {formatDuration(pointedMs - scale.startMs)}</span>}
      </figcaption>
      <svg width={scale.width} height={graphHeight + (isLast ? axisHeight : 0)} fontSize={11} aria-hidden="true" className="block">
        <TimeTicks scale={scale} height={plotHeight} isLabelled={isLast} />
        <line x1={scale.left} x2={scale.right} y1={plotHeight} y2={plotHeight} stroke="var(--edge)" />
        {graph.limit && (
          <line
            x1={scale.left}
            x2={scale.right}
            y1={y(graph.limit.value)}
            y2={y(graph.limit.value)}
            stroke="var(--bad-solid)"
            strokeDasharray="5 3"
          />
        )}
        {graph.curves.map(({ measure, color }) => (
          <g key={measure} stroke={color} strokeWidth={1.75} fill="none" strokeLinejoin="round">
            {pieces(usage, measure).map((piece) => (
              <polyline key={piece[0]?.atMs} points={piece.map(({ atMs, value }) => `${scale.x(atMs)},${y(value)}`).join(" ")} />
            ))}
          </g>
        ))}
        {pointedMs !== undefined && (
          <line x1={scale.x(pointedMs)} x2={scale.x(pointedMs)} y1={0} y2={plotHeight} stroke="var(--edge-strong)" />
        )}
      </svg>
    </figure>
  );
}

const shown = (value: number | null | undefined, format: (value: number) => string): string =>
  value == null ? "not measured" : format(value);

function highest(usage: readonly UsageSeries[], measure: Measure): number | null {
  const values = usage.flatMap((series) => series[measure] ?? []).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((most, value) => Math.max(most, value), 0);
}

function valueAt(usage: readonly UsageSeries[], measure: Measure, atMs: number): number | null {
  for (const series of usage) {
    const value = series[measure]?.[Math.floor((atMs - Date.parse(series.startedAt)) / series.everyMs)];
    if (value != null) return value;
  }
  return null;
}

interface Point {
  atMs: number;
  value: number;
}

/** Lines with gaps where nothing was measured. A single value is drawn as long as its interval. */
function pieces(usage: readonly UsageSeries[], measure: Measure): Point[][] {
  const found: Point[][] = [];
  for (const series of usage) {
    let open: Point[] = [];
    const startMs = Date.parse(series.startedAt);
    for (const [index, value] of [...(series[measure] ?? []), null].entries()) {
      const fromMs = startMs + index * series.everyMs;
      if (value !== null) open.push({ atMs: fromMs + series.everyMs / 2, value });
      else if (open.length > 0) {
        const [first, last] = [open[0], open.at(-1)];
        if (first && last) found.push([{ ...first, atMs: first.atMs - series.everyMs / 2 }, ...open, { ...last, atMs: fromMs }]);
        open = [];
      }
    }
  }
  return found;
}
