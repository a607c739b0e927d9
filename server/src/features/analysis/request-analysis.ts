import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { held } from "./take-over.ts";

/**
 * In the transaction that writes a failed run's verdict: its failures will be fingerprinted and, where the organization allows it, explained.
 * After the commit the caller starts it with `explainSoon`; when the process dies before that, the sweep does.
 */
export async function requestAnalysis(tx: TenantTransaction, executionId: string): Promise<void> {
  await sql`
    insert into execution_analyses as a (org_id, execution_id, held_until) values (${tx.organizationId}, ${executionId}, ${held})
    on conflict (org_id, execution_id) do update
      set status = 'PENDING', content = null, created_at = null, requested_at = clock_timestamp(), round = a.round + 1,
        held_until = excluded.held_until`.execute(tx);
}

/**
 * In the transaction in which a run stops being a failed one (it starts again, or a callback says so): what explained its failure is removed.
 * The write of its status sets `has_analysis`.
 */
export async function dropAnalysis(tx: TenantTransaction, executionId: string): Promise<void> {
  await tx.deleteFrom("execution_analyses").where("org_id", "=", tx.organizationId).where("execution_id", "=", executionId).execute();
  await dropOccurrences(tx, executionId);
}

/** In the transaction that replaces a failed run's results, whose failures will be fingerprinted again. */
export async function dropOccurrences(tx: TenantTransaction, executionId: string): Promise<void> {
  await tx.deleteFrom("failure_occurrences").where("org_id", "=", tx.organizationId).where("execution_id", "=", executionId).execute();
}
