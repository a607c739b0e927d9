import { z } from "zod";
import { Id, Timestamp } from "../ids.ts";
import { Name } from "../text.ts";
import { leaseSeconds, maxShardPathLength, maxShardFiles, maxShardsOfQueue, shardOrders } from "./constants.ts";

const FilePath = Name(maxShardPathLength).min(1);

/** The name of a queue in its project, the same for all shards of a pipeline and different for each pipeline: `build-123`. */
export const QueueKey = Name(200).min(1);

/** Which shard calls. */
export const ShardCaller = z.object({
  projectId: Id,
  key: QueueKey,
  /** The number of the shard, from 1. */
  index: z.number().int().min(1).max(maxShardsOfQueue),
  /**
   * Rises when a shard is started again, such as a CI job's retry. The files of its earlier attempts are run again, and calls of
   * these attempts are refused.
   */
  attempt: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).default(1),
});

export const StartShard = ShardCaller.extend({
  /** The suite's files. Shards may list different ones: the queue has all of them, each once. */
  files: z.array(FilePath).max(maxShardFiles),
  /** Splits the files into this many fixed parts, instead of giving them out one by one. */
  total: z.number().int().min(1).max(maxShardsOfQueue).optional(),
  /**
   * Ends the queue when this many files have failed: no waiting file is given out any more. The first shard's number counts; another shard
   * gives the same one or none. Not with `total`.
   */
  stopAfterFailures: z.number().int().min(1).max(maxShardFiles).optional(),
  /**
   * `failed-first`: files that failed last time come before all others, the longest of them first. Default: `longest-first`. The first shard's order
   * counts; another shard gives the same one or none.
   */
  order: z.enum(shardOrders).optional(),
});
export type StartShard = z.output<typeof StartShard>;

const lease = z.number().int().min(leaseSeconds.min).max(leaseSeconds.max).default(leaseSeconds.default);

export const NextFile = ShardCaller.extend({
  /** Files that the shard has finished. */
  done: z.array(FilePath).max(maxShardFiles).default([]),
  /** Files that the shard has finished and that failed. A file that is also in `done` has failed. */
  failed: z.array(FilePath).max(maxShardFiles).default([]),
  /** For how long the shard has the file, unless it renews it. Afterwards another shard gets it. */
  leaseSeconds: lease,
});
export type NextFile = z.output<typeof NextFile>;

export const RenewFiles = ShardCaller.extend({ leaseSeconds: lease });
export type RenewFiles = z.output<typeof RenewFiles>;

export const ShardQueueQuery = z.object({ projectId: Id, key: QueueKey });
export type ShardQueueQuery = z.infer<typeof ShardQueueQuery>;

/** What a shard that was started has to do. */
export const StartedShard = z.object({
  /** The number of fixed parts; `null`: the shard asks for one file after the other. */
  total: z.number().nullable(),
  /** With `total`: the files of this shard, the longest first. */
  files: z.array(z.string()),
  /** The files of all shards. */
  allFiles: z.number(),
  /** How many of them have a duration, measured earlier or from results. */
  filesWithDuration: z.number(),
});
export type StartedShard = z.infer<typeof StartedShard>;

/** The file to run next. */
export const FileToRun = z.object({
  /** `null`: there is none now. */
  file: z.string().nullable(),
  /** All files of all shards are finished. */
  finished: z.boolean(),
  /** Without a file, and not finished: when to ask again. Another shard may be lost, and its file would be free. */
  retryAfterSeconds: z.number().nullable(),
  /**
   * Of `done` and `failed`: files that this shard does not have, because another one got them or because an attempt replaced it. They do
   * not count as finished.
   */
  ignored: z.array(z.string()),
});
export type FileToRun = z.infer<typeof FileToRun>;

export const RenewedFiles = z.object({
  /** The files that the shard still has. */
  files: z.array(z.string()),
});
export type RenewedFiles = z.infer<typeof RenewedFiles>;

/** The files of a suite, and the shards that carry them out. */
export const ShardQueue = z.object({
  projectId: z.string(),
  key: z.string(),
  total: z.number().nullable(),
  createdAt: Timestamp,
  /** With `total` all files wait: what a shard has finished is not reported. */
  files: z.object({ all: z.number(), waiting: z.number(), running: z.number(), done: z.number() }),
  finished: z.boolean(),
  /** How many files have failed. */
  failures: z.number(),
  stopAfterFailures: z.number().nullable(),
  order: z.enum(shardOrders),
  /** Files that were not run because the failure limit was reached; `null` while it is not, or when no file waits. */
  notRun: z.array(z.string()).nullable(),
  shards: z.array(
    z.object({
      index: z.number(),
      attempt: z.number(),
      startedAt: Timestamp,
      lastSeenAt: Timestamp,
      /** The number of files of its part, or that it has finished. */
      files: z.number(),
      /** The files that it runs now. */
      running: z.array(z.string()),
      /** The time that its finished files took, or that its part is expected to take. */
      durationMs: z.number(),
    }),
  ),
});
export type ShardQueue = z.infer<typeof ShardQueue>;
