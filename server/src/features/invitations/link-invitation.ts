import type { InvitationLink } from "@gantry/contract/invitations/schemas.ts";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireActingAdmin } from "../accounts/acting-admin.ts";
import { requirePending } from "./require-pending.ts";
import { newInvitationLink } from "./send-invitation.ts";

/**
 * Creates a link to a pending invitation for an admin to copy. Only its hash is stored, so a link is shown once; the previous copied link ends.
 * The mailed link and the invitation's expiry stay unchanged.
 * @throws 404 `Invitation not found`; 409 `Invitation already accepted` | `Invitation expired`
 */
export async function linkInvitation(ctx: Context, actor: Actor, invitationId: string): Promise<InvitationLink> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    await requireActingAdmin(tx, actor);
    const { email, role, expiresAt } = await requirePending(tx, invitationId);
    const { url, hash } = newInvitationLink(ctx);
    await tx
      .updateTable("invitations")
      .set({ link_hash: hash })
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", invitationId)
      .execute();
    await recordAudit(ctx, tx, actor, {
      action: "invitation.link_created",
      targetType: "invitation",
      targetId: invitationId,
      details: { targetEmail: email, role },
    });
    return { inviteUrl: url, expiresAt };
  });
}
