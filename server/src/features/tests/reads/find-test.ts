import { sql } from "kysely";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { RunReference, TestDetail } from "@gantry/contract/tests/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import { inQuarantine, presentQuarantine } from "../quarantine/present.ts";
import { recordDue } from "../record/record-later.ts";
import { lastFlakeChecks } from "../history/flake-check-counts.ts";
import { outcomesOf } from "../history/outcomes-of.ts";
import { presentTest, shownWithTest, visibleTests } from "../history/present-test.ts";
import { presentReference, type ReferredRun, referenceColumns } from "./run-reference.ts";

const outcomesShown = 60;

/** One test with its statistics and the run and commit since which it fails. @throws 404 `Test not found` */
export async function findTest(ctx: Context, organizationId: string, id: string): Promise<TestDetail> {
  await recordDue(ctx, organizationId);
  return ctx.db.withTenant(organizationId, (tx) => readTest(ctx, tx, id));
}

/** The same inside a transaction. */
export async function readTest(ctx: Context, tx: TenantTransaction, id: string): Promise<TestDetail> {
  const row = await visibleTests(tx)
    .selectAll("tests")
    .select([...shownWithTest, "projects.results_removed_before"])
    .where("tests.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Test not found");
  // Sent together: each waits for the database, not for the one before it.
  const [outcomes, { passed, failed, ...since }, entry, checks] = await Promise.all([
    outcomesOf(tx, [id], outcomesShown),
    turningPoint(tx, row),
    inQuarantine(tx).where("quarantine.test_id", "=", id).executeTakeFirst(),
    lastFlakeChecks(tx, [id]),
  ]);
  return {
    ...presentTest(row, outcomes.get(id) ?? [], checks.get(id)),
    firstFailing: failed && { ...failed, ageMs: Math.max(0, ctx.now() - Date.parse(failed.at)), ...since },
    lastPassing: passed,
    quarantine: entry ? presentQuarantine(entry) : null,
    firstSeenAt: row.created_at.toISOString(),
    resultsRemovedBefore: row.results_removed_before?.toISOString() ?? null,
  };
}

interface TurningPoint {
  passed: RunReference | null;
  failed: RunReference | null;
  /** The failures since the last pass. */
  runsSince: number;
  runsSinceIsExact?: false;
}

interface FailingTest {
  id: string;
  failing_since: Date | null;
  failing_execution_id: string | null;
}

/** More than are counted, so that a count at the limit can be told from one beyond it. */
const outcomesCounted = totalCap + 1;

/**
 * The last passing run and the first failing run after it, from the whole history. The newest outcomes are read one by one; if they are all failures, the last
 * pass is before the stored beginning of the failures. A test can have failed in a hundred thousand runs.
 */
async function turningPoint(tx: TenantTransaction, { id, failing_since, failing_execution_id }: FailingTest): Promise<TurningPoint> {
  const outcomes = sql`from test_outcomes o where o.org_id = ${tx.organizationId} and o.test_id = ${id}`;
  const before = failing_since ? sql`and (o.run_at, o.execution_id) < (${failing_since}, ${failing_execution_id})` : sql``;
  const newestFirst = sql`order by run_at desc, execution_id desc`;
  const { rows } = await sql<ReferredRun & { is_pass: boolean; failures: number; is_exact: boolean }>`
    with recent as materialized (
      select o.run_at, o.execution_id, o.status ${outcomes} ${newestFirst} limit ${outcomesCounted}
    ), pass as (
      select * from (
        (select run_at, execution_id from recent where status = 'passed' ${newestFirst} limit 1)
        union all
        (select o.run_at, o.execution_id ${outcomes} and o.status = 'passed' ${before} ${newestFirst} limit 1)
      ) passes ${newestFirst} limit 1
    ), bound as (
      -- Not in the comparison: with row-level security the index is only used for values that are computed before.
      select coalesce((select run_at from pass), '-infinity'::timestamptz) as run_at, coalesce((select execution_id from pass), '') as execution_id
    ), failure as (
      select o.execution_id ${outcomes} and o.status = 'failed' and (o.run_at, o.execution_id) > ((select run_at from bound), (select execution_id from bound))
      order by o.run_at, o.execution_id limit 1
    ), since as (
      select count(*) filter (where status = 'failed' and (run_at, execution_id) > ((select run_at from bound), (select execution_id from bound))) as failures,
        count(*) < ${outcomesCounted} or bool_or(status = 'passed') as is_exact from recent
    ), points as (
      select execution_id, true as is_pass from pass union all select execution_id, false from failure
    )
    select ${sql.join(referenceColumns.map((column) => sql.ref(column)))}, points.is_pass, since.failures, since.is_exact
    from points cross join since join executions on executions.org_id = ${tx.organizationId} and executions.id = points.execution_id`.execute(
    tx,
  );
  const found = (isPass: boolean) => rows.find((row) => row.is_pass === isPass);
  const [pass, failure] = [found(true), found(false)];
  return {
    passed: pass ? presentReference(pass) : null,
    failed: failure ? presentReference(failure) : null,
    runsSince: Math.min(failure?.failures ?? 0, totalCap),
    ...(failure?.is_exact === false ? { runsSinceIsExact: false } : {}),
  };
}
