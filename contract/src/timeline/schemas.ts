import { z } from "zod";
import { Moment, Timestamp } from "../ids.ts";
import { TestStatus } from "../results/schemas.ts";
import { maxUsagePoints } from "./constants.ts";

/** One value per interval; `null` where nothing was measured. */
const Values = z.array(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable()).max(maxUsagePoints);
/** `null` when the container engine does not measure it. */
const MaybeValues = Values.nullable().default(null);

/** What the container of a run used, in intervals of equal length. */
export const UsageSeries = z
  .object({
    /** The start of the first interval. */
    startedAt: Moment,
    /** The length of an interval in milliseconds. */
    everyMs: z.number().int().min(1).max(86_400_000),
    /** CPU time, in thousandths of one CPU: 1500 is one and a half CPUs. The average of the interval. */
    cpu: MaybeValues,
    /** Memory in bytes, without caches that the kernel can free. The highest value read in the interval. */
    memory: MaybeValues,
    /** Bytes per second; the averages of the interval. */
    networkIn: MaybeValues,
    networkOut: MaybeValues,
    diskRead: MaybeValues,
    diskWrite: MaybeValues,
    /** How busy the CPUs of the worker's machine were with everything that runs there, in thousandths of all of them. */
    machineCpu: MaybeValues,
    /** How much of the memory of the worker's machine was in use, in thousandths. */
    machineMemory: MaybeValues,
  })
  .refine((series) => new Set(valuesOf(series).map(({ length }) => length)).size <= 1, "all lists must have the same length");
export type UsageSeries = z.infer<typeof UsageSeries>;

function valuesOf(series: Record<string, unknown>): unknown[][] {
  return Object.values(series).filter((value) => Array.isArray(value));
}

/** An attempt of a test whose report says when it started. */
export const TimelineBar = z.object({
  /** The `id` of the test in the run. */
  testId: z.string(),
  /** At most 200 characters. */
  name: z.string(),
  /** The runner's worker, thread or process; `null` when the report does not say. */
  lane: z.string().nullable(),
  startedAt: Timestamp,
  /** Milliseconds. */
  durationMs: z.number(),
  /** The attempt's own status, not the test's. */
  status: TestStatus,
  /** Which attempt of the test it is, from 1, of those with a known start. */
  try: z.number(),
  tries: z.number(),
});
export type TimelineBar = z.infer<typeof TimelineBar>;

/** Attempts that are too many to be listed one by one. */
export const TimelineBlock = z.object({
  lane: z.string().nullable(),
  startedAt: Timestamp,
  /** Milliseconds. */
  durationMs: z.number(),
  /** The attempts that started in it. */
  attempts: z.number(),
});
export type TimelineBlock = z.infer<typeof TimelineBlock>;

/** A share of the time that was measured, from 0 to 1; `null` when it was not measured. */
const Share = z.number().nullable();

export const Timeline = z.object({
  /** The attempt of the run to which all of it belongs. */
  attempt: z.number(),
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  /** What the suite's container was allowed to use, without the part of the run's services; `null` for an uploaded run. */
  limits: z.object({ cpus: z.number(), memoryBytes: z.number() }).nullable(),
  /** In order. Several if the worker was restarted; the time between them is unknown. Empty for an uploaded run, and for one that ended within a second. */
  usage: z.array(UsageSeries),
  /** How long the container was at a limit. */
  pressure: z.object({
    /** CPU at 95 % of the container's limit or above. */
    cpu: Share,
    /** Memory at 90 % of the container's limit or above. */
    memory: Share,
    /** The CPUs of the worker's machine at 95 % or above, with everything that ran there. */
    machine: Share,
  }),
  /** How many tests the run has, and how many of them have a known start. */
  tests: z.object({ total: z.number(), timed: z.number() }),
  /** Failed attempts first, then the longest; at most 2,000, in the order of their starts. */
  bars: z.array(TimelineBar),
  /** All other attempts with a known start, joined where they are close to each other. */
  blocks: z.array(TimelineBlock),
});
export type Timeline = z.infer<typeof Timeline>;
