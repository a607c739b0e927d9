import type { Context } from "../../context.ts";
import { holdMails, takeTurn } from "../../platform/mail/pace.ts";
import { type Deliverer, deliverer, RetryLater } from "../../platform/outbox/topic.ts";
import { composeMail } from "./compose-mail.ts";
import { mailTypes } from "./templates/registry.ts";
import type { MailType } from "./mail-type.ts";
import { longestUseMs, mailRetries } from "./retry-schedule.ts";
import { MailMessage } from "./send-mail.ts";

/** How a delivered mail is remarked that nobody got: there is no mail server, or it refused the credentials. */
export const onlyLogged = "written to the server's log";

/** How an invitation's mail is marked that was not sent, because its link had ended before. */
const linkEnded = "not sent: the invitation was accepted, revoked or sent again";

/**
 * Delivers the mails of the outbox. A failure is logged by the outbox and never reaches the request that caused the mail.
 * @param isLiveLink whether the link of an invitation can still be used
 */
export function mailDelivery(ctx: Context, isLiveLink: (link: string) => Promise<boolean>): Deliverer {
  const { minIntervalMs } = ctx.mailer;
  return deliverer({
    topic: MailMessage,
    retryAfterMs: mailRetries(ctx.config.mail.retry),
    lifetimeMs: ({ type }) => {
      const { usefulForMs = longestUseMs }: MailType = mailTypes[type];
      return usefulForMs;
    },
    async deliver({ type, to, data }, message) {
      // It may have waited for hours.
      if (type === "invitation" && !(await isLiveLink(mailTypes.invitation.data.parse(data).link))) return message.note(linkEnded);
      if (minIntervalMs !== undefined) await takeTurn(ctx.db, minIntervalMs);
      try {
        const outcome = await ctx.mailer.send({ id: message.id, to, ...composeMail(type, data) });
        if (outcome === "logged") message.note(onlyLogged);
      } catch (error) {
        if (error instanceof RetryLater) await holdMails(ctx.db, error.waitMs);
        throw error;
      }
    },
  });
}
