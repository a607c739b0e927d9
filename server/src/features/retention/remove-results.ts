import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { dropOccurrences } from "../analysis/request-analysis.ts";
import { markResultsRemoved } from "../executions/results/mark-results-removed.ts";
import { deleteResults } from "../results/delete-results.ts";
import { deleteOutcomes } from "../tests/history/delete-outcomes.ts";

/** For a run with the largest report. */
const maxStatementMs = 300_000;

/**
 * Removes the results of runs and all that belongs to single results: outcomes in the history of tests, and failures. The runs' records stay, with
 * counts and verdict. Call it in a transaction that holds the runs.
 */
export async function removeResults(tx: TenantTransaction, executionIds: readonly string[]): Promise<void> {
  tx.setResponseTimeout(maxStatementMs + 5_000);
  await sql`select set_config('statement_timeout', ${String(maxStatementMs)}, true)`.execute(tx);
  await markResultsRemoved(tx, executionIds);
  await dropOccurrences(tx, executionIds);
  await deleteOutcomes(tx, executionIds);
  await deleteResults(tx, executionIds);
}
