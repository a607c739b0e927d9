import { z } from "zod";
import { Id, Timestamp } from "../ids.ts";
import { RankedTest } from "../insights/schemas.ts";
import { TimeZone } from "../schedules/schemas.ts";

export const WeekNumbers = z.object({
  runs: z.number(),
  /** Passed runs among those with a verdict, 0 to 1; `null` without one. */
  passRate: z.number().nullable(),
  /** Tests that passed only on a retry, among those that passed or failed, 0 to 1; `null` without one. */
  flakyRate: z.number().nullable(),
  /** Failures that were seen for the first time. */
  newFailures: z.number(),
  /** Half of the runs were shorter; `null` without one. */
  p50DurationMs: z.number().nullable(),
});
export type WeekNumbers = z.infer<typeof WeekNumbers>;

/** A week of a project, or of all projects, with the week before it. */
export const WeeklySummary = z.object({
  /** Monday and Sunday, in UTC. */
  from: z.string(),
  to: z.string(),
  week: WeekNumbers,
  previous: WeekNumbers,
  mostFailing: z.array(RankedTest),
  /** Flaky in this week and not in the 90 days before it. */
  newlyFlaky: z.array(RankedTest),
  slowest: z.array(RankedTest),
});
export type WeeklySummary = z.infer<typeof WeeklySummary>;

/** What the caller gets, and how the next mail would look if the week ended now. */
export const SummaryPreview = z.object({
  summary: WeeklySummary,
  /** Whether the caller gets it by mail. */
  subscribed: z.boolean(),
  /** Of the organization. */
  timeZone: z.string(),
  /** When the next one is sent: Monday at 8:00 in that time zone. */
  nextAt: Timestamp,
});
export type SummaryPreview = z.infer<typeof SummaryPreview>;

export const Subscription = z.object({
  /** Left out or `null`: all projects. */
  projectId: Id.nullish(),
  subscribed: z.boolean(),
});

export const TimeZoneChoice = z.object({ timeZone: TimeZone });
