import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** Workers connect and leave without an event. */
const refreshMs = 5_000;

export const workersQuery = () =>
  queryOptions({
    queryKey: ["workers"],
    queryFn: async ({ signal }) => (await call("GET /api/workers", { signal })).data,
    refetchInterval: refreshMs,
  });

export const workerQuery = (id: string) =>
  queryOptions({
    queryKey: ["workers", id],
    queryFn: async ({ signal }) => (await call("GET /api/workers/:id", { params: { id }, signal })).data,
    refetchInterval: refreshMs,
  });

export const workerTokensQuery = () =>
  queryOptions({
    queryKey: ["worker-tokens"],
    queryFn: async ({ signal }) => (await call("GET /api/worker-tokens", { signal })).data,
  });
