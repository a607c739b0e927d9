import type { Mail } from "./mail.ts";

/** The same on every try, so that a mailbox can tell a mail that was sent twice from two mails. Source: RFC 5322, 3.6.4. */
export function messageId(mail: Pick<Mail, "id">, from: { email: string }): string {
  return `<${mail.id}@${from.email.split("@")[1] ?? "localhost"}>`;
}
