import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** How many earlier outcomes of a test are looked at. */
export const lookBack = 100;

/** Where a run stands: its branch, and the branch that its pull request is to be merged into. Each an SQL text, or null. */
export interface Branches {
  branch: RawBuilder<unknown>;
  target: RawBuilder<unknown>;
}

/** The branches of the execution `e` in SQL. */
export const branchesOf: Branches = { branch: sql`e.ci_context ->> 'branch'`, target: sql`e.ci_context ->> 'targetBranch'` };

/** The branches of a run's CI context, as values. */
export function branchesIn(context: { branch?: string | undefined; targetBranch?: string | undefined } | null): Branches {
  return { branch: sql`${context?.branch ?? null}::text`, target: sql`${context?.targetBranch ?? null}::text` };
}

/**
 * How near the execution `e` is to a run: 0 for the same branch, 1 for the branch that it is to be merged into, 2 for others. A test's result is compared
 * with the nearest ones that exist, so that a pull request is not blamed for what fails in another one. Without a branch, all are as near.
 */
export function distanceTo({ branch, target }: Branches): RawBuilder<number> {
  return sql<number>`case when ${branch} is null or ${branchesOf.branch} = ${branch} then 0 when ${branchesOf.branch} = ${target} then 1 else 2 end`;
}

/** The last comparable outcome of the test `wanted.id` in which it passed or failed, before a place in history. */
export function outcomeBefore(tx: TenantTransaction, place: RawBuilder<unknown>, branches: Branches): RawBuilder<{ status: string }> {
  return sql`
    select recent.status from (
      select o.status, o.run_at, o.execution_id, ${distanceTo(branches)} as distance
      from test_outcomes o join executions e on e.org_id = o.org_id and e.id = o.execution_id
      where o.org_id = ${tx.organizationId} and o.test_id = wanted.id and o.status in ('passed', 'failed') and (o.run_at, o.execution_id) < ${place}
      order by o.run_at desc, o.execution_id desc limit ${lookBack}
    ) recent
    order by recent.distance, recent.run_at desc, recent.execution_id desc limit 1`;
}
