import { z } from "zod";
import { Timestamp } from "../ids.ts";
import { minResultDays, maxDays } from "./constants.ts";

export const Days = z.number().int().min(1).max(maxDays);
/** Long enough that a run's results are still compared with those of the run before it. */
export const ResultDays = z.number().int().min(minResultDays).max(maxDays);

/** Days after a run's end for which its files and its test results are kept; `null`: forever. */
export const Retention = z.object({
  logDays: Days.nullable(),
  reportDays: Days.nullable(),
  resultDays: ResultDays.nullable(),
});
export type Retention = z.infer<typeof Retention>;

/** `resultDays` may be left out: then it stays. */
export const ChangeRetention = Retention.partial({ resultDays: true });
export type ChangeRetention = z.infer<typeof ChangeRetention>;

export const ProjectRetention = Retention.extend({
  /** The installation keeps no project's results longer; `null`: no limit. */
  maxResultDays: z.number().nullable(),
});
export type ProjectRetention = z.infer<typeof ProjectRetention>;

const FilesOfKind = z.object({ executions: z.number(), bytes: z.number() });

/** What would be deleted if retention were applied now. */
export const RetentionPreview = Retention.extend({
  logs: FilesOfKind,
  reports: FilesOfKind,
  /** Runs whose test results would be removed, and how many results; counted up to 100,000 runs. */
  results: z.object({ executions: z.number(), tests: z.number() }),
  totalBytes: z.number(),
  /** What would also be deleted if it were not pinned. */
  pinned: FilesOfKind,
  /** The oldest of the runs whose files would be deleted, at most fifty. */
  executions: z.array(
    z.object({
      id: z.string(),
      image: z.string(),
      groupName: z.string().nullable(),
      finishedAt: Timestamp,
      logBytes: z.number(),
      reportBytes: z.number(),
    }),
  ),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

export const RetentionOutcome = z.object({
  /** Deleted files, by run. */
  logs: z.number(),
  reports: z.number(),
  /** Runs whose test results were removed. */
  results: z.number(),
  /** Bytes freed on disk, and subtracted from the organization's storage. */
  freedBytes: z.number(),
  /** Runs that this call did not reach: call again, or leave them to the job. */
  remaining: z.number(),
});
export type RetentionOutcome = z.infer<typeof RetentionOutcome>;
