import { type MailProvider, mailbox } from "./provider.ts";

/** https://postmarkapp.com/developer/api/email-api */
export const postmark: MailProvider = {
  url: "https://api.postmarkapp.com/email",
  headers: (apiKey) => ({ "x-postmark-server-token": apiKey }),
  body: ({ mail, from, tracking }) => ({
    From: mailbox(from),
    To: mail.to,
    Subject: mail.subject,
    TextBody: mail.text,
    HtmlBody: mail.html,
    MessageStream: "outbound",
    Metadata: { letter: mail.id },
    TrackOpens: tracking.opens,
    TrackLinks: tracking.clicks ? "HtmlOnly" : "None",
  }),
  refusedKey: (status) => status === 401,
};
