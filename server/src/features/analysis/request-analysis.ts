import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { held } from "./claim-analyses.ts";

/**
 * Call in the transaction that writes a failed run's verdict: requests fingerprints of its failures and, if the organization allows it, an
 * explanation. After the commit the caller starts it with `explainInBackground`; if the process dies before, the sweep does.
 */
export async function requestAnalysis(tx: TenantTransaction, executionId: string): Promise<void> {
  await sql`
    insert into execution_analyses as a (org_id, execution_id, held_until) values (${tx.organizationId}, ${executionId}, ${held})
    on conflict (org_id, execution_id) do update
      set status = 'PENDING', content = null, created_at = null, requested_at = clock_timestamp(), round = a.round + 1,
        held_until = excluded.held_until, failures_after = null, failures_tries = 0, failures_incomplete = false`.execute(tx);
}

/**
 * Call in the transaction in which a run stops being a failed one (it starts again, or a callback changes it): removes the explanation of its
 * failure. The write of its status sets `has_analysis`.
 */
export async function dropAnalysis(tx: TenantTransaction, executionId: string): Promise<void> {
  await tx.deleteFrom("execution_analyses").where("org_id", "=", tx.organizationId).where("execution_id", "=", executionId).execute();
  await dropOccurrences(tx, [executionId]);
}

/** Call in the transaction that replaces or removes the results of failed runs: deletes the fingerprints of their failures. */
export async function dropOccurrences(tx: TenantTransaction, executionIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("failure_occurrences").where("org_id", "=", tx.organizationId).where("execution_id", "in", executionIds).execute();
}
