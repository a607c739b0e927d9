import { sql } from "kysely";
import type { PlanName } from "@gantry/contract/plans.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { BillingState } from "../../platform/db/schema.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { limitsOf } from "../organizations/plan-limits.ts";
import type { Payer } from "./find-payer.ts";

/**
 * Puts an organization, locked before, on a plan, with that plan's limits. What it has beyond them stays; nothing new comes while it is over.
 */
export async function changePlan(
  ctx: Context,
  tx: Transaction,
  { payer, plan, billing, event }: { payer: Payer; plan: PlanName; billing: BillingState; event: string },
): Promise<void> {
  await tx
    .updateTable("organizations")
    .set({
      plan,
      limits: JSON.stringify(limitsOf(ctx, plan)),
      billing: JSON.stringify(billing),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("id", "=", payer.id)
    .execute();
  if (plan === payer.plan) return;
  await recordAudit(
    ctx,
    tx,
    { organizationId: payer.id, userId: null, email: "", ip: null, requestId: null },
    {
      action: "organization.plan_changed",
      targetType: "organization",
      targetId: payer.id,
      details: { oldPlan: payer.plan, newPlan: plan, event },
    },
  );
}
