import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";

/** Where a request came from. */
export type Origin = Pick<Actor, "ip" | "requestId">;

export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, requestId: request.id };
}

/**
 * Records a change of a person's account in each of their organizations. Write it before the account itself: an entry waits for its
 * organization's lock, and removing a member locks the organization first and the account second.
 */
export async function auditAccount(
  ctx: Context,
  tx: Transaction,
  person: { id: string; email: string },
  origin: Origin,
  action: string,
): Promise<void> {
  const memberships = await tx.selectFrom("memberships").select("org_id").where("user_id", "=", person.id).orderBy("org_id").execute();
  for (const { org_id: organizationId } of memberships) {
    await recordAudit(
      ctx,
      tx,
      { organizationId, userId: person.id, email: person.email, ip: origin.ip, requestId: origin.requestId },
      { action, targetType: "user", targetId: person.id, details: { targetEmail: person.email } },
    );
  }
}
