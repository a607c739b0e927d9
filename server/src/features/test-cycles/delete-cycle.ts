import type { Context } from "../../context.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { deleteScreenshotRecords, removeScreenshotFiles } from "./screenshots/delete-screenshots.ts";
import { lockCycle } from "./record/store.ts";

/**
 * Deletes a cycle; its runs, including queued ones, continue without it. A concurrent start of a run locks the run's row first, so either the start
 * wins (409, nothing changed) or this does.
 * @throws 404 `Test cycle not found`; 409 `Test cycle running`
 */
export async function deleteCycle(ctx: Context, actor: Actor, id: string): Promise<void> {
  const screenshots = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    // Organization, runs, cycle: the order everywhere. Under the first lock no run can join the cycle.
    await lockOrganization(tx);
    await tx
      .selectFrom("executions")
      .select("id")
      .where("org_id", "=", actor.organizationId)
      .where("cycle_id", "=", id)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    const cycle = await lockCycle(tx, id);
    if (!cycle) throw notFound("Test cycle not found");
    if (cycle.status === "RUNNING")
      throw conflict("Test cycle running", {
        message: "The cycle has items in progress. Finish or cancel them, then delete it.",
        code: "CYCLE_RUNNING",
      });
    const files = await deleteScreenshotRecords(tx, id);
    await tx.deleteFrom("test_cycles").where("org_id", "=", actor.organizationId).where("id", "=", id).execute();
    await recordAudit(ctx, tx, actor, {
      action: "test_cycle.deleted",
      targetType: "test_cycle",
      targetId: id,
      details: { name: cycle.name, status: cycle.status, projectId: cycle.project_id },
    });
    return files;
  });
  await removeScreenshotFiles(ctx, actor.organizationId, screenshots);
}
