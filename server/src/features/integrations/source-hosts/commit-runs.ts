import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/present.ts";
import { suiteOf } from "../../executions/suite-of.ts";

export type CountedRun = ExecutionRow & { projectName: string };

/** A project's runs of a commit that count, oldest first. */
export async function runsOfCommit(
  ctx: Context,
  tx: TenantTransaction,
  of: { projectId: string; repository: string; commitSha: string },
): Promise<CountedRun[]> {
  const rows = await runsOf(tx, of.repository)
    .where("executions.project_id", "=", of.projectId)
    .where(sql<boolean>`lower(ci_context ->> 'commitSha') = ${of.commitSha}`)
    .execute();
  return newestOfEach(ctx, rows);
}

/** The runs of a pull request's newest commit that count, in all projects, oldest first. */
export async function runsOfPullRequest(
  ctx: Context,
  tx: TenantTransaction,
  of: { repository: string; prNumber: number },
): Promise<CountedRun[]> {
  const rows = await runsOf(tx, of.repository)
    .where(sql<boolean>`(ci_context ->> 'prNumber') = ${String(of.prNumber)}`)
    .execute();
  const commit = rows.at(-1)?.ci_context?.commitSha?.toLowerCase();
  return newestOfEach(
    ctx,
    rows.filter((row) => row.ci_context?.commitSha?.toLowerCase() === commit),
  );
}

/** More runs than one commit has. */
const mostRuns = 1000;

function runsOf(tx: TenantTransaction, repository: string) {
  return tx
    .selectFrom("executions")
    .innerJoin("projects", (on) => on.onRef("projects.org_id", "=", "executions.org_id").onRef("projects.id", "=", "executions.project_id"))
    .where("executions.org_id", "=", tx.organizationId)
    .where("executions.deleted_at", "is", null)
    .where(sql<boolean>`(ci_context ->> 'repository') = ${repository}`)
    .where("projects.deleted_at", "is", null)
    .selectAll("executions")
    .select("projects.name as projectName")
    .orderBy("executions.created_at")
    .orderBy("executions.id")
    .limit(mostRuns);
}

/** A run that was asked for again, in the same words or as a re-run of what failed in it, is replaced by the newer one. */
function newestOfEach(ctx: Context, rows: readonly CountedRun[]): CountedRun[] {
  const suites = new Map<string, string>();
  // Oldest first: the run that another one repeats was seen before.
  for (const row of rows) suites.set(row.id, suites.get(row.rerun_of ?? "") ?? suiteOf(ctx, row));
  const newest = new Map(rows.map((row) => [suites.get(row.id), row.id]));
  const counted = new Set(newest.values());
  return rows.filter((row) => counted.has(row.id));
}
