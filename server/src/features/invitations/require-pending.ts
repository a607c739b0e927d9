import type { Role } from "@gantry/contract/route.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { invitationsOf, statusNow } from "./store.ts";

/**
 * Returns an invitation that can still be accepted. Exact only under the organization's lock.
 * @throws 404 `Invitation not found`, also when it was revoked; 409 `Invitation already accepted` | `Invitation expired`
 */
export async function requirePending(
  tx: TenantTransaction,
  invitationId: string,
): Promise<{ email: string; role: Role; expiresAt: string }> {
  const found = await invitationsOf(tx)
    .select(["email", "role", "expires_at", statusNow.as("status")])
    .where("id", "=", invitationId)
    .executeTakeFirst();
  if (!found || found.status === "revoked") throw notFound("Invitation not found");
  if (found.status === "accepted")
    throw conflict("Invitation already accepted", { message: "This person has joined.", code: "INVITATION_ACCEPTED" });
  if (found.status === "expired")
    throw conflict("Invitation expired", { message: "Invite the address again.", code: "INVITATION_EXPIRED" });
  return { email: found.email, role: found.role, expiresAt: found.expires_at.toISOString() };
}
