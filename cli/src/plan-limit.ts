import { Refused } from "./client.ts";

/** A limit of the organization's plan refused the run. The command ends with 5. */
export class PlanLimitReached extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor({ message, status, code }: Refused) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** `undefined` for any other error. Too many requests are a 429 too, but no limit of the plan. */
export function planLimit(error: unknown): PlanLimitReached | undefined {
  return error instanceof Refused && error.status === 429 && error.code !== "RATE_LIMITED" ? new PlanLimitReached(error) : undefined;
}
