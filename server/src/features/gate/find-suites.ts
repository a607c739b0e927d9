import { sql } from "kysely";
import type { GateQuestion } from "@gantry/contract/ci/schemas.ts";
import { Id } from "@gantry/contract/ids.ts";
import { joinSentences } from "@gantry/contract/read-fields.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest, type HttpError, notFound, runNotFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { suiteOf } from "../executions/request/suite-of.ts";
import { readMatrixRun } from "../matrix-runs/read-matrix-run.ts";
import { type Attempt, attemptsOf } from "../executions/record/attempts-of.ts";

/** At most this many runs of one commit are considered. */
const maxRuns = 200;

/** At most this many replaced runs are compared with those that count. */
const maxCompared = 20;

export interface FoundSuites {
  suites: Attempt[][];
  /** How many runs of a matrix run were deleted. */
  deleted: number;
  /** Of a commit: failed runs that do not count, because a newer one of the same suite does. */
  replaced: { older: Attempt; newer: Attempt }[];
}

/**
 * The suites that a question is about, each with its attempts; and how many runs of a matrix run were deleted.
 * @throws 404 `Run not found`, `Test cycle not found` or `Matrix run not found`; 400 for an empty question, or one that names two different things.
 */
export async function findSuites(ctx: Context, tx: TenantTransaction, question: GateQuestion): Promise<FoundSuites> {
  const { ids: named, deleted } = await namedRuns(tx, question);
  const found: Attempt[][] = [];
  for (const id of named) {
    const attempts = await attemptsOf(tx, id);
    if (attempts.length > 0) found.push(attempts);
  }
  if (found.length === 0 && deleted === 0) throw runNotFound(missing(question));
  const starts = newestStarts(ctx, found);
  const isOfCommit = question.taskId === undefined && question.cycleId === undefined && question.matrixRunId === undefined;
  return {
    suites: starts.flatMap(({ runs }) => [...runs.values()]),
    deleted: isOfCommit ? missingShards(starts) : deleted,
    replaced: isOfCommit ? replacedRuns(ctx, found, starts) : [],
  };
}

/** A commit's suite has not passed without one of its shards, which was deleted. */
const missingShards = (starts: readonly Start[]): number =>
  starts.reduce((sum, { runs }) => sum + Math.max(0, ([...runs.values()][0]?.[0]?.shard?.total ?? 1) - runs.size), 0);

/** The failed runs of whole suites after which a newer one was started. */
function replacedRuns(ctx: Context, found: readonly Attempt[][], starts: readonly Start[]): FoundSuites["replaced"] {
  const standing = new Map(
    starts.flatMap(({ runs }) => [...runs.values()].flatMap(([whole]) => (whole ? [[suiteOf(ctx, whole), whole]] : []))),
  );
  const failed = found.flatMap((attempts) => {
    const [older, last] = [attempts[0], attempts.at(-1)];
    const newer = older && standing.get(suiteOf(ctx, older));
    const hasFailed = last?.verdict === "FAILED" || last?.verdict === "UNSTABLE";
    return older && newer && hasFailed && older.shard === null && newer.id !== older.id ? [{ older, newer }] : [];
  });
  return failed.slice(0, maxCompared);
}

/** Either a run, or all shards of a matrix run. */
interface Start {
  at: Date;
  /** By the number of the shard; a run of the whole suite has 0. */
  runs: Map<number, Attempt[]>;
}

/**
 * A restarted pipeline triggers its suites again: the newest start of each counts. The shards of one start count together, because those of
 * another one have other parts of the suite.
 */
function newestStarts(ctx: Context, found: readonly Attempt[][]): Start[] {
  const suites = new Map<string, Map<string, Start>>();
  for (const attempts of found) {
    const [whole] = attempts;
    if (!whole) continue;
    const starts = suites.get(suiteOf(ctx, whole)) ?? new Map<string, Start>();
    suites.set(suiteOf(ctx, whole), starts);
    const name = whole.shard === null ? "whole" : (whole.matrix_run_id ?? whole.id);
    const start = starts.get(name) ?? { at: whole.created_at, runs: new Map<number, Attempt[]>() };
    starts.set(name, start);
    const [before] = start.runs.get(whole.shard?.index ?? 0) ?? [];
    if (!before || before.created_at <= whole.created_at) start.runs.set(whole.shard?.index ?? 0, attempts);
    // A re-run of one shard does not make its start newer than one that came between.
    if (whole.shard === null ? whole.created_at > start.at : whole.created_at < start.at) start.at = whole.created_at;
  }
  return [...suites.values()].map((starts) => [...starts.values()].reduce((a, b) => (b.at >= a.at ? b : a)));
}

async function namedRuns(tx: TenantTransaction, question: GateQuestion): Promise<{ ids: string[]; deleted: number }> {
  if (question.taskId === undefined && question.cycleId === undefined && question.matrixRunId !== undefined) {
    const { ids, deleted } = await runsOfMatrixRun(tx, question.matrixRunId);
    return { ids: await requireSame(tx, "matrixRunId", ids, question), deleted };
  }
  return { ids: await otherRuns(tx, question), deleted: 0 };
}

async function otherRuns(tx: TenantTransaction, question: GateQuestion): Promise<string[]> {
  if (question.taskId !== undefined) return requireSame(tx, "taskId", [idOr404(question.taskId, runNotFound)], question);
  if (question.cycleId !== undefined)
    return requireSame(
      tx,
      "cycleId",
      await runsOfCycle(
        tx,
        idOr404(question.cycleId, () => notFound("Test cycle not found")),
      ),
      question,
    );
  if (question.repository && (question.prNumber !== undefined || question.commitSha !== undefined)) return runsOfCommit(tx, question);
  throw badRequest("Validation failed", {
    message: "One of `taskId`, `cycleId`, `matrixRunId`, or `repository` with `prNumber` or `commitSha` is required.",
    code: "VALIDATION_FAILED",
    issues: [
      { path: "taskId", message: "One of `taskId`, `cycleId`, `matrixRunId`, or `repository` with `prNumber` or `commitSha` is required." },
    ],
  });
}

function missing({ taskId, repository, prNumber, commitSha }: GateQuestion) {
  if (taskId !== undefined || repository === undefined) return undefined;
  const parts = [`repository ${repository}`];
  if (prNumber !== undefined) parts.push(`pull request ${prNumber}`);
  if (commitSha !== undefined) parts.push(`commit ${commitSha}`);
  return `No run of ${parts.join(", ")} was found.`;
}

function idOr404(text: string, missing: () => HttpError): string {
  const parsed = Id.safeParse(text);
  if (!parsed.success) throw missing();
  return parsed.data;
}

/**
 * The named runs, if the rest of the question matches one of them. A run without pipeline context matches anything.
 * @throws 400 when the rest names something else, because the result would then be for the wrong one
 */
async function requireSame(
  tx: TenantTransaction,
  by: "taskId" | "cycleId" | "matrixRunId",
  ids: string[],
  { cycleId, matrixRunId, repository, prNumber, commitSha, projectId }: GateQuestion,
): Promise<string[]> {
  if (ids.length === 0) return ids;
  const rows = await visible(tx)
    .select([
      "cycle_id",
      "matrix_run_id",
      "project_id",
      "ci_repository",
      "ci_pr",
      "ci_commit",
      sql<string | null>`repository_key(${repository ?? null})`.as("asked_repository"),
    ])
    .where("id", "in", ids)
    .execute();
  const mistakes = {
    cycleId: rows.filter((row) => cycleId === undefined || by === "cycleId" || row.cycle_id === cycleId.toLowerCase()),
    matrixRunId: rows.filter((row) => matrixRunId === undefined || by === "matrixRunId" || row.matrix_run_id === matrixRunId.toLowerCase()),
    projectId: rows.filter((row) => projectId === undefined || row.project_id === projectId),
    repository: rows.filter((row) => !repository || row.ci_repository === null || row.ci_repository === row.asked_repository),
    prNumber: rows.filter((row) => prNumber === undefined || row.ci_pr === null || row.ci_pr === prNumber),
    commitSha: rows.filter((row) => !commitSha || row.ci_commit === null || isSameCommit(row.ci_commit, commitSha)),
  };
  const wrong = Object.entries(mistakes).flatMap(([path, matching]) => (rows.length > 0 && matching.length === 0 ? [path] : []));
  if (wrong.length === 0) return ids;
  const issues = wrong.map((path) => ({ path, message: `\`${path}\` names another run than \`${by}\`. Send one of them.` }));
  throw badRequest("Validation failed", { message: joinSentences(issues), code: "VALIDATION_FAILED", issues });
}

/** Hashes may be abbreviated, here or at the trigger. */
const isSameCommit = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
};

/** The latest run of each combination. */
async function runsOfMatrixRun(tx: TenantTransaction, text: string): Promise<{ ids: string[]; deleted: number }> {
  const { combinations, counts } = await readMatrixRun(
    tx,
    idOr404(text, () => notFound("Matrix run not found")),
  );
  return { ids: combinations.flatMap(({ run }) => run?.id ?? []), deleted: counts.deleted };
}

async function runsOfCycle(tx: TenantTransaction, cycleId: string): Promise<string[]> {
  const rows = await visible(tx).select("id").where("cycle_id", "=", cycleId).orderBy("created_at").limit(maxRuns).execute();
  if (rows.length === 0) throw notFound("Test cycle not found");
  return rows.map((row) => row.id);
}

/** For a pull request: its newest tested commit. Hashes may be abbreviated, here or at the trigger. */
async function runsOfCommit(tx: TenantTransaction, question: GateQuestion): Promise<string[]> {
  let matching = visible(tx).where("ci_repository", "=", sql<string>`repository_key(${question.repository ?? ""})`);
  if (question.projectId) matching = matching.where("project_id", "=", question.projectId);
  if (question.prNumber !== undefined) matching = matching.where("ci_pr", "=", question.prNumber);
  const commit = question.commitSha?.toLowerCase();
  if (commit) matching = matching.where(sql<boolean>`left(ci_commit, length(${commit})) = left(${commit}, length(ci_commit))`);
  const rows = await matching.select(["id", "ci_commit"]).orderBy("created_at", "desc").orderBy("id", "desc").limit(maxRuns).execute();
  return rows
    .filter((row) => commit || row.ci_commit === rows[0]?.ci_commit)
    .map((row) => row.id)
    .reverse();
}
