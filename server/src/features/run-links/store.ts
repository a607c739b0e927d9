import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** The organization's links that have not expired. */
export function validLinks(tx: TenantTransaction) {
  return tx.selectFrom("run_links").where("org_id", "=", tx.organizationId).where("expires_at", ">", sql<Date>`clock_timestamp()`);
}
