import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockTrigger, type TriggerAt } from "./record/store.ts";

/** Its address stops working; its runs are kept. @throws 404 `Project not found` or `Trigger not found` */
export async function deleteTrigger(ctx: Context, actor: Actor, at: TriggerAt): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const { id, name, repository } = await lockTrigger(tx, at);
    await tx.deleteFrom("run_triggers").where("org_id", "=", actor.organizationId).where("id", "=", id).execute();
    const details = { name, repository, projectId: at.projectId };
    await recordAudit(ctx, tx, actor, { action: "trigger.deleted", targetType: "trigger", targetId: id, details });
  });
}
