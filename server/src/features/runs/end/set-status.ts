import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { applyStatusConsequences } from "./consequences.ts";
import { errorColumns } from "./write-facts.ts";

/** Sets a run back to `PENDING` or `RUNNING` and removes the facts of its end. The run's cycle is updated. */
export async function setStatus(
  tx: TenantTransaction,
  id: string,
  status: "PENDING" | "RUNNING",
  startedAt: string | undefined,
  more: { image_digest?: string } = {},
): Promise<ExecutionRow> {
  const row = await tx
    .updateTable("executions")
    .set({ ...statusColumns(status, startedAt), ...more })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyStatusConsequences(tx, row);
  return row;
}

/** The columns of a run with this status. */
export function statusColumns(status: "PENDING" | "RUNNING", startedAt: string | undefined) {
  return {
    status,
    verdict: null,
    has_analysis: false,
    notes: "[]",
    // A run starts with its first attempt.
    started_at:
      status === "RUNNING"
        ? sql<Date>`coalesce((retry->>'startedAt')::timestamptz, ${startedAt ?? null}::timestamptz, clock_timestamp())`
        : null,
    finished_at: null,
    ...errorColumns(null),
    exit_code: null,
    updated_at: sql<Date>`clock_timestamp()`,
  };
}
