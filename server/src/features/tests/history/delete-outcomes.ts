import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Deletes the outcomes of runs. What was computed from them stays: the totals of days and weeks, and what is stored with each test. */
export async function deleteOutcomes(tx: TenantTransaction, executionIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("test_outcomes").where("org_id", "=", tx.organizationId).where("execution_id", "in", executionIds).execute();
}
