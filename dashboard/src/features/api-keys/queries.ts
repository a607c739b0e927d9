import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: ["api-keys"],
    queryFn: async ({ signal }) => (await call("GET /api/auth/api-keys", { signal })).data,
  });
