import type { Mail } from "./mail.ts";

/** With which mail programs show a button that stops such mails. Sources: RFC 2369, 3.2; RFC 8058, 3.1, which allows one click with https only. */
export function unsubscribeHeaders({ unsubscribe }: Pick<Mail, "unsubscribe">): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    "List-Unsubscribe": `<${unsubscribe}>`,
    ...(unsubscribe.startsWith("https:") ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
  };
}
