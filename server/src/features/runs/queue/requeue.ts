import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { concurrencyKey } from "../../executions/request/concurrency-key.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { isPresent } from "../../health/workers-present.ts";
import { leaveQueue } from "./leave-queue.ts";
import { deleteStart, limitedProject } from "./start-limits.ts";

/** How long a run that is due is kept for workers on which it has not failed. They may all be busy. */
const othersFirstSeconds = 20;

type Queued = Pick<ExecutionRow, "org_id" | "id" | "project_id" | "priority" | "worker_labels" | "concurrency_group">;

/** The queue entry of a run. `limited`: see `limitedProject`. */
export const queueEntry = (run: Queued, limited: string) => ({
  org_id: run.org_id,
  execution_id: run.id,
  priority: run.priority,
  worker_labels: run.worker_labels,
  concurrency_key: concurrencyKey(run.project_id, run.concurrency_group),
  limited_project: limited,
});

/** Puts a run that an outside callback set to `PENDING` at the end of the queue. Releases its lease. */
export async function queueLast(tx: TenantTransaction, row: ExecutionRow): Promise<void> {
  const limited = await limitedProject(tx, row.project_id);
  await leaveQueue(tx, row.id);
  await tx.insertInto("run_queue").values(queueEntry(row, limited)).execute();
}

/** Returns a run that a worker has to the queue, at its old position. */
export async function requeue(tx: TenantTransaction, row: ExecutionRow, delaySeconds: number): Promise<void> {
  const limited = await limitedProject(tx, row.project_id);
  // It was claimed but not started.
  if (row.status === "PENDING" && limited !== "") await deleteStart(tx, row);
  await leaveQueue(tx, row.id);
  await tx
    .insertInto("run_queue")
    .values({
      ...queueEntry(row, limited),
      enqueued_at: row.created_at,
      available_at: sql<Date>`clock_timestamp() + ${delaySeconds} * interval '1 second'`,
      failed_on: row.failed_on,
      others_until:
        row.failed_on.length === 0 ? null : sql<Date>`clock_timestamp() + ${delaySeconds + othersFirstSeconds} * interval '1 second'`,
    })
    .execute();
}

/**
 * Whether a worker may take a queued run although it may have failed there: a connected worker on which it has not failed, and that may take it, goes first.
 * `queued`: the name of the entry in `run_queue`.
 */
export const isForWorker = (queued: string, workerId: string) => {
  const of = (column: string) => sql.ref(`${queued}.${column}`);
  return sql<boolean>`(not ${workerId} = any(${of("failed_on")}) or ${of("others_until")} <= clock_timestamp() or not exists (
    select 1 from workers other join organizations owner on owner.id = ${of("org_id")}
    where not other.id = any(${of("failed_on")}) and other.state = 'active' and ${isPresent(sql`other.last_seen_at`)}
      and (other.org_id = owner.id or (other.org_id is null and not owner.own_workers_only))
      and (${of("worker_labels")} = '' or string_to_array(${of("worker_labels")}, ',') <@ other.labels)
  ))`;
};
