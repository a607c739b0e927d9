import { sql } from "kysely";
import { leaseMs } from "@gantry/contract/worker-protocol.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { endRun, leaveQueue } from "../executions/end-run.ts";
import { announceEnd, finishExecution, lockAny } from "../executions/finish-execution.ts";
import type { ExecutionRow } from "../executions/present.ts";
import { eachOrganization } from "../organizations/each-organization.ts";
import { settleForgotten } from "../quarantine/settle-later.ts";
import { archiveLogLater } from "../logs/archive-log.ts";
import { noteInLog } from "../logs/append-log.ts";

export interface RunSweep {
  /** One round, in no fixed order, so that runs that fail do not keep the others out; called every second or two by each server, harmless when several do it at once. */
  sweep(): Promise<void>;
}

/** A lease whose worker was heard of this long ago without the run in its heartbeat is not waited for to the end. */
const unmentionedMs = 8_000;
/** Facts arrived, the verdict did not: a server died in between. */
const unfinishedMs = 5_000;
/** A bare `ANALYZING` of an outside worker waits this long for its verdict. */
const bareAnalysisMs = 15 * 60_000;

/**
 * Ends the uncertainty about runs: leases that ran out, verdicts that a crash held up, logs not yet moved. After this server was
 * started, or the database was away, workers first get a lease's time to be heard again: they could not renew before.
 */
export function createRunSweep(ctx: Context): RunSweep {
  let notBefore = performance.now() + leaseMs;
  return {
    async sweep() {
      try {
        if (performance.now() >= notBefore) await takeBackLostRuns(ctx);
        await finishHeldUp(ctx);
        await settleForgotten(ctx);
        await archiveForgotten(ctx);
      } catch (error) {
        notBefore = performance.now() + leaseMs;
        throw error;
      }
    },
  };
}

async function takeBackLostRuns(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<LostRun>`
      select lease.org_id, lease.execution_id as id, lease.attempt from run_leases lease
      left join workers w on w.id = lease.worker_id
      where lease.lease_until < clock_timestamp()
         or (lease.lease_until < clock_timestamp() + ${leaseMs - unmentionedMs} * interval '1 millisecond'
             and w.last_seen_at > clock_timestamp() - interval '3 seconds')
      order by random() limit 100`.execute(tx.lastly()),
  );
  await eachOrganization(ctx, rows, "a lost run was not taken back", (lost) => takeBack(ctx, lost));
}

interface LostRun {
  org_id: string;
  id: string;
  attempt: number;
}

async function takeBack(ctx: Context, lease: LostRun): Promise<void> {
  const outcome = await ctx.db.withTenant(lease.org_id, async (tx) => {
    const row = await lockAny(tx, lease.id);
    const still = await sql<{ ok: boolean }>`
      select true as ok from run_leases where org_id = ${lease.org_id} and execution_id = ${lease.id} and attempt = ${lease.attempt}
        and lease_until < clock_timestamp() + ${leaseMs - unmentionedMs} * interval '1 millisecond'`.execute(tx);
    if (!row || still.rows.length === 0) return undefined;
    return decideLost(tx, row);
  });
  if (!outcome) return;
  ctx.log.warn({ taskId: lease.id, attempt: lease.attempt, status: outcome.row.status }, "a worker was lost");
  if (outcome.note) ctx.channel.executionLog(lease.org_id, { taskId: lease.id, ...outcome.note });
  announceEnd(ctx, outcome.row);
  if (outcome.row.status === "ANALYZING") await finishExecution(ctx, lease.org_id, lease.id);
}

/** Never started: queued again, as if nothing was. Started: once more as long as the project allows, else it ends with the reason. */
async function decideLost(tx: TenantTransaction, row: ExecutionRow) {
  if (row.cancel_requested_at)
    return {
      row: await endRun(tx, row, { exitCode: null, error: { code: "CANCELLED", message: "The run was cancelled." }, tests: null }),
      note: undefined,
    };
  const started = row.status === "RUNNING";
  const lost = row.lost_attempts + 1;
  const maxRetries = row.settings.maxRetries ?? 1;
  if (lost > maxRetries && (started || lost > maxRetries + 3)) {
    const message = `The worker that carried out this run was lost, ${lost === 1 ? "and the project allows no further attempt" : `${lost} times`}. Check that the worker and its machine are up, then run it again.`;
    const ended = await endRun(tx, row, { exitCode: null, error: { code: "WORKER_LOST", message }, tests: null });
    return { row: ended, note: await noteInLog(tx, row, "Gantry: the worker was lost; no attempt is left.") };
  }
  await leaveQueue(tx, row.id);
  await tx
    .insertInto("run_queue")
    .values({ org_id: row.org_id, execution_id: row.id, priority: row.priority, enqueued_at: row.created_at })
    .execute();
  const requeued = await tx
    .updateTable("executions")
    .set({ status: "PENDING", started_at: null, lost_attempts: lost, updated_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", row.org_id)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    row: requeued,
    note: started ? await noteInLog(tx, row, `Gantry: the worker was lost; attempt ${row.attempt + 1} follows.`) : undefined,
  };
}

async function finishHeldUp(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ org_id: string; id: string; bare: boolean }>`
      select org_id, id, (exit_code is null and error_code is null) as bare from executions
      where status = 'ANALYZING' and verdict is null
        and updated_at < clock_timestamp() - (case when exit_code is null and error_code is null then ${bareAnalysisMs}::int else ${unfinishedMs}::int end) * interval '1 millisecond'
      order by random() limit 100`.execute(tx.lastly()),
  );
  await eachOrganization(ctx, rows, "a run did not get its verdict", (row) => finishExecution(ctx, row.org_id, row.id));
}

async function archiveForgotten(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ org_id: string; id: string }>`
      select e.org_id, e.id from executions e
      where not e.log_archived and e.last_seq > 0 and e.status in ('PASSED', 'FAILED', 'UNSTABLE', 'ERROR')
        and e.updated_at between clock_timestamp() - interval '1 day' and clock_timestamp() - interval '2 minutes'
      order by random() limit 20`.execute(tx.lastly()),
  );
  for (const row of rows) archiveLogLater(ctx, row.org_id, row.id);
}
