import { sql } from "kysely";
import type { RunError } from "@gantry/contract/executions.ts";
import type { TestCounts } from "@gantry/contract/test-results.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type ExecutionRow, presentExecution } from "./present.ts";

export interface RunEnd {
  exitCode: number | null;
  error: RunError | null;
  tests: TestCounts | null;
  /** `undefined`: now, by the database's clock. */
  finishedAt?: string | undefined;
  startedAt?: string | undefined;
}

/**
 * The step every run passes through: it leaves the queue and its slot, and its facts are fixed. The verdict follows in
 * `finishExecution`, which can be called again after a crash because everything it needs is in the row now.
 */
export async function endRun(tx: TenantTransaction, execution: Pick<ExecutionRow, "id">, end: RunEnd) {
  const entry = { org_id: tx.organizationId, execution_id: execution.id };
  // One statement: one round trip on the way to every verdict.
  const row = await tx
    .with("left_queue", (db) =>
      db.deleteFrom("run_queue").where("org_id", "=", entry.org_id).where("execution_id", "=", entry.execution_id),
    )
    .with("left_slot", (db) =>
      db.deleteFrom("run_leases").where("org_id", "=", entry.org_id).where("execution_id", "=", entry.execution_id),
    )
    .updateTable("executions")
    .set({
      status: "ANALYZING",
      exit_code: end.exitCode,
      error_code: end.error?.code ?? null,
      error_message: end.error?.message ?? null,
      tests: end.tests ? JSON.stringify(end.tests) : null,
      finished_at: end.finishedAt ?? sql<Date>`clock_timestamp()`,
      updated_at: sql<Date>`clock_timestamp()`,
      ...(end.startedAt ? { started_at: sql<Date>`coalesce(started_at, ${end.startedAt}::timestamptz)` } : {}),
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", execution.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, shown: presentExecution(row) };
}

/** Neither waiting nor holding a slot any more. */
export async function leaveQueue(tx: TenantTransaction, executionId: string): Promise<void> {
  await sql`
    with left_queue as (delete from run_queue where org_id = ${tx.organizationId} and execution_id = ${executionId})
    delete from run_leases where org_id = ${tx.organizationId} and execution_id = ${executionId}`.execute(tx);
}
