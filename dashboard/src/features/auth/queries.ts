import type { Me } from "@gantry/contract/auth/schemas.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const meQuery = () =>
  queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }) => (await call("GET /api/auth/me", { signal })).data,
    staleTime: 5 * 60_000,
  });

/** Who is signed in; `undefined` until it is known. */
export function useMe(): Me | undefined {
  return useQuery(meQuery()).data;
}

/** Viewers can read everything, but change nothing. */
export function useMayWrite(): boolean {
  const role = useMe()?.role;
  return role === "admin" || role === "developer";
}

export function useIsAdmin(): boolean {
  return useMe()?.role === "admin";
}
