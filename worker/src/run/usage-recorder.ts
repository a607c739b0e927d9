import type { UsageSeries } from "@gantry/contract/timeline/schemas.ts";
import { maxUsagePoints, usageEveryMs } from "@gantry/contract/timeline/constants.ts";
import type { UsageCounters, UsageLevels, UsageReading } from "../engines/engine.ts";

const counterNames = ["cpu", "networkIn", "networkOut", "diskRead", "diskWrite", "machineCpu"] as const satisfies (keyof UsageCounters)[];
const levelNames = ["memory", "machineMemory"] as const satisfies (keyof UsageLevels)[];

/** Readings that are further apart leave a gap between them. */
const maxStepMs = 5_000;

/** By how much a counter rose, and in how much time. */
interface Rise {
  by: number;
  inMs: number;
}

interface Interval {
  rises: Partial<Record<keyof UsageCounters, Rise>>;
  peaks: Partial<Record<keyof UsageLevels, number>>;
}

/**
 * Makes a series of at most `maxUsagePoints` intervals out of readings. When it is full, neighboring intervals are joined, so that each is twice as
 * long. What was not read stays unknown.
 */
export class UsageRecorder {
  readonly #startMs: number;
  #everyMs = usageEveryMs;
  #intervals: Interval[] = [];
  #last: UsageReading | undefined;

  /** @param isNew the counters were 0 at `startMs` */
  constructor(startMs: number, isNew: boolean) {
    this.#startMs = startMs;
    if (isNew) this.#last = { atMs: startMs, counters: Object.fromEntries(counterNames.map((name) => [name, 0])), levels: {} };
    // The machine's counters did not start with the container.
    delete this.#last?.counters.machineCpu;
  }

  /** Readings come in the order of time; others are ignored. */
  add(reading: UsageReading): void {
    const last = this.#last;
    const fromMs = last?.atMs ?? this.#startMs;
    if (reading.atMs <= fromMs) return;
    this.#last = reading;
    const isGap = last === undefined || reading.atMs - last.atMs > maxStepMs;
    // A level applies to the time since the previous reading.
    for (let atMs = isGap ? reading.atMs - 1 : fromMs; atMs < reading.atMs; atMs = this.#endOf(atMs)) this.#raise(atMs, reading.levels);
    if (isGap) return;
    for (const name of counterNames) {
      const before = last.counters[name];
      const after = reading.counters[name];
      if (before !== undefined && after !== undefined && after >= before) this.#spread(name, after - before, last.atMs, reading.atMs);
    }
  }

  #raise(atMs: number, levels: UsageLevels): void {
    const { peaks } = this.#intervalAt(atMs);
    for (const name of levelNames) {
      const level = levels[name];
      if (level !== undefined) peaks[name] = Math.max(peaks[name] ?? 0, level);
    }
  }

  /** Divides a rise among the intervals in which it happened. */
  #spread(name: keyof UsageCounters, rise: number, fromMs: number, toMs: number): void {
    for (let startMs = fromMs; startMs < toMs; ) {
      const endMs = Math.min(toMs, this.#endOf(startMs));
      const { rises } = this.#intervalAt(startMs);
      const { by, inMs } = rises[name] ?? { by: 0, inMs: 0 };
      rises[name] = { by: by + (rise * (endMs - startMs)) / (toMs - fromMs), inMs: inMs + endMs - startMs };
      startMs = endMs;
    }
  }

  #endOf(atMs: number): number {
    return this.#startMs + (Math.floor((atMs - this.#startMs) / this.#everyMs) + 1) * this.#everyMs;
  }

  #intervalAt(atMs: number): Interval {
    const index = () => Math.max(0, Math.floor((atMs - this.#startMs) / this.#everyMs));
    while (index() >= maxUsagePoints) this.#halve();
    while (this.#intervals.length <= index()) this.#intervals.push({ rises: {}, peaks: {} });
    return this.#intervals[index()] ?? { rises: {}, peaks: {} };
  }

  #halve(): void {
    const joined: Interval[] = [];
    for (let index = 0; index < this.#intervals.length; index += 2) joined.push(join(this.#intervals[index], this.#intervals[index + 1]));
    this.#intervals = joined;
    this.#everyMs *= 2;
  }

  /** `undefined` before the first reading. */
  series(): UsageSeries | undefined {
    if (this.#intervals.length === 0) return undefined;
    const averages = (name: keyof UsageCounters) => orNull(this.#intervals.map(({ rises }) => average(rises[name])));
    const peaks = (name: keyof UsageLevels) => orNull(this.#intervals.map((interval) => rounded(interval.peaks[name])));
    return {
      startedAt: new Date(this.#startMs).toISOString(),
      everyMs: this.#everyMs,
      cpu: averages("cpu"),
      memory: peaks("memory"),
      networkIn: averages("networkIn"),
      networkOut: averages("networkOut"),
      diskRead: averages("diskRead"),
      diskWrite: averages("diskWrite"),
      machineCpu: averages("machineCpu"),
      machineMemory: peaks("machineMemory"),
    };
  }
}

function join(one: Interval | undefined, other: Interval | undefined): Interval {
  const joined: Interval = { rises: {}, peaks: {} };
  for (const { rises, peaks } of [one, other].filter((interval) => interval !== undefined)) {
    for (const name of counterNames) {
      const rise = rises[name];
      const { by, inMs } = joined.rises[name] ?? { by: 0, inMs: 0 };
      if (rise) joined.rises[name] = { by: by + rise.by, inMs: inMs + rise.inMs };
    }
    for (const name of levelNames) {
      const peak = peaks[name];
      if (peak !== undefined) joined.peaks[name] = Math.max(joined.peaks[name] ?? 0, peak);
    }
  }
  return joined;
}

/** Per second. Milliseconds of CPU time per second are thousandths of a CPU. */
function average(rise: Rise | undefined): number | null {
  return rise === undefined || rise.inMs <= 0 ? null : rounded((rise.by / rise.inMs) * 1000);
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.min(Math.round(value), Number.MAX_SAFE_INTEGER);
}

/** `null` for a list without any value: it was not measured. */
function orNull(values: (number | null)[]): (number | null)[] | null {
  return values.some((value) => value !== null) ? values : null;
}
