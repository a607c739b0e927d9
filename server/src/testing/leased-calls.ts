import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import { workerProtocolVersion } from "@gantry/contract/dispatch/constants.ts";

interface Run {
  taskId?: string;
  attempt?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
type Call<A> = (path: string, body: any) => Promise<A>;

/** Uses the worker's protocol over `call`: remembers the lease token of each claim, and sends it with later calls that have none. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
export function leasedCalls<A extends { body: any }>(call: Call<A>): Call<A> {
  const tokens = new Map<string, string>();
  const leased = (run: Run) => (run.attempt === undefined ? run : { leaseToken: tokens.get(`${run.taskId}.${run.attempt}`), ...run });
  function filled(path: string, body: unknown): unknown {
    if (typeof body !== "object" || body === null) return body;
    if (path === dispatch.claim.path) return { protocolVersion: workerProtocolVersion, ...body };
    return "runs" in body && Array.isArray(body.runs) ? { ...body, runs: body.runs.map(leased) } : leased(body);
  }
  return async (path, body) => {
    const answer = await call(path, filled(path, body));
    const run = answer.body?.run;
    if (run?.leaseToken) tokens.set(`${run.taskId}.${run.attempt}`, run.leaseToken);
    return answer;
  };
}
