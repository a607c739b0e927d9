import { type MailProvider, mailbox } from "./provider.ts";

/** https://resend.com/docs/api-reference/emails/send-email; what it counts is set for the whole domain there. */
export const resend: MailProvider = {
  url: "https://api.resend.com/emails",
  headers: (apiKey, { mail }) => ({ authorization: `Bearer ${apiKey}`, "idempotency-key": mail.id }),
  body: ({ mail, from }) => ({ from: mailbox(from), to: [mail.to], subject: mail.subject, text: mail.text, html: mail.html }),
  // Its 403 is also an unverified domain; that is no wrong key.
  refusedKey: (status, body) => status === 401 || (status === 403 && /api key/i.test(body)),
};
