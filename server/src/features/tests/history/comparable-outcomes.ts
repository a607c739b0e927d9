import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";

/** How many earlier outcomes of a test are looked at. */
export const lookBack = 100;

/** The branches of a run: its own, and the target branch of its pull request. Each an SQL text, or null. */
export interface Branches {
  branch: RawBuilder<unknown>;
  target: RawBuilder<unknown>;
}

/** The branches of the execution `e` in SQL. */
const branchesOf: Branches = { branch: sql`e.ci_context ->> 'branch'`, target: sql`e.ci_context ->> 'targetBranch'` };

/** The branches of a run's CI context, as values. */
export function branchesIn(context: { branch?: string | undefined; targetBranch?: string | undefined } | null): Branches {
  return { branch: sql`${context?.branch ?? null}::text`, target: sql`${context?.targetBranch ?? null}::text` };
}

/**
 * How close the execution `e` is to a run: 0 for the same branch, 1 for the target branch, 2 for others. A test's result is compared
 * with the closest ones that exist, so that a pull request is not blamed for the failures of another one. Without a branch, all are equally close.
 */
export function distanceTo({ branch, target }: Branches): RawBuilder<number> {
  return sql<number>`case when ${branch} is null or ${branchesOf.branch} = ${branch} then 0 when ${branchesOf.branch} = ${target} then 1 else 2 end`;
}

/**
 * The status of the last comparable outcome of the test `wanted.id` in which it passed or failed, before a position in the history; null without one. Reads the
 * outcomes from the newest on until it finds one of the branch. Requires {@link contextsAround}.
 */
export function statusOfPreviousOutcome(
  tx: TenantTransaction,
  place: RawBuilder<unknown>,
  { branch, target }: Branches,
): RawBuilder<string | null> {
  const newest = (condition: RawBuilder<unknown>) => sql`(
    select near.status from (
      select o.status, o.run_at, o.execution_id, ${contextOf(sql`o`)} ->> 'branch' as branch from test_outcomes o
      where o.org_id = ${tx.organizationId} and o.test_id = wanted.id and o.status in ('passed', 'failed') and (o.run_at, o.execution_id) < ${place}
      order by o.run_at desc, o.execution_id desc limit ${lookBack}
    ) near where ${condition} order by near.run_at desc, near.execution_id desc limit 1)`;
  return sql`coalesce(
    ${newest(sql`${branch} is not null and near.branch = ${branch}`)},
    ${newest(sql`${branch} is not null and ${target} is not null and near.branch = ${target}`)},
    ${newest(sql`true`)})`;
}

/** From this many tests on, the contexts of the runs around one are read once instead of for each outcome. */
const manyTests = 50;
const runsAround = 500;

/** A query for `with`, named `around`: CI contexts of the project's runs before and after one, in one object by id. */
export function contextsAround(
  tx: TenantTransaction,
  run: Pick<ExecutionRow, "id" | "project_id" | "created_at">,
  tests: number,
): RawBuilder<unknown> {
  const most = tests < manyTests ? 0 : runsAround;
  const runs = (side: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    select id, ci_context from executions
    where org_id = ${tx.organizationId} and project_id = ${run.project_id} and deleted_at is null
      and (created_at, id) ${side} (${run.created_at}::timestamptz, ${run.id}::text)
    order by created_at ${order}, id ${order} limit ${most})`;
  return sql`
    select jsonb_object_agg(e.id, jsonb_build_object('branch', ${branchesOf.branch}, 'targetBranch', ${branchesOf.target})) as contexts
    from (${runs(sql`<`, sql`desc`)} union all ${runs(sql`>`, sql`asc`)}) e`;
}

/** The CI context of an outcome's run. Requires {@link contextsAround}. */
export const contextOf = (
  outcome: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((select contexts from around) -> ${outcome}.execution_id,
  (select e.ci_context from executions e where e.org_id = ${outcome}.org_id and e.id = ${outcome}.execution_id))`;
