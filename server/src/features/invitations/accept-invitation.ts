import type { Context } from "../../context.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { conflict, forbidden, unauthorized } from "../../platform/errors.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Origin } from "../accounts/audit-account.ts";
import { changeAccount } from "../accounts/change-member.ts";
import { addMembership } from "../accounts/memberships.ts";
import { type Session, newSession } from "../accounts/session.ts";
import type { Tokens } from "../accounts/tokens.ts";
import { sendMail } from "../mail/send-mail.ts";
import { findInvitation, redeemInvitation } from "./redeem-invitation.ts";

/**
 * Adds the caller to the organization that invited them; they stay in their others.
 * @throws 400 `Invalid invitation token`; 403 `Invitation is for another e-mail`; 409 `User already in organization`; 429 `User limit reached`
 * @returns a session in the organization joined
 */
export async function acceptInvitation(ctx: Context, tokens: Tokens, caller: Caller, origin: Origin, token: string): Promise<Session> {
  const invitation = await findInvitation(ctx, token);
  if (invitation.email !== caller.email.toLowerCase())
    throw forbidden("Invitation is for another e-mail", {
      message: "Sign in with the account whose email was invited, or ask for an invitation to this one.",
      code: "INVITATION_OF_ANOTHER",
    });
  const organization = await changeAccount(ctx, caller.userId, async (tx) => {
    const joined = await redeemInvitation(ctx, tx, invitation);
    // The account is gone if the person's last organization removed them at the same time.
    const person = await tx.selectFrom("users").select("id").where("id", "=", caller.userId).forKeyShare().executeTakeFirst();
    if (!person) throw unauthorized("Invalid or expired token");
    if (!(await addMembership(tx, { organizationId: joined.id, userId: caller.userId, role: joined.role })))
      throw conflict("User already in organization", { message: "You belong to it. Switch to it instead.", code: "ALREADY_MEMBER" });
    await recordAudit(
      ctx,
      tx,
      { organizationId: joined.id, userId: caller.userId, email: caller.email, ip: origin.ip, requestId: origin.requestId },
      {
        action: "invitation.accepted",
        targetType: "invitation",
        targetId: invitation.id,
        details: { targetEmail: caller.email, role: joined.role, userId: caller.userId },
      },
    );
    await sendMail(ctx, tx, {
      type: "welcome",
      to: caller.email,
      organizationId: joined.id,
      data: { name: caller.name, organizationName: joined.name, link: ctx.dashboardLink("/") },
    });
    return joined;
  });
  return newSession(tokens, { id: caller.userId, ...caller }, organization);
}
