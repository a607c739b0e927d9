import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { findNewestByKey } from "../../tests/history/plan-by-key.ts";
import { testIdOf } from "../../tests/base/test-id.ts";
import { findUncovered } from "../../tests/quarantine/find-uncovered.ts";
import { inForce } from "../../tests/quarantine/quarantined-keys.ts";
import type { CurrentSuite } from "./current-suites.ts";

export interface ListedTest {
  executionId: string;
  ordinal: number;
  name: string;
  suite: string[];
  variant: string | null;
  filePath: string | null;
  line: number | null;
  message: string | null;
  kind: "new" | "known" | "flaky" | "quarantined";
}

export interface Listed {
  /** The first of each kind, in the order of the runs. */
  tests: ListedTest[];
  /** The number of failures of each kind. */
  totals: Readonly<Record<ListedTest["kind"], number>>;
}

/** Per kind; a comment never lists more. */
const maxListed = 70;

/**
 * The tests of these suites that a reviewer should know about, from the newest attempt that ran them. A failure is known if the test's last outcome
 * outside this pull request also failed; a failure of a test without such an outcome is new.
 */
export async function listFailures(
  tx: TenantTransaction,
  suites: readonly CurrentSuite[],
  pull: { repository: string; prNumber: number },
): Promise<Listed> {
  const attempts = suites.flatMap(({ executionIds }, place) => executionIds.map((id) => ({ id, place })));
  const uncovered = await findUncovered(
    tx,
    attempts.map(({ id }) => id),
  );
  await findNewestByKey(tx);
  const { rows } = await sql<ListedTest & { total: number }>`
    with newest as (
      select distinct on (attempt.suite, r.test_key) r.*
      from unnest(${attempts.map(({ id }) => id)}::text[], ${attempts.map(({ place }) => place)}::int[]) with ordinality as attempt (id, suite, place)
      join test_results r on r.org_id = ${tx.organizationId} and r.execution_id = attempt.id and r.status in ('passed', 'failed')
      order by attempt.suite, r.test_key, attempt.place desc, r.status
    ), judged as (
      select newest.execution_id, newest.ordinal, newest.name, newest.suite, newest.variant, newest.file_path, newest.line,
        left(newest.message, 1000) as message,
        case when newest.status = 'passed' then 'flaky' when quarantine.test_id is not null and other.id is null then 'quarantined'
          when elsewhere.status = 'failed' then 'known' else 'new' end as kind
      from newest
      left join quarantine on quarantine.org_id = newest.org_id and quarantine.test_id = ${testIdOf("newest")} and ${inForce}
      left join unnest(${uncovered.map(({ executionId }) => executionId)}::text[], ${uncovered.map(({ testId }) => testId)}::text[]) as other (execution_id, id)
        on other.execution_id = newest.execution_id and other.id = quarantine.test_id
      left join lateral (
        select o.status from test_outcomes o join executions e on e.org_id = o.org_id and e.id = o.execution_id
        where o.org_id = newest.org_id and o.test_id = ${testIdOf("newest")} and o.status in ('passed', 'failed')
          and not (e.ci_repository is not distinct from repository_key(${pull.repository}) and e.ci_pr is not distinct from ${pull.prNumber})
        order by o.run_at desc, o.execution_id desc limit 1
      ) elsewhere on newest.status = 'failed'
      where newest.status = 'failed' or newest.flaky
    ), numbered as (
      select judged.*, row_number() over (partition by kind order by execution_id, ordinal) as place, count(*) over (partition by kind)::int as total
      from judged
    )
    select execution_id as "executionId", ordinal, name, suite, variant, file_path as "filePath", line, message, kind, total
    from numbered where place <= ${maxListed} order by kind, place`.execute(tx);
  const totalOf = (kind: ListedTest["kind"]) => rows.find((row) => row.kind === kind)?.total ?? 0;
  return {
    tests: rows,
    totals: { new: totalOf("new"), known: totalOf("known"), flaky: totalOf("flaky"), quarantined: totalOf("quarantined") },
  };
}
