import { sql } from "kysely";
import type { UserStatus } from "@gantry/contract/users/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** The organization's members. `created_at` is when they joined; a suspension takes precedence over a pending verification. */
export function membersOf(tx: TenantTransaction) {
  return tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email", "u.name", "m.role", "u.last_login_at", "m.created_at"])
    .select(sql<UserStatus>`case when m.status = 'active' then u.status else m.status end`.as("status"))
    .select(sql<Date>`greatest(m.updated_at, u.updated_at)`.as("updated_at"))
    .where("m.org_id", "=", tx.organizationId);
}

export function findMember(tx: TenantTransaction, userId: string) {
  return membersOf(tx).where("m.user_id", "=", userId).executeTakeFirst();
}

/** Whether another active admin can administer the organization. */
export async function hasOtherAdmin(tx: TenantTransaction, userId: string): Promise<boolean> {
  const other = await tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select("m.user_id")
    .where("m.org_id", "=", tx.organizationId)
    .where("m.user_id", "<>", userId)
    .where("m.role", "=", "admin")
    .where("m.status", "=", "active")
    .where("u.status", "=", "active")
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
