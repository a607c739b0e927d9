import type { OwnWorker, WorkerState } from "@gantry/contract/workers/schemas.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { notifyOtherServers } from "../../platform/realtime/notifier.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { readWorkers } from "./present.ts";

/** Pauses, drains or resumes a worker. Claims that have not taken a run by then take none. @throws 404 `Worker not found` */
export async function changeWorker(ctx: Context, actor: Actor, id: string, state: WorkerState): Promise<OwnWorker> {
  const changed = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const before = await tx
      .selectFrom("workers")
      .select("state")
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Worker not found");
    if (before.state !== state) {
      await tx.updateTable("workers").set({ state }).where("org_id", "=", tx.organizationId).where("id", "=", id).execute();
      // Claims that wait look again, also at other servers.
      await notifyOtherServers(tx, ctx.config, actor.organizationId);
    }
    const [worker] = await readWorkers(tx, id);
    if (!worker) throw notFound("Worker not found");
    if (before.state !== state)
      await recordAudit(ctx, tx, actor, {
        action: `worker.${actions[state]}`,
        targetType: "worker",
        targetId: id,
        details: { name: worker.name },
      });
    return worker;
  });
  ctx.queueNotifier.notify(actor.organizationId);
  return changed;
}

const actions: Readonly<Record<WorkerState, string>> = { active: "resumed", paused: "paused", draining: "drained" };
