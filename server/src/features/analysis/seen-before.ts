import { sql } from "kysely";
import type { FailureCategory, SeenBefore } from "@gantry/contract/analysis/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/**
 * The failure that most of the run's tests share, over all runs that are not deleted; one of `category`, the category of the analysis, takes
 * precedence. `null` until its failures have fingerprints.
 */
export async function seenBefore(tx: TenantTransaction, executionId: string, category: FailureCategory | null): Promise<SeenBefore | null> {
  const { rows } = await sql<{ fingerprint: string; executions: number; tests: number; first_id: string; first_at: Date }>`
    with main as (
      select fingerprint from failure_occurrences
      where org_id = ${tx.organizationId} and execution_id = ${executionId}
      group by fingerprint
      order by coalesce(bool_or(category = ${category}), false) desc, count(*) desc, min(ordinal) limit 1
    )
    select o.fingerprint, count(distinct o.execution_id) as executions, count(distinct o.test_key) as tests,
      (array_agg(o.execution_id order by o.at, o.execution_id))[1] as first_id, min(o.at) as first_at
    from failure_occurrences o
    join executions e on e.org_id = o.org_id and e.id = o.execution_id and e.deleted_at is null
    where o.org_id = ${tx.organizationId} and o.fingerprint = (select fingerprint from main)
    group by o.fingerprint`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    fingerprint: row.fingerprint,
    executions: row.executions,
    tests: row.tests,
    firstTaskId: row.first_id,
    firstSeenAt: row.first_at.toISOString(),
  };
}
