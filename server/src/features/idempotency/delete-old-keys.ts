import { sql } from "kysely";
import type { Context } from "../../context.ts";

/** Deletes keys that no longer count. */
export async function deleteOldKeys(ctx: Pick<Context, "db">): Promise<void> {
  await ctx.db.asSystem((tx) =>
    tx.deleteFrom("idempotency_keys").where("created_at", "<", sql<Date>`now() - interval '24 hours'`).execute(),
  );
}
