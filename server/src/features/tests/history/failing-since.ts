import { sql } from "kysely";
import type { FailingSince } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** How many outcomes of a test are looked at. */
const lookBack = 100;

interface StreakRow {
  test_id: string;
  execution_id: string;
  number: number;
  run_at: Date;
  branch: string | null;
  commit_sha: string | null;
  runs: number;
}

/** Since which run tests fail without a pass in between, up to and including a run; only those that also failed before it. */
export async function failingSince(
  tx: TenantTransaction,
  run: { id: string; created_at: Date },
  testIds: readonly string[],
): Promise<Map<string, FailingSince>> {
  if (testIds.length === 0) return new Map();
  const { rows } = await sql<StreakRow>`
    select wanted.id as test_id, e.id as execution_id, e.number, e.created_at as run_at, e.ci_context ->> 'branch' as branch,
      e.ci_context ->> 'commitSha' as commit_sha, streak.runs
    from unnest(${[...testIds]}::text[]) as wanted (id)
    cross join lateral (
      select (array_agg(execution_id order by place desc) filter (where status = 'failed'))[1] as first,
        count(*) filter (where status = 'failed')::int as runs
      from (
        select o.status, o.execution_id, row_number() over newest_first as place,
          count(*) filter (where o.status = 'passed') over newest_first as passes
        from (
          select status, execution_id, run_at from test_outcomes
          where org_id = ${tx.organizationId} and test_id = wanted.id and (run_at, execution_id) <= (${run.created_at}, ${run.id})
          order by run_at desc, execution_id desc limit ${lookBack}
        ) o
        window newest_first as (order by o.run_at desc, o.execution_id desc)
      ) recent
      where passes = 0
    ) streak
    join executions e on e.org_id = ${tx.organizationId} and e.id = streak.first and e.deleted_at is null
    where streak.runs > 1`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.test_id,
      {
        executionId: row.execution_id,
        number: row.number,
        at: row.run_at.toISOString(),
        branch: row.branch,
        commitSha: row.commit_sha,
        runs: row.runs,
      },
    ]),
  );
}
