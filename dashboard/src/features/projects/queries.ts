import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { Retention } from "@gantry/contract/retention/schemas.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { firstProjects } from "./first-projects.ts";

/** Every project of the organization, oldest first. */
export const projectsQuery = () =>
  queryOptions({
    queryKey: ["projects"],
    queryFn: async ({ signal }) => {
      const all: Project[] = [];
      for (let cursor: string | undefined, more = true; more; ) {
        const page = await call("GET /api/projects", { query: { ...firstProjects, cursor }, signal });
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
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/variables", { params: { id: projectId }, signal })).data,
  });

export const retentionQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["projects", projectId, "retention"],
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/retention", { params: { id: projectId }, signal })).data,
  });

export const ownerRulesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["projects", projectId, "owner-rules"],
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/owner-rules", { params: { id: projectId }, signal })).data,
  });

/** What would go if these days held now. */
export const retentionPreviewQuery = (projectId: string, { logDays, reportDays, resultDays }: Retention) =>
  queryOptions({
    queryKey: ["projects", projectId, "retention", "preview", logDays, reportDays, resultDays],
    queryFn: async ({ signal }) =>
      (
        await call("GET /api/projects/:id/retention/preview", {
          params: { id: projectId },
          query: { logDays: logDays ?? "never", reportDays: reportDays ?? "never", resultDays: resultDays ?? "never" },
          signal,
        })
      ).data,
    staleTime: 0,
  });
