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

/** What quarantine changed: failures that did not count, and runs that therefore did not fail. */
export interface QuarantineEffect {
  muted: number;
  saved: number;
}

interface RunTimes {
  totals: Times;
  quarantined: QuarantineEffect;
  /** By day; days without a verdict are missing. */
  days: ReadonlyMap<string, Pick<Times, "p50DurationMs" | "p95DurationMs">>;
  branches: Slice[];
  environments: Slice[];
  groups: Slice[];
}

const slicesShown = 10;

interface Totals {
  passed: number;
  failed: number;
  unstable: number;
  errors: number;
  cancelled: number;
  duration_ms: number;
  timed_runs: number;
  p50: number | null;
  p95: number | null;
  queue_ms: number | null;
  run_ms: number;
  rerun_ms: number;
  /** Only set for all runs together. */
  flaky_ms: number | null;
  retry_ms: number | null;
  read_runs: number;
}

interface Row extends Totals {
  kind: "all" | "day" | "branch" | "environment" | "group_name";
  label: string | null;
  /** Only set for all runs together. */
  muted: number | null;
  saved: number | null;
}

/** Of a group of runs `r`. */
const counts = sql`
  count(*) filter (where verdict = 'PASSED')::int as passed, count(*) filter (where verdict = 'FAILED')::int as failed,
  count(*) filter (where verdict = 'UNSTABLE')::int as unstable, count(*) filter (where verdict = 'ERROR')::int as errors,
  count(*) filter (where verdict = 'ERROR' and error_code = 'CANCELLED')::int as cancelled,
  coalesce(sum(run_ms) filter (where verdict <> 'ERROR'), 0) as duration_ms, count(run_ms) filter (where verdict <> 'ERROR')::int as timed_runs`;

const times = sql`
  percentile_disc(0.5) within group (order by run_ms) filter (where verdict <> 'ERROR') as p50,
  percentile_disc(0.95) within group (order by run_ms) filter (where verdict <> 'ERROR') as p95,
  avg(queue_ms) as queue_ms, coalesce(sum(run_ms), 0) as run_ms, coalesce(sum(run_ms) filter (where rerun_of is not null), 0) as rerun_ms,
  coalesce(max(read_runs), 0) as read_runs`;

/** The runs of a period, named `r`, and what their retries took, named `lost`. */
const runsAndLost = (tx: TenantTransaction, question: InsightsQuestion) => sql`
  r as materialized (${matchingRuns(tx, question)}), lost as (
    -- Runs that are a repetition count as a whole, not here.
    select coalesce(sum(o.lost_ms) filter (where o.flaky), 0) as flaky_ms, coalesce(sum(o.lost_ms) filter (where not o.flaky), 0) as retry_ms
    from test_outcomes o where o.org_id = ${tx.organizationId} ${ofSuite(tx, question)} and o.lost_ms > 0 and o.execution_id = any(array(
      select r.id from r where r.rerun_of is null and coalesce((r.tests ->> 'flaky')::int, 0) + coalesce((r.tests ->> 'failed')::int, 0) > 0))
  )`;

/** What quarantine changed in the runs `r`. */
const quarantined = sql`
  select coalesce(sum((r.tests ->> 'quarantined')::int), 0)::int as muted,
    (count(*) filter (where (r.tests ->> 'quarantined')::int > 0 and (r.tests ->> 'quarantined')::int >= (r.tests ->> 'failed')::int))::int as saved
  from r`;

/** Percentiles, queue time and lost time of a period, and its runs by branch, environment and group, from the newest runs one by one. */
export async function readRunTimes(tx: TenantTransaction, question: InsightsQuestion): Promise<RunTimes> {
  // Percentiles sort the runs of each group, so they are left out where they are not shown.
  const { rows } = await sql<Row>`
    with ${runsAndLost(tx, question)}, effect as (${quarantined}), named as (
      select case grouping(branch, environment, group_name) when 3 then 'branch' when 5 then 'environment' else 'group_name' end as kind,
        coalesce(branch, environment, group_name) as label, ${counts}
      from r group by grouping sets ((branch), (environment), (group_name))
    )
    select totals.*, lost.flaky_ms, lost.retry_ms, effect.muted, effect.saved from (
      select case grouping(day) when 0 then 'day' else 'all' end as kind, day::text as label, 0 as place, ${counts}, ${times} from r group by grouping sets ((), (day))
    ) totals left join (lost cross join effect) on totals.kind = 'all'
    union all
    select placed.*, ${sql.join(Array(10).fill(sql`null`))} from (
      select kind, label, row_number() over (partition by kind order by passed + failed + unstable + errors desc, label) as place,
        passed, failed, unstable, errors, cancelled, duration_ms, timed_runs
      from named where label is not null
    ) placed where place <= ${slicesShown}
    order by kind, place`.execute(tx);
  const slices = (kind: Row["kind"]): Slice[] =>
    rows.filter((row) => row.kind === kind).map((row) => ({ name: row.label ?? "", ...runNumbers(row) }));
  const all = rows.find((row) => row.kind === "all");
  return {
    totals: timesOf(all, question),
    quarantined: { muted: all?.muted ?? 0, saved: all?.saved ?? 0 },
    days: new Map(
      rows.flatMap((row) => (row.kind === "day" ? [[row.label ?? "", { p50DurationMs: row.p50, p95DurationMs: row.p95 }]] : [])),
    ),
    branches: slices("branch"),
    environments: slices("environment"),
    groups: slices("group_name"),
  };
}

/** Only the totals of {@link readRunTimes}: grouping the runs takes most of its time. */
export async function readTotalTimes(tx: TenantTransaction, question: InsightsQuestion): Promise<Times> {
  const { rows } = await sql<Totals>`
    with ${runsAndLost(tx, question)} select totals.*, lost.flaky_ms, lost.retry_ms from (select ${counts}, ${times} from r) totals cross join lost`.execute(
    tx,
  );
  return timesOf(rows[0], question);
}

/** The same as {@link readRunTimes} says, without the rest. */
export async function readQuarantineEffect(tx: TenantTransaction, question: InsightsQuestion): Promise<QuarantineEffect> {
  const { rows } = await sql<QuarantineEffect>`with r as (${matchingRuns(tx, question)}) ${quarantined}`.execute(tx);
  return rows[0] ?? { muted: 0, saved: 0 };
}

/** @param all `undefined`: there are no runs. */
function timesOf(all: Totals | undefined, question: InsightsQuestion): Times {
  return {
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
  };
}
