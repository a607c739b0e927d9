import { QueryClient, notifyManager } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retriesAtMost = 2;

// Render pending state before the next event, so that a second press finds the button busy.
notifyManager.setScheduler(queueMicrotask);

/**
 * Events keep the caches fresh, so nothing is asked again by a timer, a focus or a mount within the minute. Whether the browser
 * believes to be online holds nothing back: the server may be on this machine, and an interface that comes or goes can make it believe
 * anything.
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
