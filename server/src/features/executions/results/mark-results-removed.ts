import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Marks the results of these runs as removed. Call it before removing them, in the same transaction, which has locked the runs. */
export async function markResultsRemoved(tx: TenantTransaction, executionIds: readonly string[]): Promise<void> {
  await sql`
    update executions e set results_removed_at = clock_timestamp(), known_failures = (
      select count(*) from test_results r where r.org_id = e.org_id and r.execution_id = e.id and r.known)
    where e.org_id = ${tx.organizationId} and e.id = any(${executionIds as string[]}::text[])`.execute(tx);
}
