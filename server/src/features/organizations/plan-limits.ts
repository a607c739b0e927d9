import type { PlanLimits, PlanName } from "@gantry/contract/plans.ts";
import type { Context } from "../../context.ts";

/** What a plan allows. The plan table decides; limits stored with the organization never do. */
export function limitsOf(ctx: Pick<Context, "config">, plan: PlanName): PlanLimits {
  return ctx.config.plans[plan];
}
