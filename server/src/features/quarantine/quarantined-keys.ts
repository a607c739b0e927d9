import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** In force at this moment, by the database's clock. */
export const inForce = sql<boolean>`(quarantine.expires_at is null or quarantine.expires_at > clock_timestamp())`;

/** The `test_key`s of a project's tests that are in quarantine at this moment: their failures do not fail the gate. */
export async function quarantinedKeys(tx: TenantTransaction, projectId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("quarantine")
    .select("test_key")
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where(inForce)
    .execute();
  return new Set(rows.map((row) => row.test_key));
}
