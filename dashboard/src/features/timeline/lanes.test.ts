import type { TimelineBar } from "@gantry/contract/timeline/schemas.ts";
import { expect, test } from "vitest";
import { lanesOf, spanOf } from "./lanes.ts";

const start = Date.parse("2026-01-31T12:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const bar = (lane: string | null, seconds: number, durationMs: number): TimelineBar => ({
  testId: "t",
  name: "pays",
  lane,
  startedAt: at(seconds),
  durationMs,
  status: "passed",
  try: 1,
  tries: 1,
});

test("lanes are in the order of their numbers, the unknown one last", () => {
  const bars = ["Worker 10", null, "Worker 2"].map((lane, index) => bar(lane, index, 10));
  expect(lanesOf({ bars, blocks: [] }).map(({ name }) => name)).toEqual(["Worker 2", "Worker 10", null]);
});

test("attempts that overlap are in rows below each other, and a row is used again", () => {
  const [lane] = lanesOf({ bars: [bar(null, 0, 5000), bar(null, 1, 1000), bar(null, 2, 1000)], blocks: [] });
  expect(lane?.bars.map(({ row }) => row)).toEqual([0, 1, 1]);
  expect(lane?.rows).toBe(2);
});

test("a thousand attempts at the same time do not make a thousand rows", () => {
  const [lane] = lanesOf({ bars: Array.from({ length: 1000 }, () => bar(null, 0, 1000)), blocks: [] });
  expect(lane?.rows).toBe(20);
});

test("the time goes from the first to the last moment that is shown", () => {
  const pressure = { cpu: null, memory: null, machine: null };
  const empty = {
    attempt: 1,
    limits: null,
    pressure,
    tests: { total: 0, timed: 0 },
    blocks: [],
    usage: [],
    bars: [],
    startedAt: null,
    finishedAt: null,
  };
  expect(spanOf(empty)).toBeUndefined();
  expect(spanOf({ ...empty, startedAt: at(1), finishedAt: at(9), bars: [bar(null, 0, 500), bar(null, 8, 3000)] })).toEqual({
    startMs: start,
    endMs: start + 11_000,
  });
});
