import type { Timeline, TimelineBar, TimelineBlock } from "@gantry/contract/timeline/schemas.ts";

/** A bar with its times in milliseconds since 1970. */
export interface PlacedBar {
  bar: TimelineBar;
  startMs: number;
  endMs: number;
  /** The row inside its lane, from 0. */
  row: number;
}

export interface Lane {
  /** `null` for attempts whose worker the report does not name. */
  name: string | null;
  bars: PlacedBar[];
  blocks: TimelineBlock[];
  /** At least 1. */
  rows: number;
}

/** More attempts at the same time share the last row. */
const maxRows = 20;

const byName = new Intl.Collator("en", { numeric: true });

/** The lanes of a timeline by name. Attempts of a lane that overlap, as those without a known worker do, are in rows below each other. */
export function lanesOf({ bars, blocks }: Pick<Timeline, "bars" | "blocks">): Lane[] {
  const lanes = new Map<string | null, Lane>();
  const laneOf = (name: string | null): Lane => {
    const lane = lanes.get(name) ?? { name, bars: [], blocks: [], rows: 1 };
    lanes.set(name, lane);
    return lane;
  };
  const ends = new Map<Lane, number[]>();
  for (const bar of bars) {
    const lane = laneOf(bar.lane);
    const startMs = Date.parse(bar.startedAt);
    const rowEnds = ends.get(lane) ?? [];
    ends.set(lane, rowEnds);
    const free = rowEnds.findIndex((endMs) => endMs <= startMs);
    const row = free >= 0 ? free : Math.min(rowEnds.length, maxRows - 1);
    const endMs = startMs + bar.durationMs;
    rowEnds[row] = Math.max(rowEnds[row] ?? 0, endMs);
    lane.rows = Math.max(lane.rows, row + 1);
    lane.bars.push({ bar, startMs, endMs, row });
  }
  for (const block of blocks) laneOf(block.lane).blocks.push(block);
  return [...lanes.values()].sort((one, other) =>
    one.name === null || other.name === null
      ? Number(one.name === null) - Number(other.name === null)
      : byName.compare(one.name, other.name),
  );
}

/** The first and the last moment of all that a timeline shows; `undefined` when it shows nothing. */
export function spanOf({ startedAt, finishedAt, bars, blocks, usage }: Timeline): { startMs: number; endMs: number } | undefined {
  const moments = [startedAt, finishedAt].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  for (const { startedAt: at, durationMs } of [...bars, ...blocks]) moments.push(Date.parse(at), Date.parse(at) + durationMs);
  for (const { startedAt: at, everyMs, cpu, memory } of usage) {
    moments.push(Date.parse(at), Date.parse(at) + everyMs * Math.max(cpu?.length ?? 0, memory?.length ?? 0));
  }
  const startMs = moments.reduce((least, ms) => Math.min(least, ms), Number.POSITIVE_INFINITY);
  const endMs = moments.reduce((most, ms) => Math.max(most, ms), Number.NEGATIVE_INFINITY);
  return endMs > startMs ? { startMs, endMs } : undefined;
}
