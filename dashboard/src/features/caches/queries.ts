import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** A project's stored caches, those used last first. Asked again while a worker has not deleted what was cleared. */
export const cachesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["caches", projectId],
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/caches", { params: { id: projectId }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.caches.some(({ clearedAt, worker }) => clearedAt !== null && worker.connected) ? 5_000 : false,
  });
