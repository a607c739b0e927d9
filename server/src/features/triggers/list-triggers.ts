import { listedDeliveries } from "@gantry/contract/triggers/constants.ts";
import type { RunTrigger, TriggerDelivery } from "@gantry/contract/triggers/schemas.ts";
import type { Context } from "../../context.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { presentDelivery, presentTrigger } from "./present.ts";
import { deliveriesOf, matrixRunOfDelivery, requireTrigger, type TriggerAt, triggersOf } from "./record/store.ts";

/** @throws 404 `Project not found` */
export async function listTriggers(ctx: Context, organizationId: string, projectId: string): Promise<RunTrigger[]> {
  const rows = await ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, projectId);
    return triggersOf(tx, projectId).selectAll().orderBy("created_at").orderBy("id").execute();
  });
  return rows.map((row) => presentTrigger(ctx, row));
}

/** @throws 404 `Project not found` or `Trigger not found` */
export async function getTrigger(ctx: Context, organizationId: string, at: TriggerAt): Promise<RunTrigger> {
  return presentTrigger(ctx, await ctx.db.withTenant(organizationId, (tx) => requireTrigger(tx, at)));
}

/** Newest first, {@link listedDeliveries} at most. @throws 404 `Project not found` or `Trigger not found` */
export async function listDeliveries(ctx: Context, organizationId: string, at: TriggerAt): Promise<TriggerDelivery[]> {
  const rows = await ctx.db.withTenant(organizationId, async (tx) => {
    const { id } = await requireTrigger(tx, at);
    return deliveriesOf(tx, id)
      .selectAll()
      .select(matrixRunOfDelivery)
      .orderBy("received_at", "desc")
      .orderBy("id", "desc")
      .limit(listedDeliveries)
      .execute();
  });
  return rows.map(presentDelivery);
}
