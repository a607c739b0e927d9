import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** In force now, by the database's clock. */
export const inForce = sql<boolean>`(quarantine.expires_at is null or quarantine.expires_at > clock_timestamp())`;

/**
 * The tests of a project that are in quarantine now, by `test_key`: their failures do not fail the gate. The value is the time until which a pass
 * does not end the quarantine; `null`: one pass ends it.
 */
export async function quarantinedKeys(tx: TenantTransaction, projectId: string): Promise<Map<string, Date | null>> {
  const rows = await tx
    .selectFrom("quarantine")
    .select(["test_key", "keep", "expires_at"])
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where(inForce)
    .execute();
  return new Map(rows.map((row) => [row.test_key, row.keep ? row.expires_at : null]));
}
