import { api } from "@gantry/contract/api.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** The issues made from a run. */
export const issuesQuery = (executionId: string) =>
  queryOptions({
    queryKey: ["issues", executionId],
    queryFn: async ({ signal }) => (await call(api.integrations.issues, { params: { id: executionId }, signal })).data,
  });
