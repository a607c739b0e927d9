import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { type HttpError } from "../../platform/errors.ts";
import { limitReached } from "../organizations/limit-reached.ts";

/** The 429 for a plan without free seats. */
export function seatsTaken(seats: { used: number; limit: number; plan: PlanName }, advice: string): HttpError {
  return limitReached({ what: "User", code: "USER_LIMIT_REACHED", ...seats, advice });
}
