import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type { Route } from "@gantry/contract/route.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { WorkerCaller } from "./caller.ts";
import { tooMany } from "../errors.ts";

/** Calls that need no lease. Each has its own counter, so that a worker that claims too often can still renew its leases. */
const counted: ReadonlySet<Route> = new Set<Route>([dispatch.claim, dispatch.heartbeat, dispatch.adopt, dispatch.abandoned]);
/** Short, so that a worker that has to wait does not lose its leases. */
const windowSeconds = 5;

/** Limits the calls of workers with one token to one server process. The installation's own workers belong to the operator and are not limited. */
export class TokenCalls {
  readonly #limiter: RateLimiterMemory | undefined;

  /** `perMinute`: of each kind; 0: no limit. */
  constructor(perMinute: number) {
    const points = Math.ceil((perMinute * windowSeconds) / 60);
    this.#limiter = perMinute > 0 ? new RateLimiterMemory({ points, duration: windowSeconds }) : undefined;
  }

  /** Counts a call. @throws 429 with `Retry-After` of at most five seconds */
  async count(route: Route, { tokenId }: WorkerCaller): Promise<void> {
    if (!this.#limiter || tokenId === null || !counted.has(route)) return;
    try {
      await this.#limiter.consume(`${tokenId} ${route.path}`);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw tooMany("Rate limit exceeded", seconds, {
        message: `The workers with this token call too often; try again in ${seconds} s.`,
        code: "RATE_LIMITED",
      });
    }
  }
}
