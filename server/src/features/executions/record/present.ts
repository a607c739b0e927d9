import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ShownExecution } from "./execution-record.ts";
import { shownLabels } from "./worker-labels.ts";

/** What only the response for a single execution has. */
export type SingleFields = Pick<Execution, "queuePosition" | "waitReasons" | "expectedDurationMs">;

/** The execution record of the contract. */
export function presentExecution(
  row: ShownExecution,
  { queuePosition, waitReasons, expectedDurationMs }: SingleFields = { queuePosition: null, waitReasons: [], expectedDurationMs: null },
): Execution {
  return {
    id: row.id,
    taskId: row.id,
    number: row.number,
    organizationId: row.org_id,
    projectId: row.project_id,
    cycleId: row.cycle_id,
    image: row.image,
    imageDigest: row.image_digest,
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
    retries: row.retries,
    retriesDone: row.retries_done,
    tests: row.tests,
    notes: row.notes,
    aiModel: row.ai_model,
    hasAnalysis: row.has_analysis,
    reportUrl: row.has_report ? `/reports/${row.org_id}/${row.id}/` : null,
    storageBytes: row.storage_bytes,
    pinned: row.pinned_at !== null,
    logRemovedAt: row.log_removed_at?.toISOString() ?? null,
    reportRemovedAt: row.report_removed_at?.toISOString() ?? null,
    resultsRemovedAt: row.results_removed_at?.toISOString() ?? null,
    priority: row.priority,
    queuePosition,
    workerLabels: shownLabels(row.worker_labels),
    concurrencyGroup: row.concurrency_group,
    services: row.services.map(({ name, image }) => ({ name, image })),
    caches: row.settings.caches ?? [],
    source: row.source,
    waitReasons,
    expectedDurationMs,
    cancelRequested: row.cancel_requested_at !== null,
    cancelledBy: row.cancelled_by,
    rerunOf: row.rerun_of,
    flakeCheckId: row.flake_check_id,
    matrixRunId: row.matrix_run_id,
    combination: row.combination,
    shard: row.shard,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    durationMs: row.started_at && row.finished_at ? Math.max(0, row.finished_at.getTime() - row.started_at.getTime()) : null,
    updatedAt: row.updated_at.toISOString(),
  };
}
