import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { disableIntegration } from "../../organizations/change-integrations.ts";

/**
 * Disables a webhook without a working receiver; linking it again enables it. With `unlessWithin` only if nothing was delivered in that time (an
 * interval of PostgreSQL).
 */
export async function disableWebhook(ctx: Context, organizationId: string, reason: string, unlessWithin?: string): Promise<void> {
  await ctx.db.withTenant(organizationId, async (tx) => {
    const lately = sql<boolean>`exists (select 1 from webhook_attempts a where a.org_id = ${organizationId} and a.error is null
      and a.at > clock_timestamp() - ${unlessWithin ?? "0 seconds"}::interval)`;
    if (!(await disableIntegration(tx, "webhook", lately))) return;
    const actor = { organizationId, userId: null, email: "", ip: null, requestId: null };
    const entry = { action: "integration.disabled", targetType: "integration", targetId: "webhook", details: { reason } };
    await recordAudit(ctx, tx, actor, entry);
  });
}
