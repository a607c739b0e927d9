import type { Context } from "../../context.ts";
import { pauseMails, waitForTurn } from "../../platform/mail/pace.ts";
import { type Deliverer, deliverer, RetryLater } from "../../platform/outbox/topic.ts";
import { composeMail } from "./compose-mail.ts";
import { mailTypes } from "./templates/registry.ts";
import type { MailType } from "./mail-type.ts";
import { maxUseMs, mailRetries } from "./retry-schedule.ts";
import { MailMessage } from "./send-mail.ts";

/** The remark for a mail that was only logged: there is no mail server, or it rejected the credentials. */
export const onlyLogged = "written to the server's log";

/** The remark for an invitation's mail that was not sent because its link had ended. */
const linkEnded = "not sent: the invitation was accepted, revoked or sent again";

/**
 * Delivers the outbox's mails. A failure is logged by the outbox and never reaches the request that caused the mail.
 * @param isLiveLink whether the link of an invitation can still be used
 */
export function mailDelivery(ctx: Context, isLiveLink: (link: string) => Promise<boolean>): Deliverer {
  const { minIntervalMs } = ctx.mailer;
  return deliverer({
    topic: MailMessage,
    retryAfterMs: mailRetries(ctx.config.mail.retry),
    lifetimeMs: ({ type }) => {
      const { usefulForMs = maxUseMs }: MailType = mailTypes[type];
      return usefulForMs;
    },
    async deliver({ type, to, data }, message) {
      // The mail may have been queued for hours.
      if (type === "invitation" && !(await isLiveLink(mailTypes.invitation.data.parse(data).link))) return message.note(linkEnded);
      if (minIntervalMs !== undefined) await waitForTurn(ctx.db, minIntervalMs);
      try {
        const outcome = await ctx.mailer.send({ id: message.id, to, ...composeMail(type, data) });
        if (outcome === "logged") message.note(onlyLogged);
      } catch (error) {
        if (error instanceof RetryLater) await pauseMails(ctx.db, error.waitMs);
        throw error;
      }
    },
  });
}
