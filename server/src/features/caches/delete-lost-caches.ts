import { sql } from "kysely";
import type { Context } from "../../context.ts";

/** Of workers that are gone: they have not called for a month, and were deleted from the list. A worker that returns reports its caches again. */
export async function deleteLostCaches(ctx: Context): Promise<void> {
  await ctx.db.asSystem((tx) =>
    sql`
      delete from stored_caches cache where cache.reported_at < now() - interval '30 days'
        and not exists (select 1 from workers w where w.id = cache.worker_id and w.last_seen_at > now() - interval '30 days')`.execute(tx),
  );
}
