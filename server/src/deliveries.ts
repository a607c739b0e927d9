import type { Context } from "./context.ts";
import { mailDelivery } from "./features/mail/deliver-mail.ts";
import type { Deliverer } from "./platform/outbox/topic.ts";

/** Every kind of letter that the outbox delivers. A new one goes here. */
export function deliveries(ctx: Context): readonly Deliverer[] {
  return [mailDelivery(ctx)];
}
