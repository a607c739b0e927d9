import { type SafeFetch, usualLimits } from "./safe-fetch.ts";
import { sendRequest } from "./send-request.ts";

/**
 * Fetches a URL from this installation's own settings (a mail provider, the platform's model). Any host is allowed, including http and private
 * ones. Never use it for a URL from a request or a tenant's record.
 */
export const operatorFetch: SafeFetch = async (input, init = {}) => {
  const { timeoutMs = usualLimits.timeoutMs, maxBytes = usualLimits.maxBytes, ...rest } = init;
  const request = new Request(input, rest);
  return sendRequest(new URL(request.url), request, { timeoutMs, maxBytes });
};
