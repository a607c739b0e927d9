import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { WebhookEvent } from "@gantry/contract/integrations/settings.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { readLinked } from "../linked/store.ts";
import { eventBody } from "./event-body.ts";
import { WebhookMessage } from "./webhook-message.ts";

/** Writes an event to the delivery log, to be sent after the commit; does nothing when the webhook does not want it. */
export async function queueWebhook(ctx: Context, tx: TenantTransaction, event: WebhookEvent, run: Execution): Promise<void> {
  const record = await readLinked(tx, "webhook");
  if (!record?.enabled || !Array.isArray(record["events"]) || !record["events"].includes(event)) return;
  const id = ctx.newId();
  await tx
    .insertInto("webhook_deliveries")
    .values({
      org_id: tx.organizationId,
      id,
      event,
      execution_id: run.id,
      // At a run's end its quarantine state is not known yet, so the body is created when it is first sent.
      body: event === "execution.finished" ? "" : eventBody(event, run.createdAt, run),
    })
    .execute();
  await addToOutbox(ctx, tx, WebhookMessage, { deliveryId: id }, { organizationId: tx.organizationId });
}
