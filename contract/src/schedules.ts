import { z } from "zod";
import { Done, ok } from "./errors.ts";
import {
  Command,
  Environment,
  Execution,
  Folder,
  GroupName,
  ImageReference,
  Priority,
  ReportFolder,
  RunConfig,
  TimeoutMinutes,
} from "./executions.ts";
import { Id, Timestamp } from "./ids.ts";
import { PageQuery, page } from "./pagination.ts";
import { everyone, route, writers } from "./route.ts";
import { RepeatedTests } from "./test-results.ts";
import { Line } from "./text.ts";

/** A time counts as missed when its run starts later than this. */
export const missedAfterMs = 5 * 60_000;
export const maxSchedules = 100;

/** `once`: one run for all missed times, as soon as a server is running. `skip`: none; the next run starts at its time. */
export const missedRunRules = ["once", "skip"] as const;
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
  repeatedTests: RepeatedTests.optional(),
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
  name: Line(100).min(1),
  cron: CronExpression,
  timeZone: TimeZone.default("UTC"),
  run: ScheduledRun,
  missedRuns: MissedRunRule.default("once"),
  skipWhileActive: z.boolean().default(false),
  paused: z.boolean().default(false),
});
export type CreateSchedule = z.infer<typeof CreateSchedule>;

export const ChangeSchedule = z.object({
  name: Line(100).min(1).optional(),
  cron: CronExpression.optional(),
  timeZone: TimeZone.optional(),
  /** Replaces the stored value. */
  run: ScheduledRun.optional(),
  missedRuns: MissedRunRule.optional(),
  skipWhileActive: z.boolean().optional(),
  paused: z.boolean().optional(),
});
export type ChangeSchedule = z.infer<typeof ChangeSchedule>;

const ScheduleParams = z.object({ id: Id });
const read = { allow: everyone, limit: "api", noun: "schedule" } as const;
const change = { allow: writers, limit: "api", noun: "schedule" } as const;

export const schedules = {
  list: route({
    ...read,
    method: "GET",
    path: "/api/schedules",
    summary: "Schedules, newest first",
    query: PageQuery.extend({ project: Id.optional(), projectId: Id.optional() }),
    reply: page(Schedule),
  }),
  create: route({
    ...change,
    method: "POST",
    path: "/api/schedules",
    summary: "Create a schedule that starts runs",
    unknownFields: "refuse",
    body: CreateSchedule,
    reply: ok(Schedule),
    status: 201,
  }),
  preview: route({
    ...read,
    method: "GET",
    path: "/api/schedules/preview",
    summary: "Preview the next five times of an expression",
    query: z.object({ cron: CronExpression, timeZone: TimeZone.default("UTC") }),
    reply: ok(z.object({ nextRuns: z.array(Timestamp) })),
  }),
  get: route({
    ...read,
    method: "GET",
    path: "/api/schedules/:id",
    summary: "One schedule",
    params: ScheduleParams,
    reply: ok(Schedule),
  }),
  change: route({
    ...change,
    method: "PATCH",
    path: "/api/schedules/:id",
    summary: "Change, pause or resume a schedule",
    params: ScheduleParams,
    unknownFields: "refuse",
    body: ChangeSchedule,
    reply: ok(Schedule),
  }),
  delete: route({
    ...change,
    method: "DELETE",
    path: "/api/schedules/:id",
    summary: "Delete a schedule; its runs are kept",
    params: ScheduleParams,
    reply: Done,
  }),
  run: route({
    ...change,
    method: "POST",
    path: "/api/schedules/:id/run",
    summary: "Start a schedule's run now, even if it is paused",
    params: ScheduleParams,
    reply: ok(Execution),
    status: 201,
    idempotent: true,
  }),
};
