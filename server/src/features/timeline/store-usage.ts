import { sql } from "kysely";
import type { UsageBatch } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../context.ts";
import { hashToken } from "../../platform/crypto/random-token.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { organizationOfTask } from "../executions/record/find-organization.ts";
import { attemptOver, hasLeaseToken } from "../executions/record/holds-lease.ts";

/** The most series of one attempt: a worker that is restarted all the time does not fill the table. */
const maxSeries = 10;

/**
 * Stores what the container of a run used, in place of what the same start of the worker sent before, and removes the series of earlier attempts. Locks
 * nothing that output or the end of the run waits for.
 * @throws 404 `Run not found`; 409 when another attempt took the run, or the lease token is not that of its claim
 */
export async function storeUsage(ctx: Context, batch: UsageBatch): Promise<void> {
  const organizationId = await organizationOfTask(ctx, batch.taskId);
  const isTaken = await ctx.db.withTenant(organizationId, (tx) => store(tx, batch), { plans: "generic" });
  if (!isTaken) throw attemptOver();
}

async function store(tx: TenantTransaction, { taskId, attempt, leaseToken, workerStart = 0, series }: UsageBatch): Promise<boolean> {
  const length = Math.max(0, ...Object.values(series).map((value) => (Array.isArray(value) ? value.length : 0)));
  const endedAt = new Date(Date.parse(series.startedAt) + length * series.everyMs);
  const { rows } = await sql<{ taken: boolean }>`
    with run as (
      -- The lease may be over: the last of a series comes after the run's end.
      select id from executions
      where org_id = ${tx.organizationId} and id = ${taskId} and deleted_at is null
        and attempt = ${attempt} and ${hasLeaseToken(hashToken(leaseToken))}
    ), gone as (
      delete from run_usage u using run
      where u.org_id = ${tx.organizationId} and u.execution_id = run.id and (u.attempt <> ${attempt} or u.worker_start < (
        select kept.worker_start from run_usage kept
        where kept.org_id = ${tx.organizationId} and kept.execution_id = run.id and kept.attempt = ${attempt}
          and kept.worker_start <> ${workerStart}
        order by kept.worker_start desc offset ${maxSeries - 2} limit 1
      ))
    ), stored as (
      insert into run_usage (org_id, execution_id, attempt, worker_start, started_at, ended_at, series)
      select ${tx.organizationId}, run.id, ${attempt}, ${workerStart}, ${series.startedAt}, ${endedAt}, ${JSON.stringify(series)}::json from run
      on conflict (org_id, execution_id, attempt, worker_start) do update
        set started_at = excluded.started_at, ended_at = excluded.ended_at, series = excluded.series
        -- Not by an earlier call that arrives late.
        where run_usage.ended_at <= excluded.ended_at
    )
    select exists (select 1 from run) as taken`.execute(tx.commitWithNext());
  return rows[0]?.taken ?? false;
}
