import { QueryClient, notifyManager } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retriesAtMost = 2;

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
      retry: (failures, error) => failures < retriesAtMost && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: "always", retry: false },
  },
});
