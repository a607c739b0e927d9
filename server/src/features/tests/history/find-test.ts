import { sql } from "kysely";
import type { RunReference, TestDetail } from "@gantry/contract/tests/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/http/errors.ts";
import { inQuarantine, presentQuarantine } from "../quarantine/present.ts";
import { recordDue } from "../record/record-later.ts";
import { lastFlakeChecks } from "./flake-check-counts.ts";
import { outcomesOf } from "./outcomes-of.ts";
import { presentTest, shownWithTest, visibleTests } from "./present-test.ts";
import { presentReference, referenceColumns } from "./run-reference.ts";

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
  const outcomes = await outcomesOf(tx, [id], outcomesShown);
  const { passed, failed, failures } = await turningPoint(tx, id);
  const entry = await inQuarantine(tx).where("quarantine.test_id", "=", id).executeTakeFirst();
  const first = failed ? await referTo(tx, failed) : null;
  return {
    ...presentTest(row, outcomes.get(id) ?? [], (await lastFlakeChecks(tx, [id])).get(id)),
    firstFailing: first && { ...first, ageMs: Math.max(0, ctx.now() - Date.parse(first.at)), runsSince: failures },
    lastPassing: passed ? await referTo(tx, passed) : null,
    quarantine: entry ? presentQuarantine(entry) : null,
    firstSeenAt: row.created_at.toISOString(),
    resultsRemovedBefore: row.results_removed_before?.toISOString() ?? null,
  };
}

interface TurningPoint {
  /** The runs. */
  passed: string | null;
  failed: string | null;
  failures: number;
}

/** The last passing run and the first failing run after it, from the whole history. */
async function turningPoint(tx: TenantTransaction, id: string): Promise<TurningPoint> {
  const { rows } = await sql<TurningPoint>`
    with pass as (
      select run_at, execution_id from test_outcomes where org_id = ${tx.organizationId} and test_id = ${id} and status = 'passed'
      order by run_at desc, execution_id desc limit 1
    ), since as (
      select o.run_at, o.execution_id from test_outcomes o
      where o.org_id = ${tx.organizationId} and o.test_id = ${id} and o.status = 'failed'
        and (o.run_at, o.execution_id) > (
          coalesce((select run_at from pass), '-infinity'::timestamptz), coalesce((select execution_id from pass), ''))
    )
    select (select execution_id from pass) as passed, count(*) as failures,
      (array_agg(execution_id order by run_at, execution_id))[1] as failed
    from since`.execute(tx);
  return rows[0] ?? { passed: null, failed: null, failures: 0 };
}

async function referTo(tx: TenantTransaction, executionId: string): Promise<RunReference | null> {
  const run = await tx
    .selectFrom("executions")
    .select(referenceColumns)
    .where("executions.org_id", "=", tx.organizationId)
    .where("executions.id", "=", executionId)
    .executeTakeFirst();
  return run ? presentReference(run) : null;
}
