import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onReturn, startLive } from "./api/live.ts";
import { queryClient } from "./api/query-client.ts";
import { followOtherTabs, onSessionChange } from "./api/session.ts";
import { followExecutions } from "./features/executions/queries.ts";
import { followCycles } from "./features/test-cycles/queries.ts";
import { followTests } from "./features/tests/queries.ts";
import { router } from "./routes.tsx";
import { Toaster } from "./ui/Toaster.tsx";
import { TooltipProvider } from "./ui/Tooltip.tsx";
import { startTheme } from "./ui/theme.ts";

startTheme();
followOtherTabs();
// Nothing of one person is left for the next; the routes then decide where to go.
onSessionChange(() => {
  queryClient.clear();
  void router.invalidate();
});
followExecutions(queryClient);
followCycles(queryClient);
followTests(queryClient);
// Nobody knows what went by while the line was broken: what is on the page is asked for again, the rest when it is looked at.
onReturn(() => void queryClient.invalidateQueries());
startLive();

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
