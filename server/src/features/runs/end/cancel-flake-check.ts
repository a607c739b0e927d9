import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { FlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import type { Context } from "../../../context.ts";
import { requireCheck } from "../../flake-checks/read-checks.ts";
import { changeRuns } from "./announce.ts";
import { stopRuns } from "./cancel-execution.ts";

/** Stops the runs of a flake check that have not ended. Changes nothing if all have. @throws 404 `Flake check not found` */
export async function cancelFlakeCheck(
  ctx: Context,
  organizationId: string,
  by: NonNullable<Execution["cancelledBy"]>,
  checkId: string,
): Promise<FlakeCheck> {
  const { check } = await changeRuns(ctx, organizationId, async (tx) => {
    await requireCheck(tx, checkId);
    const visibleStates = await stopRuns(ctx, tx, "flake_check_id", checkId, by);
    return { visibleStates, check: await requireCheck(tx, checkId) };
  });
  return check;
}
