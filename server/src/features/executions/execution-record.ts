import type { Selectable } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";

export type ExecutionRow = Selectable<Schema["executions"]>;

/** The columns that API responses use. */
export const shownColumns = [
  "org_id",
  "id",
  "number",
  "project_id",
  "cycle_id",
  "image",
  "image_digest",
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
  "worker_labels",
  "concurrency_group",
  "services",
  "cancel_requested_at",
  "rerun_of",
  "flake_check_id",
  "matrix_run_id",
  "combination",
  "created_at",
  "started_at",
  "finished_at",
  "updated_at",
] as const satisfies readonly (keyof ExecutionRow)[];

export type ShownExecution = Pick<ExecutionRow, (typeof shownColumns)[number]>;
