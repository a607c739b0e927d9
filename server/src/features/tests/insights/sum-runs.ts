import { sql } from "kysely";
import type { RunNumbers } from "@gantry/contract/insights/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type InsightsQuestion, isFiltered, matchingRuns, projectsOf } from "./insights-period.ts";

export interface SummedRuns {
  label: string;
  passed: number;
  failed: number;
  unstable: number;
  errors: number;
  /** Of `errors`. */
  cancelled: number;
  duration_ms: number;
  timed_runs: number;
  tests_passed: number;
  tests_failed: number;
  tests_skipped: number;
  tests_flaky: number;
}

const maxDays = 400;
const maxImages = 400;

export interface RunSums {
  /** Oldest first. */
  days: SummedRuns[];
  /** Most runs first. */
  images: SummedRuns[];
}

/** From daily totals, or with a filter that they do not know, from the newest runs of the period, which are read once for both. */
export async function sumRuns(tx: TenantTransaction, question: InsightsQuestion): Promise<RunSums> {
  const { rows } = await sql<SummedRuns & { kind: "day" | "image" }>`
    select case grouping(day) when 0 then 'day' else 'image' end as kind, coalesce(day::text, image) as label,
      sum(passed)::int as passed, sum(failed)::int as failed, sum(unstable)::int as unstable,
      sum(errors)::int as errors, sum(cancelled)::int as cancelled, sum(duration_ms)::float8 as duration_ms, sum(timed_runs)::int as timed_runs, sum(tests_passed)::int8 as tests_passed,
      sum(tests_failed)::int8 as tests_failed, sum(tests_skipped)::int8 as tests_skipped, sum(tests_flaky)::int8 as tests_flaky
    from (${isFiltered(question) ? runByRun(tx, question) : dailyTotals(tx, question)}) d
    group by grouping sets ((day), (image)) having sum(passed + failed + unstable + errors) > 0
    order by kind, sum(passed + failed + unstable + errors) desc, label limit ${maxDays + maxImages}`.execute(tx);
  const days = rows.filter(({ kind }) => kind === "day").sort((a, b) => (a.label < b.label ? -1 : 1));
  return { days, images: rows.filter(({ kind }) => kind === "image").slice(0, maxImages) };
}

const dailyTotals = (tx: TenantTransaction, question: InsightsQuestion) => sql`
  select d.* from run_days d
  where d.org_id = ${tx.organizationId} and d.day between ${question.from}::date and ${question.to}::date
    and d.project_id = any(${projectsOf(tx, question.project)}) ${question.image === undefined ? sql`` : sql`and d.image = ${question.image}`}`;

const runByRun = (tx: TenantTransaction, question: InsightsQuestion) => sql`
  select r.day, r.image, (r.verdict = 'PASSED')::int as passed, (r.verdict = 'FAILED')::int as failed, (r.verdict = 'UNSTABLE')::int as unstable,
    (r.verdict = 'ERROR')::int as errors, (r.verdict = 'ERROR' and r.error_code is not distinct from 'CANCELLED')::int as cancelled,
    case when r.verdict <> 'ERROR' then coalesce(r.run_ms, 0) else 0 end as duration_ms,
    (r.verdict <> 'ERROR' and r.run_ms is not null)::int as timed_runs,
    coalesce((r.tests ->> 'passed')::int, 0) as tests_passed, coalesce((r.tests ->> 'failed')::int, 0) as tests_failed,
    coalesce((r.tests ->> 'skipped')::int, 0) as tests_skipped, coalesce((r.tests ->> 'flaky')::int, 0) as tests_flaky
  from (${matchingRuns(tx, question)}) r`;

export function addUp(days: readonly SummedRuns[]): SummedRuns {
  const sum = (of: (day: SummedRuns) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    label: "",
    passed: sum((day) => day.passed),
    failed: sum((day) => day.failed),
    unstable: sum((day) => day.unstable),
    errors: sum((day) => day.errors),
    cancelled: sum((day) => day.cancelled),
    duration_ms: sum((day) => day.duration_ms),
    timed_runs: sum((day) => day.timed_runs),
    tests_passed: sum((day) => day.tests_passed),
    tests_failed: sum((day) => day.tests_failed),
    tests_skipped: sum((day) => day.tests_skipped),
    tests_flaky: sum((day) => day.tests_flaky),
  };
}

/** A run that ended as `ERROR` has no verdict: it counts as a run, but in no rate. */
export function runNumbers(sums: Omit<SummedRuns, "label" | `tests_${string}`>): RunNumbers {
  const judged = sums.passed + sums.failed + sums.unstable;
  return {
    runs: judged + sums.errors,
    passed: sums.passed,
    failed: sums.failed,
    unstable: sums.unstable,
    errors: sums.errors,
    cancelled: sums.cancelled,
    passRate: judged > 0 ? sums.passed / judged : null,
    averageDurationMs: sums.timed_runs > 0 ? sums.duration_ms / sums.timed_runs : null,
  };
}

export function testNumbers(sums: SummedRuns) {
  return { passed: sums.tests_passed, failed: sums.tests_failed, skipped: sums.tests_skipped, flaky: sums.tests_flaky };
}
