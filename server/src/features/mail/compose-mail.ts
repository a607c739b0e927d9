import type { Mail } from "../../platform/mail/mail.ts";
import type { MailType } from "./mail-type.ts";
import { type MailTypeName, mailTypes } from "./letters/registry.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

/** Turns a type and its data into a mail. @throws when the data do not fit the type. */
export function composeMail(type: MailTypeName, data: unknown): Pick<Mail, "subject" | "html" | "text" | "secretLink"> {
  const composed = composeWith(mailTypes[type] as MailType<unknown>, data);
  return { ...composed, secretLink: mailTypes[type].secretLink };
}

function composeWith<Data>(type: MailType<Data>, data: unknown) {
  const content = type.compose(type.data.parse(data));
  return { subject: content.subject, html: renderHtml(content), text: renderText(content) };
}
