import { api } from "@gantry/contract/api.ts";
import { maxPageSize } from "@gantry/contract/pagination.ts";
import type { Project } from "@gantry/contract/projects.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** Every project of the organization, oldest first. */
export const projectsQuery = () =>
  queryOptions({
    queryKey: ["projects"],
    queryFn: async ({ signal }) => {
      const all: Project[] = [];
      for (let cursor: string | undefined, more = true; more; ) {
        const page = await call(api.projects.list, { query: { limit: maxPageSize, cursor }, signal });
        all.push(...page.data);
        cursor = page.pagination.nextCursor ?? undefined;
        more = cursor !== undefined;
      }
      return all;
    },
  });

export const variablesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["projects", projectId, "variables"],
    queryFn: async ({ signal }) => (await call(api.projects.variables, { params: { id: projectId }, signal })).data,
  });
