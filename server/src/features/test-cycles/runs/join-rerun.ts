import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { updateCycleStatus } from "../record/update-cycle-status.ts";

/** A re-run replaces the run it repeats in the same cycle; the item remembers the earlier attempts. Call it under the organization's lock. */
export async function joinRerun(tx: TenantTransaction, cycleId: string, before: string, rerun: string): Promise<void> {
  await sql`select 1 from test_cycles where org_id = ${tx.organizationId} and id = ${cycleId} for update`.execute(tx);
  await sql`
    update test_cycle_items set execution_id = ${rerun}, earlier_executions = earlier_executions || execution_id, status = 'PENDING',
      updated_at = clock_timestamp()
    where org_id = ${tx.organizationId} and cycle_id = ${cycleId} and test_case_id is null
      and (execution_id = ${before} or ${before} = any(earlier_executions))`.execute(tx);
  await updateCycleStatus(tx, cycleId);
}
