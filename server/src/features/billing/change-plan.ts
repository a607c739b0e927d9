import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { BillingState } from "../../platform/db/schema.ts";
import { putOnPlan } from "../organizations/put-on-plan.ts";
import type { Payer } from "./find-payer.ts";

/** Sets a locked organization's plan from its subscriptions, and stores their state. */
export async function changePlan(
  ctx: Context,
  tx: Transaction,
  { payer, plan, billing, event }: { payer: Payer; plan: PlanName; billing: BillingState; event: string },
): Promise<void> {
  await putOnPlan(ctx, tx, payer, plan, { event }, billing);
}
