import { sql } from "kysely";
import type { Context } from "../../../context.ts";

/**
 * Wakes workers when a start is an hour ago, because the project's next run may start. Called every second by each server for its own workers; one that
 * misses a second wakes none, and they ask again within half a minute.
 */
export async function notifyForFreeStarts(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ org_id: string }>`
      select distinct org_id from run_starts
      where started_at > clock_timestamp() - interval '1 hour 2 seconds' and started_at <= clock_timestamp() - interval '1 hour'`.execute(
      tx.commitWithNext(),
    ),
  );
  for (const { org_id } of rows) ctx.queueNotifier.notify(org_id);
}

export async function deleteOldStarts(ctx: Context): Promise<void> {
  await ctx.db.asSystem((tx) => sql`delete from run_starts where started_at < clock_timestamp() - interval '2 hours'`.execute(tx));
}
