import { sql } from "kysely";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import { leaseMs } from "@gantry/contract/dispatch/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { requeue } from "../queue/requeue.ts";
import { changeRuns } from "../end/announce.ts";
import { cancelledFacts } from "../end/cancel-execution.ts";
import { type Change, endRun } from "../end/end-run.ts";
import { lockAny } from "../../executions/record/find-execution.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { eachOrganization } from "../../organizations/each-organization.ts";
import { recordMissing } from "../../tests/record/record-later.ts";
import { archiveMissed } from "../../logs/archive-missed.ts";
import { noteInLog } from "../../logs/append-log.ts";
import type { HeartbeatTime } from "./heartbeat-time.ts";
import { recordPresence, silenceMs } from "./server-presence.ts";

/**
 * A worker's heartbeats have omitted a run for this long, or never named it: the worker does not have it, and the run is reclaimed before
 * its lease expires. Claims say nothing about a worker's runs: one that was frozen may send a claim before its next heartbeat.
 */
const unmentionedMs = 8_000;
/** Grace period for a run with facts but without a verdict: its server died. */
const unfinishedMs = 5_000;
/** Grace period for a bare `ANALYZING` of an external worker, whose verdict follows. */
const bareAnalysisMs = 15 * 60_000;

/** Completes work that a crash interrupted: verdicts, histories, logs not yet archived. Safe to run on several servers at the same time. */
export async function sweepRuns(ctx: Context): Promise<void> {
  await finishHeldUp(ctx);
  await recordMissing(ctx);
  await archiveMissed(ctx);
}

interface Lease {
  org_id: string;
  /** The execution's. */
  id: string;
  attempt: number;
  /** Time since the last renewal, not counting the time in which the server that its worker called was silent. */
  age_ms: number;
  /** Its worker sent a heartbeat in the last 3 seconds. */
  is_heard: boolean;
  /** Its worker never confirmed that it has the run, and has not started it. */
  is_unread: boolean;
}

const renewedAt = sql<Date>`(lease.lease_until - ${leaseMs} * interval '1 millisecond')`;
const leaseAge = sql<number>`((extract(epoch from clock_timestamp() - ${renewedAt}) * 1000)::float8 - ${silenceMs(renewedAt)})`;
const isUnread = sql<boolean>`(not lease.confirmed and run.status = 'PENDING')`;
const leases = sql`run_leases lease join executions run on run.org_id = lease.org_id and run.id = lease.execution_id
  left join servers on servers.id = lease.server_id`;

/**
 * Reclaims the runs of workers whose leases have expired; called every second. A lease only expires while its worker could have renewed it: time
 * before this server's start, while this process or the database was frozen, or while the server that the worker called was silent does not count.
 */
export async function reclaimLostRuns(ctx: Context): Promise<void> {
  const time = ctx.runs.heartbeatTime;
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<Lease>`
      with ${recordPresence(ctx)}
      select lease.org_id, lease.execution_id as id, lease.attempt, ${leaseAge} as age_ms, ${isUnread} as is_unread,
             coalesce(w.heartbeat_at > clock_timestamp() - interval '3 seconds', false) as is_heard
      from ${leases} left join workers w on w.id = lease.worker_id
      where lease.lease_until < clock_timestamp() + ${leaseMs - unmentionedMs} * interval '1 millisecond'
      order by random() limit 1000`.execute(tx.commitWithNext()),
  );
  time.confirm();
  const lost = rows.filter((lease) => isLost(lease, time));
  await eachOrganization(ctx, lost, "a lost run was not taken back", (lease) => takeBack(ctx, lease, time));
}

function isLost({ age_ms, is_heard, is_unread }: Lease, time: HeartbeatTime): boolean {
  // After a server's start, every worker gets the full lease time to send a heartbeat.
  return time.now() >= leaseMs && time.within(age_ms) >= (is_heard || is_unread ? unmentionedMs : leaseMs);
}

async function takeBack(ctx: Context, lease: Lease, time: HeartbeatTime): Promise<void> {
  const outcome = await changeRuns(ctx, lease.org_id, async (tx) => {
    const row = await lockAny(tx, lease.id);
    const still = await sql<Pick<Lease, "age_ms" | "is_unread"> & { worker_id: string }>`
      select ${leaseAge} as age_ms, ${isUnread} as is_unread, lease.worker_id from ${leases}
      where lease.org_id = ${lease.org_id} and lease.execution_id = ${lease.id} and lease.attempt = ${lease.attempt}`.execute(tx);
    // The database may have been frozen since it listed the lease.
    time.confirm();
    const [now] = still.rows;
    if (!row || !now || !isLost({ ...lease, ...now }, time)) return undefined;
    // The worker may have more claims on a connection that a proxy keeps open: others get the run first.
    return decideLost(ctx, tx, now.is_unread ? { ...row, failed_on: [...new Set([...row.failed_on, now.worker_id])] } : row);
  });
  if (outcome) ctx.log.warn({ taskId: lease.id, attempt: lease.attempt, status: outcome.row.status }, "a worker was lost");
}

/** A run that never started is queued again. A started one is retried as often as the project allows, then ends with the reason. */
async function decideLost(ctx: Context, tx: TenantTransaction, row: ExecutionRow): Promise<Change & { note?: LogChunk | undefined }> {
  if (row.cancel_requested_at) return endRun(ctx, tx, row, { facts: cancelledFacts });
  const started = row.status === "RUNNING";
  const lost = row.lost_attempts + 1;
  const maxRetries = row.settings.maxRetries ?? 1;
  if (lost > maxRetries && (started || lost > maxRetries + 3)) {
    const what = started
      ? `The worker of this run was lost, ${lost === 1 ? "and the project allows no further attempt" : `${lost} times`}.`
      : `Workers took this run ${lost} times, and none reported that it started.`;
    const message = `${what} Check that the worker and its machine are up, then run it again.`;
    const note = await noteInLog(tx, row, "Gantry: the worker was lost; no attempt is left.");
    const facts = { exitCode: null, error: { code: "WORKER_LOST", message }, tests: null };
    return { ...(await endRun(ctx, tx, row, { facts })), note };
  }
  await requeue(tx, row, 0);
  const requeued = await tx
    .updateTable("executions")
    .set({ status: "PENDING", started_at: null, lost_attempts: lost, updated_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", row.org_id)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    row: requeued,
    visibleStates: [requeued],
    note: started ? await noteInLog(tx, row, `Gantry: the worker was lost; attempt ${row.attempt + 1} follows.`) : undefined,
  };
}

async function finishHeldUp(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ org_id: string; id: string; bare: boolean }>`
      select org_id, id, (exit_code is null and error_code is null) as bare from executions
      where status = 'ANALYZING' and verdict is null
        and updated_at < clock_timestamp() - (case when exit_code is null and error_code is null then ${bareAnalysisMs}::int else ${unfinishedMs}::int end) * interval '1 millisecond'
      order by random() limit 100`.execute(tx.commitWithNext()),
  );
  await eachOrganization(ctx, rows, "a run did not get its verdict", (row) => finish(ctx, row.org_id, row.id));
}

/** Ends a run from the facts in its row. */
async function finish(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  await changeRuns(ctx, organizationId, async (tx) => {
    const row = await lockAny(tx, executionId);
    return row?.status === "ANALYZING" && row.verdict === null ? endRun(ctx, tx, row, {}) : undefined;
  });
}
