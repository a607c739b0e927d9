import { sql } from "kysely";
import type { ListedTest, RunTestCounts, RunTestFilter } from "@gantry/contract/executions/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { allCounts, countColumns, countRun } from "./count-run-tests.ts";
import { presentResults, presentShortResults, type ResultRow, type ShortRow, shortColumns } from "./present-result.ts";
import { type Condition, every, isFailed, isFlaky, isNeither, partOf, type RunTests } from "./run-tests-filter.ts";
import type { ShownExecution } from "../executions/record/execution-record.ts";
import { hasUnnamedTests } from "./run-notes.ts";
import { decodeTestCursor, encodeTestCursor, type RunTestOrder, type TestCursor } from "./test-list-cursor.ts";
import { withRunTests } from "./with-run-tests.ts";

interface Query extends RunTestFilter {
  limit: number;
  cursor?: string | undefined;
  order: RunTestOrder;
  /** With each test's message, trace, output, attachments, attempts and history. */
  details: boolean;
}

/**
 * A page of a run's tests with its counts, all from one snapshot of the database.
 * @throws 404 `Run not found`; 400 for a cursor of another order.
 */
export async function listTests(
  ctx: Context,
  organizationId: string,
  executionId: string,
  query: Query,
): Promise<{
  data: ListedTest[];
  pagination: Pagination;
  counts: RunTestCounts;
  tests: TestCounts | null;
  historyPending: boolean;
  resultsRemovedAt: string | null;
}> {
  const after = decodeTestCursor(query.order, query.cursor);
  return withRunTests(ctx, { organizationId, executionId, filter: query }, async (tx, { run, tests }) => {
    if (run.results_removed_at !== null) return withoutResults(run, query.limit);
    const page =
      run.tests && tests.isWhole && !hasUnnamedTests(run)
        ? await readRun(tx, tests, query, after, run.tests)
        : await readSearched(tx, tests, query, after);
    const { rows, counts, total } = page;
    const shown = rows.slice(0, query.limit);
    const last = shown.at(-1);
    return {
      data: query.details ? await presentResults(tx, run, await withDetails(tx, run.id, shown)) : await presentShortResults(tx, run, shown),
      pagination: {
        limit: query.limit,
        nextCursor: rows.length > query.limit && last ? encodeTestCursor(query.order, last) : null,
        total,
        ...(total > totalCap ? { totalIsExact: true } : {}),
      },
      // What came before a run of a flake check is not its previous run.
      counts: run.flake_check_id === null ? counts : { ...counts, new: 0 },
      tests: run.tests,
      historyPending: await isHistoryPending(tx, run.project_id),
      resultsRemovedAt: null,
    };
  });
}

/** The counts are those of the record: a filter has nothing to count any more. */
function withoutResults(run: ShownExecution, limit: number) {
  const counts = run.tests ?? { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0, quarantined: 0 };
  const known = run.known_failures ?? 0;
  return {
    data: [],
    pagination: { limit, nextCursor: null, total: 0 },
    counts: run.flake_check_id === null ? allCounts(counts, known) : { ...allCounts(counts, known), new: 0 },
    tests: run.tests,
    historyPending: false,
    resultsRemovedAt: run.results_removed_at?.toISOString() ?? null,
  };
}

async function isHistoryPending(tx: TenantTransaction, projectId: string): Promise<boolean> {
  const due = await tx
    .selectFrom("executions")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where("history", "=", "due")
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

type PlacedRow = ShortRow & TestCursor;

interface Page {
  /** One more than the page has, if there is one. */
  rows: PlacedRow[];
  counts: RunTestCounts;
  total: number;
}

/** For a whole run: counts from the record and from the index of failed tests are not recounted. */
async function readRun(
  tx: TenantTransaction,
  tests: RunTests,
  query: Query,
  after: TestCursor | undefined,
  stored: TestCounts,
): Promise<Page> {
  const rows = query.order === "failed" ? await readFailedFirst(tx, tests, query, after) : await readInOrder(tx, tests, query, after);
  return { rows, ...(await countRun(tx, tests, query.status, stored)) };
}

/** Section by section: the thousands of passed tests are not read while failed ones fill the page. */
async function readFailedFirst(
  tx: TenantTransaction,
  tests: RunTests,
  { limit }: Query,
  after: TestCursor = { key: 0, ordinal: -1 },
): Promise<PlacedRow[]> {
  const rows: PlacedRow[] = [];
  for (const [key, ofPart] of [isFailed, isFlaky, isNeither].entries()) {
    if (key < after.key || rows.length > limit) continue;
    const place: Condition = sql`r.ordinal > ${key === after.key ? after.ordinal : -1}`;
    rows.push(...(await read(tx, tests, [tests.ofKinds, ofPart, place], sql`${key}::int`, sql`r.ordinal`, limit + 1 - rows.length)));
  }
  return rows;
}

function readInOrder(tx: TenantTransaction, tests: RunTests, { limit, order }: Query, after: TestCursor | undefined): Promise<PlacedRow[]> {
  if (order === "report")
    return read(tx, tests, [tests.ofKinds, sql`r.ordinal > ${after?.ordinal ?? -1}`], sql`0::int`, sql`r.ordinal`, limit + 1);
  const place: Condition = after ? sql`(-r.duration_ms, r.ordinal) > (-(${after.key}::double precision), ${after.ordinal})` : sql`true`;
  return read(tx, tests, [tests.ofKinds, place], sql`r.duration_ms`, sql`-r.duration_ms, r.ordinal`, limit + 1);
}

/** A search is counted and sorted in one query, because it has to read every test of the run. */
async function readSearched(tx: TenantTransaction, tests: RunTests, query: Query, after: TestCursor | undefined): Promise<Page> {
  const keys = { failed: partOf, report: sql`0`, duration: sql`r.duration_ms` };
  const sign = sql.raw(query.order === "duration" ? "-" : "");
  const { rows } = await sql<RunTestCounts & { wanted: number; places: TestCursor[] | null }>`
    with found as materialized (
      select r.ordinal, r.status, r.flaky, r.quarantined, ${keys[query.order]} as key, ${tests.ofKinds} as is_wanted, r.known
      from test_results r where ${tests.scope}
    )
    select ${countColumns}, count(*) filter (where r.is_wanted)::int as wanted, count(*) filter (where r.known)::int as known, (
        select json_agg(page) from (
          select key, ordinal from found
          where is_wanted and ${after ? sql`(${sign} key, ordinal) > (${sign} (${after.key}::double precision), ${after.ordinal})` : sql`true`}
          order by ${sign} key, ordinal limit ${query.limit + 1}
        ) page
      ) as places
    from found r`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error("a count without a row");
  const { wanted, places, ...counted } = found;
  const shown = await read(
    tx,
    tests,
    [sql`r.ordinal = any(${(places ?? []).map((place) => place.ordinal)}::int[])`],
    sql`0::int`,
    sql`r.ordinal`,
    query.limit + 1,
  );
  const byOrdinal = new Map(shown.map((row) => [row.ordinal, row]));
  return {
    rows: (places ?? []).flatMap(({ key, ordinal }) => {
      const row = byOrdinal.get(ordinal);
      return row ? { ...row, key } : [];
    }),
    counts: allCounts(counted, counted.known),
    total: wanted,
  };
}

async function read(
  tx: TenantTransaction,
  { ofRun }: RunTests,
  conditions: readonly Condition[],
  key: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  limit: number,
): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select ${shortColumns}, ${key} as key
    from test_results r where ${every([ofRun, ...conditions])} order by ${order} limit ${limit}`.execute(tx);
  return rows;
}

async function withDetails(tx: TenantTransaction, executionId: string, rows: readonly PlacedRow[]): Promise<ResultRow[]> {
  if (rows.length === 0) return [];
  const ordinals = rows.map((row) => row.ordinal);
  const found = await tx
    .selectFrom("test_results")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where(sql<boolean>`ordinal = any(${ordinals}::int[])`)
    .execute();
  const byOrdinal = new Map(found.map((row) => [row.ordinal, row]));
  return rows.flatMap(({ ordinal, known }) => {
    const row = byOrdinal.get(ordinal);
    return row ? { ...row, known } : [];
  });
}
