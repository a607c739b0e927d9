import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/execution-record.ts";
import type { Occurrence } from "./find-occurrences.ts";

const rowsPerStatement = 1_000;

/** Written again, they replace what was there. */
export async function saveOccurrences(tx: TenantTransaction, execution: ExecutionRow, occurrences: readonly Occurrence[]): Promise<void> {
  await tx.deleteFrom("failure_occurrences").where("org_id", "=", tx.organizationId).where("execution_id", "=", execution.id).execute();
  for (let from = 0; from < occurrences.length; from += rowsPerStatement) {
    await tx
      .insertInto("failure_occurrences")
      .values(occurrences.slice(from, from + rowsPerStatement).map((occurrence) => rowOf(tx, execution, occurrence)))
      .execute();
  }
}

function rowOf(tx: TenantTransaction, execution: ExecutionRow, { ordinal, testKey, fingerprint, category, message }: Occurrence) {
  return {
    org_id: tx.organizationId,
    execution_id: execution.id,
    ordinal,
    project_id: execution.project_id,
    fingerprint,
    category,
    message,
    test_key: testKey,
    at: execution.finished_at ?? sql<Date>`clock_timestamp()`,
  };
}
