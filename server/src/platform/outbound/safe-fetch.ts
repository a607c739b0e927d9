import type { AllowList } from "./allow-list.ts";
import { type Resolve, guardedLookup, systemResolve } from "./guarded-lookup.ts";
import { judgeUrl } from "./judge-url.ts";
import { type Limits, sendRequest } from "./send-request.ts";

/** What `fetch` takes, and limits of its own where the usual ones do not fit. A library that takes a `fetch` takes this one. */
export type SafeFetch = (input: string | URL | Request, init?: RequestInit & Partial<Limits>) => Promise<Response>;

export const usualLimits: Limits = { timeoutMs: 10_000, maxBytes: 1024 * 1024 };

/**
 * The one way to an address that a tenant chose: https only, the public internet only (whatever the name resolves to at the moment of the
 * connection), no redirects, 10 s and 1 MiB unless said otherwise; `allow` lists a self-hoster's exceptions, http among them.
 * The answer comes whole; a redirect is given back as it is.
 * @throws {OutboundError} with a message fit for the tenant.
 */
export function createSafeFetch(options: { allow: AllowList; resolve?: Resolve }): SafeFetch {
  const resolve = options.resolve ?? systemResolve;
  return async (input, init = {}) => {
    const { timeoutMs = usualLimits.timeoutMs, maxBytes = usualLimits.maxBytes, ...rest } = init;
    const { url, refuse } = judgeUrl(input instanceof Request ? input.url : String(input), options.allow);
    return sendRequest(url, new Request(input, rest), { timeoutMs, maxBytes }, guardedLookup(resolve, refuse));
  };
}
