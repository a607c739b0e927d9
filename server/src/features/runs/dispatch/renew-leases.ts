import { sql } from "kysely";
import type { Heartbeat, HeartbeatReply } from "@gantry/contract/dispatch/schemas.ts";
import { leaseMs } from "@gantry/contract/dispatch/constants.ts";
import type { Context } from "../../../context.ts";
import { hashToken } from "../../../platform/crypto/random-token.ts";
import { isDatabaseBusy, isDatabaseDown, isDatabaseFull } from "../../../platform/db/database-down.ts";
import type { WorkerCaller } from "../../../platform/http/caller.ts";
import { noteHeartbeat } from "../../workers/record-worker.ts";
import { hasLeaseToken } from "../../executions/record/holds-lease.ts";

/**
 * Renews a worker's leases. The response contains which runs to stop, and of which the worker no longer has the lease. If the database could not
 * store a heartbeat, that time does not count towards the expiry of any lease.
 */
export async function renewLeases(ctx: Context, heartbeat: Heartbeat, worker: WorkerCaller): Promise<HeartbeatReply["runs"]> {
  const time = ctx.runs.heartbeatTime;
  const startedAt = time.now();
  try {
    return await renew(ctx, heartbeat, worker);
  } catch (error) {
    if (isDatabaseDown(error) || isDatabaseBusy(error) || isDatabaseFull(error)) time.exclude(startedAt);
    throw error;
  }
}

async function renew(ctx: Context, { workerId, runs }: Heartbeat, { organizationId }: WorkerCaller): Promise<HeartbeatReply["runs"]> {
  const { rows } = await ctx.db.asSystem(async (tx) => {
    await noteHeartbeat(tx, workerId, organizationId);
    return sql<{ taskId: string; attempt: number; cancel: boolean }>`
      update run_leases lease set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond', server_id = ${ctx.serverId}, confirmed = true
      from executions, unnest(${runs.map((run) => run.taskId)}::text[], ${runs.map((run) => run.attempt)}::int[],
        ${runs.map((run) => hashToken(run.leaseToken))}::bytea[]) as held (id, attempt, token_hash)
      where lease.execution_id = held.id and lease.attempt = held.attempt and lease.worker_id = ${workerId}
        and ${organizationId === null ? sql`true` : sql`lease.org_id = ${organizationId}`}
        and executions.org_id = lease.org_id and executions.id = lease.execution_id and ${hasLeaseToken(sql.ref("held.token_hash"))}
      returning lease.execution_id as "taskId", lease.attempt, executions.cancel_requested_at is not null as cancel`.execute(tx);
  });
  const held = new Map(rows.map((row) => [`${row.taskId}.${row.attempt}`, row.cancel]));
  return runs.map(({ taskId, attempt }) => {
    const cancel = held.get(`${taskId}.${attempt}`);
    return { taskId, attempt, order: cancel === undefined ? "lost" : cancel ? "cancel" : "continue" };
  });
}
