import { z } from "zod";
import { Combination } from "../combination.ts";
import { Id, Timestamp } from "../ids.ts";
import { Line, Text } from "../text.ts";
import { CacheKey } from "./schemas.ts";

/** A cache of a project as it is stored on a worker. */
export const StoredCache = z.object({
  id: z.string(),
  key: z.string(),
  /** `null`: a worker of an earlier release saved it, and did not note it down. So it is with the pull request, the combination and the run. */
  path: z.string().nullable(),
  sizeBytes: z.number(),
  /** Only runs of this pull request see it, as `owner/repository#12`; `null`: all runs of the project. */
  pullRequest: z.string().nullable(),
  /** Only runs of a matrix with these values see it; empty: runs of no matrix. */
  combination: Combination,
  savedAt: Timestamp,
  /** When it was saved, or restored last. */
  usedAt: Timestamp,
  /** The run that saved it, which may have been deleted since. */
  savedBy: z.object({ id: z.string(), number: z.number() }).nullable(),
  /** The worker that has it. `connected`: it called the server in the last 30 seconds. */
  worker: z.object({ name: z.string(), connected: z.boolean() }),
  /** When someone cleared it; `null`: runs restore it. No run that starts later restores it. It is listed until its worker has deleted it. */
  clearedAt: Timestamp.nullable(),
});
export type StoredCache = z.infer<typeof StoredCache>;

/** The caches of a project that were used last, at most 500, and how many there are in all, without those that were cleared. */
export const StoredCaches = z.object({ caches: z.array(StoredCache), total: z.number(), totalBytes: z.number() });
export type StoredCaches = z.infer<typeof StoredCaches>;

/** How many caches were cleared, and their bytes. */
export const ClearedCaches = z.object({ cleared: z.number(), clearedBytes: z.number() });

/** What a worker says about one of its caches. `scope`: the name under which it was saved, one of a run's `cacheScopes`. */
export const ReportedCache = z.object({
  id: Id,
  organizationId: Id,
  projectId: Id,
  key: CacheKey,
  path: Line(400).nullable(),
  scope: Text(8000).nullable(),
  taskId: Id.nullable(),
  bytes: z.number().int().min(0).max(1e15),
  savedMs: z.number().int().min(0).max(1e14),
  usedMs: z.number().int().min(0).max(1e14),
});
export type ReportedCache = z.infer<typeof ReportedCache>;
