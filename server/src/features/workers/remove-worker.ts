import type { Context } from "../../context.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { readWorkers } from "./present.ts";

/**
 * Removes a worker and its list of runs. The runs stay.
 * @throws 404 `Worker not found`; 409 while it has runs, and while it is connected and not drained
 */
export async function removeWorker(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const lock = tx.selectFrom("workers").select("id").where("org_id", "=", tx.organizationId).where("id", "=", id).forUpdate();
    if (!(await lock.executeTakeFirst())) throw notFound("Worker not found");
    const [worker] = await readWorkers(tx, id);
    if (!worker) throw notFound("Worker not found");
    if (worker.running > 0 || (worker.connected && worker.state !== "draining"))
      throw conflict("Worker in use", {
        message: "This worker has runs in progress or is connected. Drain it, wait until it has stopped, then remove it.",
        code: "WORKER_IN_USE",
      });
    await tx.deleteFrom("worker_runs").where("org_id", "=", tx.organizationId).where("worker_id", "=", id).execute();
    await tx.deleteFrom("stored_caches").where("org_id", "=", tx.organizationId).where("worker_id", "=", id).execute();
    await tx.deleteFrom("workers").where("org_id", "=", tx.organizationId).where("id", "=", id).execute();
    await recordAudit(ctx, tx, actor, { action: "worker.removed", targetType: "worker", targetId: id, details: { name: worker.name } });
  });
}
