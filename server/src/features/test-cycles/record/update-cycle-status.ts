import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/**
 * Updates the cycle's status from its items, under the cycle's lock: `PENDING` until one starts, `RUNNING` until every one has a result, then
 * `COMPLETED`. Re-running a run of a completed cycle reopens it.
 */
export async function updateCycleStatus(tx: TenantTransaction, cycleId: string): Promise<void> {
  await sql`
    update test_cycles set status = now_is.status, updated_at = clock_timestamp(),
      completed_at = case when now_is.status = 'COMPLETED' then coalesce(completed_at, clock_timestamp()) end
    from (
      select case
        when count(*) filter (where status in ('PENDING', 'RUNNING')) = 0 then 'COMPLETED'
        when count(*) filter (where status <> 'PENDING' or cardinality(earlier_executions) > 0) > 0 then 'RUNNING'
        else 'PENDING' end as status
      from test_cycle_items where org_id = ${tx.organizationId} and cycle_id = ${cycleId}
    ) now_is
    where org_id = ${tx.organizationId} and id = ${cycleId}`.execute(tx);
}
