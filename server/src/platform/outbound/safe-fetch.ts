import type { AllowList } from "@gantry/host/allow-list.ts";
import { type Resolve, guardedLookup, systemResolve } from "./guarded-lookup.ts";
import { checkUrl } from "./check-url.ts";
import { type Limits, sendRequest } from "./send-request.ts";

/** The parameters of `fetch`, and limits where the defaults do not fit. Pass it to libraries that accept a `fetch`. */
export type SafeFetch = (input: string | URL | Request, init?: RequestInit & Partial<Limits>) => Promise<Response>;

export const usualLimits: Limits = { timeoutMs: 10_000, maxBytes: 1024 * 1024 };

/**
 * The only way to call a URL that a tenant chose: https only, the public internet only (checked against the resolved addresses), no redirects.
 * The defaults are 10 s and 1 MiB; `allow` lists a self-hoster's exceptions, which may use http.
 * The response is read whole; a redirect is returned as it is.
 * @throws {OutboundError} with a message for the tenant.
 */
export function createSafeFetch(options: { allow: AllowList; resolve?: Resolve }): SafeFetch {
  const resolve = options.resolve ?? systemResolve;
  return async (input, init = {}) => {
    const { timeoutMs = usualLimits.timeoutMs, maxBytes = usualLimits.maxBytes, ...rest } = init;
    const { url, checkAddress } = checkUrl(input instanceof Request ? input.url : String(input), options.allow);
    return sendRequest(url, new Request(input, rest), { timeoutMs, maxBytes }, guardedLookup(resolve, checkAddress));
  };
}
