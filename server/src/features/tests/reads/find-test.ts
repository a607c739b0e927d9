import { sql } from "kysely";
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
  const [outcomes, { passed, failed, failures }, entry, checks] = await Promise.all([
    outcomesOf(tx, [id], outcomesShown),
    turningPoint(tx, id),
    inQuarantine(tx).where("quarantine.test_id", "=", id).executeTakeFirst(),
    lastFlakeChecks(tx, [id]),
  ]);
  return {
    ...presentTest(row, outcomes.get(id) ?? [], checks.get(id)),
    firstFailing: failed && { ...failed, ageMs: Math.max(0, ctx.now() - Date.parse(failed.at)), runsSince: failures },
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
  failures: number;
}

/** The last passing run and the first failing run after it, from the whole history. */
async function turningPoint(tx: TenantTransaction, id: string): Promise<TurningPoint> {
  const { rows } = await sql<ReferredRun & { is_pass: boolean; failures: number }>`
    with pass as (
      select run_at, execution_id from test_outcomes where org_id = ${tx.organizationId} and test_id = ${id} and status = 'passed'
      order by run_at desc, execution_id desc limit 1
    ), bound as (
      -- Not in the comparison: with row-level security the index is only used for values that are computed before.
      select coalesce((select run_at from pass), '-infinity'::timestamptz) as run_at, coalesce((select execution_id from pass), '') as execution_id
    ), since as (
      select count(*) as failures, (array_agg(o.execution_id order by o.run_at, o.execution_id))[1] as execution_id from test_outcomes o
      where o.org_id = ${tx.organizationId} and o.test_id = ${id} and o.status = 'failed'
        and (o.run_at, o.execution_id) > ((select run_at from bound), (select execution_id from bound))
    ), points as (
      select execution_id, true as is_pass, 0 as failures from pass union all select execution_id, false, failures from since
    )
    select ${sql.join(referenceColumns.map((column) => sql.ref(column)))}, points.is_pass, points.failures
    from points join executions on executions.org_id = ${tx.organizationId} and executions.id = points.execution_id`.execute(tx);
  const found = (isPass: boolean) => rows.find((row) => row.is_pass === isPass);
  const [pass, failure] = [found(true), found(false)];
  return {
    passed: pass ? presentReference(pass) : null,
    failed: failure ? presentReference(failure) : null,
    failures: failure?.failures ?? 0,
  };
}
