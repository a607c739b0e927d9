import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { hasPassed, isFailed, verdictOf } from "./suites-together.ts";

/**
 * The status of the split suite that each of these runs is a shard of, by the run's id. Other runs are missing. The same rules in SQL as those of
 * `judgeMatrixRun`, for many suites.
 */
export async function suiteStatuses(tx: TenantTransaction, runs: readonly string[]): Promise<Map<string, MatrixRunStatus>> {
  if (runs.length === 0) return new Map();
  const { rows } = await sql<{ id: string; status: MatrixRunStatus }>`
    with shards as materialized (
      select e.id, e.matrix_run_id from executions e
      where e.org_id = ${tx.organizationId} and e.id = any(${runs}::text[]) and e.shard is not null and e.matrix_run_id is not null
    ), latest as materialized (
      -- Deleted runs included: a deleted run stays the latest of its shard.
      select distinct on (e.matrix_run_id, e.matrix_position)
        e.org_id, e.matrix_run_id, e.matrix_position, e.number, e.status, e.verdict, e.settings, e.deleted_at
      from executions e
      where e.org_id = ${tx.organizationId} and e.matrix_run_id = any(array(select matrix_run_id from shards))
      order by e.matrix_run_id, e.matrix_position, e.number desc
    ), counted as (
      select latest.matrix_run_id,
        count(*) filter (where latest.deleted_at is null and ${isFailed("latest")}) as failed,
        count(*) filter (where latest.deleted_at is null and ${verdictOf("latest")} in ('RUNNING', 'ANALYZING')) as running,
        count(*) filter (where latest.deleted_at is null and ${verdictOf("latest")} = 'PENDING') as queued,
        count(*) filter (where ${hasPassed("latest")}) as passed
      from latest group by latest.matrix_run_id
    )
    select shards.id, case
      when counted.failed > 0 then 'FAILED'
      when counted.running > 0 or (counted.queued > 0 and counted.passed > 0) then 'RUNNING'
      when counted.queued > 0 then 'QUEUED'
      when counted.passed < jsonb_array_length(suite.combinations) then 'INCOMPLETE'
      else 'PASSED' end as status
    from shards join counted on counted.matrix_run_id = shards.matrix_run_id
      join matrix_runs suite on suite.org_id = ${tx.organizationId} and suite.id = shards.matrix_run_id`.execute(tx);
  return new Map(rows.map(({ id, status }) => [id, status]));
}
