import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../../context.ts";
import { findMatrixRun } from "../../matrix-runs/find-matrix-run.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { changeRuns } from "./announce.ts";
import { stopRuns } from "./cancel-execution.ts";

/** Stops the runs of a matrix run that have not ended. Changes nothing if all have. @throws 404 `Matrix run not found` */
export async function cancelMatrixRun(
  ctx: Context,
  organizationId: string,
  by: NonNullable<Execution["cancelledBy"]>,
  id: string,
): Promise<MatrixRun> {
  const { matrixRun } = await changeRuns(ctx, organizationId, async (tx) => {
    await findMatrixRun(tx, id);
    const visibleStates = await stopRuns(ctx, tx, "matrix_run_id", id, by);
    return { visibleStates, matrixRun: await readMatrixRun(tx, id) };
  });
  return matrixRun;
}
