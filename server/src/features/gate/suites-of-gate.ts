import { sql } from "kysely";
import type { GateQuestion } from "@gantry/contract/ci/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { testId } from "../tests/base/test-id.ts";
import { isPartlyRecorded } from "../tests/history/history-left.ts";
import { unrecordableRuns } from "../tests/record/record-later.ts";
import { findUncovered } from "../tests/quarantine/find-uncovered.ts";
import { quarantinedKeys } from "../tests/quarantine/quarantined-keys.ts";
import { type Failure, currentFailures } from "../results/current-failures.ts";
import { otherSuites } from "./other-suites.ts";
import { findSuites } from "./find-suites.ts";
import type { SuiteState } from "./evaluate-gate.ts";

/** `deleted`: how many runs of a matrix run were deleted. */
export interface SuitesOfGate {
  suites: SuiteState[];
  deleted: number;
  /** What to know about the choice of runs, as sentences. */
  remarks: string[];
}

/** The suites that a question is about, each with what still fails and what is quarantined. @throws 404 and 400 like `findSuites`. */
export async function suitesOfGate(ctx: Context, tx: TenantTransaction, question: GateQuestion): Promise<SuitesOfGate> {
  const found = await findSuites(ctx, tx, question);
  const suites: SuiteState[] = [];
  const keys = new Map<string, SuiteState["quarantined"]>();
  for (const attempts of found.suites) {
    const projectId = attempts[0]?.project_id ?? "";
    const quarantined = keys.get(projectId) ?? (await quarantinedKeys(tx, projectId));
    keys.set(projectId, quarantined);
    const failures = await currentFailures(
      tx,
      attempts.map((attempt) => attempt.id),
    );
    const uncovered = await uncoveredKeys(tx, projectId, failures, quarantined);
    suites.push({ attempts, failures, quarantined, uncovered, isUnsettled: await isUnsettled(ctx, tx, attempts) });
  }
  return { suites, deleted: found.deleted, remarks: await otherSuites(tx, found.replaced) };
}

/** Of the failures with the identity of a quarantined test, by `test_key`, those that count nevertheless. */
async function uncoveredKeys(
  tx: TenantTransaction,
  projectId: string,
  failures: readonly Failure[],
  quarantined: SuiteState["quarantined"],
): Promise<SuiteState["uncovered"]> {
  const doubtful = failures.filter(({ testKey }) => quarantined.has(testKey));
  const found = await findUncovered(tx, [...new Set(doubtful.map(({ executionId }) => executionId))]);
  const reasons = new Map(found.map(({ executionId, testId: id, because }) => [`${executionId}/${id}`, because]));
  return new Map(
    doubtful.flatMap(({ executionId, testKey }) => {
      const because = reasons.get(`${executionId}/${testId(projectId, testKey)}`);
      return because ? [[testKey, because] as const] : [];
    }),
  );
}

/** Whether results of these runs, or runs that were created before them, are still to be added to the history of their project. */
async function isUnsettled(ctx: Context, tx: TenantTransaction, attempts: SuiteState["attempts"]): Promise<boolean> {
  if (attempts.some((attempt) => isPartlyRecorded(attempt.history_left))) return true;
  const newest = attempts.at(-1);
  if (!newest) return false;
  const due = await dueIn(tx, newest.project_id)
    // The tests that a run should have had, which are counted last, decide nothing here.
    .where((row) => row.or([row("history_left", "is", null), row("history_left", ">=", 0)]))
    .where(sql<boolean>`(created_at, id) <= (${newest.created_at}::timestamptz, ${newest.id}::text)`)
    .where(sql<boolean>`not id = any(${unrecordableRuns(ctx)}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** The projects of suites with ended runs of which nothing is in history yet. */
export async function dueProjects(tx: TenantTransaction, { suites }: SuitesOfGate): Promise<string[]> {
  const projects = [...new Set(suites.flatMap(({ attempts }) => attempts.map(({ project_id }) => project_id)))];
  const due: string[] = [];
  for (const id of projects) if (await dueIn(tx, id).where("history_left", "is", null).limit(1).executeTakeFirst()) due.push(id);
  return due;
}

const dueIn = (tx: TenantTransaction, projectId: string) =>
  tx
    .selectFrom("executions")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where("history", "=", "due");
