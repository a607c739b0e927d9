import type { CreatedInvitation } from "@gantry/contract/invitations/schemas.ts";
import { invitationDays } from "@gantry/contract/invitations/constants.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireActingAdmin } from "../accounts/acting-admin.ts";
import { requirePending } from "./require-pending.ts";
import { prepareSending, sendInvitation } from "./send-invitation.ts";

/**
 * Mails a pending invitation again, with a new link for seven days. The earlier mail's link ends. Without a mail server the new link is in the
 * response, and the previously copied one ends.
 * @throws 404 `Invitation not found`; 409 `Invitation already accepted` | `Invitation expired`; 429 `Too many invitations`
 */
export async function resendInvitation(ctx: Context, actor: Actor, invitationId: string): Promise<CreatedInvitation> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const inviter = await requireActingAdmin(tx, actor);
    const { email, role } = await requirePending(tx, invitationId);
    const sending = await prepareSending(ctx, tx, email);
    const { expires_at } = await tx
      .updateTable("invitations")
      .set({ ...sending.columns, expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${invitationDays})` })
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", invitationId)
      .returning("expires_at")
      .executeTakeFirstOrThrow();
    const expiresAt = expires_at.toISOString();
    await recordAudit(ctx, tx, actor, {
      action: "invitation.resent",
      targetType: "invitation",
      targetId: invitationId,
      details: { targetEmail: email, role, expiresAt },
    });
    const names = { organizationName: organization.name, inviterName: inviter.name };
    return sendInvitation(ctx, tx, { id: invitationId, email, role, expiresAt, ...names }, sending);
  });
}
