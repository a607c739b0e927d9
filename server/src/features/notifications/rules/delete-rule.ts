import type { Context } from "../../../context.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { requireRule } from "./store.ts";

/** @throws 404 `Project not found` or `Notification rule not found` */
export async function deleteRule(ctx: Context, actor: Actor, at: { projectId: string; ruleId: string }): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const rule = await requireRule(tx, at.projectId, at.ruleId);
    await tx.deleteFrom("notification_rules").where("org_id", "=", actor.organizationId).where("id", "=", rule.id).execute();
    const details = { projectId: at.projectId, channel: rule.channel, name: rule.name };
    const entry = { action: "notification_rule.deleted", targetType: "notification_rule", targetId: rule.id, details };
    await recordAudit(ctx, tx, actor, entry);
  });
}
