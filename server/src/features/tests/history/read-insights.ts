import { sql } from "kysely";
import type { Insights, RunNumbers } from "@gantry/contract/insights/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { invalidField } from "../../../platform/http/errors.ts";
import { recordDue } from "../record/record-later.ts";
import { rankTests } from "./rank-tests.ts";

interface Asked {
  project?: string | undefined;
  projectId?: string | undefined;
  image?: string | undefined;
  /** Days, UTC, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Question {
  project: string | undefined;
  image: string | undefined;
  from: string;
  to: string;
}

const defaultDays = 30;
const maxDays = 400;
/** Days around them can still be computed and stored. */
const firstDay = "1970-01-01";
const lastDay = "9990-12-31";
const dayMs = 86_400_000;

interface SummedRuns {
  label: string;
  passed: number;
  failed: number;
  unstable: number;
  errors: number;
  duration_ms: number;
  timed_runs: number;
  tests_passed: number;
  tests_failed: number;
  tests_skipped: number;
  tests_flaky: number;
}

/** Pass rate and duration over time, and the most notable tests, from daily totals. @throws 400 for days in the wrong order, or too many. */
export async function readInsights(ctx: Context, organizationId: string, asked: Asked): Promise<Insights> {
  const question = { ...period(ctx, asked), project: asked.project ?? asked.projectId, image: asked.image };
  await recordDue(ctx, organizationId, question.project);
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      const days = await sumRuns(tx, question, "day");
      const images = await sumRuns(tx, question, "image");
      const totals = addUp(days);
      const ranked = await rankTests(tx, { ...question, projects: projectsOf(tx, question.project) });
      return {
        from: question.from,
        to: question.to,
        totals: { ...runNumbers(totals), tests: testNumbers(totals) },
        days: days.map((day) => ({ day: day.label, ...runNumbers(day), tests: testNumbers(day) })),
        images: images.map((image) => ({ image: image.label, ...runNumbers(image) })).sort((a, b) => b.runs - a.runs),
        slowest: ranked.average_ms,
        mostFailing: ranked.failures,
        flakiest: ranked.flaky,
      };
    },
    { snapshot: "one" },
  );
}

function period(ctx: Context, asked: Asked): { from: string; to: string } {
  const to = asked.to ?? dayOf(ctx.now());
  if (to < firstDay || to > lastDay) throw invalidField("to", `must be from ${firstDay} to ${lastDay}`);
  const from = asked.from ?? dayOf(Date.parse(to) - (defaultDays - 1) * dayMs);
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days >= 1 && days <= maxDays) return { from, to };
  throw invalidField("from", days < 1 ? "must not be later than `to`" : `must be at most ${maxDays} days before \`to\``);
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

async function sumRuns(tx: TenantTransaction, question: Question, by: "day" | "image"): Promise<SummedRuns[]> {
  const { rows } = await sql<SummedRuns>`
    select ${sql.ref(by)}::text as label, sum(passed)::int as passed, sum(failed)::int as failed, sum(unstable)::int as unstable,
      sum(errors)::int as errors, sum(duration_ms)::float8 as duration_ms, sum(timed_runs)::int as timed_runs, sum(tests_passed)::int8 as tests_passed,
      sum(tests_failed)::int8 as tests_failed, sum(tests_skipped)::int8 as tests_skipped, sum(tests_flaky)::int8 as tests_flaky
    from run_days d
    where d.org_id = ${tx.organizationId} and d.day between ${question.from}::date and ${question.to}::date
      and d.project_id = any(${projectsOf(tx, question.project)}) ${question.image === undefined ? sql`` : sql`and d.image = ${question.image}`}
    group by 1 having sum(passed + failed + unstable + errors) > 0
    order by ${by === "day" ? sql`1` : sql`sum(passed + failed + unstable + errors) desc, 1`} limit ${maxDays}`.execute(tx);
  return rows;
}

/** As an array: the planner expects few rows of a join, and would sort hundreds of thousands on disk. */
function projectsOf(tx: TenantTransaction, project: string | undefined) {
  const ofProject = project ? sql`and p.id = ${project}` : sql``;
  return sql`array(select p.id from projects p where p.org_id = ${tx.organizationId} and p.deleted_at is null ${ofProject})`;
}

function addUp(days: readonly SummedRuns[]): SummedRuns {
  const sum = (of: (day: SummedRuns) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    label: "",
    passed: sum((day) => day.passed),
    failed: sum((day) => day.failed),
    unstable: sum((day) => day.unstable),
    errors: sum((day) => day.errors),
    duration_ms: sum((day) => day.duration_ms),
    timed_runs: sum((day) => day.timed_runs),
    tests_passed: sum((day) => day.tests_passed),
    tests_failed: sum((day) => day.tests_failed),
    tests_skipped: sum((day) => day.tests_skipped),
    tests_flaky: sum((day) => day.tests_flaky),
  };
}

/** A run that ended as `ERROR` has no verdict: it counts as a run, but in no rate. */
function runNumbers(sums: SummedRuns): RunNumbers {
  const judged = sums.passed + sums.failed + sums.unstable;
  return {
    runs: judged + sums.errors,
    passed: sums.passed,
    failed: sums.failed,
    unstable: sums.unstable,
    errors: sums.errors,
    passRate: judged > 0 ? sums.passed / judged : null,
    averageDurationMs: sums.timed_runs > 0 ? sums.duration_ms / sums.timed_runs : null,
  };
}

function testNumbers(sums: SummedRuns) {
  return { passed: sums.tests_passed, failed: sums.tests_failed, skipped: sums.tests_skipped, flaky: sums.tests_flaky };
}
