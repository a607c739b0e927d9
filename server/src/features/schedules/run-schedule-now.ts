import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { announceQueued } from "../runs/accept/request-execution.ts";
import { earlierResponse, type IdempotencyKey, storeResponse } from "../idempotency/earlier-response.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { lockSchedule } from "./store.ts";
import { planSchedule, startRuns } from "./start-runs.ts";

/**
 * Starts the schedule's run now, in addition to its times.
 * @returns the run, or the first one of a matrix run
 * @throws 404 `Schedule not found`; 429 like any run; 400 and 409 like a matrix run; 409 for a reused `Idempotency-Key`
 */
export async function runScheduleNow(
  ctx: Context,
  organizationId: string,
  id: string,
  idempotency: IdempotencyKey | undefined,
): Promise<Execution> {
  const { execution, runs } = await ctx.db.withTenant(organizationId, async (tx) => {
    const ahead = await planSchedule(tx, id);
    await lockOrganization(tx);
    const before = await earlierResponse(tx, idempotency);
    if (before) return { execution: before as Execution, runs: [] };
    const schedule = await lockSchedule(tx, id);
    if (!schedule) throw notFound("Schedule not found");
    const runs = await startRuns(ctx, tx, schedule, ahead);
    const [started] = runs;
    await tx
      .updateTable("schedules")
      .set({ last_at: sql<Date>`clock_timestamp()`, last_execution_id: started.id, last_reason: null })
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    await storeResponse(tx, idempotency, 201, started);
    return { execution: started, runs };
  });
  for (const run of runs) announceQueued(ctx, run);
  return execution;
}
