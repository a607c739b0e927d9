import type { PlanName } from "@gantry/contract/plans.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { BillingState } from "../../platform/db/schema.ts";
import { putOnPlan } from "../organizations/put-on-plan.ts";
import type { Payer } from "./find-payer.ts";

/** Puts a locked organization on the plan of its subscriptions, and keeps what is known of them. */
export async function changePlan(
  ctx: Context,
  tx: Transaction,
  { payer, plan, billing, event }: { payer: Payer; plan: PlanName; billing: BillingState; event: string },
): Promise<void> {
  await tx
    .updateTable("organizations")
    .set({ billing: JSON.stringify(billing) })
    .where("id", "=", payer.id)
    .execute();
  await putOnPlan(ctx, tx, payer, plan, { event });
}
