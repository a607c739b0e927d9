import type { CreatedInvitation } from "@gantry/contract/invitations/schemas.ts";
import type { Role } from "@gantry/contract/route.ts";
import type { Context } from "../../context.ts";
import { hashToken, newToken } from "../../platform/crypto/random-token.ts";
import { type TenantTransaction, acrossOrganizations } from "../../platform/db/database.ts";
import { sendMail } from "../mail/send-mail.ts";
import { countInvitationMail } from "./count-mail.ts";
import { isRegistered } from "./is-registered.ts";
import { mailState } from "./mail-state.ts";

/** A link to an invitation that is not stored yet. */
export function newInvitationLink(ctx: Pick<Context, "dashboardLink">): { url: string; hash: Buffer } {
  const token = newToken();
  return { url: ctx.dashboardLink(`/invite/${token}`), hash: hashToken(token) };
}

/** The columns of an invitation's row about how it was sent; see {@link prepareSending}. */
export interface Sending {
  columns: { token_hash: Buffer | null; link_hash?: Buffer; mail_id: string | null };
  mailId: string;
  url: string;
  isMailed: boolean;
}

/**
 * Creates the link of an invitation and counts it towards the address's limit. Without a mail server the link is returned to the inviting admin.
 * @throws 429 `Too many invitations`
 */
export async function prepareSending(ctx: Context, tx: TenantTransaction, email: string): Promise<Sending> {
  const mailId = ctx.newId();
  await countInvitationMail(tx, email, mailId);
  const { url, hash } = newInvitationLink(ctx);
  const isMailed = ctx.config.mail.provider !== undefined || ctx.config.mail.smtp !== undefined;
  const columns = isMailed ? { token_hash: hash, mail_id: mailId } : { token_hash: null, link_hash: hash, mail_id: null };
  return { columns, mailId, url, isMailed };
}

interface Sent {
  id: string;
  email: string;
  role: Role;
  expiresAt: string;
  organizationName: string;
  inviterName: string;
}

/** Mails the invitation when the transaction commits, and composes the response for the admin. */
export async function sendInvitation(
  ctx: Context,
  tx: TenantTransaction,
  { id, email, role, expiresAt, organizationName, inviterName }: Sent,
  { mailId, url, isMailed }: Sending,
): Promise<CreatedInvitation> {
  // Without a mail server the mail goes to the log only in development, where the log replaces the mailbox.
  if (isMailed || !ctx.config.production)
    await sendMail(ctx, tx, {
      type: "invitation",
      to: email,
      organizationId: tx.organizationId,
      key: mailId,
      data: { organizationName, inviterName, role, link: url, expiresAt },
    });
  const userExists = await acrossOrganizations(tx, (system) => isRegistered(system, email));
  return {
    id,
    email,
    role,
    expiresAt,
    userExists,
    actionType: userExists ? "accept" : "signup",
    mail: mailState(isMailed ? "queued" : "logged"),
    inviteUrl: isMailed ? null : url,
  };
}
