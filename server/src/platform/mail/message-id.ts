import type { Mail } from "./mail.ts";

/** The same on every attempt, so that a mailbox can drop a mail that was sent twice. Source: RFC 5322, 3.6.4. */
export function messageId(mail: Pick<Mail, "id">, from: { email: string }): string {
  return `<${mail.id}@${from.email.split("@")[1] ?? "localhost"}>`;
}
