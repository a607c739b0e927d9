import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { RuleRow } from "./present.ts";

/**
 * Disables a rule whose address no longer exists, unless its address was changed in the meantime.
 * @returns the message for the admin
 */
export async function disableRule(ctx: Context, rule: RuleRow, reason: string): Promise<string> {
  const organizationId = rule.org_id;
  const disabled = await ctx.db.withTenant(organizationId, async (tx) => {
    const row = await tx
      .updateTable("notification_rules")
      .set({ enabled: false, updated_at: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", organizationId)
      .where("id", "=", rule.id)
      .where("enabled", "=", true)
      .where(sql<boolean>`sealed_url = ${JSON.stringify(rule.sealed_url)}::jsonb`)
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    const actor = { organizationId, userId: null, email: "", ip: null, requestId: null };
    const details = { projectId: rule.project_id, channel: rule.channel, name: rule.name, reason };
    const entry = { action: "notification_rule.disabled", targetType: "notification_rule", targetId: rule.id, details };
    await recordAudit(ctx, tx, actor, entry);
    return true;
  });
  if (!disabled) return reason;
  return `${reason} The rule was disabled: the webhook was deleted, or its channel archived. Enter a new address and enable the rule again.`;
}
