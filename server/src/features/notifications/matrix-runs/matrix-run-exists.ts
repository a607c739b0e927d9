import type { TenantTransaction } from "../../../platform/db/database.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { matrixRunsOf } from "../../matrix-runs/find-matrix-run.ts";

/** Whether neither the project of a matrix run nor all of its runs were deleted. */
export async function matrixRunExists(tx: TenantTransaction, matrixRunId: string): Promise<boolean> {
  const found = await matrixRunsOf(tx)
    .select("matrix_runs.id")
    .where("matrix_runs.id", "=", matrixRunId)
    .where(({ exists }) => exists(visible(tx).select("executions.id").where("executions.matrix_run_id", "=", matrixRunId)))
    .executeTakeFirst();
  return found !== undefined;
}
