import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../../context.ts";
import { visible } from "../../executions/find-execution.ts";
import { lifecycle } from "../../executions/lifecycle.ts";
import { findMatrixRun } from "../../matrix-runs/find-matrix-run.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { announceRun } from "./announce.ts";
import { stopRun } from "./cancel-execution.ts";
import type { EndedRow } from "./consequences.ts";

/** Stops the runs of a matrix run that have not ended. Changes nothing if all have. @throws 404 `Matrix run not found` */
export async function cancelMatrixRun(ctx: Context, organizationId: string, id: string): Promise<MatrixRun> {
  const seen: EndedRow[] = [];
  const matrixRun = await ctx.db.withTenant(organizationId, async (tx) => {
    await findMatrixRun(tx, id);
    // In the order of ids, to avoid deadlocks.
    const rows = await visible(tx).selectAll().where("matrix_run_id", "=", id).orderBy("id").forNoKeyUpdate().execute();
    for (const row of rows) if (lifecycle[row.status].active && row.verdict === null) seen.push(...(await stopRun(ctx, tx, row)).seen);
    return readMatrixRun(tx, id);
  });
  for (const row of seen) announceRun(ctx, row);
  return matrixRun;
}
