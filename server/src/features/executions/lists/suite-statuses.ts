import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { latestRunsOf } from "./matrix-run-status.ts";
import { hasPassed, isFailed, isMoreThanCancelled, verdictOf } from "./suites-together.ts";

/** `CANCELLED`: it has failed only because runs were cancelled, and is shown so. */
export type SuiteStatus = MatrixRunStatus | "CANCELLED";

/**
 * The statuses of these matrix runs and split suites, by their ids. The same rules in SQL as those of `evaluateMatrixRun`, for many of them.
 */
export async function suiteStatuses(tx: TenantTransaction, ids: readonly string[]): Promise<Map<string, SuiteStatus>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; status: SuiteStatus }>`
    with counted as (
      select latest.matrix_run_id,
        count(*) filter (where latest.deleted_at is null and ${isFailed("latest")}) as failed,
        bool_or(${isMoreThanCancelled("latest")}) as more_than_cancelled,
        count(*) filter (where latest.deleted_at is null and ${verdictOf("latest")} in ('RUNNING', 'ANALYZING')) as running,
        count(*) filter (where latest.deleted_at is null and ${verdictOf("latest")} = 'PENDING') as queued,
        count(*) filter (where ${hasPassed("latest")}) as passed
      from ${latestRunsOf(tx, sql`e.matrix_run_id = any(${ids}::text[])`)} group by latest.matrix_run_id
    )
    select suite.id, case
      when counted.failed > 0 and not counted.more_than_cancelled then 'CANCELLED'
      when counted.failed > 0 then 'FAILED'
      when counted.running > 0 or (counted.queued > 0 and counted.passed > 0) then 'RUNNING'
      when counted.queued > 0 then 'QUEUED'
      when counted.passed < jsonb_array_length(suite.combinations) then 'INCOMPLETE'
      else 'PASSED' end as status
    from counted join matrix_runs suite on suite.org_id = ${tx.organizationId} and suite.id = counted.matrix_run_id`.execute(tx);
  return new Map(rows.map(({ id, status }) => [id, status]));
}
