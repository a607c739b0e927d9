import type { StartMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { ShardOrder } from "@gantry/contract/shards/constants.ts";
import type { z } from "zod";
import { readList } from "./read-list.ts";
import { UsageError } from "./usage-error.ts";

type Shards = NonNullable<z.input<typeof StartMatrixRun>["shards"]>;

export interface ShardsOptions {
  shards?: number | "auto";
  /** Seconds. */
  shardTime?: number;
  maxShards?: number;
  filesFrom?: string;
  order?: ShardOrder;
}

/** How `--shards` and the options next to it split the suite. `undefined`: not at all. @throws UsageError for options that miss another one */
export async function readShards({ shards, shardTime, maxShards, filesFrom, order }: ShardsOptions): Promise<Shards | undefined> {
  if (shards === undefined) {
    const lonely = Object.entries({ "--shard-time": shardTime, "--max-shards": maxShards, "--files-from": filesFrom, "--order": order });
    const [first] = lonely.find(([, value]) => value !== undefined) ?? [];
    if (first !== undefined) throw new UsageError(`${first} is for a suite that is split: it needs --shards`);
    return undefined;
  }
  if (shards !== "auto" && (shardTime !== undefined || maxShards !== undefined))
    throw new UsageError(
      `${shardTime === undefined ? "--max-shards" : "--shard-time"} chooses the number of shards: it needs --shards auto`,
    );
  if (shards === "auto" && (shardTime === undefined || filesFrom === undefined))
    throw new UsageError(
      "--shards auto needs --shard-time, in which all shards are to end, and --files-from, because the number follows from the files' durations",
    );
  const number = shards === "auto" ? { targetSeconds: shardTime, max: maxShards } : { total: shards };
  return { ...number, files: filesFrom === undefined ? undefined : await readList(filesFrom), order };
}
