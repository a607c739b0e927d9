import { sql } from "kysely";
import type { InvitationStatus } from "@gantry/contract/invitations/schemas.ts";
import type { TenantTransaction, Transaction } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/crypto/random-token.ts";

/** By the database's clock, so that no job has to expire invitations. */
export const statusNow = sql<InvitationStatus>`case when status = 'pending' and expires_at <= clock_timestamp() then 'expired' else status end`;

export function invitationsOf(tx: TenantTransaction) {
  return tx.selectFrom("invitations").where("org_id", "=", tx.organizationId);
}

/** The live invitation for a link's token, with what its page shows. `is_mailed`: the link came by mail. */
export function findLiveInvitation(tx: Transaction, token: string) {
  const hash = hashToken(token);
  return tx
    .selectFrom("invitations as i")
    .innerJoin("organizations as o", "o.id", "i.org_id")
    .select(["i.org_id", "i.id", "i.email", "i.role", "i.inviter_name", "i.expires_at", "o.name as organization_name"])
    .select(sql<boolean>`coalesce(i.token_hash = ${hash}, false)`.as("is_mailed"))
    .where((either) => either.or([either("i.token_hash", "=", hash), either("i.link_hash", "=", hash)]))
    .where("i.status", "=", "pending")
    .where("i.expires_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
}

/** Frees the place of an expired invitation for a new one. */
export async function closeExpired(tx: TenantTransaction): Promise<void> {
  await tx
    .updateTable("invitations")
    .set({ status: "expired" })
    .where("org_id", "=", tx.organizationId)
    .where("status", "=", "pending")
    .where("expires_at", "<=", sql<Date>`clock_timestamp()`)
    .execute();
}
