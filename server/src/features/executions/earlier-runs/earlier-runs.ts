import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../record/execution-record.ts";
import { isWhole, withoutTag } from "./expected-duration.ts";
import { sameCombination } from "./same-combination.ts";

/** How many of the project's earlier runs are searched. */
const searched = 2_000;

/** The project's runs before this one, in SQL. */
export const earlierRuns = (tx: TenantTransaction, run: ExecutionRow) => sql`(
  select id, created_at, verdict, history, settings, ci_context, group_name, folder, environment, combination, shard, image, flake_check_id from executions
  where org_id = ${tx.organizationId} and project_id is not distinct from ${run.project_id} and deleted_at is null
    and (created_at, id) < (${run.created_at}, ${run.id})
  order by created_at desc, id desc limit ${searched})`;

/** The branches whose runs a run is compared with, in this order: its own, and the target branch. Empty if the run names none. */
export function comparedBranches({ ci_context }: Pick<ExecutionRow, "ci_context">): string[] {
  const { branch, targetBranch } = ci_context ?? {};
  return branch ? [branch, ...(targetBranch ? [targetBranch] : [])] : [];
}

/**
 * The id of the last passed run before this one with the same group, image (any tag), folder, environment, values of a matrix and shard, on a branch.
 * @param branch - `undefined`: any branch; `null`: runs that name none
 */
export async function lastPassedId(
  tx: TenantTransaction,
  run: ExecutionRow,
  branch: string | null | undefined,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${earlierRuns(tx, run)} earlier
    where verdict = 'PASSED' and flake_check_id is null and ${isWhole} and ${condition}
      and ${branch === undefined ? sql`true` : sql`ci_context ->> 'branch' is not distinct from ${branch}`}
      and group_name is not distinct from ${run.group_name} and folder = ${run.folder} and environment = ${run.environment}
      and ${sameCombination(run)} and ${withoutTag(sql`image`)} = ${withoutTag(sql`${run.image}`)}
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.id;
}
