import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const badgeQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["projects", projectId, "badge"],
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/badge", { params: { id: projectId }, signal })).data,
  });
