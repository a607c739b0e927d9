import { type SafeFetch, usualLimits } from "./safe-fetch.ts";
import { sendRequest } from "./send-request.ts";

/**
 * To an address from this installation's own settings (a mail provider, the platform's model): its operator may name any host, http and
 * private ones too. Never for an address from a request or a tenant's record.
 */
export const operatorFetch: SafeFetch = async (input, init = {}) => {
  const { timeoutMs = usualLimits.timeoutMs, maxBytes = usualLimits.maxBytes, ...rest } = init;
  const request = new Request(input, rest);
  return sendRequest(new URL(request.url), request, { timeoutMs, maxBytes });
};
