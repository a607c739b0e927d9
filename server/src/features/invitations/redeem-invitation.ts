import { sql } from "kysely";
import { invalidInvitation as refusal } from "@gantry/contract/auth/constants.ts";
import type { Role } from "@gantry/contract/route.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { badRequest } from "../../platform/errors.ts";
import { lockOrganizationAsSystem } from "../organizations/lock-organization.ts";
import { limitsOf } from "../organizations/plan-limits.ts";
import { countSeats } from "./count-seats.ts";
import { seatsTaken } from "./seats-taken.ts";
import { findLiveInvitation } from "./store.ts";

export interface FoundInvitation {
  id: string;
  organizationId: string;
  /** Lower case: only this account may use the invitation. */
  email: string;
  /** The link came by mail, so its user can read the invited mailbox. */
  isMailed: boolean;
}

/** The live invitation of a token. @throws 400 `Invalid invitation token` */
export async function findInvitation(ctx: Context, token: string): Promise<FoundInvitation> {
  const found = await ctx.db.asSystem((tx) => findLiveInvitation(tx, token));
  if (!found) throw invalidInvitation();
  return { id: found.id, organizationId: found.org_id, email: found.email.toLowerCase(), isMailed: found.is_mailed };
}

/**
 * Uses an invitation: of several concurrent calls one finds it pending. Locks the organization and counts its seats again, because the plan may be
 * smaller than when the invitation was sent.
 * @throws 400 `Invalid invitation token`; 429 `User limit reached`
 */
export async function redeemInvitation(
  ctx: Context,
  tx: Transaction,
  invitation: FoundInvitation,
): Promise<{ id: string; name: string; role: Role }> {
  const organization = await lockOrganizationAsSystem(tx, invitation.organizationId);
  if (!organization) throw invalidInvitation();
  const taken = await tx
    .updateTable("invitations")
    .set({ status: "accepted", accepted_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", organization.id)
    .where("id", "=", invitation.id)
    .where("status", "=", "pending")
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .returning("role")
    .executeTakeFirst();
  if (!taken) throw invalidInvitation();
  const { members: used } = await countSeats(tx, organization.id);
  const limit = limitsOf(ctx, organization.plan).maxUsers;
  if (used >= limit) throw seatsTaken({ used, limit, plan: organization.plan }, "Ask an admin for a larger plan or a free seat.");
  return { id: organization.id, name: organization.name, role: taken.role };
}

export const invalidInvitation = () => badRequest(refusal.error, { message: refusal.message, code: refusal.code });
