import { sql } from "kysely";
import type { FailureCategory, FailureCluster, FailureOccurrence } from "@gantry/contract/analysis/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { paginate } from "../../platform/db/keyset.ts";
import { notFound } from "../../platform/errors.ts";
import { failureSums, occurrencesIn } from "./days/read-days.ts";
import { decodePosition, encodePosition, type Position } from "./position.ts";

interface Where {
  project: string | undefined;
  days: number;
  limit: number;
  cursor?: string | undefined;
}

/** The failures grouped by fingerprint, newest first; those of deleted runs are not counted. */
export async function listClusters(ctx: Context, organizationId: string, where: Where & { category?: FailureCategory | undefined }) {
  const after = decodePosition(where.cursor);
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      // Select the page's fingerprints first, then load details only for those.
      const places = await sql<{ fingerprint: string; total: number }>`
        with seen as (
          select fingerprint, max(last_at) as last_at from (${failureSums(tx, where, { named: false })}) sums group by fingerprint
        ), wanted as materialized (
          select seen.* from seen ${where.category ? sql`cross join lateral ${latestIn(tx, where)} latest where latest.category = ${where.category}` : sql``}
        )
        select fingerprint, (select count(*) from wanted) as total from wanted
        where ${after ? sql`(last_at, fingerprint) < (${after.at}::timestamptz, ${after.id})` : sql`true`}
        order by last_at desc, fingerprint desc limit ${where.limit + 1}`.execute(tx);
      const clusters = await readClusters(
        tx,
        where,
        places.rows.map((place) => place.fingerprint),
      );
      const rows = clusters.map((row) => ({ ...row, total: places.rows[0]?.total ?? 0 }));
      return toPage(rows, where.limit, (row) => ({ at: row.last_at, id: row.fingerprint }), presentCluster);
    },
    { snapshot: "one" },
  );
}

/** The occurrences of a failure, newest first. @throws 404 `Failure not found` if it did not occur in that time. */
export async function listOccurrences(ctx: Context, organizationId: string, fingerprint: string, where: Where) {
  const after = decodePosition(where.cursor);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const [cluster] = await readClusters(tx, where, [fingerprint]);
    if (!cluster) throw notFound("Failure not found");
    const { rows } = await sql<OccurrenceRow>`
      select o.execution_id, o.ordinal, o.message, o.at, o.test_key, t.name as test_name, t.suite, e.project_id, e.group_name,
        ${cluster.occurrences}::bigint as total,
        o.execution_id || '-' || lpad((o.ordinal + 1)::text, 8, '0') as place
      from ${occurrencesIn(tx, where)} left join test_results t
        on t.org_id = o.org_id and t.execution_id = o.execution_id and t.ordinal = o.ordinal
      where o.fingerprint = ${fingerprint}
        and ${after ? sql`(o.at, o.execution_id || '-' || lpad((o.ordinal + 1)::text, 8, '0')) < (${after.at}::timestamptz, ${after.id})` : sql`true`}
      order by o.at desc, place desc limit ${where.limit + 1}`.execute(tx);
    return { ...toPage(rows, where.limit, (row) => ({ at: row.at, id: row.place }), presentOccurrence), cluster: presentCluster(cluster) };
  });
}

interface ClusterRow {
  fingerprint: string;
  category: FailureCategory;
  is_guess: boolean;
  message: string;
  occurrences: number;
  executions: number;
  tests: number;
  first_at: Date;
  last_at: Date;
  first_id: string;
  last_id: string;
}

interface OccurrenceRow {
  execution_id: string;
  ordinal: number;
  message: string;
  at: Date;
  test_key: string | null;
  test_name: string | null;
  suite: string[] | null;
  project_id: string | null;
  group_name: string | null;
  place: string;
  total: number;
}

/** The failures with these fingerprints, newest first. */
async function readClusters(tx: TenantTransaction, where: Where, fingerprints: readonly string[]): Promise<ClusterRow[]> {
  if (fingerprints.length === 0) return [];
  const { rows } = await sql<ClusterRow>`
    with sums as materialized (${failureSums(tx, { ...where, fingerprints: sql`${fingerprints as string[]}::text[]` }, { named: false })}), seen as (
      select fingerprint, sum(occurrences) as occurrences, sum(executions) as executions, min(first_at) as first_at, max(last_at) as last_at
      from sums group by fingerprint
    ), tests as (
      select fingerprint, count(*) as tests from (select distinct fingerprint, project_id, unnest(tests) from sums) each group by fingerprint
    )
    select seen.*, coalesce(tests.tests, 0) as tests, latest.category, latest.is_guess, latest.message, latest.execution_id as last_id, first.execution_id as first_id
    from seen cross join lateral ${latestIn(tx, where)} latest cross join lateral (
      select o.execution_id from ${occurrencesIn(tx, where)} where o.fingerprint = seen.fingerprint and o.at = seen.first_at order by o.execution_id limit 1
    ) first left join tests on tests.fingerprint = seen.fingerprint
    order by seen.last_at desc, seen.fingerprint desc`.execute(tx);
  return rows;
}

/** The latest occurrence of the failure `seen`. */
const latestIn = (tx: TenantTransaction, where: Where) => sql`(
  select o.category, o.is_guess, o.message, o.execution_id from ${occurrencesIn(tx, where)} where o.fingerprint = seen.fingerprint and o.at = seen.last_at
  order by o.execution_id desc, o.ordinal limit 1
)`;

function presentCluster(row: ClusterRow): FailureCluster {
  return {
    fingerprint: row.fingerprint,
    category: row.category,
    isGuess: row.is_guess,
    message: row.message,
    occurrences: row.occurrences,
    executions: row.executions,
    tests: row.tests,
    firstSeenAt: row.first_at.toISOString(),
    lastSeenAt: row.last_at.toISOString(),
    firstTaskId: row.first_id,
    lastTaskId: row.last_id,
  };
}

function presentOccurrence(row: OccurrenceRow): FailureOccurrence {
  return {
    taskId: row.execution_id,
    projectId: row.project_id,
    groupName: row.group_name,
    testId: row.ordinal < 0 ? null : `${row.execution_id}-${row.ordinal}`,
    testKey: row.test_key,
    testName: row.test_name,
    suite: row.suite,
    message: row.message,
    at: row.at.toISOString(),
  };
}

function toPage<Row extends { total: number }, Shown>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Position,
  present: (row: Row) => Shown,
): { data: Shown[]; pagination: Pagination } {
  const page = paginate(rows, { limit, total: rows[0]?.total ?? 0, cursorOf: (last) => encodePosition(placeOf(last)) });
  return { data: page.rows.map(present), pagination: page.pagination };
}
