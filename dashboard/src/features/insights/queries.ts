import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

const dayMs = 86_400_000;

/** The default period of the page. */
export const defaultDays = 30;

/** Days as UTC dates, today included. */
export const insightsQuery = (projectId: string | undefined, days: number) =>
  queryOptions({
    queryKey: ["insights", projectId ?? null, days],
    queryFn: async ({ signal }) => {
      const from = new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10);
      return (await call("GET /api/insights", { query: { project: projectId, from }, signal })).data;
    },
  });
