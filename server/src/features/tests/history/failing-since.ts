import { sql } from "kysely";
import type { FailingSince } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { branchesIn, distanceTo, lookBack } from "./comparable-outcomes.ts";

interface StreakRow {
  test_id: string;
  execution_id: string;
  number: number;
  run_at: Date;
  branch: string | null;
  commit_sha: string | null;
  runs: number;
  same_execution_id: string | null;
  same_number: number | null;
  same_runs: number;
}

/**
 * Since which run tests fail without a pass in between, up to and including a run; only those that also failed before it. Only runs count with which this
 * one is compared: those of its branch, see {@link distanceTo}. A test that failed in all runs of a pull request may have failed before, on the branch that it is
 * to be merged into: then also the runs of that branch which are older than the pull request's first one.
 */
export async function failingSince(
  tx: TenantTransaction,
  run: Pick<ExecutionRow, "id" | "created_at" | "ci_context">,
  testIds: readonly string[],
): Promise<Map<string, FailingSince>> {
  if (testIds.length === 0) return new Map();
  const others = sql`where near.execution_id <> ${run.id} and near.status in ('passed', 'failed')`;
  const { rows } = await sql<StreakRow>`
    select wanted.id as test_id, e.id as execution_id, e.number, e.created_at as run_at, e.ci_context ->> 'branch' as branch,
      e.ci_context ->> 'commitSha' as commit_sha, streak.runs, same.id as same_execution_id, same.number as same_number, streak.same_runs
    from unnest(${[...testIds]}::text[]) as wanted (id)
    cross join lateral (
      select (array_agg(execution_id order by place desc))[1] as first, count(*)::int as runs,
        case when count(reason) filter (where place > newest) > 0
          then (array_agg(execution_id order by place desc) filter (where reason = current and place < other))[1] end as same_first,
        count(*) filter (where reason = current and place < other)::int as same_runs
      from (
        select failed.*, min(place) over () as newest,
          coalesce(min(place) filter (where reason <> current) over (), ${lookBack + 1}) as other
        from (
          select recent.execution_id, recent.place, f.fingerprint as reason,
            first_value(f.fingerprint) over (order by recent.place) as current
          from (
            select o.status, o.execution_id, o.ordinal, row_number() over newest_first as place,
              count(*) filter (where o.status = 'passed') over newest_first as passes
            from (
              select near.*, min(near.distance) filter (${others}) over () as least,
                min(near.distance) filter (${others}) over (order by near.run_at, near.execution_id) as least_so_far
              from (
                select o.status, o.execution_id, o.ordinal, o.run_at, ${distanceTo(branchesIn(run.ci_context))} as distance
                from test_outcomes o join executions e on e.org_id = o.org_id and e.id = o.execution_id
                where o.org_id = ${tx.organizationId} and o.test_id = wanted.id and (o.run_at, o.execution_id) <= (${run.created_at}, ${run.id})
                order by o.run_at desc, o.execution_id desc limit ${lookBack}
              ) near
            ) o
            where o.execution_id = ${run.id} or o.distance = o.least or (o.distance = 1 and o.distance = o.least_so_far)
            window newest_first as (order by o.run_at desc, o.execution_id desc)
          ) recent
          left join failure_occurrences f
            on f.org_id = ${tx.organizationId} and f.execution_id = recent.execution_id and f.ordinal = recent.ordinal
          where recent.passes = 0 and recent.status = 'failed'
        ) failed
      ) compared
    ) streak
    join executions e on e.org_id = ${tx.organizationId} and e.id = streak.first and e.deleted_at is null
    left join executions same on same.org_id = ${tx.organizationId} and same.id = streak.same_first and same.deleted_at is null
    where streak.runs > 1`.execute(tx);
  return new Map(rows.map((row) => [row.test_id, present(row)]));
}

const present = (row: StreakRow): FailingSince => ({
  executionId: row.execution_id,
  number: row.number,
  at: row.run_at.toISOString(),
  branch: row.branch,
  commitSha: row.commit_sha,
  runs: row.runs,
  sameFailure:
    row.same_execution_id === null || row.same_number === null
      ? null
      : { executionId: row.same_execution_id, number: row.same_number, runs: row.same_runs },
});
