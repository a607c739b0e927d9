import { durationTicks } from "../insights/ticks.ts";

/** The time axis that all parts of a timeline share. Pixels are inside a drawing of `width`. */
export interface TimeScale {
  startMs: number;
  endMs: number;
  width: number;
  /** Where the plot starts; the names are left of it. */
  left: number;
  right: number;
  x: (atMs: number) => number;
  /** The moment at a pixel, within the axis. */
  at: (x: number) => number;
  /** Marks in milliseconds since the start. */
  ticks: readonly number[];
}

const wideFrom = 640;

export function timeScale({ startMs, endMs }: { startMs: number; endMs: number }, width: number): TimeScale {
  const isWide = width >= wideFrom;
  const left = isWide ? 116 : 74;
  const right = Math.max(left + 1, width - 16);
  const perMs = (right - left) / (endMs - startMs);
  const ticks = durationTicks(endMs - startMs).filter((ms) => ms <= endMs - startMs);
  return {
    startMs,
    endMs,
    width,
    left,
    right,
    x: (atMs) => left + (atMs - startMs) * perMs,
    at: (x) => startMs + Math.min(Math.max(x - left, 0), right - left) / perMs,
    // Two labels need their space on a phone.
    ticks: isWide ? ticks : ticks.filter((_, index) => index % 2 === 0),
  };
}
