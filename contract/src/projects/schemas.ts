import { z } from "zod";
import { Caches } from "../caches/schemas.ts";
import {
  ImageReference,
  Folder,
  RequestedFolder,
  Priority,
  ReportFolder,
  RequiredLabels,
  Services,
  RequestedSource,
  Source,
  Retries,
  TimeoutMinutes,
  VariableName,
} from "../executions/schemas.ts";
import { Timestamp } from "../ids.ts";
import { RepeatedTests } from "../results/schemas.ts";
import { TimeZone } from "../schedules/schemas.ts";
import { DisplayName } from "../text.ts";
import { concurrencies, maxFileBytes, maxQuietWindows, weekdays } from "./constants.ts";

const Url = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === "" || /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text), "must be an http or https address, or empty");

export const Concurrency = z.enum(concurrencies);
export type Concurrency = z.infer<typeof Concurrency>;

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 06:30");

/** Hours in which no run of the project starts, except runs with a priority above 0. */
export const QuietHours = z.object({
  timeZone: TimeZone,
  windows: z
    .array(
      z.object({
        /** The days on which the window starts. */
        days: z
          .array(z.enum(weekdays))
          .min(1)
          .max(20)
          .transform((days) => weekdays.filter((day) => days.includes(day))),
        from: TimeOfDay,
        /** On the next day if it is not after `from`. */
        to: TimeOfDay,
      }),
    )
    .min(1)
    .max(maxQuietWindows),
});
export type QuietHours = z.infer<typeof QuietHours>;

const MaxConcurrentRuns = z.number().int().min(1).max(10_000).nullable();
const MaxStartsPerHour = z.number().int().min(1).max(10_000).nullable();

/** Defaults for a project's runs; a request may override them. */
export const RunSettings = z.object({
  image: ImageReference.or(z.literal("")).default(""),
  baseUrls: z.object({ development: Url.default(""), staging: Url.default(""), production: Url.default("") }).prefault({}),
  folder: Folder.default("all"),
  /** Relative to `/app`; empty = the known folders are searched. */
  reportFolder: ReportFolder.or(z.literal("")).default(""),
  autoQuarantine: z.boolean().default(false),
  /** Auto-quarantine skips runs in which more than half of the executed tests failed. */
  quarantineGuard: z.boolean().default(false),
  /** For the suite and all its retries together. */
  timeoutMinutes: TimeoutMinutes.default(30),
  /** How often a run starts its suite again with the tests that failed. */
  retries: Retries.default(0),
  /** How results with the same name are read, for a runner that does not mark its retries. */
  repeatedTests: RepeatedTests.default("separate"),
  /** Runs start only on workers that have all of these labels. */
  workerLabels: RequiredLabels.default([]),
  /** Which runs of the project run at the same time: any number, one for each environment, or one. */
  concurrency: Concurrency.default("unlimited"),
  /** The priority of runs that name none. */
  priority: Priority.default(0),
  /** How many runs of the project run at the same time; `null`: as many as the plan allows. */
  maxConcurrentRuns: MaxConcurrentRuns.default(null),
  /** How many runs of the project workers take within any 60 minutes; `null`: any number. Each attempt of a run counts. */
  maxStartsPerHour: MaxStartsPerHour.default(null),
  quietHours: QuietHours.nullable().default(null),
  /** Containers that run next to the suite. Their variables are readable for everyone in the organization: name secrets in `inheritVariables`. */
  services: Services.default([]),
  /** Folders that later runs find again. */
  caches: Caches.default([]),
  /** The Git repository with the suite's files, for images that do not have them. */
  source: Source.nullable().default(null),
  /** How often a run is retried when its worker is lost. */
  maxRetries: z.number().int().min(0).max(5).default(1),
  resources: z
    .object({ cpus: z.number().min(0.1).max(64).default(2), memoryMb: z.number().int().min(64).max(262_144).default(2048) })
    .prefault({}),
});
export type RunSettings = z.infer<typeof RunSettings>;

export const Project = z.object({
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  runSettings: RunSettings,
});
export type Project = z.infer<typeof Project>;

export const ProjectName = DisplayName(1, 100);

/** Every field is optional. A given field replaces the stored value. */
export const RunSettingsChange = z.object({
  image: ImageReference.or(z.literal("")).optional(),
  baseUrls: z.object({ development: Url.optional(), staging: Url.optional(), production: Url.optional() }).optional(),
  folder: RequestedFolder.optional(),
  reportFolder: ReportFolder.or(z.literal("")).optional(),
  autoQuarantine: z.boolean().optional(),
  quarantineGuard: z.boolean().optional(),
  timeoutMinutes: TimeoutMinutes.optional(),
  retries: Retries.optional(),
  repeatedTests: RepeatedTests.optional(),
  workerLabels: RequiredLabels.optional(),
  concurrency: Concurrency.optional(),
  priority: Priority.optional(),
  maxConcurrentRuns: MaxConcurrentRuns.optional(),
  maxStartsPerHour: MaxStartsPerHour.optional(),
  /** Replaces all windows; `null`: none. */
  quietHours: QuietHours.nullable().optional(),
  services: Services.optional(),
  caches: Caches.optional(),
  /** Replaces the whole source; `null`: none. */
  source: RequestedSource.nullable().optional(),
  maxRetries: z.number().int().min(0).max(5).optional(),
  resources: z
    .object({ cpus: z.number().min(0.1).max(64).optional(), memoryMb: z.number().int().min(64).max(262_144).optional() })
    .optional(),
});
export type RunSettingsChange = z.infer<typeof RunSettingsChange>;

export const Variable = z.object({
  name: z.string(),
  value: z.string(),
  secret: z.boolean(),
  /** Runs get the value as a file, and the variable has its path. */
  file: z.boolean(),
  updatedAt: Timestamp,
});
export type Variable = z.infer<typeof Variable>;

export const SetVariable = z.object({
  name: VariableName.optional(),
  value: z
    .string()
    .max(maxFileBytes)
    .refine((value) => !value.includes("\0"), "must not contain NUL"),
  secret: z.boolean().default(false),
  /**
   * Runs find the value in the file `/run/gantry/secrets/<name>`, and the variable has this path. A file is always secret. At most 65,536
   * bytes; other values have at most 32,768 characters. Default: as before, `false` for a new one.
   */
  file: z.boolean().optional(),
});
export type SetVariable = z.infer<typeof SetVariable>;
