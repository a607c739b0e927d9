import { sql } from "kysely";
import type { Context } from "../../context.ts";

/** Deletes links after they have expired; they were invalid from that moment on. */
export async function deleteExpiredLinks(ctx: Context): Promise<void> {
  await ctx.db.asSystem((tx) => tx.deleteFrom("run_links").where("expires_at", "<=", sql<Date>`clock_timestamp()`).execute());
}
