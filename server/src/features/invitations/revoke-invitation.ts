import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireActingAdmin } from "../accounts/acting-admin.ts";
import { invitationsOf } from "./store.ts";

/** Invalidates an invitation's link. @throws 404 `Invitation not found`, also when it was revoked; 409 `Invitation already accepted` */
export async function revokeInvitation(ctx: Context, actor: Actor, invitationId: string): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    await requireActingAdmin(tx, actor);
    const invitation = await invitationsOf(tx).select(["email", "role", "status"]).where("id", "=", invitationId).executeTakeFirst();
    if (!invitation || invitation.status === "revoked") throw notFound("Invitation not found");
    if (invitation.status === "accepted")
      throw conflict("Invitation already accepted", {
        message: "The invitation was already accepted. Remove the member instead.",
        code: "INVITATION_ACCEPTED",
      });
    await tx
      .updateTable("invitations")
      .set({ status: "revoked" })
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", invitationId)
      .execute();
    await recordAudit(ctx, tx, actor, {
      action: "invitation.revoked",
      targetType: "invitation",
      targetId: invitationId,
      details: { targetEmail: invitation.email, role: invitation.role },
    });
  });
}

/** Revokes a member's pending invitations, in the transaction that removes the member. */
export async function revokeInvitationsOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx
    .updateTable("invitations")
    .set({ status: "revoked" })
    .where("org_id", "=", tx.organizationId)
    .where("invited_by", "=", userId)
    .where("status", "=", "pending")
    .execute();
}
