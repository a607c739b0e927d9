import type { TenantTransaction } from "../../platform/db/database.ts";
import { visible } from "../executions/record/find-execution.ts";

/** The ID of a run that has not ended: this one or, if it belongs to a matrix run, any of it. */
export async function findActive(tx: TenantTransaction, executionId: string): Promise<string | undefined> {
  const one = await tx
    .selectFrom("executions")
    .select(["id", "matrix_run_id"])
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", executionId)
    .executeTakeFirst();
  if (!one) return undefined;
  const { matrix_run_id } = one;
  const runs = visible(tx).select("id").where("verdict", "is", null);
  const active = matrix_run_id === null ? runs.where("id", "=", one.id) : runs.where("matrix_run_id", "=", matrix_run_id);
  return (await active.orderBy("number").limit(1).executeTakeFirst())?.id;
}
