import { maxUsagePoints } from "@gantry/contract/timeline/constants.ts";
import { UsageSeries } from "@gantry/contract/timeline/schemas.ts";
import { describe, expect, it } from "vitest";
import { UsageRecorder } from "./usage-recorder.ts";

const start = Date.parse("2026-01-31T12:00:00Z");

/** A container that has used half a CPU since its start. */
const reading = (seconds: number, memory = 100) => ({
  atMs: start + seconds * 1000,
  counters: { cpu: seconds * 500, networkIn: seconds * 2000 },
  levels: { memory },
});

describe("the usage of a container", () => {
  it("is the rise of its counters per second, and the highest level", () => {
    const recorder = new UsageRecorder(start, true);
    for (const seconds of [0.5, 1, 2, 3]) recorder.add(reading(seconds, seconds === 0.5 ? 300 : 100));
    expect(recorder.series()).toMatchObject({
      startedAt: "2026-01-31T12:00:00.000Z",
      everyMs: 1000,
      cpu: [500, 500, 500],
      networkIn: [2000, 2000, 2000],
      memory: [300, 100, 100],
      diskRead: null,
      machineCpu: null,
    });
  });

  it("has no values for a time in which nothing was read", () => {
    const recorder = new UsageRecorder(start, true);
    for (const seconds of [1, 2, 9, 10]) recorder.add(reading(seconds));
    expect(recorder.series()).toMatchObject({
      cpu: [500, 500, null, null, null, null, null, null, null, 500],
      memory: [100, 100, null, null, null, null, null, null, 100, 100],
    });
  });

  it("is spread over the time between two readings that are a little apart", () => {
    const recorder = new UsageRecorder(start, true);
    for (const seconds of [1, 3.5]) recorder.add(reading(seconds));
    expect(recorder.series()?.cpu).toEqual([500, 500, 500, 500]);
  });

  it("is unknown before the first reading of an adopted container, and after the engine's counters began again", () => {
    const recorder = new UsageRecorder(start, false);
    for (const seconds of [1, 2]) recorder.add(reading(seconds));
    recorder.add({ ...reading(3), counters: { cpu: 0 } });
    expect(recorder.series()).toMatchObject({ cpu: [null, 500, null], networkIn: [null, 2000, null] });
  });

  it("ignores readings that are not newer than the last one", () => {
    const recorder = new UsageRecorder(start, true);
    for (const seconds of [1, 1, 0.5]) recorder.add(reading(seconds));
    expect(recorder.series()?.cpu).toEqual([500]);
  });

  it("stays small for a run of four hours, and keeps its averages and gaps", () => {
    const recorder = new UsageRecorder(start, true);
    for (let seconds = 1; seconds <= 14_400; seconds += 1) if (seconds < 7_000 || seconds > 8_000) recorder.add(reading(seconds));
    const series = UsageSeries.parse(recorder.series());
    expect(series.everyMs).toBe(32_000);
    expect(series.cpu).toHaveLength(450);
    expect(series.cpu?.length).toBeLessThanOrEqual(maxUsagePoints);
    expect(new Set(series.cpu)).toEqual(new Set([500, null]));
    expect(series.cpu?.filter((value) => value === null)).toHaveLength(31);
    expect(JSON.stringify(series).length).toBeLessThan(10_000);
  });

  it("is nothing before the first reading", () => {
    expect(new UsageRecorder(start, true).series()).toBeUndefined();
  });
});
