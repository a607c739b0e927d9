import { sql } from "kysely";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { BillingState } from "../../platform/db/schema.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { limitsOf } from "./plan-limits.ts";

/**
 * Puts a locked organization on a plan, with that plan's limits. Existing records above them stay; new ones are rejected while it exceeds them.
 * `reason` becomes part of the audit entry, which is only written when the plan differs. With `billing`, stores the state of its subscriptions.
 */
export async function putOnPlan(
  ctx: Pick<Context, "config" | "newId">,
  tx: Transaction,
  organization: { id: string; plan: PlanName },
  plan: PlanName,
  reason: Readonly<Record<string, unknown>>,
  billing?: BillingState,
): Promise<void> {
  await tx
    .updateTable("organizations")
    .set({
      plan,
      limits: JSON.stringify(limitsOf(ctx, plan)),
      ...(billing ? { billing: JSON.stringify(billing) } : {}),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("id", "=", organization.id)
    .execute();
  if (plan === organization.plan) return;
  await recordAudit(
    ctx,
    tx,
    { organizationId: organization.id, userId: null, email: "", ip: null, requestId: null },
    {
      action: "organization.plan_changed",
      targetType: "organization",
      targetId: organization.id,
      details: { oldPlan: organization.plan, newPlan: plan, ...reason },
    },
  );
}
