import type { TenantTransaction } from "../../platform/db/database.ts";

/** Deletes the results of runs. */
export async function deleteResults(tx: TenantTransaction, executionIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("test_results").where("org_id", "=", tx.organizationId).where("execution_id", "in", executionIds).execute();
}
