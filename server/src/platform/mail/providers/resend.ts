import { unsubscribeHeaders } from "../unsubscribe-headers.ts";
import { type MailProvider, mailbox } from "./provider.ts";

/**
 * Sources: resend.com/docs/api-reference/emails/send-email (tracking is set for the whole domain there), /rate-limit (two requests per second
 * and team), /errors, and resend.com/docs/dashboard/emails/idempotency-keys (a key is remembered for 24 hours).
 */
export const resend: MailProvider = {
  url: "https://api.resend.com/emails",
  headers: (apiKey, { mail }) => ({ authorization: `Bearer ${apiKey}`, "idempotency-key": mail.id }),
  body: ({ mail, from }) => ({
    from: mailbox(from),
    to: [mail.to],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: unsubscribeHeaders(mail),
  }),
  maxPerSecond: 2,
  // The key was used with another text: Gantry was updated between two attempts of one mail.
  acceptedBefore: (status, body) => status === 409 && body.includes("invalid_idempotent_request"),
  // A 403 may also mean an unverified domain, which is not a wrong key.
  refusedKey: (status, body) => status === 401 || (status === 403 && /api key/i.test(body)),
};
