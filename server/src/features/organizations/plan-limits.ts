import type { PlanLimits, PlanName } from "@gantry/contract/plans/schemas.ts";
import type { Context } from "../../context.ts";

/** The limits of a plan, from the plan table; limits stored with the organization are never used. */
export function limitsOf(ctx: Pick<Context, "config">, plan: PlanName): PlanLimits {
  return ctx.config.plans[plan];
}
