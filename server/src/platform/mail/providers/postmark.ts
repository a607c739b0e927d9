import { messageId } from "../message-id.ts";
import { unsubscribeHeaders } from "../unsubscribe-headers.ts";
import { type MailProvider, mailbox } from "./provider.ts";

/** Source: postmarkapp.com/developer/api/email-api; `X-PM-KeepID` keeps the Message-ID (postmarkapp.com/support, "Custom headers"). */
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
    Metadata: { message: mail.id },
    Headers: [
      { Name: "Message-ID", Value: messageId(mail, from) },
      { Name: "X-PM-KeepID", Value: "true" },
      ...Object.entries(unsubscribeHeaders(mail)).map(([Name, Value]) => ({ Name, Value })),
    ],
    TrackOpens: tracking.opens,
    TrackLinks: tracking.clicks ? "HtmlOnly" : "None",
  }),
  refusedKey: (status) => status === 401,
};
