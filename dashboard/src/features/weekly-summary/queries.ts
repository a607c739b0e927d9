import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const weeklySummaryQuery = (projectId: string | undefined) =>
  queryOptions({
    queryKey: ["weekly-summary", projectId ?? null] as const,
    queryFn: async ({ signal }) => (await call("GET /api/weekly-summary", { query: { project: projectId }, signal })).data,
  });
