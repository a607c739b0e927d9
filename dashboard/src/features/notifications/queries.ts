import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** A project's notification rules, oldest first. */
export const rulesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["notification-rules", projectId],
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/notification-rules", { params: { id: projectId }, signal })).data,
  });
