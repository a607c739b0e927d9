import { sql } from "kysely";
import type { CreatedInvitation, Invite } from "@gantry/contract/invitations/schemas.ts";
import { invitationDays } from "@gantry/contract/invitations/constants.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { limitsOf } from "../organizations/plan-limits.ts";
import { requireActingAdmin } from "../accounts/acting-admin.ts";
import { countSeats } from "./count-seats.ts";
import { seatsTaken } from "./seats-taken.ts";
import { prepareSending, sendInvitation } from "./send-invitation.ts";
import { closeExpired, invitationsOf } from "./store.ts";

/**
 * Invites an address: sends a mail with a link, of whose token only the hash is stored. Exact with concurrent requests.
 * @throws 409 `User already in organization` | `Invitation already sent`; 429 `User limit reached`, counting pending invitations, or
 * `Too many invitations`
 */
export async function createInvitation(ctx: Context, actor: Actor, { email, role }: Invite): Promise<CreatedInvitation> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const inviter = await requireActingAdmin(tx, actor);
    await closeExpired(tx);
    await rejectDuplicate(tx, email);
    const seats = await countSeats(tx, organization.id);
    const [used, limit] = [seats.members + seats.invited, limitsOf(ctx, organization.plan).maxUsers];
    if (used >= limit)
      throw seatsTaken({ used, limit, plan: organization.plan }, "Remove a member, revoke an invitation, or move to a larger plan.");
    const sending = await prepareSending(ctx, tx, email);
    const row = await tx
      .insertInto("invitations")
      .values({
        org_id: organization.id,
        id: ctx.newId(),
        email,
        role,
        ...sending.columns,
        invited_by: inviter.id,
        inviter_name: inviter.name,
        created_at: sql<Date>`clock_timestamp()`,
        expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${invitationDays})`,
      })
      .returning(["id", "expires_at"])
      .executeTakeFirstOrThrow();
    const expiresAt = row.expires_at.toISOString();
    await recordAudit(ctx, tx, actor, {
      action: "invitation.created",
      targetType: "invitation",
      targetId: row.id,
      details: { targetEmail: email, role, expiresAt },
    });
    const names = { organizationName: organization.name, inviterName: inviter.name };
    return sendInvitation(ctx, tx, { id: row.id, email, role, expiresAt, ...names }, sending);
  });
}

async function rejectDuplicate(tx: TenantTransaction, email: string): Promise<void> {
  const member = await tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select("u.id")
    .where("m.org_id", "=", tx.organizationId)
    .where(sql<string>`lower(u.email)`, "=", email)
    .executeTakeFirst();
  if (member)
    throw conflict("User already in organization", {
      message: "A member has this email. Change their role in the list of members.",
      code: "ALREADY_MEMBER",
    });
  const invited = await invitationsOf(tx)
    .select("id")
    .where("status", "=", "pending")
    .where(sql<string>`lower(email)`, "=", email)
    .executeTakeFirst();
  if (invited)
    throw conflict("Invitation already sent", {
      message: "An invitation for this email is pending. Resend it, or revoke it first.",
      code: "ALREADY_INVITED",
    });
}
