import type { Organization } from "@gantry/contract/organizations/schemas.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { meQuery } from "../auth/queries.ts";

export const organizationQuery = () =>
  queryOptions({
    queryKey: ["organization"],
    queryFn: async ({ signal }) => (await call("GET /api/organization", { signal })).data,
  });

export const usageQuery = () =>
  queryOptions({
    queryKey: ["organization", "usage"],
    queryFn: async ({ signal }) => (await call("GET /api/organization/usage", { signal })).data,
  });

export const alertsQuery = () =>
  queryOptions({
    queryKey: ["organization", "alerts"],
    queryFn: async ({ signal }) => (await call("GET /api/organization/usage/alerts", { signal })).data,
  });

export const plansQuery = () =>
  queryOptions({
    queryKey: ["plans"],
    queryFn: async ({ signal }) => (await call("GET /api/plans", { signal })).data,
  });

/** Changes the organization and returns it. Shows a toast when the change is refused, unless `showsErrors` is false. */
export function useChangeOrganization<Input>(change: (input: Input) => Promise<{ data: Organization }>, saved: string, showsErrors = true) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      client.setQueryData(organizationQuery().queryKey, data);
      void client.invalidateQueries(meQuery());
      toast.success(saved);
    },
    onError: (error) => {
      if (showsErrors) toast.error(`Could not save. ${errorText(error)}`);
    },
  });
}
