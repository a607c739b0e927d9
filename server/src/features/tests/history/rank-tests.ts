import { type RawBuilder, sql } from "kysely";
import type { RankedTest } from "@gantry/contract/insights/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { weekOf } from "./sum-outcomes.ts";

/** Tests of some projects from one day to another, both included. */
interface RankedPeriod {
  /** The projects' ids, as an array. */
  projects: RawBuilder<unknown>;
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const testsRanked = 10;

const rankings = ["average_ms", "failures", "flaky"] as const;
type Ranking = (typeof rankings)[number];

/** The tests that stand out, by each ranking: what is summed per test is summed once. The transaction must read one snapshot. */
export async function rankTests(tx: TenantTransaction, period: RankedPeriod): Promise<Record<Ranking, RankedTest[]>> {
  interface Ranked {
    ranking: Ranking;
    id: string;
    project_id: string;
    name: string;
    suite: string[];
    file_path: string | null;
    runs: number;
    failures: number;
    flaky: number;
    average_ms: number;
  }
  const best = (by: Ranking) => sql`(
    select ${by} as ranking, s.*, s.${sql.ref(by)}::float8 as sort_key from s where s.${sql.ref(by)} > 0
    order by s.${sql.ref(by)} desc, s.runs desc, s.test_id limit ${testsRanked})`;
  const spans = await spansOf(tx, period);
  // In the order of the index, each row would be in another page of the table than the one before it. A bitmap reads each page once.
  await sql`set local enable_indexscan = off`.execute(tx);
  const { rows } = await sql<Ranked>`
    with s as materialized (
      select test_id, sum(runs)::int as runs, sum(failures)::int as failures, sum(flaky)::int as flaky,
        sum(duration_ms) / nullif(sum(runs), 0) as average_ms
      from (${sql.join(spans, sql` union all `)}) sums group by test_id
    )
    select best.ranking, t.id, t.project_id, t.name, t.suite, t.file_path, best.runs, best.failures, best.flaky, best.average_ms
    from (${sql.join(rankings.map(best), sql` union all `)}) best
    join tests t on t.org_id = ${tx.organizationId} and t.id = best.test_id
    order by best.sort_key desc, best.runs desc, t.id`.execute(tx);
  const ranked = (by: Ranking) => rows.filter((row) => row.ranking === by).map(presentRanked);
  return { average_ms: ranked("average_ms"), failures: ranked("failures"), flaky: ranked("flaky") };

  function presentRanked(row: Ranked): RankedTest {
    return {
      testId: row.id,
      projectId: row.project_id,
      name: row.name,
      suite: row.suite,
      filePath: row.file_path,
      runs: row.runs,
      failures: row.failures,
      flakyRuns: row.flaky,
      averageDurationMs: row.average_ms,
    };
  }
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

const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
