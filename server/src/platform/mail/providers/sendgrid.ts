import { messageId } from "../message-id.ts";
import { unsubscribeHeaders } from "../unsubscribe-headers.ts";
import type { MailProvider } from "./provider.ts";

/** https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
export const sendgrid: MailProvider = {
  url: "https://api.sendgrid.com/v3/mail/send",
  headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  body: ({ mail, from, tracking }) => ({
    personalizations: [{ to: [{ email: mail.to }] }],
    from,
    subject: mail.subject,
    // The order is required: plain text first.
    content: [
      { type: "text/plain", value: mail.text },
      { type: "text/html", value: mail.html },
    ],
    headers: { "Message-ID": messageId(mail, from), ...unsubscribeHeaders(mail) },
    custom_args: { message: mail.id },
    tracking_settings: {
      open_tracking: { enable: tracking.opens },
      click_tracking: { enable: tracking.clicks, enable_text: false },
    },
  }),
  refusedKey: (status) => status === 401,
};
