import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** Why a run failed. The key contains the fields of the run that change with its analysis. */
export const analysisQuery = (run: Execution) =>
  queryOptions({
    queryKey: ["analysis", run.id, run.status, run.hasAnalysis, run.updatedAt],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/analysis", { params: { id: run.id }, signal })).data,
  });
