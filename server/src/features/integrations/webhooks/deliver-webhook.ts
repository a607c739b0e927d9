import { sql } from "kysely";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import type { Context } from "../../../context.ts";
import { type Deliverer, deliverer, RetryLater, Undeliverable } from "../../../platform/outbox/topic.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { recordRun } from "../../tests/record/record-run.ts";
import { accessWithin } from "../linked/check-connection.ts";
import { openSettings } from "../linked/linked-record.ts";
import { type WebhookOutcome, sendWebhook } from "../providers/send-webhook.ts";
import { recordActivity } from "../linked/record-activity.ts";
import { readLinked } from "../linked/store.ts";
import { disableWebhook } from "./disable-webhook.ts";
import { eventBody } from "./event-body.ts";
import { WebhookMessage } from "./webhook-message.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Source: the schedule suggested by the Standard Webhooks specification; about three days in all. */
const waitsMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
const timeoutMs = 20_000;
const gone = 410;

/** Delivers events to the organizations' webhooks and logs every attempt. */
export function webhookDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: WebhookMessage,
    // With jitter, so that a recovered receiver does not get all events at once.
    retryAfterMs: (attempt) => {
      const waitMs = waitsMs[attempt - 1];
      return waitMs === undefined ? undefined : waitMs * (0.9 + Math.random() * 0.2);
    },
    async deliver({ deliveryId }, { organizationId = "" }) {
      const body = await composeBody(ctx, organizationId, deliveryId);
      const receiver = await receiverOf(ctx, organizationId);
      const outcome = await sendWebhook(accessWithin(ctx, timeoutMs), { ...receiver, id: deliveryId, body });
      await keepOutcome(ctx, organizationId, deliveryId, outcome);
      if (outcome.error === null) return recordActivity(ctx, organizationId, "webhook", null);
      if (outcome.statusCode === gone) {
        await disableWebhook(ctx, organizationId, "the receiver answered 410 Gone");
        throw new Undeliverable(outcome.error);
      }
      if (outcome.retryAfterMs !== undefined) throw new RetryLater(outcome.error, outcome.retryAfterMs);
      throw new Error(outcome.error);
    },
    async givenUp({ deliveryId }, { organizationId = "", attempt }, reason) {
      await ctx.db.withTenant(organizationId, (tx) =>
        tx
          .updateTable("webhook_deliveries")
          .set({ status: "failed", last_error: reason })
          .where("org_id", "=", organizationId)
          .where("id", "=", deliveryId)
          .execute(),
      );
      await recordActivity(ctx, organizationId, "webhook", `An event could not be delivered: ${reason}`);
      if (attempt > waitsMs.length) await disableWebhook(ctx, organizationId, "nothing reached the receiver for three days", "3 days");
    },
  });
}

async function receiverOf(ctx: Context, organizationId: string): Promise<{ url: string; secret: string }> {
  const record = await ctx.db.withTenant(organizationId, (tx) => readLinked(tx, "webhook"));
  if (!record?.enabled) throw new Undeliverable("the webhook is not linked, or switched off");
  const { url, secret } = providerSettings.webhook.parse(openSettings(ctx.secrets, organizationId, "webhook", record) ?? {});
  if (!secret) throw new Undeliverable("its stored secret cannot be decrypted: link it again");
  return { url, secret };
}

/** The signed body, the same on every attempt: created once. */
async function composeBody(ctx: Context, organizationId: string, deliveryId: string): Promise<string> {
  const delivery = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("webhook_deliveries")
      .select(["body", "execution_id"])
      .where("org_id", "=", organizationId)
      .where("id", "=", deliveryId)
      .executeTakeFirst(),
  );
  if (!delivery) throw new Undeliverable("the webhook was unlinked");
  if (delivery.body !== "") return delivery.body;
  const executionId = delivery.execution_id ?? "";
  await recordRun(ctx, organizationId, executionId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const run = await visible(tx).selectAll().where("id", "=", executionId).executeTakeFirst();
    if (!run) throw new Undeliverable("the run was deleted");
    const body = eventBody("execution.finished", (run.finished_at ?? run.updated_at).toISOString(), presentExecution(run));
    await tx.updateTable("webhook_deliveries").set({ body }).where("org_id", "=", organizationId).where("id", "=", deliveryId).execute();
    return body;
  });
}

async function keepOutcome(ctx: Context, organizationId: string, deliveryId: string, outcome: WebhookOutcome): Promise<void> {
  await ctx.db.withTenant(organizationId, async (tx) => {
    const kept = await tx
      .updateTable("webhook_deliveries")
      .set((row) => ({
        status: outcome.error === null ? "delivered" : "waiting",
        attempts: row("attempts", "+", 1),
        last_status_code: outcome.statusCode,
        last_error: outcome.error,
        last_attempt_at: sql<Date>`clock_timestamp()`,
      }))
      .where("org_id", "=", organizationId)
      .where("id", "=", deliveryId)
      .returning("id")
      .executeTakeFirst();
    if (!kept) return;
    await tx
      .insertInto("webhook_attempts")
      .values({
        org_id: organizationId,
        delivery_id: deliveryId,
        id: ctx.newId(),
        duration_ms: Math.round(outcome.durationMs),
        status_code: outcome.statusCode,
        error: outcome.error,
        response: outcome.response,
      })
      .execute();
  });
}
