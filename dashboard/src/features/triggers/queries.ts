import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** A project's triggers, oldest first. */
export const triggersQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["triggers", projectId],
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/triggers", { params: { id: projectId }, signal })).data,
  });

/** The last deliveries of a trigger, newest first. */
export const triggerDeliveriesQuery = (projectId: string, triggerId: string) =>
  queryOptions({
    queryKey: ["triggers", projectId, triggerId, "deliveries"],
    queryFn: async ({ signal }) =>
      (await call("GET /api/projects/:id/triggers/:triggerId/deliveries", { params: { id: projectId, triggerId }, signal })).data,
  });
