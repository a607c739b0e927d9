import { sql } from "kysely";
import { listedRuns } from "@gantry/contract/workers/constants.ts";
import type { WorkerDetail, WorkerRun } from "@gantry/contract/workers/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { readWorkers } from "./present.ts";

/** @throws 404 `Worker not found` */
export function getWorker(ctx: Context, organizationId: string, id: string): Promise<WorkerDetail> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const [worker] = await readWorkers(tx, id);
    if (!worker) throw notFound("Worker not found");
    return { ...worker, runs: await newestRuns(tx, id), runsLastDay: await runsLastDay(tx, id) };
  });
}

async function newestRuns(tx: TenantTransaction, workerId: string): Promise<WorkerRun[]> {
  const { rows } = await sql<Omit<WorkerRun, "claimedAt"> & { claimedAt: Date }>`
    select e.id as "taskId", e.number, e.project_id as "projectId", e.image, e.status, taken.attempt, taken.claimed_at as "claimedAt",
      (extract(epoch from e.finished_at - e.started_at) * 1000)::float8 as "durationMs"
    from worker_runs taken join executions e on e.org_id = taken.org_id and e.id = taken.execution_id
    where taken.org_id = ${tx.organizationId} and taken.worker_id = ${workerId} and e.deleted_at is null
    order by taken.claimed_at desc limit ${listedRuns}`.execute(tx);
  return rows.map((row) => ({ ...row, claimedAt: row.claimedAt.toISOString() }));
}

async function runsLastDay(tx: TenantTransaction, workerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("worker_runs")
    .select((column) => column.fn.countAll<number>().as("count"))
    .where("org_id", "=", tx.organizationId)
    .where("worker_id", "=", workerId)
    .where("claimed_at", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}
