import type { FileToRun } from "@gantry/contract/shards/schemas.ts";
import { shardAttempt } from "../shards/shard-attempt.ts";
import {
  type Asked,
  connectShard,
  nextFile,
  readList,
  type Shard,
  type ShardOptions,
  startShard,
  wasNotStarted,
} from "../shards/shard-caller.ts";

export interface ShardNextOptions extends ShardOptions {
  done?: string[];
  /** Minutes. */
  lease: number;
  wait: boolean;
}

/** Prints the next file of a shard, and nothing when all are finished. The first call starts the shard. */
export async function shardNext(options: ShardNextOptions): Promise<number> {
  const shard = await connectShard(options, options.attempt ?? shardAttempt());
  // An empty one comes from a loop's first turn: `--done "$file"`.
  const done = (options.done ?? []).filter((file) => file !== "");
  const next = await nextOrStart(shard, { done, leaseSeconds: options.lease * 60, wait: options.wait }, options.filesFrom);
  if (options.json === true) console.log(JSON.stringify(next));
  else if (next.file !== null) console.log(next.file);
  return 0;
}

async function nextOrStart(shard: Shard, asked: Asked, filesFrom: string | undefined): Promise<FileToRun> {
  try {
    return await nextFile(shard, asked);
  } catch (error) {
    // A file reported as done belongs to a shard that was started: then something else is wrong, such as the key.
    if (!wasNotStarted(error) || asked.done.length > 0) throw error;
    await startShard(shard, await readList(filesFrom));
    return nextFile(shard, asked);
  }
}
