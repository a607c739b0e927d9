import { type KeyboardEvent, useMemo, useState } from "react";
import { formatDuration } from "../../ui/text/format.ts";
import { barStyles, describeBar, kindOf } from "./bar-style.ts";
import type { Lane, PlacedBar } from "./lanes.ts";
import type { TimeScale } from "./time-scale.ts";
import { TimeTicks } from "./TimeTicks.tsx";

const rowHeight = 18;
const laneGap = 8;
const axisHeight = 22;
const minWidth = 2;
/** How far from a narrow bar the pointer may be, in px. */
const reach = 4;

interface TestLanesProps {
  lanes: readonly Lane[];
  scale: TimeScale;
  onOpen: (testId: string) => void;
}

interface DrawnLane {
  lane: Lane;
  top: number;
}

/** The tests as bars by worker. The arrow keys go from bar to bar in the order of time, and Enter opens the test. */
export function TestLanes({ lanes, scale, onOpen }: TestLanesProps) {
  const [chosen, setChosen] = useState<PlacedBar>();
  const drawn = useMemo(() => placeLanes(lanes), [lanes]);
  const inOrder = useMemo(() => lanes.flatMap(({ bars }) => bars).sort((one, other) => one.startMs - other.startMs), [lanes]);
  const height = heightOf(drawn);
  const onKey = (event: KeyboardEvent) => {
    const now = chosen ? inOrder.indexOf(chosen) : -1;
    const next = { ArrowRight: now + 1, ArrowLeft: Math.max(0, now - 1), Home: 0, End: inOrder.length - 1 }[event.key];
    if (next !== undefined) setChosen(inOrder[Math.min(next, inOrder.length - 1)]);
    else if (event.key === "Enter" && chosen) onOpen(chosen.bar.testId);
    else if (event.key === "Escape") setChosen(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <div
        role="application"
        aria-label="Tests by worker. Arrow keys move between tests, Enter opens one."
        tabIndex={0}
        className="rounded-lg"
        onKeyDown={onKey}
        onPointerLeave={() => setChosen(undefined)}
        onPointerMove={(event) => setChosen(barAt(drawn, scale, event.clientX, event.clientY, event.currentTarget.getBoundingClientRect()))}
        onClick={(event) => {
          const bar = barAt(drawn, scale, event.clientX, event.clientY, event.currentTarget.getBoundingClientRect());
          if (bar) onOpen(bar.bar.testId);
        }}
        style={{ cursor: chosen ? "pointer" : undefined }}
      >
        <svg width={scale.width} height={height + axisHeight} fontSize={11} aria-hidden="true" className="block">
          <TimeTicks scale={scale} height={height} isLabelled />
          {drawn.map((one) => (
            <LaneRow key={one.lane.name ?? ""} {...one} scale={scale} />
          ))}
          {chosen && <Mark drawn={drawn} scale={scale} chosen={chosen} />}
        </svg>
      </div>
      <p role="status" className="sr-only">
        {chosen && `${chosen.bar.name}: ${describeBar(chosen.bar)}`}
      </p>
      {chosen && <BarTip chosen={chosen} scale={scale} top={bottomOf(drawn, chosen)} />}
    </div>
  );
}

function placeLanes(lanes: readonly Lane[]): DrawnLane[] {
  let top = 4;
  return lanes.map((lane) => {
    const placed = { lane, top };
    top += lane.rows * rowHeight + laneGap;
    return placed;
  });
}

const heightOf = (drawn: readonly DrawnLane[]): number => {
  const last = drawn.at(-1);
  return last ? last.top + last.lane.rows * rowHeight + laneGap : rowHeight;
};

function LaneRow({ lane, top, scale }: DrawnLane & { scale: TimeScale }) {
  const characters = Math.floor((scale.left - 12) / 6.2);
  const name = lane.name ?? "Tests";
  return (
    <g>
      <text x={4} y={top + rowHeight / 2} dy="0.35em" fill="var(--ink-soft)">
        {name.length > characters ? `${name.slice(0, characters - 1)}…` : name}
      </text>
      <rect x={scale.left} y={top} width={scale.right - scale.left} height={lane.rows * rowHeight} rx={4} fill="var(--sunken)" />
      {lane.blocks.map((block) => {
        const startMs = Date.parse(block.startedAt);
        const x = scale.x(startMs);
        const width = Math.max(minWidth, scale.x(startMs + block.durationMs) - x);
        return (
          <rect key={block.startedAt} x={x} y={top} width={width} height={lane.rows * rowHeight} fill="var(--idle-solid)" opacity={0.35} />
        );
      })}
      {lane.bars.map((placed) => (
        <BarShape key={`${placed.bar.testId} ${placed.bar.try}`} placed={placed} top={top} scale={scale} />
      ))}
    </g>
  );
}

function BarShape({ placed, top, scale }: { placed: PlacedBar; top: number; scale: TimeScale }) {
  const { color, height } = barStyles[kindOf(placed.bar)];
  const { x, width } = boxOf(placed, scale);
  return (
    <rect
      x={x}
      width={width}
      y={top + placed.row * rowHeight + (rowHeight - height) / 2}
      height={height}
      rx={Math.min(2, width / 2)}
      fill={color}
    />
  );
}

function boxOf({ startMs, endMs }: PlacedBar, scale: TimeScale): { x: number; width: number } {
  const x = scale.x(startMs);
  // A narrow gap keeps bars that follow each other apart.
  return { x, width: Math.max(minWidth, scale.x(endMs) - x - 0.5) };
}

const topOf = (drawn: readonly DrawnLane[], chosen: PlacedBar): number =>
  (drawn.find(({ lane }) => lane.bars.includes(chosen))?.top ?? 0) + chosen.row * rowHeight;
const bottomOf = (drawn: readonly DrawnLane[], chosen: PlacedBar): number => topOf(drawn, chosen) + rowHeight;

function Mark({ drawn, scale, chosen }: { drawn: readonly DrawnLane[]; scale: TimeScale; chosen: PlacedBar }) {
  const { x, width } = boxOf(chosen, scale);
  const y = topOf(drawn, chosen) + 0.5;
  return <rect x={x - 1.5} y={y} width={width + 3} height={rowHeight - 1} rx={3} fill="none" stroke="var(--ink)" strokeWidth={1.5} />;
}

/** The bar under the pointer, or the nearest one of its row within reach. */
function barAt(drawn: readonly DrawnLane[], scale: TimeScale, clientX: number, clientY: number, box: DOMRect): PlacedBar | undefined {
  const [x, y] = [clientX - box.left, clientY - box.top];
  const lane = drawn.find(({ lane: { rows }, top }) => y >= top && y < top + rows * rowHeight);
  if (!lane) return undefined;
  const row = Math.floor((y - lane.top) / rowHeight);
  const distance = (placed: PlacedBar) => {
    const { x: start, width } = boxOf(placed, scale);
    return Math.max(start - x, x - start - width, 0);
  };
  const near = lane.lane.bars.filter((placed) => placed.row === row && distance(placed) <= reach);
  return near.reduce<PlacedBar | undefined>((best, one) => (!best || distance(one) < distance(best) ? one : best), undefined);
}

const tipWidth = 280;

function BarTip({ chosen, scale, top }: { chosen: PlacedBar; scale: TimeScale; top: number }) {
  const width = Math.min(tipWidth, scale.width - 8);
  const left = Math.max(4, Math.min(boxOf(chosen, scale).x, scale.width - width - 4));
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-10 rounded-lg border border-edge bg-raised px-2.5 py-2 text-xs text-ink shadow-pop"
      style={{ top: top + 4, left, width }}
    >
      <p className="truncate font-medium">{chosen.bar.name}</p>
      <p className="mt-0.5 text-ink-soft">{describeBar(chosen.bar)}</p>
      <p className="text-ink-soft">Started {formatDuration(chosen.startMs - scale.startMs)} into the run</p>
    </div>
  );
}
