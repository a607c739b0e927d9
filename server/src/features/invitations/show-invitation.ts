import type { ShownInvitation } from "@gantry/contract/invitations/schemas.ts";
import type { Context } from "../../context.ts";
import { HttpError } from "../../platform/errors.ts";
import { isRegistered } from "./is-registered.ts";
import { findLiveInvitation } from "./store.ts";

/** The invitation that a link belongs to, for anyone who has the link. @throws 404 `Invalid invitation token` for one that is unknown, used, revoked or expired */
export async function showInvitation(ctx: Context, token: string): Promise<ShownInvitation> {
  const shown = await ctx.db.asSystem(async (tx) => {
    const invitation = await findLiveInvitation(tx, token);
    return invitation && { ...invitation, userExists: await isRegistered(tx, invitation.email) };
  });
  if (!shown)
    throw new HttpError(404, {
      error: "Invalid invitation token",
      message: "The link was used, revoked, or is older than seven days. Ask for a new invitation.",
      code: "INVALID_INVITATION",
    });
  return {
    organizationName: shown.organization_name,
    role: shown.role,
    inviterName: shown.inviter_name,
    email: shown.email,
    expiresAt: shown.expires_at.toISOString(),
    userExists: shown.userExists,
  };
}
