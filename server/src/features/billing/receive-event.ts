import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { paymentFailed, paymentSucceeded } from "./invoice-events.ts";
import { type EventHandler, type Outcome, ignored } from "./outcome.ts";
import { onSubscription } from "./subscription-events.ts";
import type { PaymentEvent } from "./verify-event.ts";

/** The event types that are handled. */
const handlers: ReadonlyMap<string, EventHandler> = new Map([
  ["customer.subscription.created", onSubscription("customer.subscription.created")],
  ["customer.subscription.updated", onSubscription("customer.subscription.updated")],
  ["customer.subscription.deleted", onSubscription("customer.subscription.deleted")],
  ["invoice.payment_succeeded", paymentSucceeded],
  ["invoice.payment_failed", paymentFailed],
]);

/**
 * Handles a verified event exactly once, also when it is delivered repeatedly or concurrently: log entry and effect are one transaction. A failed
 * event may be sent again after the cause was fixed.
 */
export async function receiveEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  const outcome = await ctx.db.asSystem(async (tx) => {
    const lineId = await openLine(ctx, tx, event);
    if (lineId === undefined) return undefined;
    const handle = handlers.get(event.type);
    const done = handle ? await handle(ctx, tx, event) : ignored("nothing to do for this type");
    await closeLine(tx, lineId, done);
    return done;
  });
  if (!outcome) return;
  ctx.log.info({ event: event.id, type: event.type, ...outcome }, "payment event");
  // A larger plan may allow more concurrent runs.
  if (outcome.status === "success") ctx.queueNotifier.notify();
}

/** A concurrent event with the same id waits here until the first has committed. */
async function openLine(ctx: Context, tx: Transaction, event: PaymentEvent): Promise<string | undefined> {
  const line = await tx
    .insertInto("webhook_log")
    .values({
      id: ctx.newId(),
      event_id: event.id,
      type: event.type,
      status: "ignored",
      occurred_at: new Date(event.created * 1000),
    })
    .onConflict((at) => at.column("event_id").doUpdateSet({ reason: null }).where("webhook_log.status", "=", "failed"))
    .returning("id")
    .executeTakeFirst();
  return line?.id;
}

async function closeLine(tx: Transaction, id: string, { status, organizationId, reason }: Outcome): Promise<void> {
  await tx
    .updateTable("webhook_log")
    .set({ status, org_id: organizationId ?? null, reason: reason ?? null })
    .where("id", "=", id)
    .execute();
}
