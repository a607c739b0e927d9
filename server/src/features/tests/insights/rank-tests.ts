import { type RawBuilder, sql } from "kysely";
import type { Insights, RankedTest } from "@gantry/contract/insights/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { suiteOfTest } from "../../executions/lists/suite-of-test.ts";
import { addDays, type InsightsQuestion, isFiltered, matchingRuns, ofSuite, projectsOf, runsRead } from "./insights-period.ts";
import { weekOf } from "../history/sum-outcomes.ts";

const testsRanked = 10;
const suitesShown = 10;
/** With a filter, outcomes are read one by one, from as many of the newest runs as have this many test results together. */
const outcomesRead = 100_000;
const fewRuns = 1_000;
/** A flaky test is new if it was not flaky in this many days before the period. And how many tests are looked up in these days. */
const newWithinDays = 90;
const newCandidates = 200;

const rankings = ["average_ms", "failures", "flaky", "newly_flaky"] as const;
type Ranking = (typeof rankings)[number];

interface RankedTests {
  tests: Record<Exclude<Ranking, "newly_flaky">, RankedTest[]>;
  newlyFlaky: Insights["newlyFlaky"];
  suites: Insights["suites"];
  /** The number of runs, if not all of the period are read. */
  from: number | null;
}

/** The tests and suites that stand out, by each ranking: what is summed per test is summed once. The transaction must read one snapshot. */
export async function rankTests(tx: TenantTransaction, question: InsightsQuestion): Promise<RankedTests> {
  const best = (by: Ranking) => sql`(
    select ${by} as ranking, s.*, s.${sql.ref(by === "newly_flaky" ? "flaky" : by)}::float8 as sort_key
    from ${by === "newly_flaky" ? newlyFlaky(tx, question) : sql`s`} where s.${sql.ref(by === "newly_flaky" ? "flaky" : by)} > 0
    order by sort_key desc, s.runs desc, s.test_id limit ${testsRanked})`;
  const chosen = isFiltered(question) || question.image !== undefined ? await newestRuns(tx, question) : undefined;
  const spans = chosen
    ? [outcomesOfRuns(tx, question, chosen.ids)]
    : await spansOf(tx, { ...question, projects: projectsOf(tx, question.project) });
  // In the order of the index, each row would be in another page of the table than the one before it. A bitmap reads each page once.
  if (!chosen) await sql`set local enable_indexscan = off`.execute(tx);
  const { rows } = await sql<{ ranked: Ranked[]; suites: Insights["suites"] }>`
    with s as materialized (
      select test_id, sum(runs)::int as runs, sum(failures)::int as failures, sum(flaky)::int as flaky, sum(duration_ms) as duration_ms,
        sum(duration_ms) / nullif(sum(runs), 0) as average_ms
      from (${sql.join(spans, sql` union all `)}) sums group by test_id
    ), ranked as (
      select best.ranking, t.id, t.project_id, t.name, t.suite, t.file_path, t.variant, best.runs, best.failures, best.flaky, best.average_ms, best.sort_key,
        case when best.ranking = 'newly_flaky' then (
          select min(d.day)::text from test_days d where d.org_id = t.org_id and d.project_id = t.project_id and d.test_id = t.id and d.flaky > 0
            and d.day between ${question.from}::date and ${question.to}::date
        ) end as flaky_since
      from (${sql.join(rankings.map(best), sql` union all `)}) best
      join tests t on t.org_id = ${tx.organizationId} and t.id = best.test_id
    ), suites as (
      select ${suiteOfTest} as name, count(*)::int as tests, sum(s.runs)::int as results, sum(s.failures)::int as failures, sum(s.flaky)::int as flaky,
        sum(s.duration_ms)::float8 as "durationMs"
      from s join tests t on t.org_id = ${tx.organizationId} and t.id = s.test_id
      where s.runs > 0 and ${suiteOfTest} is not null group by 1 order by 4 desc, 5 desc, 3 desc, 1 limit ${suitesShown}
    )
    select coalesce((select json_agg(r order by r.sort_key desc, r.runs desc, r.id) from ranked r), '[]') as ranked,
      coalesce((select json_agg(u order by u.failures desc, u.flaky desc, u.results desc, u.name) from suites u), '[]') as suites`.execute(
    tx,
  );
  const ranked = (by: Ranking) => (rows[0]?.ranked ?? []).filter((row) => row.ranking === by);
  const tests = {
    average_ms: ranked("average_ms").map(presentRanked),
    failures: ranked("failures").map(presentRanked),
    flaky: ranked("flaky").map(presentRanked),
  };
  return {
    tests,
    newlyFlaky: ranked("newly_flaky").map((row) => ({ ...presentRanked(row), flakySince: row.flaky_since })),
    suites: rows[0]?.suites ?? [],
    from: chosen?.isPartial ? chosen.ids.length : null,
  };
}

interface Ranked {
  ranking: Ranking;
  id: string;
  project_id: string;
  name: string;
  suite: string[];
  file_path: string | null;
  variant: string | null;
  runs: number;
  failures: number;
  flaky: number;
  average_ms: number;
  /** Only of newly flaky tests. */
  flaky_since: string | null;
}

const presentRanked = (row: Ranked): RankedTest => ({
  testId: row.id,
  projectId: row.project_id,
  name: row.name,
  suite: row.suite,
  filePath: row.file_path,
  variant: row.variant,
  runs: row.runs,
  failures: row.failures,
  flakyRuns: row.flaky,
  averageDurationMs: row.average_ms,
});

/** The relation `s` of tests that were flaky now, but not in the days before the period. Only the flakiest are looked up. */
function newlyFlaky(tx: TenantTransaction, { from }: InsightsQuestion): RawBuilder<unknown> {
  const monday = weekOf(from);
  const weeks = Array.from({ length: Math.ceil(newWithinDays / 7) }, (_, index) => addDays(monday, -7 * (index + 1)));
  return sql`(
    select c.* from (select * from s where flaky > 0 order by flaky desc, runs desc, test_id limit ${newCandidates}) c
    join tests t on t.org_id = ${tx.organizationId} and t.id = c.test_id
    where not exists (
      select from test_weeks w where w.org_id = t.org_id and w.project_id = t.project_id and w.week = any(${weeks}::date[]) and w.test_id = t.id and w.flaky > 0)
    and not exists (
      select from test_days d where d.org_id = t.org_id and d.project_id = t.project_id and d.day >= ${monday}::date and d.day < ${from}::date
        and d.test_id = t.id and d.flaky > 0)
  ) s`;
}

/** The newest matching runs, up to a number of test results. Fewer runs are read first, which are usually enough. */
async function newestRuns(tx: TenantTransaction, question: InsightsQuestion): Promise<{ ids: string[]; isPartial: boolean }> {
  const all = runsRead(question);
  for (const most of [Math.min(fewRuns, all), all]) {
    const { rows } = await sql<{ id: string; before: number; read_runs: number }>`
      select r.id, r.read_runs,
        (sum(coalesce((r.tests ->> 'total')::int, 0)) over (order by r.created_at desc, r.id desc rows between unbounded preceding and current row))::float8 as before
      from (${matchingRuns(tx, question, most)}) r where coalesce((r.tests ->> 'total')::int, 0) > 0 order by r.created_at desc, r.id desc`.execute(
      tx,
    );
    const ids = rows.filter((row, index) => index === 0 || row.before <= outcomesRead).map((row) => row.id);
    // `read_runs` is missing if none of the runs that were read matches.
    const isAll = rows.length > 0 && (rows[0]?.read_runs ?? 0) < most;
    if (ids.length < rows.length || isAll || most === all)
      return { ids, isPartial: ids.length < rows.length || (rows[0]?.read_runs ?? 0) >= all };
  }
  return { ids: [], isPartial: false };
}

const outcomesOfRuns = (tx: TenantTransaction, question: InsightsQuestion, ids: readonly string[]) => sql`
  select o.test_id, 1 as runs, (o.status = 'failed')::int as failures, o.flaky::int as flaky, o.duration_ms from test_outcomes o
  where o.org_id = ${tx.organizationId} ${ofSuite(tx, question)} and o.execution_id = any(${ids as string[]}::text[]) and o.status in ('passed', 'failed')`;

/** Tests of some projects from one day to another, both included. */
interface RankedPeriod {
  /** The projects' ids, as an array. */
  projects: RawBuilder<unknown>;
  from: string;
  to: string;
}

/** Queries for the sums of whole weeks, and of the days before and after them. */
async function spansOf(tx: TenantTransaction, period: RankedPeriod): Promise<RawBuilder<unknown>[]> {
  const sums = (table: "test_days" | "test_weeks", start: "day" | "week", from: string, to: string) =>
    from > to
      ? []
      : sql`select d.test_id, d.runs, d.failures, d.flaky, d.duration_ms from ${sql.table(table)} d
          where d.org_id = ${tx.organizationId} and d.project_id = any(${period.projects}) and d.${sql.ref(start)} between ${from}::date and ${to}::date`;
  const first = weekOf(addDays(period.from, 6));
  // Of the last week, only days without any outcome may be missing: usually those that are still to come.
  const isLastWhole = await isEmpty(tx, { ...period, from: addDays(period.to, 1), to: addDays(weekOf(period.to), 6) });
  const last = weekOf(addDays(period.to, isLastWhole ? 0 : -6));
  if (first > last) return [sums("test_days", "day", period.from, period.to)].flat();
  return [
    sums("test_days", "day", period.from, addDays(first, -1)),
    sums("test_weeks", "week", first, last),
    sums("test_days", "day", addDays(last, 7), period.to),
  ].flat();
}

async function isEmpty(tx: TenantTransaction, { projects, from, to }: RankedPeriod): Promise<boolean> {
  const { rows } = await sql`
    select from test_days where org_id = ${tx.organizationId} and project_id = any(${projects}) and day between ${from}::date and ${to}::date
    limit 1`.execute(tx);
  return rows.length === 0;
}
