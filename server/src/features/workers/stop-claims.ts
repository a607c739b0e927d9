import type { Claim } from "@gantry/contract/dispatch/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { WorkerCaller } from "../../platform/http/caller.ts";

/**
 * From now on, no claim of this start of the worker takes a run, and those that did have ended. A transaction of its own: a claim that takes a run locks the
 * organization before its worker.
 */
export async function endClaims(ctx: Context, { workerId, workerStart }: Claim, { organizationId }: WorkerCaller): Promise<void> {
  if (workerStart === undefined) return;
  await ctx.db.asSystem((tx) =>
    sql`
      with worker as (
        -- Waits for claims that take a run at this moment.
        select id from workers where id = ${workerId} and org_id is not distinct from ${organizationId} for update
      )
      update workers set stopped_start = ${workerStart} from worker where workers.id = worker.id`.execute(tx.commitWithNext()),
  );
}

/** Whether the worker has stopped since it sent the claim. */
export async function isStopped(ctx: Context, { workerId, workerStart }: Claim): Promise<boolean> {
  if (workerStart === undefined) return false;
  const found = await ctx.db.asSystem((tx) =>
    tx.selectFrom("workers").select("id").where("id", "=", workerId).where("stopped_start", "=", workerStart).executeTakeFirst(),
  );
  return found !== undefined;
}
