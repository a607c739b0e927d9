import type { Context } from "./context.ts";
import { commentDelivery } from "./features/integrations/source-hosts/deliver-comment.ts";
import { commitStatusDelivery } from "./features/integrations/source-hosts/deliver-commit-status.ts";
import { webhookDelivery } from "./features/integrations/webhooks/deliver-webhook.ts";
import { mailDelivery } from "./features/mail/deliver-mail.ts";
import { notificationDelivery } from "./features/notifications/deliver-notification.ts";
import type { Deliverer } from "./platform/outbox/topic.ts";

/** Every kind of letter that the outbox delivers. A new one goes here. */
export function deliveries(ctx: Context): readonly Deliverer[] {
  return [mailDelivery(ctx), commitStatusDelivery(ctx), commentDelivery(ctx), webhookDelivery(ctx), notificationDelivery(ctx)];
}
