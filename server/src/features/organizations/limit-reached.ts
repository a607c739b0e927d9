import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import { type HttpError, tooMany } from "../../platform/errors.ts";

interface Reached {
  what: "Test run" | "Storage" | "Project" | "User";
  code: "RUN_LIMIT_REACHED" | "STORAGE_LIMIT_REACHED" | "PROJECT_LIMIT_REACHED" | "USER_LIMIT_REACHED";
  used: number;
  limit: number;
  plan: PlanName;
  /** What to do about it. */
  advice: string;
  /** When the counter resets, and in how many seconds; only for monthly limits. */
  resets?: { at: Date; inSeconds: number };
}

const askAgainSeconds = 3600;

/** The 429 for a plan's limit: used, limit, plan, reset, and advice; as a sentence and as numbers. */
export function limitReached({ what, code, used, limit, plan, advice, resets }: Reached): HttpError {
  const most = `${limit >= unlimited ? "unlimited" : limit}${what === "Storage" ? " bytes" : ""}`;
  const reset = resets ? `Counting starts again on ${resets.at.toISOString().slice(0, 10)} (UTC).` : "This limit does not reset with time.";
  return tooMany(`${what} limit reached`, resets?.inSeconds ?? askAgainSeconds, {
    message: `${used} of ${most} used on the ${plan} plan. ${reset} ${advice}`,
    code,
    quota: { used, limit, plan, resetsAt: resets?.at.toISOString() ?? null },
  });
}
