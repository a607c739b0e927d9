import { Link } from "@tanstack/react-router";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useWidth } from "../../ui/use-width.ts";
import { formatShortDate } from "../../ui/text/format.ts";
import type { RunsLink } from "./insights-search.ts";

const height = 260;
const [top, bottom] = [12, 30];
const labelWidth = 66;
const fontSize = 11;
/** The name of the last day is written on both sides of it. */
const halfLabel = 22;

interface Axis {
  ticks: readonly number[];
  format: (value: number) => string;
  width: number;
}

/** Where things are inside the plot, in px. */
export interface PlotArea {
  /** The middle of a day. */
  x: (index: number) => number;
  /** The width a day has. */
  band: number;
  floor: number;
  left: (value: number) => number;
  right: (value: number) => number;
}

interface DayPlotProps {
  /** Said to those who do not see the picture. */
  description: string;
  /** UTC dates, oldest first. */
  days: readonly string[];
  left: Axis;
  right?: Axis;
  cursor: "band" | "line";
  /** The marks of the days. */
  children: (place: PlotArea) => ReactNode;
  /** The tooltip of the day under the pointer; empty for a day without data. */
  tip: (index: number) => readonly TipLine[];
  /** The runs of a day. */
  link: (index: number) => DayLink | undefined;
}

export interface DayLink {
  count: number;
  search: RunsLink;
}

export interface TipLine {
  name: string;
  value: string;
  color: string;
}

/** A chart with a column for each day, axes, and the numbers of the day under the pointer. */
export function DayPlot({ description, days, left, right, cursor, children, tip, link }: DayPlotProps) {
  const [frame, width] = useWidth();
  const [pointed, setPointed] = useState<number>();
  const start = left.width;
  const end = Math.max(start + 1, width - (right?.width ?? halfLabel));
  const band = (end - start) / Math.max(1, days.length);
  const floor = height - bottom;
  const scale = (axis: Axis | undefined) => (value: number) => floor - ((floor - top) * value) / Math.max(1, axis?.ticks.at(-1) ?? 1);
  const place: PlotArea = { x: (index) => start + band * (index + 0.5), band, floor, left: scale(left), right: scale(right) };
  const lines = pointed === undefined ? [] : tip(pointed);
  const point = (clientX: number, box: DOMRect) => {
    const index = Math.floor((clientX - box.left - start) / band);
    setPointed(index >= 0 && index < days.length ? index : undefined);
  };
  return (
    <figure className="px-3 pb-3">
      <figcaption className="sr-only">{description}</figcaption>
      <div
        ref={frame}
        className="relative"
        style={{ height }}
        onPointerMove={(event) => point(event.clientX, event.currentTarget.getBoundingClientRect())}
        onPointerLeave={() => setPointed(undefined)}
      >
        {width > 0 && (
          <svg aria-hidden="true" width={width} height={height} className="absolute inset-0" fontSize={fontSize}>
            {left.ticks.slice(1).map((tick) => (
              <line key={tick} x1={start} x2={end} y1={place.left(tick)} y2={place.left(tick)} stroke="var(--edge)" strokeDasharray="2 4" />
            ))}
            {pointed !== undefined &&
              (cursor === "band" ? (
                <rect x={start + band * pointed} y={top} width={band} height={floor - top} fill="var(--hover)" />
              ) : (
                <line x1={place.x(pointed)} x2={place.x(pointed)} y1={top} y2={floor} stroke="var(--edge)" />
              ))}
            {children(place)}
            <line x1={start} x2={end} y1={floor} y2={floor} stroke="var(--edge)" />
            <AxisLabels {...{ days, left, right, place, start, end }} />
          </svg>
        )}
        <RunsOfDay
          days={days}
          link={link}
          pointed={pointed}
          onPoint={setPointed}
          style={{ left: start, width: end - start, top, bottom: height - floor }}
        />
        {pointed !== undefined && lines.length > 0 && (
          <Tip day={days[pointed] ?? ""} lines={lines} x={place.x(pointed)} isLeft={place.x(pointed) > (start + end) / 2} band={band} />
        )}
      </div>
    </figure>
  );
}

interface RunsOfDayProps extends Pick<DayPlotProps, "days" | "link"> {
  pointed: number | undefined;
  onPoint: (index: number | undefined) => void;
  style: CSSProperties;
}

/** A link over the plot to the runs of the day under the pointer, or of the last day with runs. The arrow keys choose another day. */
function RunsOfDay({ days, link, pointed, onPoint, style }: RunsOfDayProps) {
  const linked = pointed ?? days.findLastIndex((_, index) => link(index) !== undefined);
  const target = link(linked);
  /** The next day with runs in a direction. */
  const nextLinked = (from: number, step: number) => {
    let index = from + step;
    while (index >= 0 && index < days.length && link(index) === undefined) index += step;
    return index >= 0 && index < days.length ? index : undefined;
  };
  if (!target) return null;
  return (
    <Link
      to="/runs"
      search={target.search}
      aria-label={`${formatShortDate(days[linked] ?? "")}: ${target.count === 1 ? "the run" : `${target.count} runs`}. The left and right arrow keys choose another day.`}
      className="absolute rounded-sm"
      style={style}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPoint(linked)}
      onBlur={() => onPoint(undefined)}
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const next = step && nextLinked(linked, step);
        if (next === undefined) return;
        event.preventDefault();
        onPoint(next);
      }}
    />
  );
}

interface AxisLabelsProps extends Pick<DayPlotProps, "days" | "left"> {
  right: Axis | undefined;
  place: PlotArea;
  /** The ends of the plot, in px. */
  start: number;
  end: number;
}

function AxisLabels({ days, left, right, place, start, end }: AxisLabelsProps) {
  const daysPerLabel = Math.ceil(labelWidth / place.band);
  return (
    <g fill="var(--ink-soft)">
      {left.ticks.map((tick) => (
        <text key={tick} x={start - 8} y={place.left(tick)} dy="0.35em" textAnchor="end">
          {left.format(tick)}
        </text>
      ))}
      {right?.ticks.map((tick) => (
        <text key={tick} x={end + 8} y={place.right(tick)} dy="0.35em">
          {right.format(tick)}
        </text>
      ))}
      {days.map(
        (day, index) =>
          (days.length - 1 - index) % daysPerLabel === 0 && (
            <text key={day} x={place.x(index)} y={place.floor + 18} textAnchor="middle">
              {formatShortDate(day)}
            </text>
          ),
      )}
    </g>
  );
}

function Tip({ day, lines, x, isLeft, band }: { day: string; lines: readonly TipLine[]; x: number; isLeft: boolean; band: number }) {
  const distance = band / 2 + 8;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-10 rounded-lg border border-edge bg-raised px-2.5 py-2 text-xs whitespace-nowrap text-ink shadow-pop"
      style={{ top, left: isLeft ? x - distance : x + distance, transform: isLeft ? "translateX(-100%)" : undefined }}
    >
      <p className="text-ink-soft">{formatShortDate(day)}</p>
      <ul className="mt-1 grid gap-0.5">
        {lines.map((line) => (
          <li key={line.name} className="flex items-center gap-1.5">
            <span className="size-2 rounded-full" style={{ background: line.color }} />
            {line.name}
            <span className="tabular ml-auto pl-3 font-medium">{line.value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
