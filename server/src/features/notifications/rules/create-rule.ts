import type { CreateNotificationRule, NotificationRule } from "@gantry/contract/notifications/schemas.ts";
import { maxNotificationRules } from "@gantry/contract/notifications/constants.ts";
import type { Context } from "../../../context.ts";
import { conflict } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireProject } from "../../projects/record/require-project.ts";
import { checkAddress } from "./check-address.ts";
import { requireStatusOrSummary } from "./require-status-or-summary.ts";
import { presentRule, shownUrl } from "./present.ts";
import { ruleBinding } from "./rule-binding.ts";
import { rulesOf } from "./store.ts";

/** @throws 404 `Project not found`; 400 for a URL that is not allowed, or a rule that posts nothing; 409 at twenty rules. */
export async function createRule(ctx: Context, actor: Actor, projectId: string, wanted: CreateNotificationRule): Promise<NotificationRule> {
  const { organizationId } = actor;
  requireStatusOrSummary(wanted.statuses, wanted.weeklySummary);
  return ctx.db.withTenant(organizationId, async (tx) => {
    // Counting and inserting must not interleave.
    await lockOrganization(tx);
    await requireProject(tx, projectId);
    checkAddress(ctx, wanted.url);
    const { count } = await rulesOf(tx, projectId)
      .select((row) => row.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= maxNotificationRules)
      throw conflict("Too many notification rules", {
        message: `A project has at most ${maxNotificationRules} rules. Remove one first.`,
        code: "TOO_MANY_NOTIFICATION_RULES",
      });
    const id = ctx.newId();
    const row = await tx
      .insertInto("notification_rules")
      .values({
        org_id: organizationId,
        id,
        project_id: projectId,
        channel: wanted.channel,
        name: wanted.name,
        sealed_url: JSON.stringify(ctx.secrets.encrypt(wanted.url, ruleBinding(organizationId, id))),
        shown_url: shownUrl(wanted.url),
        statuses: wanted.statuses,
        only_changes: wanted.onlyChanges,
        enabled: wanted.enabled,
        weekly_since: wanted.weeklySummary ? new Date(ctx.now()) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { projectId, channel: wanted.channel, name: wanted.name };
    await recordAudit(ctx, tx, actor, { action: "notification_rule.created", targetType: "notification_rule", targetId: id, details });
    return presentRule(row);
  });
}
