import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** The issues made from a run and from its tests. */
export const issuesQuery = (executionId: string) =>
  queryOptions({
    queryKey: ["issues", executionId],
    queryFn: async ({ signal }) => (await call("GET /api/executions/:id/issues", { params: { id: executionId }, signal })).data,
  });

/** Those of one test; without a key, those of the run as a whole. */
export function issuesOf(issues: readonly TrackedIssue[] | undefined, testKey: string | undefined): readonly TrackedIssue[] {
  return (issues ?? []).filter((issue) => issue.testKey === (testKey ?? null));
}
