import { type PlanLimits, type PlanName, planNames, unlimited } from "@gantry/contract/plans.ts";
import type { Config } from "../../config.ts";
import { tooMany } from "../../platform/http/errors.ts";

/** The canonical limits of a plan; whatever an organization's record says is overridden by them. */
export function limitsOf(config: Pick<Config, "plans">, plan: PlanName): PlanLimits {
  const name = (planNames as readonly string[]).includes(plan) ? plan : "free";
  return config.plans[name];
}

interface Reached {
  what: "Test run" | "Storage" | "Project" | "User";
  code: "RUN_LIMIT_REACHED" | "STORAGE_LIMIT_REACHED" | "PROJECT_LIMIT_REACHED" | "USER_LIMIT_REACHED";
  used: number;
  limit: number;
  plan: PlanName;
  /** What to do about it, and when it changes by itself. */
  advice: string;
  retryAfterSeconds?: number;
}

/** The 429 of a plan's limit: used, limit, plan, and the way on. */
export function limitReached({ what, code, used, limit, plan, advice, retryAfterSeconds = 3600 }: Reached) {
  const most = limit >= unlimited ? "unlimited" : String(limit);
  return tooMany(`${what} limit reached`, retryAfterSeconds, { message: `${used} of ${most} used on the ${plan} plan. ${advice}`, code });
}
