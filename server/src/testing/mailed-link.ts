import { expect } from "vitest";
import type { MailServer } from "./mail-server.ts";

/** The token in the newest link of its kind that was mailed to an address. */
export async function mailedToken(mails: MailServer, to: string, page: "invite" | "reset-password" | "verify-email"): Promise<string> {
  const link = new RegExp(`/${page}/([\\w-]{43})\\b`);
  const newest = () =>
    mails.received
      .filter((received) => received.to.includes(to))
      .map((received) => link.exec(received.mail.text ?? "")?.[1])
      .filter((token) => token !== undefined)
      .at(-1);
  await expect.poll(newest).toBeDefined();
  return newest() ?? "";
}
