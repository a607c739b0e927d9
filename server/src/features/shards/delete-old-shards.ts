import { sql } from "kysely";
import { shardQueueDays } from "@gantry/contract/shards/constants.ts";
import type { Context } from "../../context.ts";

/** Deletes queues that no shard uses any more, and durations of files that no one has run for long. */
export async function deleteOldShards(ctx: Context): Promise<void> {
  await ctx.db.asSystem(async (tx) => {
    await sql`delete from shard_queues where last_seen_at < clock_timestamp() - ${shardQueueDays}::int * interval '1 day'`.execute(tx);
    await sql`delete from file_durations where measured_at < clock_timestamp() - interval '90 days'`.execute(tx);
  });
}
