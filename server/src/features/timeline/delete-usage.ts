import type { TenantTransaction } from "../../platform/db/database.ts";

/** Removes what deleted runs used. */
export async function deleteUsage(tx: TenantTransaction, runs: readonly { id: string }[]): Promise<void> {
  if (runs.length === 0) return;
  await tx
    .deleteFrom("run_usage")
    .where("org_id", "=", tx.organizationId)
    .where(
      "execution_id",
      "in",
      runs.map(({ id }) => id),
    )
    .execute();
}
