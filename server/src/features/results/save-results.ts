import { type CompiledQuery, sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";

export type Run = Pick<ExecutionRow, "id" | "project_id" | "group_name" | "tests">;

/** Writes a run's results, replacing earlier ones. `batches`: from {@link resultRows}. */
export async function saveResults(tx: TenantTransaction, run: Run, batches: Iterable<string>): Promise<void> {
  for (const statement of await saveAllButLast(tx, run, batches)) await tx.executeQuery(statement);
}

/** The same without the last statement, which is returned so that it can be sent together with others. */
export async function saveAllButLast(tx: TenantTransaction, run: Run, batches: Iterable<string>): Promise<CompiledQuery[]> {
  // A run without counts has no results.
  if (run.tests !== null)
    await tx.deleteFrom("test_results").where("org_id", "=", tx.organizationId).where("execution_id", "=", run.id).execute();
  const unsent: CompiledQuery[] = [];
  for (const rows of batches) {
    // One at a time, so that a large run's results are not in memory twice.
    for (const statement of unsent.splice(0)) await tx.executeQuery(statement);
    unsent.push(insertOf(tx, run, rows));
  }
  return unsent;
}

/** As one value, so that the statement's text is the same for any number of tests and is prepared once. */
export function insertOf(tx: TenantTransaction, run: Run, rows: string): CompiledQuery {
  return sql`
      insert into test_results (org_id, execution_id, project_id, group_name, ordinal, test_key, name, kind, suite, file_path, line, variant,
        status, duration_ms, retries, flaky, message, tries, details)
      select ${tx.organizationId}, ${run.id}, ${run.project_id}, ${run.group_name}, test.*
      from jsonb_to_recordset(${rows}::jsonb) as test (ordinal int, test_key text, name text, kind text, suite text[], file_path text, line int,
        variant text, status text, duration_ms double precision, retries int, flaky boolean, message text, tries jsonb, details jsonb)`.compile(
    tx,
  );
}
