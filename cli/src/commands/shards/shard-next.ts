import type { FileToRun } from "@gantry/contract/shards/schemas.ts";
import { shardAttempt } from "../../shards/shard-attempt.ts";
import { readList } from "../../options/read-list.ts";
import {
  type NextFileOptions,
  connectShard,
  nextFile,
  type PullOptions,
  type Shard,
  startShard,
  wasNotStarted,
} from "../../shards/shard-caller.ts";

export interface ShardNextOptions extends PullOptions {
  done?: string[];
  failed?: string[];
  /** Minutes. */
  lease: number;
  wait: boolean;
}

/** Prints the next file of a shard, and nothing when all are finished. The first call starts the shard. @throws `ShardsStopped` */
export async function shardNext(options: ShardNextOptions): Promise<number> {
  const shard = await connectShard(options, options.attempt ?? shardAttempt());
  // An empty one comes from a loop's first turn: `--done "$file"`.
  const [done, failed] = [options.done ?? [], options.failed ?? []].map((files) => files.filter((file) => file !== ""));
  const next = await nextOrStart(
    shard,
    { done: done ?? [], failed: failed ?? [], leaseSeconds: options.lease * 60, wait: options.wait },
    options,
  );
  if (options.json === true) console.log(JSON.stringify(next));
  else if (next.file !== null) console.log(next.file);
  return 0;
}

async function nextOrStart(shard: Shard, asked: NextFileOptions, options: PullOptions): Promise<FileToRun> {
  try {
    return await nextFile(shard, asked);
  } catch (error) {
    // A file reported as done belongs to a shard that was started: then something else is wrong, such as the key.
    if (!wasNotStarted(error) || asked.done.length + asked.failed.length > 0) throw error;
    await startShard(shard, await readList(options.filesFrom), options);
    return nextFile(shard, asked);
  }
}
