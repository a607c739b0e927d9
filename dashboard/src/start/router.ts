import { createRouter } from "@tanstack/react-router";
import { basePath } from "../base-path.ts";
import { NotFoundPage } from "../features/shell/NotFoundPage.tsx";
import { PageError } from "../features/shell/PageError.tsx";
import { PagePending } from "../frame/PagePending.tsx";
import { parseSearch, stringifySearch } from "../paths.ts";
import { app } from "../routes/app-route.ts";
import { openRoutes } from "../routes/open-routes.ts";
import { root } from "../routes/root.ts";
import { runRoutes } from "../routes/run-routes.ts";
import { settingsRoutes } from "../routes/settings-routes.ts";
import { testRoutes } from "../routes/test-routes.ts";

const routeTree = root.addChildren([...openRoutes, app.addChildren([...runRoutes, ...testRoutes, settingsRoutes])]);

export const router = createRouter({
  routeTree,
  ...(basePath ? { basepath: basePath } : {}),
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  defaultErrorComponent: PageError,
  defaultPendingComponent: PagePending,
  defaultNotFoundComponent: NotFoundPage,
  defaultHashScrollIntoView: false,
  scrollRestoration: true,
  scrollToTopSelectors: ["#page"],
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
