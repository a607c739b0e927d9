import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockSchedule } from "./store.ts";

/** Its runs are kept. @throws 404 `Schedule not found` */
export async function deleteSchedule(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const row = await lockSchedule(tx, id);
    if (!row) throw notFound("Schedule not found");
    await tx.deleteFrom("schedules").where("org_id", "=", actor.organizationId).where("id", "=", id).execute();
    await recordAudit(ctx, tx, actor, {
      action: "schedule.deleted",
      targetType: "schedule",
      targetId: id,
      details: { name: row.name, cron: row.cron, projectId: row.project_id },
    });
  });
}
