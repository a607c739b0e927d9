import type { Context } from "./context.ts";
import { passwordResetDelivery } from "./features/auth/passwords/forgot-password.ts";
import { ownerDelivery } from "./features/failure-groups/assign-owners.ts";
import { commentDelivery } from "./features/integrations/source-hosts/deliver-comment.ts";
import { commitStatusDelivery } from "./features/integrations/source-hosts/deliver-commit-status.ts";
import { webhookDelivery } from "./features/integrations/webhooks/deliver-webhook.ts";
import { isLiveLink } from "./features/invitations/is-live-link.ts";
import { mailDelivery } from "./features/mail/deliver-mail.ts";
import { notificationDelivery } from "./features/notifications/delivery/deliver-notification.ts";
import { matrixRunNotificationDelivery } from "./features/notifications/matrix-runs/queue-for-rules.ts";
import { endChecks } from "./features/notifications/matrix-runs/report-matrix-run.ts";
import { summaryDelivery } from "./features/notifications/delivery/queue-summary.ts";
import type { Deliverer } from "./platform/outbox/topic.ts";

/** The deliveries of all outbox topics. Add new ones here. */
export function deliveries(ctx: Context): readonly Deliverer[] {
  return [
    mailDelivery(ctx, (link) => isLiveLink(ctx, link)),
    passwordResetDelivery(ctx),
    commitStatusDelivery(ctx),
    commentDelivery(ctx),
    webhookDelivery(ctx),
    notificationDelivery(ctx),
    endChecks(ctx),
    matrixRunNotificationDelivery(ctx),
    summaryDelivery(ctx),
    ownerDelivery(ctx),
  ];
}
