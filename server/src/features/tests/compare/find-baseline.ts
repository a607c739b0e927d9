import { type RawBuilder, sql } from "kysely";
import type { ComparisonWith } from "@gantry/contract/tests/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, runNotFound } from "../../../platform/errors.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { comparedBranches, earlierRuns, lastPassedId } from "../../executions/earlier-runs/earlier-runs.ts";
import { withoutTag } from "../../executions/earlier-runs/expected-duration.ts";
import { sameCombination } from "../../executions/earlier-runs/same-combination.ts";
import { findExecutionRow, visible } from "../../executions/record/find-execution.ts";

/** Common names of default branches, for runs that do not name a target branch. */
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
      message: "Compare two runs of the same project: tests belong to a project.",
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

/**
 * The run before it with the same values of a matrix and the same group; without a group, with the same image (any tag), folder and environment. One on the
 * same branch, else one on the target branch, else any, as for the failures that are new.
 */
async function previousRun(tx: TenantTransaction, run: ExecutionRow): Promise<ExecutionRow | undefined> {
  for (const branch of comparedBranches(run)) {
    const found = await previousWith(
      tx,
      run,
      sql`id in (select id from ${earlierRuns(tx, run)} earlier where ci_context ->> 'branch' = ${branch})`,
    );
    if (found) return found;
  }
  return previousWith(tx, run, sql`true`);
}

function previousWith(tx: TenantTransaction, run: ExecutionRow, condition: RawBuilder<unknown>): Promise<ExecutionRow | undefined> {
  return visible(tx)
    .selectAll()
    .where("project_id", "=", run.project_id)
    .where("history", "=", "counted")
    .where("status", "!=", "ERROR")
    .where(sql<boolean>`(created_at, id) < (${run.created_at}, ${run.id})`)
    .where(sql<boolean>`${condition}`)
    .where(sameCombination(run))
    .$if(run.group_name !== null, (q) => q.where("group_name", "=", run.group_name))
    .$if(run.group_name === null, (q) =>
      q
        // An inexpensive filter first, so that the expression is evaluated for few runs only.
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

async function lastPassed(tx: TenantTransaction, run: ExecutionRow, branch: string | null): Promise<ExecutionRow | undefined> {
  const id = await lastPassedId(tx, run, branch, sql`history = 'counted'`);
  return id === undefined ? undefined : findExecutionRow(tx, id);
}
