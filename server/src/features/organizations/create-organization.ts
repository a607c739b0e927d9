import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { limitsOf } from "./plan-limits.ts";

/** Creates an organization on the default plan. */
export async function createOrganization(ctx: Context, tx: Transaction, name: string): Promise<{ id: string; name: string }> {
  const id = ctx.newId();
  const plan = ctx.config.defaultPlan;
  await tx
    .insertInto("organizations")
    .values({ id, name, plan, limits: JSON.stringify(limitsOf(ctx, plan)) })
    .execute();
  return { id, name };
}
