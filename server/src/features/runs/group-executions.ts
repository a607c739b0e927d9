import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { lockHistory } from "../tests/base/lock-history.ts";
import { regroupRuns } from "../tests/history/regroup-runs.ts";
import { reevaluateTests } from "../tests/record/withdraw-run.ts";
import { visible } from "../executions/record/find-execution.ts";
import { shownColumns } from "../executions/record/execution-record.ts";
import { presentExecution } from "../executions/record/present.ts";

/**
 * Sets the group name of executions, or removes it with `null`. The quarantine of their tests is recomputed as if they had run in that group. Ignores
 * unknown and deleted ids, and those of other organizations. @returns how many were changed.
 */
export async function groupExecutions(
  ctx: Context,
  organizationId: string,
  ids: readonly string[],
  groupName: string | null,
): Promise<number> {
  const rows = await ctx.db.withTenant(organizationId, async (tx) => {
    // In the order of ids, as for deletion, to avoid deadlocks.
    const held = await visible(tx)
      .select("id")
      .where("id", "in", [...ids])
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    if (held.length === 0) return [];
    const changed = await tx
      .updateTable("executions")
      .set({ group_name: groupName, updated_at: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", organizationId)
      .where(
        "id",
        "in",
        held.map(({ id }) => id),
      )
      .returning(shownColumns)
      .execute();
    for (const projectId of [...new Set(changed.map((row) => row.project_id))].sort()) {
      await lockHistory(tx, projectId);
      const ofProject = changed.filter((row) => row.project_id === projectId).map((row) => row.id);
      await reevaluateTests(ctx, tx, projectId, await regroupRuns(tx, ofProject, groupName));
    }
    return changed;
  });
  for (const row of rows) ctx.channel.executionUpdated(presentExecution(row));
  return rows.length;
}
