import type { Project } from "@gantry/contract/projects/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useCurrentProject } from "./current-project.ts";
import { projectsQuery } from "./queries.ts";

/** Creates a project by its name and makes it the one the pages are about. */
export function useCreateProject(onCreated?: (project: Project) => void) {
  const client = useQueryClient();
  const { choose } = useCurrentProject();
  return useMutation({
    mutationFn: async (name: string) => (await call("POST /api/projects", { body: { name } })).data,
    onSuccess: (project) => {
      client.setQueryData(projectsQuery().queryKey, (known) => [...(known ?? []), project]);
      if (onCreated) onCreated(project);
      else choose(project.id);
    },
  });
}
