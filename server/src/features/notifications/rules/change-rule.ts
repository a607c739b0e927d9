import { sql } from "kysely";
import type { ChangeNotificationRule, NotificationRule } from "@gantry/contract/notifications/schemas.ts";
import type { Context } from "../../../context.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { checkAddress } from "./check-address.ts";
import { presentRule, shownUrl } from "./present.ts";
import { requireStatusOrSummary } from "./require-status-or-summary.ts";
import { ruleBinding } from "./rule-binding.ts";
import { requireRule } from "./store.ts";

/** Changes the given fields. @throws 404 `Project not found` or `Notification rule not found`; 400 `Address refused`, or for a rule that would post nothing. */
export async function changeRule(
  ctx: Context,
  actor: Actor,
  at: { projectId: string; ruleId: string },
  change: ChangeNotificationRule,
): Promise<NotificationRule> {
  const { organizationId } = actor;
  return ctx.db.withTenant(organizationId, async (tx) => {
    const before = await requireRule(tx, at.projectId, at.ruleId);
    requireStatusOrSummary(change.statuses ?? before.statuses, change.weeklySummary ?? before.weekly_since !== null);
    const url = change.url === before.shown_url ? undefined : change.url;
    if (url) checkAddress(ctx, url);
    const row = await tx
      .updateTable("notification_rules")
      .set({
        name: change.name ?? before.name,
        statuses: change.statuses ?? before.statuses,
        only_changes: change.onlyChanges ?? before.only_changes,
        enabled: change.enabled ?? before.enabled,
        weekly_since:
          change.weeklySummary === undefined
            ? before.weekly_since
            : change.weeklySummary
              ? (before.weekly_since ?? new Date(ctx.now()))
              : null,
        updated_at: sql<Date>`clock_timestamp()`,
        refused_at: null,
        // The reason for disabling it no longer applies.
        ...(change.enabled === true && !before.enabled ? { last_error: null, last_error_at: null } : {}),
        ...(url
          ? {
              sealed_url: JSON.stringify(ctx.secrets.encrypt(url, ruleBinding(organizationId, before.id))),
              shown_url: shownUrl(url),
              last_error: null,
              last_error_at: null,
            }
          : {}),
      })
      .where("org_id", "=", organizationId)
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { projectId: at.projectId, name: row.name, changed: Object.keys(change) };
    const entry = { action: "notification_rule.changed", targetType: "notification_rule", targetId: row.id, details };
    await recordAudit(ctx, tx, actor, entry);
    return presentRule(row);
  });
}
