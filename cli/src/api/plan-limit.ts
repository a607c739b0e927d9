import { RequestRejected } from "./request-rejected.ts";

/** A limit of the organization's plan rejected the run. The command exits with 5. */
export class PlanLimitReached extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor({ message, status, code }: RequestRejected) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** `undefined` for any other error. A rate limit is a 429 too, but not a limit of the plan. */
export function planLimit(error: unknown): PlanLimitReached | undefined {
  return error instanceof RequestRejected && error.status === 429 && error.code !== "RATE_LIMITED"
    ? new PlanLimitReached(error)
    : undefined;
}
