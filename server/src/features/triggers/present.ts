import { type RunTrigger, type TriggerDelivery, TriggeredRun } from "@gantry/contract/triggers/schemas.ts";
import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { TriggerRow } from "./record/store.ts";

export function presentTrigger(ctx: Pick<Context, "dashboardLink">, row: TriggerRow): RunTrigger {
  return {
    id: row.id,
    organizationId: row.org_id,
    projectId: row.project_id,
    name: row.name,
    host: row.host,
    repository: row.repository,
    events: row.events,
    branches: row.branches,
    paths: row.paths,
    forks: row.forks,
    run: TriggeredRun.parse(row.run),
    paused: row.paused,
    webhookUrl: ctx.dashboardLink(`/api/webhooks/git/${row.token}`),
    // An older server stores it without the matrix run.
    last: row.last && { ...row.last, matrixRunId: row.last.matrixRunId ?? null },
    rejectedAt: row.rejected_at?.toISOString() ?? null,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

type DeliveryRow = Selectable<Schema["run_trigger_deliveries"]> & { matrix_run_id: string | null };

export function presentDelivery(row: DeliveryRow): TriggerDelivery {
  return {
    id: row.id,
    deliveryId: row.delivery_id,
    event: row.event,
    outcome: row.outcome,
    reason: row.reason,
    executionId: row.execution_id,
    matrixRunId: row.matrix_run_id,
    branch: row.branch,
    commitSha: row.commit_sha,
    prNumber: row.pr_number,
    repeats: row.repeats,
    receivedAt: row.received_at.toISOString(),
  };
}
