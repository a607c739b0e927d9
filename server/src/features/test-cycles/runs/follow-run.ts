import { sql } from "kysely";
import type { ItemStatus } from "@gantry/contract/test-cycles/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ShownExecution } from "../../executions/record/execution-record.ts";
import { updateCycleStatus } from "../record/update-cycle-status.ts";

/**
 * Updates the cycle of a run, in every transaction that writes the run's status or verdict, so that the cycle is correct for any order of callbacks.
 * An item gets its result with the verdict, without waiting for the analysis. The run's row is locked already; the cycle's lock comes after it,
 * everywhere.
 */
export async function followRun(
  tx: TenantTransaction,
  run: Pick<ShownExecution, "id" | "cycle_id" | "status" | "verdict" | "tests">,
): Promise<void> {
  const cycle = await lockCycleOf(tx, run);
  if (!cycle) return;
  await tx
    .updateTable("test_cycle_items")
    .set({ status: itemStatusOf(run), updated_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", tx.organizationId)
    .where("cycle_id", "=", cycle.id)
    .where("execution_id", "=", run.id)
    .where("test_case_id", "is", null)
    .execute();
  if (run.verdict !== null) await setCaseResults(tx, cycle.id, run.id);
  await updateCycleStatus(tx, cycle.id);
}

/** Locks the cycle of a run. Take this lock before that of the project's history. @returns `undefined` when there is no cycle. */
export async function lockCycleOf(tx: TenantTransaction, run: Pick<ShownExecution, "cycle_id">): Promise<{ id: string } | undefined> {
  if (run.cycle_id === null) return undefined;
  return tx
    .selectFrom("test_cycles")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", run.cycle_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Items whose cases are linked to the run's tests get their results. */
async function setCaseResults(tx: TenantTransaction, cycleId: string, executionId: string) {
  await sql`
    update test_cycle_items item set execution_id = ${executionId}, updated_at = clock_timestamp(),
      status = case result.status when 'passed' then 'PASSED' when 'failed' then 'FAILED' else 'SKIPPED' end
    from test_case_results result
    where item.org_id = ${tx.organizationId} and item.cycle_id = ${cycleId} and item.test_case_id = result.test_case_id
      and result.org_id = ${tx.organizationId} and result.execution_id = ${executionId}`.execute(tx);
}

/** An unstable run failed if tests failed in it; one whose tests all passed in the end, some on a retry, passed. */
export function itemStatusOf(run: Pick<ShownExecution, "status" | "verdict" | "tests">): ItemStatus {
  switch (run.verdict ?? run.status) {
    case "PENDING":
      return "PENDING";
    case "RUNNING":
    case "ANALYZING":
      return "RUNNING";
    case "PASSED":
      return "PASSED";
    case "UNSTABLE":
      return (run.tests?.failed ?? 0) > 0 ? "FAILED" : "PASSED";
    case "FAILED":
    case "ERROR":
      return "FAILED";
  }
}
