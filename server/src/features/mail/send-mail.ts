import { z } from "zod";
import { Email } from "@gantry/contract/auth/schemas.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { addToOutbox } from "../../platform/outbox/add-to-outbox.ts";
import { type MailData, type MailTypeName, mailTypes } from "./templates/registry.ts";

export const MailMessage = {
  name: "mail",
  payload: z.object({ type: z.enum(Object.keys(mailTypes) as [MailTypeName, ...MailTypeName[]]), to: Email, data: z.unknown() }),
};

/** The outbox key of a mail. */
export const mailKey = (type: MailTypeName, key: string): string => `${type} ${key}`;

interface MailToSend<Type extends MailTypeName> {
  type: Type;
  /** One address; for several, send several mails. */
  to: string;
  /** The organization it belongs to; a personal mail, such as a password reset, has none. */
  organizationId?: string;
  /** Within an organization (or outside all), one mail is sent per key for at least forty days. */
  key?: string;
  data: MailData<Type>;
}

/**
 * Sends a mail when the transaction commits, and never without it. It is delivered in the background with retries, so the caller neither waits for
 * a mail server nor fails with it.
 * @returns `false` when the key was used before, so that nothing is sent.
 */
export async function sendMail<Type extends MailTypeName>(
  ctx: Pick<Context, "secrets" | "newId">,
  tx: Transaction,
  { type, to, organizationId, key, data }: MailToSend<Type>,
): Promise<boolean> {
  // Validate now, so that invalid data fails here and not in the background.
  mailTypes[type].data.parse(data);
  const id = await addToOutbox(ctx, tx, MailMessage, { type, to, data }, { organizationId, ...(key ? { key: mailKey(type, key) } : {}) });
  return id !== undefined;
}
