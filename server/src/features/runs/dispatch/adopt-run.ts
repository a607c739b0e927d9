import { sql } from "kysely";
import type { AdoptedRun, ClaimedRun, Lease } from "@gantry/contract/dispatch/schemas.ts";
import { leaseMs } from "@gantry/contract/dispatch/constants.ts";
import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { organizationOfTask } from "../../executions/find-organization.ts";
import { attemptOver, holdsLease } from "../../executions/holds-lease.ts";
import { describeAdopted, projectVariables } from "./describe-run.ts";

/** Lets a restarted worker continue a run whose lease it still has. @throws 409 when the attempt is over. */
export async function adoptRun(ctx: Context, from: Lease & { workerId: string }): Promise<AdoptedRun> {
  const organizationId = await organizationOfTask(ctx, from.taskId);
  return ctx.db.asSystem(async (tx) => {
    const lease = await tx
      .updateTable("run_leases")
      .set({ lease_until: sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`, server_id: ctx.serverId })
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", from.taskId)
      .where("attempt", "=", from.attempt)
      .where("worker_id", "=", from.workerId)
      .returning("attempt")
      .executeTakeFirst();
    if (!lease) throw attemptOver();
    const run = await tx
      .selectFrom("executions")
      .selectAll()
      .select(projectVariables("executions").as("project_variables"))
      .where("org_id", "=", organizationId)
      .where("id", "=", from.taskId)
      .where(holdsLease(from))
      .executeTakeFirst();
    if (!run) throw attemptOver();
    return describeAdopted(ctx, run, await storedLogBytes(tx, run));
  });
}

/** How much of each stream is stored: an adopted attempt continues from there. */
async function storedLogBytes(tx: Transaction, run: { org_id: string; id: string; attempt: number }): Promise<ClaimedRun["logBytes"]> {
  const { rows } = await sql<{ stream: string; bytes: number }>`
    select stream, sum(octet_length(text))::bigint as bytes from log_chunks
    where org_id = ${run.org_id} and execution_id = ${run.id} and attempt = ${run.attempt} group by stream`.execute(tx);
  const bytesOf = (stream: string) => rows.find((entry) => entry.stream === stream)?.bytes ?? 0;
  return { stdout: bytesOf("stdout"), stderr: bytesOf("stderr") };
}
