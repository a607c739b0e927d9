import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { caseIdIn, caseNumbersIn } from "./links/names.ts";
import { worstFirst } from "./links/report-earlier.ts";

const name = sql<string>`lower(name)`;

/**
 * Links a run's tests to the project's cases: those that people linked it to, the case with its title (ignoring case), and those whose id or number
 * (`TC-12`) is in its name. Of several tests of one case (browsers, parameters) the worst result is stored. Replaces earlier links of the run.
 */
export async function linkResults(tx: TenantTransaction, execution: Pick<ExecutionRow, "id" | "project_id" | "settings">): Promise<void> {
  // A generic plan made for one test would scan all cases for each of thousands.
  await sql`set local plan_cache_mode = auto`.execute(tx);
  // Locks the cases against deletion, in the order of ids as everywhere; cases deleted in the meantime are not found.
  await sql`
    with tests as materialized (
      select test_key, lower(name) as title, ${caseIdIn(name)} as case_id, ${caseNumbersIn(name)} as case_numbers,
        status, flaky, duration_ms, left(message, 1000) as message, finished_at
      from test_results where org_id = ${tx.organizationId} and execution_id = ${execution.id}
        -- What a re-run of the failed ones passes over keeps the result it had.
        and (status in ('passed', 'failed') or not ${execution.settings.onlyFailed === true}::boolean)
    ), cases as materialized (
      select id, number, lower(title) as title from test_cases
      where org_id = ${tx.organizationId} and project_id = ${execution.project_id}
        and (lower(title) in (select title from tests) or id in (select case_id from tests where case_id is not null)
          or number in (select unnest(case_numbers) from tests)
          or id in (select test_case_id from test_case_links where org_id = ${tx.organizationId} and project_id = ${execution.project_id}
            and test_key in (select test_key from tests)))
      order by id for key share
    ), links as materialized (
      -- After the cases: a link that was removed while this waited for its case is not found.
      select link.test_case_id, link.test_key from cases join test_case_links link
        on link.org_id = ${tx.organizationId} and link.test_case_id = cases.id
      for key share of link
    ), pairs as (
      select cases.id, tests.* from cases join tests on tests.title = cases.title
      union all
      select cases.id, tests.* from cases join tests on tests.case_id = cases.id
      union all
      select cases.id, tests.* from cases join tests on cases.number = any(tests.case_numbers)
      union all
      select links.test_case_id, tests.* from links join tests on tests.test_key = links.test_key
    )
    insert into test_case_results (org_id, test_case_id, execution_id, test_key, status, flaky, duration_ms, message, at)
    select distinct on (id) ${tx.organizationId}, id, ${execution.id}, test_key, status, flaky, duration_ms, message, finished_at
    from pairs
    order by id, ${worstFirst(sql`status`)}, flaky desc, test_key
    on conflict (org_id, test_case_id, execution_id) do update set test_key = excluded.test_key, status = excluded.status,
      flaky = excluded.flaky, duration_ms = excluded.duration_ms, message = excluded.message, at = excluded.at`.execute(tx);
}
