import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { visible } from "./find-execution.ts";
import { type ExecutionRow, shownColumns } from "./execution-record.ts";

export type Attempt = Pick<ExecutionRow, (typeof shownColumns)[number] | "sealed_variables" | "history_left">;

/**
 * A run and all its re-runs, oldest first, starting from any of them. The list begins with the newest full run; re-runs of its failed tests follow.
 * Deleted runs are left out, but still connect the others.
 */
export async function attemptsOf(tx: TenantTransaction, executionId: string): Promise<Attempt[]> {
  const { rows: family } = await sql<{ id: string }>`
    with recursive up as (
      select id, rerun_of, 1 as depth from executions where org_id = ${tx.organizationId} and id = ${executionId}
      union all
      select older.id, older.rerun_of, depth + 1 from up
      join executions older on older.org_id = ${tx.organizationId} and older.id = up.rerun_of where depth < 200
    ), family as (
      select id from (select id from up order by depth desc limit 1) first
      union
      select newer.id from family join executions newer on newer.org_id = ${tx.organizationId} and newer.rerun_of = family.id
    )
    select id from family limit 1000`.execute(tx);
  if (family.length === 0) return [];
  const attempts = await visible(tx)
    .select([...shownColumns, "sealed_variables", "history_left"])
    .where(
      "id",
      "in",
      family.map((row) => row.id),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const lastWhole = attempts.findLastIndex((attempt) => attempt.settings.onlyFailed !== true);
  return attempts.slice(Math.max(0, lastWhole));
}
