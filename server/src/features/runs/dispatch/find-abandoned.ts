import { sql } from "kysely";
import type { Abandoned, AbandonedReply } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../../context.ts";
import type { WorkerCaller } from "../../../platform/http/caller.ts";

/** A worker that is silent for longer counts as gone. Until then it may come back to its containers. */
const goneAfterMs = 10 * 60_000;
/** The worker that ran a container removes it within this time of its end. */
const overForMs = 60_000;

/**
 * Of the items that a worker found on its engine, those that no worker will use again, and what is known about the others. Only attempts and workers
 * of this installation: another installation may share the engine and own the unknown items. For a worker of an organization: only that organization's.
 */
export async function findAbandoned(
  ctx: Context,
  { attempts, workers }: Abandoned,
  { organizationId }: WorkerCaller,
): Promise<Omit<AbandonedReply, "success">> {
  // While no worker could reach the server, none counts as gone.
  const mayBeGone = ctx.runs.heartbeatTime.within(goneAfterMs) >= goneAfterMs;
  return ctx.db.asSystem(async (tx) => {
    const found = sql`unnest(${attempts.map(({ taskId }) => taskId)}::text[], ${attempts.map(({ attempt }) => attempt)}::int[]) as found (id, attempt)`;
    const { rows } = await sql<{ taskId: string; attempt: number; isOver: boolean; isLeased: boolean }>`
      select found.id as "taskId", found.attempt, lease.execution_id is not null as "isLeased",
        e.attempt > found.attempt or e.updated_at < clock_timestamp() - ${overForMs} * interval '1 millisecond' as "isOver"
      from ${found}
      join executions e on e.id = found.id and ${organizationId === null ? sql`true` : sql`e.org_id = ${organizationId}`}
      left join run_leases lease on lease.org_id = e.org_id and lease.execution_id = e.id and lease.attempt = found.attempt`.execute(tx);
    const known = await tx
      .selectFrom("workers")
      .select(["id", sql<number>`extract(epoch from clock_timestamp() - last_seen_at)::float8 * 1000`.as("silentMs")])
      .where("id", "in", workers.length > 0 ? workers : [""])
      .where((worker) => (organizationId === null ? worker.lit(true) : worker("org_id", "=", organizationId)))
      .execute();
    const attemptsOf = (chosen: typeof rows) => chosen.map(({ taskId, attempt }) => ({ taskId, attempt }));
    return {
      attempts: attemptsOf(rows.filter(({ isOver, isLeased }) => isOver && !isLeased)),
      workers: mayBeGone ? known.filter(({ silentMs }) => silentMs > goneAfterMs).map(({ id }) => id) : [],
      leased: attemptsOf(rows.filter(({ isLeased }) => isLeased)),
      known,
    };
  });
}
