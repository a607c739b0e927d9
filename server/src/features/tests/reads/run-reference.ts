import type { RunReference } from "@gantry/contract/tests/schemas.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";

/** A run as shown with its tests. */
export const referenceColumns = [
  "executions.id",
  "executions.number",
  "executions.created_at",
  "executions.status",
  "executions.group_name",
  "executions.environment",
  "executions.ci_context",
] as const;

export type ReferredRun = Pick<ExecutionRow, "id" | "number" | "created_at" | "status" | "group_name" | "environment" | "ci_context">;

export function presentReference(run: ReferredRun): RunReference {
  return {
    executionId: run.id,
    number: run.number,
    at: run.created_at.toISOString(),
    status: run.status,
    groupName: run.group_name,
    environment: run.environment,
    repository: run.ci_context?.repository ?? null,
    branch: run.ci_context?.branch ?? null,
    commitSha: run.ci_context?.commitSha ?? null,
    prNumber: run.ci_context?.prNumber ?? null,
  };
}
