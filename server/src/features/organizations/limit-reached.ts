import { type PlanName, unlimited } from "@gantry/contract/plans.ts";
import { type HttpError, tooMany } from "../../platform/http/errors.ts";

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
export function limitReached({ what, code, used, limit, plan, advice, retryAfterSeconds = 3600 }: Reached): HttpError {
  const most = limit >= unlimited ? "unlimited" : String(limit);
  return tooMany(`${what} limit reached`, retryAfterSeconds, { message: `${used} of ${most} used on the ${plan} plan. ${advice}`, code });
}
