import { z } from "zod";
import {
  ImageReference,
  Command,
  Folder,
  RequestedFolder,
  Environment,
  RunConfig,
  GroupName,
  GroupStatus,
  Priority,
  ReportFolder,
  RequestedSource,
  Source,
  TimeoutMinutes,
} from "../executions/schemas.ts";
import { Timestamp, Id } from "../ids.ts";
import { checkShards } from "../matrix-runs/check-shards.ts";
import { checkEnvironments } from "../matrix-runs/check-environments.ts";
import { checkValueVariables } from "../matrix-runs/check-value-variables.ts";
import { maxTestFilesLength } from "../matrix-runs/constants.ts";
import { Matrix } from "../matrix-runs/schemas.ts";
import { Shards } from "../matrix-runs/shards-schema.ts";
import { RepeatedTests } from "../results/schemas.ts";
import { Line, Name } from "../text.ts";
import { missedRunRules } from "./constants.ts";

export const MissedRunRule = z.enum(missedRunRules);
export type MissedRunRule = z.infer<typeof MissedRunRule>;

/** Minute, hour, day of the month, month, day of the week; or `@daily` and the like. */
export const CronExpression = Line(100).min(1);
/** A name of the IANA database: `Europe/Berlin`. */
export const TimeZone = Line(60).min(1);

/** Refuses what could never start. */
export function checkParts(
  run: { matrix?: Matrix | undefined; shards?: Shards | undefined },
  check: { addIssue: (issue: { code: "custom"; path: (string | number)[]; message: string }) => void },
): void {
  const addIssue = (path: (string | number)[], message: string) => check.addIssue({ code: "custom", path, message });
  checkShards(run, addIssue);
  const bytes = new TextEncoder().encode(run.shards?.files?.join("\n") ?? "").length;
  if (bytes > maxTestFilesLength)
    addIssue(
      ["shards", "files"],
      `have ${bytes} bytes, of at most ${maxTestFilesLength}. Give folders instead of files, or leave them out: the suite's runner then selects its tests by SHARD_INDEX and SHARD_TOTAL`,
    );
}

/** What a schedule starts. Missing fields are taken from the project's settings when the run starts. */
export const ScheduledRun = z
  .object({
    /** With a `matrix`: of the combinations whose values name none. */
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
    /** Their variables are readable for everyone in the organization: name secrets in `inheritVariables`. */
    services: RunConfig.shape.services,
    caches: RunConfig.shape.caches,
    /** The branch or tag is resolved for each run. */
    source: Source.nullish(),
    /** Each time starts a matrix run: a run for each combination. */
    matrix: Matrix.optional(),
    /**
     * Each time starts the suite in shards, split by the durations known then. `files` have at most 120,000 bytes. The list stays as it is
     * stored: a file that is not in it does not run. Without `files`, the suite's runner selects its tests by number.
     */
    shards: Shards.optional(),
  })
  .superRefine(checkParts);
export type ScheduledRun = z.infer<typeof ScheduledRun>;

/** For requests: what was stored by an earlier release can be read and starts as before. */
export function checkNewRun(run: NewRunParts, check: z.RefinementCtx): void {
  checkValueVariables(run, check);
  checkEnvironments(run, check);
  for (const { message } of RequestedFolder.optional().safeParse(run.folder).error?.issues ?? [])
    check.addIssue({ code: "custom", path: ["folder"], message });
  // That of a trigger has no repository: it is the trigger's own.
  const source = run.source && "repository" in run.source ? run.source : undefined;
  for (const { path, message } of RequestedSource.optional().safeParse(source).error?.issues ?? [])
    check.addIssue({ code: "custom", path: ["source", ...path], message });
}

interface NewRunParts {
  matrix?: Matrix | undefined;
  folder?: string | undefined;
  source?: object | null | undefined;
}

const NewRun = ScheduledRun.superRefine(checkNewRun);

export const Schedule = z.object({
  id: z.string(),
  organizationId: z.string(),
  projectId: z.string(),
  name: z.string(),
  cron: z.string(),
  timeZone: z.string(),
  run: ScheduledRun,
  missedRuns: MissedRunRule,
  /** A time is skipped while the schedule's last run, or one of its last matrix run, has not ended. */
  skipWhileActive: z.boolean(),
  paused: z.boolean(),
  /** `null` while paused, and when no time matches any more. */
  nextRunAt: Timestamp.nullable(),
  nextRuns: z.array(Timestamp),
  /** The result of the last time: a run, or the reason why there was none. */
  last: z
    .object({
      at: Timestamp,
      /** With a matrix or shards: the first of the runs. */
      executionId: z.string().nullable(),
      /** The matrix run that the run belongs to. */
      matrixRunId: z.string().nullable(),
      /** Of the run or, with `matrixRunId`, of the whole matrix run, as it is now. `null` without a run, and if it was deleted. */
      status: GroupStatus.nullable(),
      /** Of a single run without a verdict, such as `CANCELLED`. */
      errorCode: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
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
  run: NewRun,
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
  run: NewRun.optional(),
  missedRuns: MissedRunRule.optional(),
  skipWhileActive: z.boolean().optional(),
  paused: z.boolean().optional(),
});
export type ChangeSchedule = z.infer<typeof ChangeSchedule>;
