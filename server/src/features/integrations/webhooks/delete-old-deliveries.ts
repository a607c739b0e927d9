import { sql } from "kysely";
import type { Context } from "../../../context.ts";

/** The delivery log is kept for thirty days. */
export async function deleteOldDeliveries(ctx: Context): Promise<void> {
  await ctx.db.asSystem((tx) =>
    tx
      .deleteFrom("webhook_deliveries")
      .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
      .where("status", "!=", "waiting")
      .execute(),
  );
}
