import { sql } from "kysely";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, runNotFound } from "../../../platform/errors.ts";
import { changeRuns } from "./announce.ts";
import type { EndedRow } from "./consequences.ts";
import { type Change, endRun, oneVisibleState } from "./end-run.ts";
import type { ReportedFacts } from "./write-facts.ts";
import { lifecycle } from "../../executions/record/lifecycle.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { cancelledError } from "../../verdict/cancelled-error.ts";
import { lockExecution, visible } from "../../executions/record/find-execution.ts";

/** The error of a cancelled run that no worker holds. */
export const cancelledFacts: ReportedFacts = { exitCode: null, error: cancelledError, tests: null };

type Person = NonNullable<Execution["cancelledBy"]>;

/**
 * Stops a run. A queued run ends immediately; a running one is stopped by its worker at the next heartbeat.
 * @throws 404 `Run not found`; 409 when the run has ended already.
 */
export async function cancelExecution(ctx: Context, organizationId: string, by: Person, executionId: string): Promise<Execution> {
  const { row } = await changeRuns(ctx, organizationId, async (tx) => {
    const found = await lockExecution(tx, executionId);
    if (!found) throw runNotFound();
    if (!lifecycle[found.status].active)
      throw conflict("Run already finished", {
        message:
          found.status === "ANALYZING" && found.verdict
            ? `The run has ended as ${found.verdict} and is being analyzed; there is nothing to cancel.`
            : `The run is ${found.status}; there is nothing to cancel.`,
        code: "ALREADY_FINISHED",
      });
    return stopRun(ctx, tx, found, by);
  });
  return presentExecution(row);
}

/**
 * Ends a queued run; tells the worker to stop one that it holds. Call it in a transaction that holds the run's row.
 * @param by `null`: it is deleted
 */
export async function stopRun(ctx: Context, tx: TenantTransaction, row: ExecutionRow, by: Person | null): Promise<Change> {
  const lease = await tx
    .selectFrom("run_leases")
    .select("attempt")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", row.id)
    .executeTakeFirst();
  const marked = await markCancelled(tx, row.id, by);
  return lease ? oneVisibleState(marked) : endRun(ctx, tx, marked, { facts: cancelledFacts });
}

/** Stops those of the runs of a flake check or matrix run that have not ended. @returns what clients see */
export async function stopRuns(
  ctx: Context,
  tx: TenantTransaction,
  column: "flake_check_id" | "matrix_run_id",
  id: string,
  by: Person,
): Promise<EndedRow[]> {
  const visibleStates: EndedRow[] = [];
  // In the order of ids, to avoid deadlocks.
  const rows = await visible(tx).selectAll().where(column, "=", id).orderBy("id").forNoKeyUpdate().execute();
  for (const row of rows)
    if (lifecycle[row.status].active && row.verdict === null) visibleStates.push(...(await stopRun(ctx, tx, row, by)).visibleStates);
  return visibleStates;
}

function markCancelled(tx: TenantTransaction, id: string, by: Person | null): Promise<ExecutionRow> {
  return tx
    .updateTable("executions")
    .set({
      cancel_requested_at: sql<Date>`coalesce(cancel_requested_at, clock_timestamp())`,
      // Only the first cancellation is recorded.
      cancelled_by: sql<string | null>`case when cancel_requested_at is null then ${by && JSON.stringify(by)}::jsonb else cancelled_by end`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
