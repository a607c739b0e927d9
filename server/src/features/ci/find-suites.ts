import { sql } from "kysely";
import type { GateQuestion } from "@gantry/contract/ci.ts";
import { Id } from "@gantry/contract/ids.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest, notFound } from "../../platform/http/errors.ts";
import { visible } from "../executions/find-execution.ts";
import { suiteOf } from "../executions/suite-of.ts";
import { type Attempt, attemptsOf } from "../executions/attempts-of.ts";

/** More than this many runs of one commit are not looked at. */
const mostRuns = 200;

/**
 * The suites that a question is about, each with its attempts.
 * @throws 404 `Execution not found` or `Test cycle not found`; 400 for a question that names nothing.
 */
export async function findSuites(ctx: Context, tx: TenantTransaction, question: GateQuestion): Promise<Attempt[][]> {
  const named = await namedRuns(tx, question);
  const suites = new Map<string, Attempt[]>();
  for (const id of named) {
    const attempts = await attemptsOf(tx, id);
    const [whole] = attempts;
    if (!whole) continue;
    const [before] = suites.get(suiteOf(ctx, whole)) ?? [];
    // A pipeline that was started again triggers its suites again: the newest counts.
    if (!before || before.created_at <= whole.created_at) suites.set(suiteOf(ctx, whole), attempts);
  }
  if (suites.size === 0) throw notFound("Execution not found");
  return [...suites.values()];
}

async function namedRuns(tx: TenantTransaction, question: GateQuestion): Promise<string[]> {
  if (question.taskId !== undefined) return [idOr404(question.taskId, "Execution not found")];
  if (question.cycleId !== undefined) return runsOfCycle(tx, idOr404(question.cycleId, "Test cycle not found"));
  if (question.repository && (question.prNumber !== undefined || question.commitSha !== undefined)) return runsOfCommit(tx, question);
  throw badRequest("Validation failed", {
    message: "Name a run: taskId, cycleId, or repository with prNumber or commitSha.",
    code: "VALIDATION_FAILED",
    issues: [{ path: "taskId", message: "One of `taskId`, `cycleId`, or `repository` with `prNumber` or `commitSha` is required." }],
  });
}

function idOr404(text: string, error: `${string} not found`): string {
  const parsed = Id.safeParse(text);
  if (!parsed.success) throw notFound(error);
  return parsed.data;
}

async function runsOfCycle(tx: TenantTransaction, cycleId: string): Promise<string[]> {
  const rows = await visible(tx).select("id").where("cycle_id", "=", cycleId).orderBy("created_at").limit(mostRuns).execute();
  if (rows.length === 0) throw notFound("Test cycle not found");
  return rows.map((row) => row.id);
}

/** A pull request means its newest commit that was tested. Hashes may be shortened, here or at the trigger. */
async function runsOfCommit(tx: TenantTransaction, question: GateQuestion): Promise<string[]> {
  let matching = visible(tx).where("ci_repository", "=", (question.repository ?? "").toLowerCase());
  if (question.projectId) matching = matching.where("project_id", "=", question.projectId);
  if (question.prNumber !== undefined) matching = matching.where("ci_pr", "=", question.prNumber);
  const commit = question.commitSha?.toLowerCase();
  if (commit) matching = matching.where(sql<boolean>`left(ci_commit, length(${commit})) = left(${commit}, length(ci_commit))`);
  const rows = await matching.select(["id", "ci_commit"]).orderBy("created_at", "desc").orderBy("id", "desc").limit(mostRuns).execute();
  return rows
    .filter((row) => commit || row.ci_commit === rows[0]?.ci_commit)
    .map((row) => row.id)
    .reverse();
}
