import type { ExecutionStatus, GroupStatus } from "@gantry/contract/executions/schemas.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { statusInGroup } from "../executions/lists/merge-matrix-runs.ts";
import { suiteStatuses } from "../executions/lists/suite-statuses.ts";
import type { ScheduleRow } from "./schedule-row.ts";

/** What a schedule started last. Not stored: an older server next to this one would not keep it up to date. */
export interface LastRun {
  /** The matrix run that the run belongs to. */
  matrixRunId: string | null;
  /** Of the whole matrix run; `null` of a run that was deleted. */
  status: GroupStatus | null;
  /** Of a single run. */
  errorCode: string | null;
}

/** By the id of the last run. */
export async function lastRunsOf(
  tx: TenantTransaction,
  rows: readonly Pick<ScheduleRow, "last_execution_id">[],
): Promise<Map<string, LastRun>> {
  const ids = rows.flatMap(({ last_execution_id }) => last_execution_id ?? []);
  if (ids.length === 0) return new Map();
  const runs = await tx
    .selectFrom("executions")
    .select(["id", "matrix_run_id as suite", "deleted_at"])
    .select([
      sql<ExecutionStatus>`coalesce(verdict, status)`.as("status"),
      sql<string | null>`case when matrix_run_id is null then error_code end`.as("errorCode"),
    ])
    .where("org_id", "=", tx.organizationId)
    .where("id", "in", ids)
    .execute();
  const statuses = await suiteStatuses(tx, [...new Set(runs.flatMap(({ suite }) => suite ?? []))]);
  return new Map(
    runs.map((run) => {
      const isGone = run.suite === null ? run.deleted_at !== null : !statuses.has(run.suite);
      return [run.id, { matrixRunId: run.suite, status: isGone ? null : statusInGroup(run, statuses), errorCode: run.errorCode }];
    }),
  );
}
