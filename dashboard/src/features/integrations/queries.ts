import type { WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** All eight providers, linked or not. */
export const integrationsQuery = () =>
  queryOptions({
    queryKey: ["integrations"],
    queryFn: async ({ signal }) => (await call("GET /api/integrations", { signal })).data,
  });

/** Credentials for image registries, without the passwords. */
export const registryCredentialsQuery = () =>
  queryOptions({
    queryKey: ["registry-credentials"],
    queryFn: async ({ signal }) => (await call("GET /api/registry-credentials", { signal })).data,
  });

const pageSize = 50;

/** The webhook's deliveries, newest first. */
export const deliveriesQuery = (status: WebhookDelivery["status"] | undefined) =>
  infiniteQueryOptions({
    queryKey: ["webhook-deliveries", "list", status ?? null],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/integrations/webhook/deliveries", { query: { status, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    staleTime: 0,
  });

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ["webhook-deliveries", "one", id],
    queryFn: async ({ signal }) => (await call("GET /api/integrations/webhook/deliveries/:id", { params: { id }, signal })).data,
    staleTime: 0,
  });
