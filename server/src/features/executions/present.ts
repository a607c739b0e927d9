import type { Selectable } from "kysely";
import type { Execution } from "@gantry/contract/executions.ts";
import type { Schema } from "../../platform/db/schema.ts";

export type ExecutionRow = Selectable<Schema["executions"]>;

/** What a reader sees of an execution; the columns that only we need stay behind. */
export const shownColumns = [
  "org_id",
  "id",
  "project_id",
  "cycle_id",
  "image",
  "command",
  "environment",
  "base_url",
  "folder",
  "group_name",
  "trigger",
  "requested_by",
  "ci_context",
  "status",
  "verdict",
  "error_code",
  "error_message",
  "exit_code",
  "attempt",
  "tests",
  "notes",
  "ai_model",
  "has_analysis",
  "has_report",
  "storage_bytes",
  "pinned_at",
  "log_removed_at",
  "report_removed_at",
  "priority",
  "cancel_requested_at",
  "rerun_of",
  "created_at",
  "started_at",
  "finished_at",
  "updated_at",
] as const satisfies readonly (keyof ExecutionRow)[];

export type ShownExecution = Pick<ExecutionRow, (typeof shownColumns)[number]>;

/** The execution record of the contract. `queuePosition` is counted only for a single answer. */
export function presentExecution(row: ShownExecution, queuePosition: number | null = null): Execution {
  return {
    id: row.id,
    taskId: row.id,
    organizationId: row.org_id,
    projectId: row.project_id,
    cycleId: row.cycle_id,
    image: row.image,
    command: row.command,
    environment: row.environment,
    baseUrl: row.base_url,
    folder: row.folder,
    groupName: row.group_name,
    trigger: row.trigger,
    requestedBy: row.requested_by,
    ciContext: row.ci_context,
    status: row.status,
    verdict: row.verdict,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? "" },
    exitCode: row.exit_code,
    attempt: row.attempt,
    tests: row.tests,
    notes: row.notes,
    aiModel: row.ai_model,
    hasAnalysis: row.has_analysis,
    reportUrl: row.has_report ? `/reports/${row.org_id}/${row.id}/` : null,
    storageBytes: row.storage_bytes,
    pinned: row.pinned_at !== null,
    logRemovedAt: row.log_removed_at?.toISOString() ?? null,
    reportRemovedAt: row.report_removed_at?.toISOString() ?? null,
    priority: row.priority,
    queuePosition,
    cancelRequested: row.cancel_requested_at !== null,
    rerunOf: row.rerun_of,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    durationMs: row.started_at && row.finished_at ? Math.max(0, row.finished_at.getTime() - row.started_at.getTime()) : null,
    updatedAt: row.updated_at.toISOString(),
  };
}
