import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import {
  anyOf,
  hasPassed,
  hasShownStatus,
  isFailed,
  isMoreThanCancelled,
  isMoreThanDeleted,
  type Status,
  verdictOf,
  wasCancelled,
} from "./suites-together.ts";

const isThere = sql`latest.deleted_at is null`;
const isRunning = sql`(${isThere} and ${verdictOf("latest")} in ('RUNNING', 'ANALYZING'))`;

/**
 * Over the latest runs of one matrix run: whether it is found under one of the statuses. The same rules in SQL as those of `evaluateMatrixRun` and of the labels in
 * the dashboard: one that has ended is found under the status that it is shown with, which is never `ERROR` or `UNSTABLE`. While it is in progress, it is found
 * under `RUNNING`, under `FAILED` if a run failed, and under `PENDING` and `ANALYZING` if the latest run of a combination has that status.
 */
function isFound(tx: TenantTransaction, statuses: readonly Status[]) {
  const inProgress = statuses.filter((status) => status === "PENDING" || status === "ANALYZING");
  return anyOf([
    // Always one row, also without another condition.
    sql`bool_or(false)`,
    ...(inProgress.length > 0 ? [sql`bool_or(${isThere} and latest.status in (${sql.join(inProgress)}))`] : []),
    ...(statuses.includes("FAILED") ? [sql`bool_or(${isThere} and ${isFailed("latest")} and not ${wasCancelled("latest")})`] : []),
    ...(statuses.includes("PASSED") ? [sql`(bool_and(${hasPassed("latest")}) and count(*) = ${combinationsOf(tx)})`] : []),
    ...(statuses.includes("CANCELLED")
      ? [sql`(bool_or(${isThere} and ${wasCancelled("latest")}) and not bool_or(${isMoreThanCancelled("latest")}))`]
      : []),
    ...(statuses.includes("INCOMPLETE")
      ? [sql`(not bool_or(${isMoreThanDeleted("latest")}) and count(*) filter (where ${hasPassed("latest")}) < ${combinationsOf(tx)})`]
      : []),
    ...(statuses.includes("RUNNING")
      ? [
          sql`bool_or(${isRunning})`,
          sql`(bool_or(${isThere} and latest.status = 'PENDING') and bool_or(${isThere} and latest.status <> 'PENDING'))`,
        ]
      : []),
  ]);
}

/** A combination whose runs are all gone has not passed. */
const combinationsOf = (tx: TenantTransaction) => sql`(
  select jsonb_array_length(suite.combinations) from matrix_runs suite where suite.org_id = ${tx.organizationId} and suite.id = min(latest.matrix_run_id))`;

/**
 * As `latest`: the latest run of each combination, deleted ones included: a deleted run stays the latest of its combination.
 * @param isMeant the condition for runs `e` of the matrix runs that are meant
 */
export const latestRunsOf = (tx: TenantTransaction, isMeant: ReturnType<typeof sql>) => sql`(
  select distinct on (e.matrix_run_id, e.matrix_position)
    e.org_id, e.matrix_run_id, e.matrix_position, e.number, e.status, e.verdict, e.error_code, e.settings, e.deleted_at
  from executions e where e.org_id = ${tx.organizationId} and ${isMeant}
  order by e.matrix_run_id, e.matrix_position, e.number desc) latest`;

/** Whether the run, or the matrix run that it belongs to, is found under one of the statuses. Reads all runs of the matrix run. */
export function isFoundUnder(tx: TenantTransaction, statuses: readonly Status[]) {
  return sql<boolean>`case when executions.matrix_run_id is null then ${hasShownStatus("executions", statuses)} else (
    select ${isFound(tx, statuses)} from ${latestRunsOf(tx, sql`e.matrix_run_id = executions.matrix_run_id`)}) end`;
}

/**
 * The matrix runs of these that are found under one of the statuses, at once.
 * @param ids a query of their ids
 */
export const matrixRunsUnder = (tx: TenantTransaction, statuses: readonly Status[], ids: ReturnType<typeof sql>) => sql`
  select latest.matrix_run_id from ${latestRunsOf(tx, sql`e.matrix_run_id in (${ids})`)}
  group by latest.matrix_run_id having ${isFound(tx, statuses)}`;
