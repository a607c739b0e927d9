import { type RawBuilder, sql } from "kysely";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";

type Period = "day" | "week";

/** The Monday of a day's week. Days are UTC, as `2026-11-23`. */
export function weekOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Parts of a `with` that add a run's outcomes to the sums of their tests by day and week; `outcomes` names a relation with one row of each test. */
export function addedToSums(run: ExecutionRow, outcomes: string): RawBuilder<unknown> {
  const added = (period: Period) => sql`(org_id, project_id, ${sql.ref(period)}, test_id, runs, failures, flaky, duration_ms)
    select org_id, ${run.project_id}, ${startOf(period, run)}, test_id, 1, (status = 'failed')::int, flaky::int, duration_ms from ${sql.table(outcomes)}
    where status in ('passed', 'failed')
    on conflict (org_id, project_id, ${sql.ref(period)}, test_id) do update set runs = d.runs + 1, failures = d.failures + excluded.failures,
      flaky = d.flaky + excluded.flaky, duration_ms = d.duration_ms + excluded.duration_ms`;
  return sql`in_days as (insert into test_days as d ${added("day")}), in_weeks as (insert into test_weeks as d ${added("week")})`;
}

/** The same that takes them out again. */
export function subtractedFromSums(run: ExecutionRow, outcomes: string): RawBuilder<unknown> {
  const taken = (
    period: Period,
  ) => sql`set runs = d.runs - 1, failures = d.failures - (gone.status = 'failed')::int, flaky = d.flaky - gone.flaky::int,
      duration_ms = d.duration_ms - gone.duration_ms
    from ${sql.table(outcomes)} gone where gone.status in ('passed', 'failed')
      and d.org_id = ${run.org_id} and d.project_id = ${run.project_id} and d.${sql.ref(period)} = ${startOf(period, run)}
      and d.test_id = gone.test_id`;
  return sql`in_days as (update test_days d ${taken("day")}), in_weeks as (update test_weeks d ${taken("week")})`;
}

/** A run belongs to the day of its creation, UTC. */
function startOf(period: Period, run: ExecutionRow): RawBuilder<unknown> {
  const day = run.created_at.toISOString().slice(0, 10);
  return sql`${period === "day" ? day : weekOf(day)}::date`;
}
