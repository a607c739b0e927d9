import { z } from "zod";
import { Timestamp } from "../ids.ts";

export const Days = z.number().int().min(1).max(3650);

/** Days after a run's end for which its files are kept; `null`: forever. */
export const Retention = z.object({ logDays: Days.nullable(), reportDays: Days.nullable() });
export type Retention = z.infer<typeof Retention>;

const FilesOfKind = z.object({ executions: z.number(), bytes: z.number() });

/** What would be deleted if retention were applied now. */
export const RetentionPreview = Retention.extend({
  logs: FilesOfKind,
  reports: FilesOfKind,
  totalBytes: z.number(),
  /** What would also be deleted if it were not pinned. */
  pinned: FilesOfKind,
  /** The oldest of the affected runs, at most fifty. */
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
  /** Bytes freed on disk, and subtracted from the organization's storage. */
  freedBytes: z.number(),
  /** Runs that this call did not reach: call again, or leave them to the job. */
  remaining: z.number(),
});
export type RetentionOutcome = z.infer<typeof RetentionOutcome>;
