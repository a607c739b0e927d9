import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import { workerProtocolVersion, workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { type Answer, type Body, sendTo } from "./client.ts";

interface Run {
  taskId?: string;
  attempt?: number;
}

type WorkerRoute = (typeof dispatch)[Exclude<keyof typeof dispatch, "report">];
type Call = (path: string, body: any) => Promise<any>;

/** Calls a route of the worker's protocol with a body that only the server checks. A string is sent as it is. */
export type WorkerCall = <const R extends WorkerRoute>(route: R, body: object | string) => Promise<Answer<Body<R>>>;

/** Uses the worker's protocol over `call`: remembers the lease token of each claim, and sends it with later calls that have none. */
export function leasedCalls(call: Call): WorkerCall {
  const tokens = new Map<string, string>();
  const leased = (run: Run) => (run.attempt === undefined ? run : { leaseToken: tokens.get(`${run.taskId}.${run.attempt}`), ...run });
  function filled(path: string, body: unknown): unknown {
    if (typeof body !== "object" || body === null) return body;
    if (path === dispatch.claim.path) return { protocolVersion: workerProtocolVersion, ...body };
    return "runs" in body && Array.isArray(body.runs) ? { ...body, runs: body.runs.map(leased) } : leased(body);
  }
  return async ({ path }: WorkerRoute, body: unknown) => {
    const response = await call(path, filled(path, body));
    const run = response.body?.run;
    if (run?.leaseToken) tokens.set(`${run.taskId}.${run.attempt}`, run.leaseToken);
    return response;
  };
}

/** A worker of the server at an address, which sends each call once. */
export const workerAt = (url: string, secret: string): WorkerCall =>
  leasedCalls((path, body) => sendTo(url)("POST", path, body, { [workerSecretHeader]: secret }));
