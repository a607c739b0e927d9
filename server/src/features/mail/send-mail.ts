import { z } from "zod";
import { Email } from "@gantry/contract/auth.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { putInOutbox } from "../../platform/outbox/put-in-outbox.ts";
import { type MailData, type MailTypeName, mailTypes } from "./templates/registry.ts";

export const MailMessage = {
  name: "mail",
  payload: z.object({ type: z.enum(Object.keys(mailTypes) as [MailTypeName, ...MailTypeName[]]), to: Email, data: z.unknown() }),
};

/** The outbox's key of a mail. */
export const mailKey = (type: MailTypeName, key: string): string => `${type} ${key}`;

interface MailToSend<Type extends MailTypeName> {
  type: Type;
  /** One address; whoever has several sends several mails. */
  to: string;
  /** Whose it is; a person's own mail, such as a password reset, has none. */
  organizationId?: string;
  /** Of one key one mail is sent in an organization (or outside of all), within forty days at least. */
  key?: string;
  data: MailData<Type>;
}

/**
 * Sends a mail when the transaction commits, and never without it. It is delivered in the background with retries, so the caller neither waits
 * for a mail server nor fails with it.
 * @returns whether it is sent: `false` when one of its key was there already.
 */
export async function sendMail<Type extends MailTypeName>(
  ctx: Pick<Context, "secrets" | "newId">,
  tx: Transaction,
  { type, to, organizationId, key, data }: MailToSend<Type>,
): Promise<boolean> {
  // Now, so that data that do not fit fail where they are made and not in the background.
  mailTypes[type].data.parse(data);
  const id = await putInOutbox(ctx, tx, MailMessage, { type, to, data }, { organizationId, ...(key ? { key: mailKey(type, key) } : {}) });
  return id !== undefined;
}
