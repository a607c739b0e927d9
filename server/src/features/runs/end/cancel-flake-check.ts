import type { FlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import type { Context } from "../../../context.ts";
import { visible } from "../../executions/find-execution.ts";
import { lifecycle } from "../../executions/lifecycle.ts";
import { requireCheck } from "../../flake-checks/read-checks.ts";
import { announceRun } from "./announce.ts";
import { stopRun } from "./cancel-execution.ts";
import type { EndedRow } from "./consequences.ts";

/** Stops the runs of a flake check that have not ended. Changes nothing if all have. @throws 404 `Flake check not found` */
export async function cancelFlakeCheck(ctx: Context, organizationId: string, checkId: string): Promise<FlakeCheck> {
  const seen: EndedRow[] = [];
  const check = await ctx.db.withTenant(organizationId, async (tx) => {
    await requireCheck(tx, checkId);
    // In the order of ids, to avoid deadlocks.
    const rows = await visible(tx).selectAll().where("flake_check_id", "=", checkId).orderBy("id").forNoKeyUpdate().execute();
    for (const row of rows) if (lifecycle[row.status].active && row.verdict === null) seen.push(...(await stopRun(ctx, tx, row)).seen);
    return requireCheck(tx, checkId);
  });
  for (const row of seen) announceRun(ctx, row);
  return check;
}
