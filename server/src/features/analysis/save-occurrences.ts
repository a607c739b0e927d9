import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { storableJson } from "../../platform/db/storable-json.ts";
import type { ExecutionRow } from "../executions/execution-record.ts";
import type { Occurrence } from "./find-occurrences.ts";

const rowsPerStatement = 500;

/** Written again, they replace what was there. */
export async function saveOccurrences(tx: TenantTransaction, execution: ExecutionRow, occurrences: readonly Occurrence[]): Promise<void> {
  await tx.deleteFrom("failure_occurrences").where("org_id", "=", tx.organizationId).where("execution_id", "=", execution.id).execute();
  for (let from = 0; from < occurrences.length; from += rowsPerStatement) {
    const rows = storableJson(occurrences.slice(from, from + rowsPerStatement));
    await sql`
      insert into failure_occurrences (org_id, execution_id, project_id, at, ordinal, test_key, fingerprint, category, message)
      select ${tx.organizationId}, ${execution.id}, ${execution.project_id}, coalesce(${execution.finished_at}::timestamptz, clock_timestamp()), failure.*
      from jsonb_to_recordset(${rows}::jsonb) as failure (ordinal int, "testKey" text, fingerprint text, category text, message text)`.execute(
      tx,
    );
  }
}
