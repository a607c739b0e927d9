import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { type InsightsSearch, periodOf } from "./insights-search.ts";

export function insightsQuery(projectId: string | undefined, search: InsightsSearch) {
  const { branch, environment, group, image, suite } = search;
  const query = { project: projectId, ...periodOf(search), branch, environment, groupName: group, image, suite };
  return queryOptions({
    queryKey: ["insights", query],
    queryFn: async ({ signal }) => (await call("GET /api/insights", { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}
