import { sql } from "kysely";
import type { Execution } from "@gantry/contract/executions.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, notFound } from "../../../platform/http/errors.ts";
import { writeFacts } from "./write-facts.ts";
import { announceRun } from "./announce.ts";
import { finishExecution } from "./write-verdict.ts";
import { lifecycle } from "../../executions/lifecycle.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { presentExecution } from "../../executions/present.ts";
import { lockExecution } from "../../executions/find-execution.ts";

const cancelled = { code: "CANCELLED", message: "The run was cancelled." };

/**
 * Stops a run. One that waits in the queue ends at once; one that a worker holds is stopped by it with its next heartbeat.
 * @throws 404 `Execution not found`; 409 when the run has ended already.
 */
export async function cancelExecution(ctx: Context, organizationId: string, executionId: string): Promise<Execution> {
  const row = await ctx.db.withTenant(organizationId, async (tx) => {
    const found = await lockExecution(tx, executionId);
    if (!found) throw notFound("Execution not found");
    if (!lifecycle[found.status].active)
      throw conflict("Execution already finished", {
        message:
          found.status === "ANALYZING" && found.verdict
            ? `The run has ended ${found.verdict} and is being analysed; there is nothing to cancel.`
            : `The run is ${found.status}; there is nothing to cancel.`,
        code: "ALREADY_FINISHED",
      });
    return requestStop(tx, found);
  });
  await announceStop(ctx, row);
  const after = row.status === "ANALYZING" ? await ctx.db.withTenant(organizationId, (tx) => lockExecution(tx, executionId)) : row;
  return presentExecution(after ?? row);
}

/** Inside a transaction that holds the execution's row; `announceStop` follows its commit. */
export async function requestStop(tx: TenantTransaction, row: ExecutionRow): Promise<ExecutionRow> {
  const lease = await tx
    .selectFrom("run_leases")
    .select("attempt")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", row.id)
    .executeTakeFirst();
  if (!lease) {
    await markCancelled(tx, row.id);
    return writeFacts(tx, row, { exitCode: null, error: cancelled, tests: null });
  }
  return markCancelled(tx, row.id);
}

function markCancelled(tx: TenantTransaction, id: string): Promise<ExecutionRow> {
  return tx
    .updateTable("executions")
    .set({ cancel_requested_at: sql<Date>`coalesce(cancel_requested_at, clock_timestamp())`, updated_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function announceStop(ctx: Context, row: ExecutionRow): Promise<void> {
  announceRun(ctx, row);
  if (row.status === "ANALYZING") await finishExecution(ctx, row.org_id, row.id);
}
