import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onReturn, reconnectNow, startLive } from "../api/live.ts";
import { queryClient } from "../api/query-client.ts";
import { followOtherTabs, onSessionChange } from "../api/session.ts";
import { onBack, watchConnection } from "../connection.ts";
import { followExecutions } from "../features/executions/queries.ts";
import { followCycles } from "../features/test-cycles/queries.ts";
import { followTests } from "../features/tests/queries.ts";
import { router } from "./router.ts";
import { Toaster } from "../ui/messages/Toaster.tsx";
import { TooltipProvider } from "../ui/Tooltip.tsx";
import { startTheme } from "../ui/theme.ts";

startTheme();
followOtherTabs();
// Clear all cached data at sign-out; the routes then redirect.
onSessionChange(() => {
  queryClient.clear();
  void router.invalidate();
});
followExecutions(queryClient);
followCycles(queryClient);
followTests(queryClient);
// Events may have been missed while disconnected: refetch what the page shows now, and the rest when it is shown.
onReturn(() => void queryClient.invalidateQueries());
// What failed without a connection is fetched at once; the live channel does the rest when it is back.
onBack(() => {
  void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  reconnectNow();
});
startLive();
watchConnection();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <RouterProvider router={router} />
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
