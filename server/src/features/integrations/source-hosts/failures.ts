import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { testIdOf } from "../../history/test-id.ts";
import { inForce } from "../../quarantine/quarantined-keys.ts";
import type { StandingSuite } from "./standing-suites.ts";

export interface ListedTest {
  executionId: string;
  name: string;
  suite: string[];
  filePath: string | null;
  line: number | null;
  message: string | null;
  kind: "new" | "known" | "flaky" | "quarantined";
}

/** As many as a comment ever lists, and some. */
const mostListed = 200;

/**
 * The tests of these suites that a reviewer should know of, by what the newest attempt says that ran them. A failure is known when the test's
 * last outcome outside of this pull request failed as well; a test that nobody else ran yet fails anew.
 */
export async function listFailures(
  tx: TenantTransaction,
  suites: readonly StandingSuite[],
  pull: { repository: string; prNumber: number },
): Promise<ListedTest[]> {
  const attempts = suites.flatMap(({ executionIds }, place) => executionIds.map((id) => ({ id, place })));
  const { rows } = await sql<ListedTest>`
    with newest as (
      select distinct on (attempt.suite, r.test_key) r.*
      from unnest(${attempts.map(({ id }) => id)}::text[], ${attempts.map(({ place }) => place)}::int[]) with ordinality as attempt (id, suite, place)
      join test_results r on r.org_id = ${tx.organizationId} and r.execution_id = attempt.id and r.status in ('passed', 'failed')
      order by attempt.suite, r.test_key, attempt.place desc, r.status
    )
    select newest.execution_id as "executionId", newest.name, newest.suite, newest.file_path as "filePath", newest.line,
      left(newest.message, 1000) as message,
      case when newest.status = 'passed' then 'flaky' when quarantine.test_id is not null then 'quarantined'
        when elsewhere.status = 'failed' then 'known' else 'new' end as kind
    from newest
    left join quarantine on quarantine.org_id = newest.org_id and quarantine.test_id = ${testIdOf("newest")} and ${inForce}
    left join lateral (
      select o.status from test_outcomes o join executions e on e.org_id = o.org_id and e.id = o.execution_id
      where o.org_id = newest.org_id and o.test_id = ${testIdOf("newest")} and o.status in ('passed', 'failed')
        and not (e.ci_repository is not distinct from ${pull.repository.toLowerCase()} and e.ci_pr is not distinct from ${pull.prNumber})
      order by o.run_at desc, o.execution_id desc limit 1
    ) elsewhere on newest.status = 'failed'
    where newest.status = 'failed' or newest.flaky
    order by newest.status = 'failed' desc, newest.execution_id, newest.ordinal limit ${mostListed}`.execute(tx);
  return rows;
}
