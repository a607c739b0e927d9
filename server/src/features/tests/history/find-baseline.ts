import { sql } from "kysely";
import type { ComparisonWith } from "@gantry/contract/tests/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, runNotFound } from "../../../platform/http/errors.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { isWhole, withoutTag } from "../../executions/expected-duration.ts";
import { sameCombination } from "../../executions/same-combination.ts";
import { findExecutionRow, visible } from "../../executions/find-execution.ts";

/** How many of the project's earlier runs are searched for one that passed. */
const searched = 2_000;
/** The usual names of a default branch, for runs that do not name a target branch. */
const defaultBranches = ["main", "master"];

/**
 * The run to compare with; `undefined` when there is none of that kind.
 * @throws 404 `Run not found` for a run by number or ID; 400 for one of another project
 */
export async function findBaseline(
  tx: TenantTransaction,
  run: ExecutionRow,
  wanted: ComparisonWith,
  baseBranch: string | null,
): Promise<ExecutionRow | undefined> {
  if (wanted === "previous") return previousRun(tx, run);
  if (wanted === "lastPassed") return lastPassed(tx, run, run.ci_context?.branch ?? null);
  if (wanted === "lastPassedOnBase") return baseBranch === null ? undefined : lastPassed(tx, run, baseBranch);
  const base =
    typeof wanted === "string"
      ? await findExecutionRow(tx, wanted)
      : await visible(tx).selectAll().where("project_id", "=", run.project_id).where("number", "=", wanted).executeTakeFirst();
  if (!base) throw runNotFound(typeof wanted === "number" ? `There is no run #${wanted} in this project.` : undefined);
  if (base.flake_check_id !== null)
    throw badRequest("Run of a flake check", {
      message: "Runs of flake checks are not compared with others: they run only some tests.",
      code: "FLAKE_CHECK_RUN",
    });
  if (base.project_id !== run.project_id)
    throw badRequest("Executions of different projects", {
      message: "Compare two runs of one project: tests are known by their project.",
      code: "DIFFERENT_PROJECTS",
    });
  return base;
}

/** The pull request's target branch. Otherwise the default branch, if a run of the project names one of its usual names. */
export async function baseBranchOf(tx: TenantTransaction, run: ExecutionRow): Promise<string | null> {
  if (run.ci_context?.targetBranch) return run.ci_context.targetBranch;
  const { rows } = await sql<{ branch: string }>`
    select ci_context ->> 'branch' as branch from ${earlierRuns(tx, run)} earlier
    where ci_context ->> 'branch' = any(${defaultBranches}::text[]) order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.branch ?? null;
}

/** The run before it with the same values of a matrix and the same group; without a group, with the same image (any tag), folder and environment. */
function previousRun(tx: TenantTransaction, run: ExecutionRow): Promise<ExecutionRow | undefined> {
  return visible(tx)
    .selectAll()
    .where("project_id", "=", run.project_id)
    .where("history", "=", "counted")
    .where("status", "!=", "ERROR")
    .where(sql<boolean>`(created_at, id) < (${run.created_at}, ${run.id})`)
    .where(sameCombination(run))
    .$if(run.group_name !== null, (q) => q.where("group_name", "=", run.group_name))
    .$if(run.group_name === null, (q) =>
      q
        // This is quicker than the expression, which is then computed for few.
        .where(sql<boolean>`starts_with(image, ${withoutTag(sql`${run.image}::text`)})`)
        .where(sql<boolean>`${withoutTag(sql`image`)} = ${withoutTag(sql`${run.image}::text`)}`)
        .where("folder", "=", run.folder)
        .where("environment", "=", run.environment),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The last passed run before this one with the same group, image (any tag), folder, environment and values of a matrix, on a branch. */
async function lastPassed(tx: TenantTransaction, run: ExecutionRow, branch: string | null): Promise<ExecutionRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${earlierRuns(tx, run)} earlier
    where verdict = 'PASSED' and history = 'counted' and ${isWhole}
      and ci_context ->> 'branch' is not distinct from ${branch}
      and group_name is not distinct from ${run.group_name} and folder = ${run.folder} and environment = ${run.environment}
      and ${sameCombination(run)} and ${withoutTag(sql`image`)} = ${withoutTag(sql`${run.image}`)}
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0] && findExecutionRow(tx, rows[0].id);
}

const earlierRuns = (tx: TenantTransaction, run: ExecutionRow) => sql`(
  select id, created_at, verdict, history, settings, ci_context, group_name, folder, environment, combination, image from executions
  where org_id = ${tx.organizationId} and project_id = ${run.project_id} and deleted_at is null
    and (created_at, id) < (${run.created_at}, ${run.id})
  order by created_at desc, id desc limit ${searched})`;
