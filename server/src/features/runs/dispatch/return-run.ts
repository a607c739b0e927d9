import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { LogChunk, RunError } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notifyOtherServers } from "../../../platform/realtime/notifier.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { holdsLease } from "../../executions/record/holds-lease.ts";
import { noteInLog } from "../../logs/append-log.ts";
import { requeue } from "../queue/requeue.ts";
import { changeRuns } from "../end/announce.ts";
import { cancelledFacts } from "../end/cancel-execution.ts";
import { type Change, endRun, oneVisibleState } from "../end/end-run.ts";
import { setStatus } from "../end/set-status.ts";

/** The engine may be busy, or recover; an image that can never start must not be tried for ever. With the delays, about a minute. */
const maxFailedStarts = 8;
/** With the delays, about five minutes: as long as Gantry waits for other full disks. */
const maxWithFullDisk = 17;

/** Without an error, the worker was only stopped, so another one may start the run at once. After this many times the run waits, in case workers stop because of it. */
const returnedAtOnce = 3;

/**
 * A worker returns a run that it did not start. After an error it waits for its next attempt, a little longer each time. `error`: why the container
 * could not be started, which ends the run when it happened too often.
 */
export async function returnRun(
  ctx: Context,
  tx: TenantTransaction,
  row: ExecutionRow,
  error: RunError | null,
): Promise<Change & { note?: LogChunk | undefined }> {
  if (row.cancel_requested_at) return endRun(ctx, tx, row, { facts: cancelledFacts });
  const failedStarts = row.failed_starts + (error ? 1 : 0);
  if (error && failedStarts >= (error.code === "DISK_FULL" ? maxWithFullDisk : maxFailedStarts)) {
    const failedOn = await workersSoFar(tx, row);
    const where = failedOn.length > 1 ? `, on ${failedOn.length} workers` : "";
    const message = `${error.message} It was tried ${failedStarts} times${where}.`;
    return endRun(ctx, tx, row, { facts: { exitCode: null, error: { ...error, message }, tests: null } });
  }
  const delaySeconds = error || row.attempt > returnedAtOnce ? Math.min(60, row.attempt * 2) : 0;
  const failedOn = error ? await workersSoFar(tx, row) : row.failed_on;
  await requeue(tx, { ...row, failed_on: failedOn }, delaySeconds);
  await notifyOtherServers(tx, ctx.config, row.org_id);
  if (!error) return oneVisibleState(await setStatus(tx, row.id, "PENDING", undefined));
  await tx
    .updateTable("executions")
    .set({ failed_starts: failedStarts, failed_on: failedOn })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", row.id)
    .execute();
  const note = await noteInLog(tx, row, `Gantry: ${error.message} Attempt ${row.attempt + 1} follows.`);
  return { ...oneVisibleState(await setStatus(tx, row.id, "PENDING", undefined)), note };
}

/**
 * Returns a run whose worker has closed the connection and does not know of it. If the worker repeats its claim at the same moment, the run may be taken:
 * nothing is changed then.
 */
export async function returnUnread(
  ctx: Context,
  { organizationId, taskId, attempt, leaseToken }: Pick<ClaimedRun, "organizationId" | "taskId" | "attempt" | "leaseToken">,
): Promise<void> {
  await changeRuns(
    ctx,
    organizationId,
    async (tx) => {
      const row = await tx
        .selectFrom("executions")
        .selectAll()
        .where("org_id", "=", organizationId)
        .where("id", "=", taskId)
        .where("attempt", "=", attempt)
        .where("status", "=", "PENDING")
        .where(holdsLease({ attempt, leaseToken }))
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row && returnRun(ctx, tx, row, null);
    },
    { lock: { execution: taskId } },
  );
}

/** The workers on which a run could not be started, including the one that has it now. */
async function workersSoFar(tx: TenantTransaction, row: ExecutionRow): Promise<string[]> {
  const lease = await tx
    .selectFrom("run_leases")
    .select("worker_id")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", row.id)
    .executeTakeFirst();
  return [...new Set([...row.failed_on, ...(lease ? [lease.worker_id] : [])])];
}
