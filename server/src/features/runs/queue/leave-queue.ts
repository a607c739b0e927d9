import type { TenantTransaction, Transaction } from "../../../platform/db/database.ts";

/** Common table expressions that remove the run's queue entry and lease. */
export function leavingQueue(tx: Transaction, { org_id, execution_id }: { org_id: string; execution_id: string }) {
  return tx
    .with("left_queue", (db) => db.deleteFrom("run_queue").where("org_id", "=", org_id).where("execution_id", "=", execution_id))
    .with("left_slot", (db) => db.deleteFrom("run_leases").where("org_id", "=", org_id).where("execution_id", "=", execution_id));
}

/** The same as a separate statement. */
export async function leaveQueue(tx: TenantTransaction, executionId: string): Promise<void> {
  await leavingQueue(tx, { org_id: tx.organizationId, execution_id: executionId }).selectNoFrom([]).execute();
}
