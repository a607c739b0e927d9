import { api } from "@gantry/contract/api.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** All eight providers, linked or not. */
export const integrationsQuery = () =>
  queryOptions({
    queryKey: ["integrations"],
    queryFn: async ({ signal }) => (await call(api.integrations.list, { signal })).data,
  });
