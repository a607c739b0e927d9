import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

/** The used seats of the plan: members and live invitations. Exact only under the organization's lock. */
export async function countSeats(tx: Transaction, organizationId: string): Promise<{ members: number; invited: number }> {
  const { members } = await tx
    .selectFrom("memberships")
    .select((row) => row.fn.countAll<number>().as("members"))
    .where("org_id", "=", organizationId)
    .executeTakeFirstOrThrow();
  const { invited } = await tx
    .selectFrom("invitations")
    .select((row) => row.fn.countAll<number>().as("invited"))
    .where("org_id", "=", organizationId)
    .where("status", "=", "pending")
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  return { members, invited };
}
