import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/execution-record.ts";

/**
 * Links a run's tests to the project's cases: a test belongs to the case with its title (ignoring case), and to those whose id or number (`TC-12`) is in
 * its name. Of
 * several tests of one case (browsers, parameters) the worst result is stored. Replaces earlier links of the run.
 */
export async function linkResults(tx: TenantTransaction, execution: Pick<ExecutionRow, "id" | "project_id" | "settings">): Promise<void> {
  // A generic plan made for one test would scan all cases for each of thousands.
  await sql`set local plan_cache_mode = auto`.execute(tx);
  // Locks the cases against deletion, in the order of ids as everywhere; cases deleted in the meantime are not found.
  await sql`
    with tests as materialized (
      select test_key, lower(name) as title, substring(lower(name) from '\\m[0-9a-f]{24}\\M') as case_id,
        array(select match[1]::integer from regexp_matches(left(lower(name), 2000), '(?:^|[^a-z0-9_-])tc-([0-9]{1,9})(?![0-9a-z_])', 'g') as match)
          as case_numbers,
        status, flaky, duration_ms, left(message, 1000) as message, finished_at
      from test_results where org_id = ${tx.organizationId} and execution_id = ${execution.id}
        -- What a re-run of the failed ones passes over keeps the result it had.
        and (status in ('passed', 'failed') or not ${execution.settings.onlyFailed === true}::boolean)
    ), cases as materialized (
      select id, number, lower(title) as title from test_cases
      where org_id = ${tx.organizationId} and project_id = ${execution.project_id}
        and (lower(title) in (select title from tests) or id in (select case_id from tests where case_id is not null)
          or number in (select unnest(case_numbers) from tests))
      order by id for key share
    ), pairs as (
      select cases.id, tests.* from cases join tests on tests.title = cases.title
      union all
      select cases.id, tests.* from cases join tests on tests.case_id = cases.id
      union all
      select cases.id, tests.* from cases join tests on cases.number = any(tests.case_numbers)
    )
    insert into test_case_results (org_id, test_case_id, execution_id, test_key, status, flaky, duration_ms, message, at)
    select distinct on (id) ${tx.organizationId}, id, ${execution.id}, test_key, status, flaky, duration_ms, message, finished_at
    from pairs
    order by id, array_position(array['failed', 'other', 'passed', 'skipped', 'pending'], status), flaky desc, test_key
    on conflict (org_id, test_case_id, execution_id) do update set test_key = excluded.test_key, status = excluded.status,
      flaky = excluded.flaky, duration_ms = excluded.duration_ms, message = excluded.message, at = excluded.at`.execute(tx);
}
