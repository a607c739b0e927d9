import { sql } from "kysely";
import type { PeriodNumbers, Slice } from "@gantry/contract/insights/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type InsightsQuestion, matchingRuns, ofSuite, runsRead } from "./insights-period.ts";
import { runNumbers } from "./sum-runs.ts";

type Times = Pick<
  PeriodNumbers,
  | "p50DurationMs"
  | "p95DurationMs"
  | "averageQueueMs"
  | "runMs"
  | "lostMs"
  | "rerunMs"
  | "flakyMs"
  | "retryMs"
  | "timedFrom"
  | "timesArePartial"
>;

interface RunTimes {
  totals: Times;
  /** By day; days without a verdict are missing. */
  days: ReadonlyMap<string, Pick<Times, "p50DurationMs" | "p95DurationMs">>;
  branches: Slice[];
  environments: Slice[];
  groups: Slice[];
}

const slicesShown = 10;

interface Row {
  kind: "all" | "day" | "branch" | "environment" | "group_name";
  label: string | null;
  passed: number;
  failed: number;
  unstable: number;
  errors: number;
  duration_ms: number;
  timed_runs: number;
  p50: number | null;
  p95: number | null;
  queue_ms: number | null;
  run_ms: number;
  rerun_ms: number;
  /** Only of all runs together. */
  flaky_ms: number | null;
  retry_ms: number | null;
  read_runs: number;
}

/** Percentiles, queue time and lost time of a period, and its runs by branch, environment and group, from the newest runs one by one. */
export async function readRunTimes(tx: TenantTransaction, question: InsightsQuestion): Promise<RunTimes> {
  const { rows } = await sql<Row>`
    with r as materialized (${matchingRuns(tx, question)}), lost as (
      -- Runs that are a repetition count as a whole, not here.
      select coalesce(sum(o.lost_ms) filter (where o.flaky), 0) as flaky_ms, coalesce(sum(o.lost_ms) filter (where not o.flaky), 0) as retry_ms
      from test_outcomes o where o.org_id = ${tx.organizationId} ${ofSuite(tx, question)} and o.lost_ms > 0 and o.execution_id = any(array(
        select r.id from r where r.rerun_of is null and coalesce((r.tests ->> 'flaky')::int, 0) + coalesce((r.tests ->> 'failed')::int, 0) > 0))
    ), sliced as (
      select case grouping(day, branch, environment, group_name) when 7 then 'day' when 11 then 'branch' when 13 then 'environment' when 14 then 'group_name'
          else 'all' end as kind,
        coalesce(day::text, branch, environment, group_name) as label,
        count(*) filter (where verdict = 'PASSED')::int as passed, count(*) filter (where verdict = 'FAILED')::int as failed,
        count(*) filter (where verdict = 'UNSTABLE')::int as unstable, count(*) filter (where verdict = 'ERROR')::int as errors,
        coalesce(sum(run_ms) filter (where verdict <> 'ERROR'), 0) as duration_ms, count(run_ms) filter (where verdict <> 'ERROR')::int as timed_runs,
        percentile_disc(0.5) within group (order by run_ms) filter (where verdict <> 'ERROR') as p50,
        percentile_disc(0.95) within group (order by run_ms) filter (where verdict <> 'ERROR') as p95,
        avg(queue_ms) as queue_ms, coalesce(sum(run_ms), 0) as run_ms, coalesce(sum(run_ms) filter (where rerun_of is not null), 0) as rerun_ms,
        coalesce(max(read_runs), 0) as read_runs
      from r group by grouping sets ((), (day), (branch), (environment), (group_name))
    )
    select placed.*, lost.flaky_ms, lost.retry_ms from (
      select sliced.*, row_number() over (partition by kind order by passed + failed + unstable + errors desc, label) as place from sliced
    ) placed left join lost on placed.kind = 'all' where kind in ('all', 'day') or (label is not null and place <= ${slicesShown + 1}) order by kind, place`.execute(
    tx,
  );
  const slices = (kind: Row["kind"]): Slice[] =>
    rows
      .filter((row) => row.kind === kind && row.label !== null)
      .slice(0, slicesShown)
      .map((row) => ({ name: row.label ?? "", ...runNumbers(row) }));
  const all = rows.find((row) => row.kind === "all");
  return {
    totals: {
      p50DurationMs: all?.p50 ?? null,
      p95DurationMs: all?.p95 ?? null,
      averageQueueMs: all?.queue_ms ?? null,
      runMs: all?.run_ms ?? 0,
      lostMs: (all?.rerun_ms ?? 0) + (all?.flaky_ms ?? 0) + (all?.retry_ms ?? 0),
      rerunMs: all?.rerun_ms ?? 0,
      flakyMs: all?.flaky_ms ?? 0,
      retryMs: all?.retry_ms ?? 0,
      timedFrom: all ? all.passed + all.failed + all.unstable + all.errors : 0,
      timesArePartial: (all?.read_runs ?? 0) >= runsRead(question),
    },
    days: new Map(
      rows.flatMap((row) => (row.kind === "day" ? [[row.label ?? "", { p50DurationMs: row.p50, p95DurationMs: row.p95 }]] : [])),
    ),
    branches: slices("branch"),
    environments: slices("environment"),
    groups: slices("group_name"),
  };
}
