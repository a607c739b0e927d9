import type { ShardOrder } from "@gantry/contract/shards/constants.ts";
import { knownDurations } from "../../output/known-durations.ts";
import { readList } from "../../options/read-list.ts";
import { connectShard, type ShardOptions, startShard } from "../../shards/shard-caller.ts";
import { shardAttempt } from "../../shards/shard-attempt.ts";

export interface ShardFilesOptions extends ShardOptions {
  total: number;
  order?: ShardOrder;
}

/** Prints the files of a fixed part, one per line. */
export async function shardFiles(options: ShardFilesOptions): Promise<number> {
  const files = await readList(options.filesFrom);
  const part = await startShard(await connectShard(options, options.attempt ?? shardAttempt()), files, options);
  if (options.json === true) console.log(JSON.stringify(part));
  else for (const file of part.files) console.log(file);
  console.error(
    `Shard ${options.index} of ${options.total} has ${part.files.length} of ${part.allFiles} files. ${knownDurations(part.filesWithDuration, part.allFiles)}`,
  );
  return 0;
}
