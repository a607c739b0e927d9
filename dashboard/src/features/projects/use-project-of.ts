import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useCurrentProject } from "./current-project.ts";
import { everyProject } from "./every-project.ts";

/**
 * Chooses the project of what a page is about, once for each: a link from a notification names no project, and the lists that the page leads to
 * would be those of the last one. A page that is open for every project stays so.
 */
export function useProjectOf(shown: { id: string; projectId: string } | undefined): void {
  const { projects, choose } = useCurrentProject();
  // Not before the address has the last choice, which would replace this one.
  const { project: named } = useSearch({ from: "/app" });
  const followed = useRef<string>(undefined);
  const { id, projectId } = shown ?? {};
  const isThere = projects.some((project) => project.id === projectId);
  useEffect(() => {
    if (!id || !projectId || !isThere || named === undefined || followed.current === id) return;
    followed.current = id;
    if (named !== projectId && named !== everyProject) choose(projectId);
  }, [id, projectId, isThere, named, choose]);
}
