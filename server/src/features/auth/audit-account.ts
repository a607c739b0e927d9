import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";

/** Where a request came from. */
export type Origin = Pick<Actor, "ip" | "requestId">;

/** A change of a person's account is told in each of their organizations: it concerns every one. */
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
      { organizationId, userId: person.id, email: person.email, ...origin },
      { action, targetType: "user", targetId: person.id, details: { targetEmail: person.email } },
    );
  }
}
