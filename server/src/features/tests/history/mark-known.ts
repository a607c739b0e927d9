import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { branchesIn, branchesOf, lookBack, outcomeBefore } from "./comparable-outcomes.ts";

type Run = Pick<ExecutionRow, "id" | "project_id" | "created_at" | "ci_context">;

/**
 * Marks the failed results of a run whose test also failed in its previous run on the same branch; without one, on the branch that the pull request is to be
 * merged into; without one, on any. Requires a lock on the project's history.
 * @param failures failed results of the run, none of which is marked yet
 */
export async function markKnown(tx: TenantTransaction, run: Run, failures: readonly { ordinal: number; testId: string }[]): Promise<void> {
  if (failures.length === 0) return;
  const ids = [...new Set(failures.map(({ testId }) => testId))];
  const { rows } = await sql<{ test_id: string }>`
    select wanted.id as test_id from unnest(${ids}::text[]) as wanted (id)
    cross join lateral (${outcomeBefore(tx, sql`(${run.created_at}::timestamptz, ${run.id}::text)`, branchesIn(run.ci_context))}) before
    where before.status = 'failed'`.execute(tx);
  const known = new Set(rows.map((row) => row.test_id));
  const ordinals = failures.flatMap(({ ordinal, testId }) => (known.has(testId) ? [ordinal] : []));
  if (ordinals.length > 0) await setKnown(tx, run.id, { failed: ordinals, known: ordinals });
}

/** Removes the marks of a run that leaves history. */
export async function unmarkKnown(tx: TenantTransaction, run: Run): Promise<void> {
  await sql`update test_results set known = false where org_id = ${tx.organizationId} and execution_id = ${run.id} and known`.execute(tx);
}

/**
 * Updates the marks of each test's later failures that are compared with this run, after its outcome was added or removed: runs may end in another order
 * than they were requested, and may be deleted. Requires a lock on the project's history.
 */
export async function markKnownAfter(tx: TenantTransaction, run: Run, testIds: readonly string[]): Promise<void> {
  if (testIds.length === 0 || !(await hasLaterHistory(tx, run))) return;
  const { branch } = branchesIn(run.ci_context);
  const { rows } = await sql<{ execution_id: string; ordinal: number; known: boolean }>`
    select after.execution_id, after.ordinal, coalesce(before.status = 'failed', false) as known
    from unnest(${testIds as string[]}::text[]) as wanted (id)
    cross join lateral (
      select o.status, o.run_at, o.execution_id, o.ordinal, ${branchesOf.branch} as branch, ${branchesOf.target} as target,
        row_number() over (order by o.run_at, o.execution_id) as place
      from test_outcomes o join executions e on e.org_id = o.org_id and e.id = o.execution_id
      where o.org_id = ${tx.organizationId} and o.test_id = wanted.id and o.status in ('passed', 'failed')
        and (o.run_at, o.execution_id) > (${run.created_at}::timestamptz, ${run.id}::text)
      order by o.run_at, o.execution_id limit ${lookBack}
    ) after
    left join lateral (${outcomeBefore(tx, sql`(after.run_at, after.execution_id)`, { branch: sql`after.branch`, target: sql`after.target` })}) before on true
    where after.status = 'failed' and (after.place = 1 or after.branch = ${branch} or after.target = ${branch})`.execute(tx);
  const runs = new Map<string, { failed: number[]; known: number[] }>();
  for (const { execution_id, ordinal, known } of rows) {
    const ofRun = runs.get(execution_id) ?? { failed: [], known: [] };
    runs.set(execution_id, ofRun);
    ofRun.failed.push(ordinal);
    if (known) ofRun.known.push(ordinal);
  }
  for (const [executionId, failures] of runs) await setKnown(tx, executionId, failures);
}

/** Usually the run is the last one of its project: then no test has to be looked up. */
async function hasLaterHistory(tx: TenantTransaction, run: Run): Promise<boolean> {
  const { rows } = await sql`
    select 1 from executions
    where org_id = ${tx.organizationId} and project_id = ${run.project_id} and deleted_at is null and (history = 'counted' or history_left is not null)
      and (created_at, id) > (${run.created_at}::timestamptz, ${run.id}::text)
    limit 1`.execute(tx);
  return rows.length > 0;
}

async function setKnown(
  tx: TenantTransaction,
  executionId: string,
  { failed, known }: { failed: number[]; known: number[] },
): Promise<void> {
  await sql`
    update test_results set known = ordinal = any(${known}::int[])
    where org_id = ${tx.organizationId} and execution_id = ${executionId} and ordinal = any(${failed}::int[])
      and known <> (ordinal = any(${known}::int[]))`.execute(tx);
}
