import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

const whileRunningMs = 5_000;
/** The end of what a container used is sent shortly after the end of its run. */
const lateMs = 60_000;

export const timelineQuery = (run: Execution) =>
  queryOptions({
    queryKey: ["executions", "timeline", run.id, run.attempt, run.finishedAt],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/timeline", { params: { id: run.id }, signal })).data,
    // Asked after each response: a response without changes renders nothing, and the run has ended meanwhile.
    refetchInterval: () => (run.trigger !== "ingest" && mayGrow(run) ? whileRunningMs : false),
  });

function mayGrow(run: Execution): boolean {
  return !hasVerdict(run) || (run.finishedAt !== null && Date.now() - Date.parse(run.finishedAt) < lateMs);
}
