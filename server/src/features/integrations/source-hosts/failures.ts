import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { testIdOf } from "../../history/test-id.ts";

export interface ListedTest {
  executionId: string;
  testKey: string;
  name: string;
  suite: string[];
  filePath: string | null;
  line: number | null;
  message: string | null;
  kind: "new" | "known" | "flaky" | "quarantined";
}

/** As many as a comment ever lists of one kind, and some. */
const mostListed = 200;

/**
 * The tests of these runs that a reviewer should know of. A failure is known when the test's last outcome outside of this pull request failed
 * as well; a test that nobody else ran yet fails anew.
 */
export async function listFailures(
  tx: TenantTransaction,
  executionIds: readonly string[],
  pull: { repository: string; prNumber: number },
): Promise<ListedTest[]> {
  const { rows } = await sql<ListedTest>`
    with shown as (
      select distinct on (r.execution_id, r.test_key) r.* from test_results r
      where r.org_id = ${tx.organizationId} and r.execution_id = any(${executionIds as string[]}::text[])
      order by r.execution_id, r.test_key, r.ordinal desc
    )
    select shown.execution_id as "executionId", shown.test_key as "testKey", shown.name, shown.suite, shown.file_path as "filePath",
      shown.line, left(shown.message, 1000) as message,
      case when shown.status = 'passed' then 'flaky' when shown.quarantined then 'quarantined'
        when elsewhere.status = 'failed' then 'known' else 'new' end as kind
    from shown
    left join lateral (
      select o.status from test_outcomes o join executions e on e.org_id = o.org_id and e.id = o.execution_id
      where o.org_id = shown.org_id and o.test_id = ${testIdOf("shown")} and o.status in ('passed', 'failed')
        and not ((e.ci_context ->> 'repository') is not distinct from ${pull.repository}
          and (e.ci_context ->> 'prNumber') is not distinct from ${String(pull.prNumber)})
      order by o.run_at desc, o.execution_id desc limit 1
    ) elsewhere on shown.status = 'failed'
    where shown.status = 'failed' or (shown.status = 'passed' and shown.flaky)
    order by shown.status = 'failed' desc, shown.execution_id, shown.ordinal limit ${mostListed}`.execute(tx);
  return rows;
}
