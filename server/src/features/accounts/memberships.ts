import { sql } from "kysely";
import type { Role } from "@gantry/contract/route.ts";
import type { TenantTransaction, Transaction } from "../../platform/db/database.ts";

interface NewMembership {
  organizationId: string;
  userId: string;
  role: Role;
}

/** Adds a person to an organization. @returns `false` when they belong to it already. */
export async function addMembership(tx: Transaction, { organizationId, userId, role }: NewMembership): Promise<boolean> {
  const added = await tx
    .insertInto("memberships")
    .values({ org_id: organizationId, user_id: userId, role, created_at: sql<Date>`clock_timestamp()` })
    .onConflict((at) => at.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function changeMembership(
  tx: TenantTransaction,
  userId: string,
  change: { role: Role } | { status: "active" | "suspended" },
): Promise<void> {
  await tx
    .updateTable("memberships")
    .set({ ...change, updated_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", tx.organizationId)
    .where("user_id", "=", userId)
    .execute();
}

export async function deleteMembership(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.deleteFrom("memberships").where("org_id", "=", tx.organizationId).where("user_id", "=", userId).execute();
}
