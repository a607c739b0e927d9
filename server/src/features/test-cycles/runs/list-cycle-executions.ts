import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/errors.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { shownColumns } from "../../executions/record/execution-record.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { findCycle } from "../record/store.ts";

/** A cycle's runs with their re-runs, oldest first. @throws 404 `Test cycle not found` */
export async function listCycleExecutions(ctx: Context, organizationId: string, cycleId: string): Promise<Execution[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await findCycle(tx, cycleId))) throw notFound("Test cycle not found");
    const rows = await visible(tx)
      .select(shownColumns)
      .where("cycle_id", "=", cycleId)
      .orderBy("created_at")
      .orderBy("id")
      .limit(500)
      .execute();
    return rows.map((row) => presentExecution(row));
  });
}
