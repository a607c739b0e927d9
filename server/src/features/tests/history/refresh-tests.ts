import { sql } from "kysely";
import { historyWindow } from "@gantry/contract/tests/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { isStale } from "./count-missed.ts";
import { planByKey } from "./plan-by-key.ts";

/** A test with this many consecutive failures is broken, even if it was flaky before. */
const brokenAfter = 3;

/** Its last flake check found it flaky, and not all of its last outcomes `w` are newer. */
const checkedFlaky = sql`(t.checked_flaky_at is not null and (w.outcomes < ${historyWindow} or t.checked_flaky_at >= w.oldest_at))`;

/** Its last outcome has changed. */
const isSeenAgain = sql`(w.last_execution_id is distinct from t.last_execution_id)`;
const isCurrent = sql`(${isSeenAgain} or not (${isStale("t")}))`;

/**
 * Recomputes the values stored with tests from their last outcomes in the order of runs. The result does not depend on the order of arrival. A test
 * is flaky if it passed on a retry, or failed on a commit on which it also passed, in the same environment. The result of a flake check counts as long
 * as an outcome of its age does.
 */
export async function refreshTests(tx: TenantTransaction, testIds: readonly string[]): Promise<void> {
  if (testIds.length === 0) return;
  await planByKey(tx, testIds.length);
  await sql`
    update tests t set
      last_status = w.last_status, last_run_at = w.last_run_at, last_execution_id = w.last_execution_id,
      runs = w.runs, failures = w.failures, pass_rate = (w.runs - w.failures)::real / nullif(w.runs, 0), p50_ms = w.p50_ms, p95_ms = w.p95_ms,
      flaky_runs = w.flaky_runs, streak = w.streak,
      missed_runs = case when ${isSeenAgain} then 0 else t.missed_runs end,
      flaky = (w.flaky_runs > 0 or ${checkedFlaky}) and w.streak < ${brokenAfter} and ${isCurrent},
      broken = w.streak > 0 and (not (w.flaky_runs > 0 or ${checkedFlaky}) or w.streak >= ${brokenAfter}) and ${isCurrent},
      failing_since = case when w.since is null or w.all_failed is not true or t.failing_since is null or t.failing_since > w.since
        then w.since else t.failing_since end,
      failing_execution_id = case when w.since is null or w.all_failed is not true or t.failing_since is null or t.failing_since > w.since
        then w.since_execution_id else t.failing_execution_id end,
      last_failed_at = coalesce(w.failed_at, t.last_failed_at),
      last_failed_execution_id = coalesce(w.failed_execution_id, t.last_failed_execution_id),
      last_failed_ordinal = coalesce(w.failed_ordinal, t.last_failed_ordinal)
    from unnest(${testIds as string[]}::text[]) as wanted (id)
    cross join lateral (
      select
        count(*) filter (where ran)::int as runs,
        count(*) filter (where status = 'failed')::int as failures,
        percentile_cont(0.5) within group (order by duration_ms) filter (where ran) as p50_ms,
        percentile_cont(0.95) within group (order by duration_ms) filter (where ran) as p95_ms,
        count(*) filter (where flaky or (status = 'failed' and flips))::int as flaky_runs,
        count(*) filter (where status = 'failed' and passes = 0)::int as streak,
        max(passes) = 0 as all_failed,
        min(run_at) filter (where status = 'failed' and passes = 0) as since,
        (array_agg(execution_id order by run_at, execution_id) filter (where status = 'failed' and passes = 0))[1] as since_execution_id,
        (array_agg(status order by run_at desc, execution_id desc))[1] as last_status,
        (array_agg(execution_id order by run_at desc, execution_id desc))[1] as last_execution_id,
        max(run_at) as last_run_at,
        count(*) as outcomes,
        min(run_at) as oldest_at,
        max(run_at) filter (where status = 'failed') as failed_at,
        (array_agg(execution_id order by run_at desc, execution_id desc) filter (where status = 'failed'))[1] as failed_execution_id,
        (array_agg(ordinal order by run_at desc, execution_id desc) filter (where status = 'failed'))[1] as failed_ordinal
      from (
        select last.*, status in ('passed', 'failed') as ran,
          -- Passes since this outcome: if there are none, a failure belongs to the current streak.
          count(*) filter (where status = 'passed') over (order by run_at desc, execution_id desc) as passes,
          commit_sha is not null and bool_or(status = 'failed') over code and bool_or(status = 'passed') over code as flips
        from (
          select o.run_at, o.execution_id, o.ordinal, o.status, o.flaky, o.duration_ms, o.commit_sha, o.environment from test_outcomes o
          where o.org_id = ${tx.organizationId} and o.test_id = wanted.id order by o.run_at desc, o.execution_id desc limit ${historyWindow}
        ) last
        window code as (partition by commit_sha, environment)
      ) outcomes
    ) w
    where t.org_id = ${tx.organizationId} and t.id = wanted.id and t.id = any(${testIds as string[]}::text[])`.execute(tx);
}
