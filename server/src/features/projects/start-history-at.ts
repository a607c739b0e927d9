import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** Records that results of the project's runs that ended more than `days` days ago may be removed from now on. */
export async function startHistoryAt(tx: TenantTransaction, projectId: string, days: number): Promise<void> {
  await sql`
    update projects set results_removed_before = greatest(results_removed_before, clock_timestamp() - make_interval(days => ${days}::int))
    where org_id = ${tx.organizationId} and id = ${projectId}`.execute(tx);
}
