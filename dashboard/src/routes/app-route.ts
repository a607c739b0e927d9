import { createRoute, lazyRouteComponent, redirect, retainSearchParams } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { readToken } from "../api/session.ts";
import { meQuery } from "../features/auth/queries.ts";
import { currentProjectId } from "../features/projects/current-project.ts";
import { projectsQuery } from "../features/projects/queries.ts";
import { frames } from "./pages.ts";
import { root, text } from "./root.ts";

/**
 * Prefetches the data of a project page.
 * Not on hover: each would cost a request.
 */
export function early<T>(
  { cause, search }: { cause: "preload" | "enter" | "stay"; search: T & AppSearch },
  ask: (search: T, projectId: string | undefined) => Promise<unknown>,
): void {
  if (cause !== "enter") return;
  currentProjectId(queryClient, search.project)
    .then((projectId) => ask(search, projectId))
    // The page requests it again and shows the error.
    .catch(() => undefined);
}

type AppSearch = {
  project?: string;
};

export const app = createRoute({
  getParentRoute: () => root,
  id: "app",
  validateSearch: (search): AppSearch => {
    const project = text(search["project"]);
    return project ? { project } : {};
  },
  search: { middlewares: [retainSearchParams<AppSearch>(["project"])] },
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: "/login", search: location.href === "/" ? {} : { back: location.href } });
    // Requested while the page's files load.
    void queryClient.prefetchQuery(meQuery());
    void queryClient.prefetchQuery(projectsQuery());
  },
  component: lazyRouteComponent(frames.shell, "Shell"),
});
