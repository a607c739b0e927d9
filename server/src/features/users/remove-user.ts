import type { Context } from "../../context.ts";
import { acrossOrganizations } from "../../platform/db/database.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { changeMember } from "../accounts/change-member.ts";
import { deleteMembership } from "../accounts/memberships.ts";
import { deleteAccountWithoutOrganization } from "../auth/account/delete-account.ts";
import { revokeInvitationsOf } from "../invitations/revoke-invitation.ts";
import { memberToChange } from "./member-to-change.ts";

/**
 * Removes a member from the organization, with their API keys and the invitations they sent. Their runs are kept. An account without any
 * organization is deleted, so that its email can sign up again.
 * @throws 404 `User not found`; 403 `Cannot delete yourself` | `Cannot delete last admin` | `Forbidden`
 * @returns the email
 */
export async function removeUser(ctx: Context, actor: Actor, userId: string): Promise<string> {
  return changeMember(ctx, actor.organizationId, userId, async (tx) => {
    const target = await memberToChange(tx, actor, userId, { own: "Cannot delete yourself", lastAdmin: "Cannot delete last admin" });
    // If two organizations remove a person concurrently, the second sees the first one's change.
    await acrossOrganizations(tx, (system) => system.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute());
    await deleteMembership(tx, userId);
    await revokeInvitationsOf(tx, userId);
    await recordAudit(ctx, tx, actor, {
      action: "user.removed",
      targetType: "user",
      targetId: userId,
      details: { targetEmail: target.email, targetRole: target.role, targetName: target.name },
    });
    await acrossOrganizations(tx, (system) => deleteAccountWithoutOrganization(system, userId));
    return target.email;
  });
}
