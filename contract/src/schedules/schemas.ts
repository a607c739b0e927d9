import { z } from "zod";
import {
  ImageReference,
  Command,
  Folder,
  Environment,
  RunConfig,
  GroupName,
  Priority,
  ReportFolder,
  TimeoutMinutes,
} from "../executions/schemas.ts";
import { Timestamp, Id } from "../ids.ts";
import { RepeatedTests } from "../results/schemas.ts";
import { Line, Name } from "../text.ts";
import { missedRunRules } from "./constants.ts";

export const MissedRunRule = z.enum(missedRunRules);
export type MissedRunRule = z.infer<typeof MissedRunRule>;

/** Minute, hour, day of the month, month, day of the week; or `@daily` and the like. */
export const CronExpression = Line(100).min(1);
/** A name of the IANA database: `Europe/Berlin`. */
export const TimeZone = Line(60).min(1);

/** What a schedule starts. Missing fields are taken from the project's settings when the run starts. */
export const ScheduledRun = z.object({
  image: ImageReference,
  command: Command.optional(),
  folder: Folder.optional(),
  environment: Environment.optional(),
  baseUrl: RunConfig.shape.baseUrl,
  groupName: GroupName.nullish(),
  priority: Priority.optional(),
  reportFolder: ReportFolder.optional(),
  timeoutMinutes: TimeoutMinutes.optional(),
  retries: RunConfig.shape.retries,
  repeatedTests: RepeatedTests.optional(),
  workerLabels: RunConfig.shape.workerLabels,
  concurrencyGroup: RunConfig.shape.concurrencyGroup,
  /** Their variables are readable for everybody in the organization: name secrets in `inheritVariables`. */
  services: RunConfig.shape.services,
  caches: RunConfig.shape.caches,
  /** The branch or tag is resolved for each run. */
  source: RunConfig.shape.source,
});
export type ScheduledRun = z.infer<typeof ScheduledRun>;

export const Schedule = z.object({
  id: z.string(),
  organizationId: z.string(),
  projectId: z.string(),
  name: z.string(),
  cron: z.string(),
  timeZone: z.string(),
  run: ScheduledRun,
  missedRuns: MissedRunRule,
  /** A time is skipped while the schedule's last run has not ended. */
  skipWhileActive: z.boolean(),
  paused: z.boolean(),
  /** `null` while paused, and when no time matches any more. */
  nextRunAt: Timestamp.nullable(),
  nextRuns: z.array(Timestamp),
  /** The result of the last time: a run, or the reason why there was none. */
  last: z.object({ at: Timestamp, executionId: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Schedule = z.infer<typeof Schedule>;

export const CreateSchedule = z.object({
  projectId: Id,
  name: Name(100).min(1),
  cron: CronExpression,
  timeZone: TimeZone.default("UTC"),
  run: ScheduledRun,
  missedRuns: MissedRunRule.default("once"),
  skipWhileActive: z.boolean().default(false),
  paused: z.boolean().default(false),
});
export type CreateSchedule = z.infer<typeof CreateSchedule>;

export const ChangeSchedule = z.object({
  name: Name(100).min(1).optional(),
  cron: CronExpression.optional(),
  timeZone: TimeZone.optional(),
  /** Replaces the stored value. */
  run: ScheduledRun.optional(),
  missedRuns: MissedRunRule.optional(),
  skipWhileActive: z.boolean().optional(),
  paused: z.boolean().optional(),
});
export type ChangeSchedule = z.infer<typeof ChangeSchedule>;
