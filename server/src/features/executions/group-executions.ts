import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { presentExecution, shownColumns } from "./present.ts";

/** Sets the group name of executions, or removes it with `null`. Ids of others are passed over. @returns how many were changed. */
export async function groupExecutions(
  ctx: Context,
  organizationId: string,
  ids: readonly string[],
  groupName: string | null,
): Promise<number> {
  const rows = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .updateTable("executions")
      .set({ group_name: groupName, updated_at: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", organizationId)
      .where("deleted_at", "is", null)
      .where("id", "in", [...ids])
      .returning(shownColumns)
      .execute(),
  );
  for (const row of rows) ctx.channel.executionUpdated(presentExecution(row));
  return rows.length;
}
