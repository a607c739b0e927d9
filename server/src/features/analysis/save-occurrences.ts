import { sql } from "kysely";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";

/** The failures that the rules consider the run's cause get the category of its analysis, which a model may have made; the others keep theirs. */
export interface CategoryChange {
  from: FailureCategory | null;
  to: FailureCategory | null;
  /** Of a model's category; left out: each failure keeps its own. */
  isGuess?: boolean;
}

/** Replaces the failures of a run. All have the same time, so that sums by day count the run once. `batches`: JSON arrays of `Occurrence`. */
export async function saveOccurrences(
  tx: TenantTransaction,
  execution: ExecutionRow,
  batches: readonly string[],
  change?: CategoryChange,
): Promise<void> {
  await tx.deleteFrom("failure_occurrences").where("org_id", "=", tx.organizationId).where("execution_id", "=", execution.id).execute();
  for (const rows of batches) await addOccurrences(tx, execution, rows, change);
}

/** Adds failures of a run, with the time of those that it has. Those that are already there stay: a batch may be stored again. */
export async function addOccurrences(
  tx: TenantTransaction,
  execution: ExecutionRow,
  batch: string,
  change?: CategoryChange,
): Promise<void> {
  const ofRun = sql`org_id = ${tx.organizationId} and execution_id = ${execution.id}`;
  await sql`
      insert into failure_occurrences (org_id, execution_id, project_id, at, ordinal, test_key, fingerprint, message, category, is_guess)
      select ${tx.organizationId}, ${execution.id}, ${execution.project_id}, 
        coalesce((select at from failure_occurrences where ${ofRun} limit 1), ${execution.finished_at}::timestamptz, now()),
        ordinal, "testKey", fingerprint, message,
        case when category = ${change?.from ?? null}::text then coalesce(${change?.to ?? null}::text, category) else category end,
        coalesce(case when category = ${change?.from ?? null}::text then ${change?.isGuess ?? null}::boolean end, "isGuess", false)
      from jsonb_to_recordset(${batch}::jsonb) as failure (ordinal int, "testKey" text, fingerprint text, category text, "isGuess" boolean, message text)
      on conflict do nothing`.execute(tx);
}
