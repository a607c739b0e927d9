import { sql } from "kysely";
import type { Abandoned } from "@gantry/contract/worker-protocol.ts";
import type { Context } from "../../../context.ts";
import { possibleTimeOf } from "./possible-time.ts";

/** A worker that is alone on its machine may be repaired and come back to its containers. */
const goneAfterMs = 10 * 60_000;
/** Its own worker removes a container within this time of its end. */
const overForMs = 60_000;

/**
 * Of what a worker found on its engine, that which nobody comes back to. Only attempts and workers of this installation: another one may share the
 * engine, and what is unknown here may be its own.
 */
export async function findAbandoned(ctx: Context, { attempts, workers }: Abandoned): Promise<Abandoned> {
  // While no worker could be heard, none is gone.
  const mayBeGone = possibleTimeOf(ctx).within(goneAfterMs) >= goneAfterMs;
  return ctx.db.asSystem(async (tx) => {
    const over = await sql<{ taskId: string; attempt: number }>`
      select found.id as "taskId", found.attempt
      from unnest(${attempts.map(({ taskId }) => taskId)}::text[], ${attempts.map(({ attempt }) => attempt)}::int[]) as found (id, attempt)
      join executions e on e.id = found.id
      where (e.attempt > found.attempt or e.updated_at < clock_timestamp() - ${overForMs} * interval '1 millisecond')
        and not exists (
          select from run_leases lease where lease.org_id = e.org_id and lease.execution_id = e.id and lease.attempt = found.attempt)`.execute(
      tx,
    );
    const gone = mayBeGone
      ? await tx
          .selectFrom("workers")
          .select("id")
          .where("id", "in", workers.length > 0 ? workers : [""])
          .where("last_seen_at", "<", sql<Date>`clock_timestamp() - ${goneAfterMs} * interval '1 millisecond'`)
          .execute()
      : [];
    return { attempts: over.rows, workers: gone.map(({ id }) => id) };
  });
}
