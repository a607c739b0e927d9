import type { Context } from "../../context.ts";
import { type Deliverer, deliverer, doubling } from "../../platform/outbox/topic.ts";
import { composeMail } from "./compose-mail.ts";
import { countInvitationMail } from "./invitation-cap.ts";
import { MailLetter } from "./send-mail.ts";

/** Delivers the mails of the outbox. A failure is logged by the outbox and never reaches the request that caused the mail. */
export function mailDelivery(ctx: Context): Deliverer {
  const { maxAttempts, initialDelayMs } = ctx.config.mail.retry;
  return deliverer({
    topic: MailLetter,
    retryAfterMs: doubling(maxAttempts, initialDelayMs),
    async deliver({ type, to, data }, letter) {
      if (type === "invitation") await countInvitationMail(ctx, to, letter.id);
      await ctx.mailer.send({ id: letter.id, to, ...composeMail(type, data) });
    },
  });
}
