import { sql } from "kysely";
import type { ChangeCycle, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { openCycle } from "./record/open-cycle.ts";
import { planColumns } from "./cycle-plan.ts";
import { readCycle } from "./record/find-cycle.ts";
import { updateCycleStatus } from "./record/update-cycle-status.ts";

/**
 * Changes name, assignee, due date or configuration; `COMPLETED` closes it and skips items without a result.
 * @throws 404 `Test cycle not found` or `Member not found`; 409 for a completed cycle, or one whose runs have not ended.
 */
export async function changeCycle(ctx: Context, organizationId: string, id: string, change: ChangeCycle): Promise<TestCycle> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await openCycle(tx, id);
    const { name, status, ...plan } = change;
    const columns = { ...(name === undefined ? {} : { name }), ...(await planColumns(tx, plan)) };
    if (Object.keys(columns).length > 0)
      await tx
        .updateTable("test_cycles")
        .set({ ...columns, updated_at: sql<Date>`clock_timestamp()` })
        .where("org_id", "=", organizationId)
        .where("id", "=", id)
        .execute();
    if (status) await skipTheRest(tx, id);
    return readCycle(tx, id);
  });
}

async function skipTheRest(tx: TenantTransaction, cycleId: string) {
  const open = tx
    .updateTable("test_cycle_items")
    .set({ status: "SKIPPED", updated_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", tx.organizationId)
    .where("cycle_id", "=", cycleId)
    .where("status", "in", ["PENDING", "RUNNING"]);
  const skipped = await open.returning("execution_id").execute();
  if (skipped.some((item) => item.execution_id !== null))
    throw conflict("Test cycle running", {
      message: "A run of this cycle has not ended. Wait for it or cancel it, then close the cycle.",
      code: "CYCLE_RUNNING",
    });
  await updateCycleStatus(tx, cycleId);
}
