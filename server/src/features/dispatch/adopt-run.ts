import { sql } from "kysely";
import { type Attempt, type ClaimedRun, leaseMs } from "@gantry/contract/worker-protocol.ts";
import type { Context } from "../../context.ts";
import { organizationOfTask } from "../executions/find-organization.ts";
import { attemptOver } from "../executions/update-execution.ts";
import { describeRun } from "./describe-run.ts";

/** Lets a restarted worker go on with a run whose lease is still its own. @throws 409 when the attempt is over. */
export async function adoptRun(ctx: Context, from: Attempt & { workerId: string }): Promise<ClaimedRun> {
  const organizationId = await organizationOfTask(ctx, from.taskId);
  return ctx.db.asSystem(async (tx) => {
    const lease = await tx
      .updateTable("run_leases")
      .set({ lease_until: sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'` })
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", from.taskId)
      .where("attempt", "=", from.attempt)
      .where("worker_id", "=", from.workerId)
      .returning("attempt")
      .executeTakeFirst();
    if (!lease) throw attemptOver();
    return describeRun(ctx, tx, { organizationId, taskId: from.taskId, attempt: from.attempt, adopted: true });
  });
}
