import { type RawBuilder, sql } from "kysely";
import type { RunTestCounts } from "@gantry/contract/executions/schemas.ts";
import type { MatrixRunTest, MatrixRunTestFilter } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { allCounts, countColumns } from "../results/count-run-tests.ts";
import { presentShortResults, type ShortRow, shortColumns } from "../results/present-result.ts";
import { type Condition, every, isFailed, isFlaky, isNeither, testConditions } from "../results/run-tests-filter.ts";
import { recordDueSoon } from "../tests/record/record-later.ts";
import { type CountedRun, countedRuns } from "./counted-runs.ts";
import { decodeMatrixTestCursor, encodeMatrixTestCursor, type MatrixTestCursor } from "./matrix-test-cursor.ts";
import { findMatrixRun } from "./find-matrix-run.ts";

type PlacedRow = ShortRow & MatrixTestCursor;

/**
 * A page of the tests of the latest run of each combination, and of the run that it completes if it repeats failed tests only. Failed tests come first,
 * then flaky ones; within each, in the order of the combinations and of their reports. All from one snapshot of the database.
 * @throws 404 `Matrix run not found`; 400 for a cursor that was not issued here
 */
export async function listMatrixTests(
  ctx: Context,
  organizationId: string,
  id: string,
  query: MatrixRunTestFilter,
): Promise<{ data: MatrixRunTest[]; pagination: Pagination; counts: RunTestCounts; runsWithoutResults: number }> {
  const after = decodeMatrixTestCursor(query.cursor);
  await recordDueSoon(ctx, organizationId);
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      await findMatrixRun(tx, id);
      const runs = await countedRuns(tx, id);
      const { scope, ofKinds } = testConditions(query);
      const from = resultsOf(tx, runs);
      const { total, counts } = await count(tx, from, scope, ofKinds);
      const rows = await readPage(tx, from, every([scope, ofKinds]), query.limit + 1, after);
      const shown = rows.slice(0, query.limit);
      const last = shown.at(-1);
      return {
        data: await present(tx, runs, shown),
        pagination: {
          limit: query.limit,
          nextCursor: rows.length > query.limit && last ? encodeMatrixTestCursor(last) : null,
          total,
          ...(total > totalCap ? { totalIsExact: true } : {}),
        },
        counts,
        runsWithoutResults: runs.filter(({ run }) => run.results_removed_at !== null).length,
      };
    },
    { snapshot: "one" },
  );
}

type Results = (condition: Condition, limit: number | undefined) => RawBuilder<unknown>;

/** Rows `r` of the results that count, with `place` and `rank`. Of each run, at most `limit`. */
function resultsOf(tx: TenantTransaction, runs: readonly CountedRun[]): Results {
  const counted = sql`unnest(${runs.map(({ run }) => run.id)}::text[], ${runs.map(({ place }) => place)}::int[], ${runs.map(({ rank }) => rank)}::int[])`;
  // Runners list the tests that were not asked for as skipped.
  const isNewest: Condition = runs.some(({ rank }) => rank > 0)
    ? sql`(p.rank = 0 or r.status in ('passed', 'failed')) and not exists (
        select 1 from ${counted} as newer (id, place, rank)
        join test_results again on again.org_id = ${tx.organizationId} and again.execution_id = newer.id
          and again.test_key = r.test_key and again.status in ('passed', 'failed')
        where newer.place = p.place and newer.rank > p.rank)`
    : sql`true`;
  return (condition, limit) => sql`${counted} as p (id, place, rank) cross join lateral (
    select r.* from test_results r
    where r.org_id = ${tx.organizationId} and r.execution_id = p.id and ${isNewest} and ${condition}
    ${limit === undefined ? sql`` : sql`order by r.ordinal limit ${limit}`}) r`;
}

/** Section by section: the thousands of passed tests are not read while failed ones fill the page. */
async function readPage(
  tx: TenantTransaction,
  from: Results,
  wanted: Condition,
  limit: number,
  after: MatrixTestCursor = { key: 0, place: -1, rank: 0, ordinal: -1 },
): Promise<PlacedRow[]> {
  const rows: PlacedRow[] = [];
  for (const [key, ofPart] of [isFailed, isFlaky, isNeither].entries()) {
    const left = limit - rows.length;
    if (key < after.key || left <= 0) continue;
    const place: Condition =
      key === after.key ? sql`(p.place, p.rank, r.ordinal) > (${after.place}, ${after.rank}, ${after.ordinal})` : sql`true`;
    const found = await sql<PlacedRow>`
      select ${shortColumns}, p.place, p.rank, ${key}::int as key from ${from(every([ofPart, wanted, place]), left)}
      order by p.place, p.rank, r.ordinal limit ${left}`.execute(tx);
    rows.push(...found.rows);
  }
  return rows;
}

/** The counts of all tests of these runs. */
export async function countResults(tx: TenantTransaction, runs: readonly CountedRun[]): Promise<TestCounts> {
  const everything: Condition = sql`true`;
  const { total, passed, failed, skipped, flaky, quarantined } = (await count(tx, resultsOf(tx, runs), everything, everything)).counts;
  return { total, passed, failed, skipped, flaky, quarantined };
}

async function count(tx: TenantTransaction, from: Results, scope: Condition, ofKinds: Condition) {
  const { rows } = await sql<RunTestCounts & { wanted: number }>`
    select ${countColumns}, count(*) filter (where ${isFailed} and r.known)::int as known, count(*) filter (where ${ofKinds})::int as wanted
    from ${from(scope, undefined)}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error("a count without a row");
  const { wanted, known, ...counted } = found;
  return { total: wanted, counts: allCounts(counted, known) };
}

async function present(tx: TenantTransaction, runs: readonly CountedRun[], rows: readonly PlacedRow[]): Promise<MatrixRunTest[]> {
  const presented = new Map<string, MatrixRunTest>();
  for (const { run, place } of runs) {
    const own = rows.filter((row) => row.execution_id === run.id);
    if (own.length === 0) continue;
    for (const test of await presentShortResults(tx, run, own)) presented.set(test.id, { ...test, executionId: run.id, position: place });
  }
  return rows.flatMap((row) => presented.get(`${row.execution_id}-${row.ordinal}`) ?? []);
}
