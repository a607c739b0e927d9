import type { Mail } from "../../platform/mail/mail.ts";
import type { MailType } from "./mail-type.ts";
import { type MailTypeName, mailTypes } from "./templates/registry.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

/** Turns a type and its data into a mail. @throws when the data does not match the type. */
export function composeMail(type: MailTypeName, data: unknown): Pick<Mail, "subject" | "html" | "text" | "secretLink" | "unsubscribe"> {
  const { data: schema, compose, secretLink }: MailType = mailTypes[type];
  const content = compose(schema.parse(data));
  return { subject: content.subject, html: renderHtml(content), text: renderText(content), secretLink, unsubscribe: content.unsubscribe };
}
