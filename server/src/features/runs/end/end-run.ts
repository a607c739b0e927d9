import { sql } from "kysely";
import type { RunError, RunNote } from "@gantry/contract/executions.ts";
import type { TestCounts } from "@gantry/contract/test-results.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ReportColumns } from "../../reports/receive-report.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";

export interface RunEnd {
  exitCode: number | null;
  error: RunError | null;
  tests: TestCounts | null;
  /** Of its results; those that quarantine adds follow later. */
  notes?: RunNote[] | undefined;
  /** `undefined`: now, by the database's clock. */
  finishedAt?: string | undefined;
  startedAt?: string | undefined;
  /** Of a report that came with the facts. */
  report?: ReportColumns | undefined;
}

/**
 * A run that ends without a worker's word leaves the queue and its slot, and its facts are fixed. The verdict follows in
 * `finishExecution`, which can be called again after a crash because everything it needs is in the row now.
 */
export async function endRun(tx: TenantTransaction, execution: Pick<ExecutionRow, "id">, end: RunEnd): Promise<ExecutionRow> {
  const entry = { org_id: tx.organizationId, execution_id: execution.id };
  return await tx
    .with("left_queue", (db) =>
      db.deleteFrom("run_queue").where("org_id", "=", entry.org_id).where("execution_id", "=", entry.execution_id),
    )
    .with("left_slot", (db) =>
      db.deleteFrom("run_leases").where("org_id", "=", entry.org_id).where("execution_id", "=", entry.execution_id),
    )
    .updateTable("executions")
    .set({ status: "ANALYZING", verdict: null, has_analysis: false, ...errorColumns(end.error), ...factColumns(end) })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", execution.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is fixed of a run at its end, whatever becomes of it. */
export function factColumns(end: RunEnd) {
  return {
    exit_code: end.exitCode,
    tests: end.tests ? JSON.stringify(end.tests) : null,
    notes: JSON.stringify(end.notes ?? []),
    updated_at: sql<Date>`clock_timestamp()`,
    ...end.report,
    finished_at: sql<Date>`clock_timestamp()`,
    ...timeColumns(end),
  };
}

/** What is said of a run's times replaces what was known of them. A run never ends before it started, whatever two clocks say. */
export function timeColumns({ startedAt, finishedAt }: Pick<RunEnd, "startedAt" | "finishedAt">) {
  const started = startedAt ? sql<Date>`${startedAt}::timestamptz` : sql<Date>`started_at`;
  return {
    ...(startedAt ? { started_at: started } : {}),
    ...(finishedAt ? { finished_at: sql<Date>`greatest(${finishedAt}::timestamptz, ${started})` } : {}),
  };
}

export function errorColumns(error: RunError | null) {
  return { error_code: error?.code ?? null, error_message: error?.message ?? null };
}

/** Neither waiting nor holding a slot any more. */
export async function leaveQueue(tx: TenantTransaction, executionId: string): Promise<void> {
  await sql`
    with left_queue as (delete from run_queue where org_id = ${tx.organizationId} and execution_id = ${executionId})
    delete from run_leases where org_id = ${tx.organizationId} and execution_id = ${executionId}`.execute(tx);
}
