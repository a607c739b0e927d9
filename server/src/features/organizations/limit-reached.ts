import { type PlanName, unlimited } from "@gantry/contract/plans.ts";
import { type HttpError, tooMany } from "../../platform/http/errors.ts";

interface Reached {
  what: "Test run" | "Storage" | "Project" | "User";
  code: "RUN_LIMIT_REACHED" | "STORAGE_LIMIT_REACHED" | "PROJECT_LIMIT_REACHED" | "USER_LIMIT_REACHED";
  used: number;
  limit: number;
  plan: PlanName;
  /** What to do about it. */
  advice: string;
  /** When counting starts again, and how many seconds from now that is; only what is counted by the month has that. */
  resets?: { at: Date; inSeconds: number };
}

const askAgainSeconds = 3600;

/** The 429 of a plan's limit: used, limit, plan, reset, and the way on; in words and as figures. */
export function limitReached({ what, code, used, limit, plan, advice, resets }: Reached): HttpError {
  const most = `${limit >= unlimited ? "unlimited" : limit}${what === "Storage" ? " bytes" : ""}`;
  const reset = resets ? `Counting starts again on ${resets.at.toISOString().slice(0, 10)} (UTC).` : "This limit does not reset with time.";
  return tooMany(`${what} limit reached`, resets?.inSeconds ?? askAgainSeconds, {
    message: `${used} of ${most} used on the ${plan} plan. ${reset} ${advice}`,
    code,
    quota: { used, limit, plan, resetsAt: resets?.at.toISOString() ?? null },
  });
}
