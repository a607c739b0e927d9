import type { Actor } from "../audit/record-audit.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { forbidden, unauthorized } from "../../platform/errors.ts";
import { findMember } from "./find-member.ts";

/**
 * Whether the caller may still act as an admin. Call it after locking the organization's row, so that an earlier demotion counts.
 * @throws 401 when the caller was removed or suspended in the meantime; 403 `Insufficient permissions`
 */
export async function requireActingAdmin(tx: TenantTransaction, actor: Actor): Promise<{ id: string; name: string }> {
  const caller = actor.userId === null ? undefined : await findMember(tx, actor.userId);
  if (caller?.status !== "active") throw unauthorized("Invalid or expired token");
  if (caller.role !== "admin")
    throw forbidden("Insufficient permissions", {
      message: "Only an admin of the organization may do this.",
      code: "INSUFFICIENT_PERMISSIONS",
    });
  return { id: caller.id, name: caller.name };
}
