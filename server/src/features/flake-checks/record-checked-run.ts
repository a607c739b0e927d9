import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { type CheckCounts, checkCounts, checkResults } from "../tests/history/flake-check-counts.ts";
import { lockHistory } from "../tests/base/lock-history.ts";
import { markChecked } from "../tests/history/mark-checked.ts";

/**
 * Records the results of a run of a flake check, in the transaction that writes its verdict: no crash comes between the two. Recording replaced results
 * again replaces them here as well.
 */
export async function recordCheckedRun(tx: TenantTransaction, run: ExecutionRow): Promise<void> {
  const checkId = run.flake_check_id;
  if (checkId === null) return;
  await lockHistory(tx, run.project_id);
  await sql`
    with wanted as materialized (
      select checked.test_id, tests.test_key from flake_check_results checked
      join tests on tests.org_id = checked.org_id and tests.id = checked.test_id
      where checked.org_id = ${tx.organizationId} and checked.execution_id = ${run.id}
    ), found as (
      -- Like in history, the last result counts if a report names a test twice.
      select distinct on (r.test_key) r.test_key, r.status, r.flaky from test_results r
      where r.org_id = ${tx.organizationId} and r.execution_id = ${run.id} and r.test_key in (select test_key from wanted)
      order by r.test_key, r.ordinal desc
    )
    update flake_check_results checked set
      status = case when ${run.verdict}::text = 'ERROR' then 'error' when found.status in ('passed', 'failed') then found.status else 'not-run' end,
      flaky = ${run.verdict}::text <> 'ERROR' and coalesce(found.flaky and found.status = 'passed', false)
    from wanted left join found on found.test_key = wanted.test_key
    where checked.org_id = ${tx.organizationId} and checked.execution_id = ${run.id} and checked.test_id = wanted.test_id`.execute(tx);
  const { rows } = await sql<CheckCounts & { testId: string; startedAt: Date }>`
    select result.test_id as "testId", c.created_at as "startedAt", ${checkCounts}
    from (${checkResults(tx)}) join flake_checks c on c.org_id = result.org_id and c.id = result.check_id
    where result.check_id = ${checkId} group by result.test_id, c.created_at`.execute(tx);
  const [first] = rows;
  if (first) await markChecked(tx, { checkId, startedAt: first.startedAt }, rows);
}
