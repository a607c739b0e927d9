import { sql } from "kysely";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import { conflict, runNotFound } from "../../../platform/errors.ts";
import { notifyOtherServers } from "../../../platform/realtime/notifier.ts";
import { lockExecution } from "../../executions/record/find-execution.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { announceStatus } from "../end/announce.ts";

/**
 * Sets the priority of a run that waits in the queue. A run that a worker has taken keeps the priority it was taken with.
 * @throws 404 `Run not found`; 409 when the run does not wait
 */
export async function setPriority(ctx: Context, organizationId: string, executionId: string, priority: number): Promise<Execution> {
  const row = await ctx.db.withTenant(organizationId, async (tx) => {
    // Keeps claims out: one in progress could have chosen the run for its old priority, for example in quiet hours.
    await lockOrganization(tx);
    // The run before its entry in the queue, as when it is claimed, cancelled or deleted.
    const found = await lockExecution(tx, executionId);
    if (!found) throw runNotFound();
    const queued = await tx
      .updateTable("run_queue")
      .set({ priority })
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", executionId)
      .returning("execution_id")
      .executeTakeFirst();
    if (!queued)
      throw conflict("Run not in the queue", {
        message:
          found.status === "PENDING"
            ? "A worker has taken the run and is about to start it, so its priority no longer matters."
            : `The run is ${found.status}. Only a run that waits in the queue can get another priority.`,
        code: "NOT_QUEUED",
      });
    const changed = await tx
      .updateTable("executions")
      .set({ priority, updated_at: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", organizationId)
      .where("id", "=", executionId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyOtherServers(tx, ctx.config, organizationId);
    return changed;
  });
  announceStatus(ctx, row);
  // Above 0 it starts in quiet hours too.
  ctx.queueNotifier.notify(organizationId);
  return presentExecution(row);
}
