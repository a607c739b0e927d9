import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { branchesIn, contextOf, contextsAround, lookBack, statusOfPreviousOutcome } from "./comparable-outcomes.ts";

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
    with around as materialized (${contextsAround(tx, run, ids.length)})
    select wanted.id as test_id from unnest(${ids}::text[]) as wanted (id)
    where ${statusOfPreviousOutcome(tx, sql`(${run.created_at}::timestamptz, ${run.id}::text)`, branchesIn(run.ci_context))} = 'failed'`.execute(
    tx,
  );
  const known = new Set(rows.map((row) => row.test_id));
  const ordinals = failures.flatMap(({ ordinal, testId }) => (known.has(testId) ? [ordinal] : []));
  if (ordinals.length > 0) await setKnown(tx, run.id, { failed: ordinals, known: ordinals });
}

/** Removes the marks of a run that is removed from the history. */
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
  const before = statusOfPreviousOutcome(tx, sql`(after.run_at, after.execution_id)`, {
    branch: sql`after.branch`,
    target: sql`after.target`,
  });
  // Only the first of a branch's later outcomes can be compared with this run, or with an outcome that this run's outcome makes comparable or not.
  const { rows } = await sql<{ execution_id: string; ordinal: number; known: boolean }>`
    with around as materialized (${contextsAround(tx, run, testIds.length)})
    select * from (
      select after.execution_id, after.ordinal, ${before} is not distinct from 'failed' as known,
        (select r.known from test_results r where r.org_id = ${tx.organizationId} and r.execution_id = after.execution_id and r.ordinal = after.ordinal) as was_known
      from unnest(${testIds as string[]}::text[]) as wanted (id)
      cross join lateral (
        select later.*, row_number() over (order by run_at, execution_id) as place,
          row_number() over (partition by branch order by run_at, execution_id) as place_on_branch
        from (
          select o.status, o.run_at, o.execution_id, o.ordinal, context ->> 'branch' as branch, context ->> 'targetBranch' as target
          from (
            select o.*, ${contextOf(sql`o`)} as context
            from test_outcomes o
            where o.org_id = ${tx.organizationId} and o.test_id = wanted.id and o.status in ('passed', 'failed')
              and (o.run_at, o.execution_id) > (${run.created_at}::timestamptz, ${run.id}::text)
            order by o.run_at, o.execution_id limit ${lookBack}
          ) o
        ) later
      ) after
      where after.status = 'failed' and (after.place = 1 or after.place_on_branch = 1 and (after.branch = ${branch} or after.target = ${branch}))
    ) marks where known <> was_known`.execute(tx);
  const runs = new Map<string, { failed: number[]; known: number[] }>();
  for (const { execution_id, ordinal, known } of rows) {
    const ofRun = runs.get(execution_id) ?? { failed: [], known: [] };
    runs.set(execution_id, ofRun);
    ofRun.failed.push(ordinal);
    if (known) ofRun.known.push(ordinal);
  }
  for (const [executionId, failures] of runs) await setKnown(tx, executionId, failures);
}

/** Usually the run is the last one of its project. Then no test has to be looked up. */
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
