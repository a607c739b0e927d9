import type { Actor } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { forbidden, notFound, unauthorized } from "../../platform/errors.ts";
import { findMember, hasOtherAdmin } from "../accounts/find-member.ts";

interface Refusals {
  /** For a change to the caller's own membership. */
  own: string;
  /** For a change that would leave no admin; `undefined` when the target stays an admin. */
  lastAdmin: string | undefined;
}

/**
 * Locks and returns the member that an admin is about to change. Changes of an organization's members happen one after another, and the caller's role
 * is read after the lock: of two admins who demote each other one succeeds, and the other is rejected with the new role.
 * @throws 401 when the caller was removed or suspended in the meantime; 404 `User not found`; 403
 */
export async function memberToChange(tx: TenantTransaction, actor: Actor, userId: string, refusals: Refusals) {
  await lockOrganization(tx);
  const caller = actor.userId === null ? undefined : await findMember(tx, actor.userId);
  if (caller?.status !== "active") throw unauthorized("Invalid or expired token");
  const target = await findMember(tx, userId);
  if (!target) throw notFound("User not found");
  if (target.id === caller.id)
    throw forbidden(refusals.own, { message: "Ask another admin of the organization to do it.", code: "OWN_MEMBERSHIP" });
  if (refusals.lastAdmin !== undefined && target.role === "admin" && !(await hasOtherAdmin(tx, userId)))
    throw forbidden(refusals.lastAdmin, {
      message: "An organization needs an admin. Make another member an admin first.",
      code: "LAST_ADMIN",
    });
  if (caller.role !== "admin")
    throw forbidden("Forbidden", { message: "Only an admin of the organization may do this.", code: "INSUFFICIENT_PERMISSIONS" });
  return target;
}
