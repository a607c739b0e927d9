import type { WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";
import type { Context } from "../../../context.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { readLinked } from "../linked/store.ts";
import { notLinked } from "../linked/test-provider.ts";
import { presentDelivery } from "./read-deliveries.ts";
import { WebhookMessage } from "./webhook-message.ts";

/**
 * Sends a delivery again: same id, same body, new attempts.
 * @throws 404 `Delivery not found`; 409 while it is in progress, or when the webhook is disabled.
 */
export async function replayDelivery(ctx: Context, actor: Actor, id: string): Promise<WebhookDelivery> {
  const { organizationId } = actor;
  return ctx.db.withTenant(organizationId, async (tx) => {
    const ofOrganization = tx.selectFrom("webhook_deliveries").where("org_id", "=", organizationId).where("id", "=", id);
    const before = await ofOrganization.selectAll().forUpdate().executeTakeFirst();
    if (!before) throw notFound("Delivery not found");
    if (before.status === "waiting")
      throw conflict("Delivery under way", {
        message: "The delivery is already being sent. Wait until that attempt has ended.",
        code: "DELIVERY_UNDER_WAY",
      });
    const record = await readLinked(tx, "webhook");
    if (!record?.enabled) throw notLinked("webhook");
    const row = await tx
      .updateTable("webhook_deliveries")
      .set({ status: "waiting" })
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await addToOutbox(ctx, tx, WebhookMessage, { deliveryId: id }, { organizationId });
    const entry = { action: "webhook.replayed", targetType: "webhook_delivery", targetId: id, details: { event: row.event } };
    await recordAudit(ctx, tx, actor, entry);
    return presentDelivery(row);
  });
}
