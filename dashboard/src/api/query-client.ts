import { QueryClient, notifyManager } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retriesAtMost = 2;
/** A longer wait is left to the reader: the page shows the error with the time. */
const maxWaitSeconds = 10;

/** After a network or server error, and at the request limit when the server accepts requests again soon. */
function isWorthRetry(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return true;
  return error.status === 429 && error.retryAfterSeconds !== null && error.retryAfterSeconds <= maxWaitSeconds;
}

/** The server's wait, or one and two seconds. Random, so that the requests of a page do not all return at once. */
function retryDelayMs(failures: number, error: unknown): number {
  const isLimit = error instanceof ApiError && error.status === 429 && error.retryAfterSeconds !== null;
  return isLimit ? ((error.retryAfterSeconds ?? 0) + Math.random()) * 1000 : 1000 * 2 ** failures;
}

// Render pending state before the next event, so that a second press finds the button busy.
notifyManager.setScheduler(queueMicrotask);

/**
 * Live events keep the cache fresh, so there is no refetch on focus or mount within a minute. `networkMode: "always"`, because the browser's
 * online state is unreliable for a server on this machine.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: (failures, error) => failures < retriesAtMost && isWorthRetry(error),
      retryDelay: retryDelayMs,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
