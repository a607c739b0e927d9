import type { Execution } from "@gantry/contract/executions.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { earlierAnswer } from "../idempotency/answer-once.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { standingFailures } from "../results/standing-failures.ts";
import { joinRerun } from "../test-cycles/join-rerun.ts";
import { attemptsOf } from "./attempts-of.ts";
import { visible } from "./find-execution.ts";
import { nameTests } from "./name-tests.ts";
import type { ExecutionRow } from "./present.ts";
import { acceptRun, announceQueued, type Requester, runVariablesBinding } from "./request-execution.ts";

/**
 * Queues the same run again, variables included; the old one stays as it is, and the new one takes its place in its cycle. `failed` names
 * the tests that still fail after all attempts to the container; their new results stand beside the old run's others.
 * @throws 404 `Execution not found`; 409 when its results were uploaded, nothing failed, or the run has not ended; 429 like any run.
 */
export async function rerunExecution(ctx: Context, requester: Requester, executionId: string, only: "all" | "failed"): Promise<Execution> {
  const { execution, isNew } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    // What failed is read under the lock: a second click finds the first one's run under way.
    await lockOrganization(tx);
    const before = await earlierAnswer(tx, requester.idempotency);
    if (before) return { execution: before as Execution, isNew: false };
    const row = await visible(tx).selectAll().where("id", "=", executionId).executeTakeFirst();
    if (!row) throw notFound("Execution not found");
    if (row.trigger === "ingest")
      throw conflict("Uploaded run", {
        message: "Gantry did not run this suite, its results were uploaded. Re-run the job in the CI system that uploaded them.",
        code: "UPLOADED_RUN",
      });
    const variables: Record<string, string> = row.sealed_variables
      ? JSON.parse(ctx.secrets.open(row.sealed_variables, runVariablesBinding(row.org_id, row.id)))
      : {};
    const chosen = only === "failed" ? await whatFailed(tx, row) : { folder: row.folder, variables: {} };
    const accepted = await acceptRun(ctx, tx, requester, {
      projectId: row.project_id,
      image: row.image,
      command: row.command,
      folder: chosen.folder,
      environment: row.environment,
      baseUrl: row.base_url,
      groupName: row.group_name,
      priority: row.priority,
      envVars: { ...variables, ...chosen.variables },
      reportFolder: row.settings.reportFolder,
      timeoutMinutes: row.settings.timeoutMinutes,
      repeatedTests: row.settings.repeatedTests,
      trigger: "rerun",
      ciContext: row.ci_context ?? undefined,
      cycleId: row.cycle_id ?? undefined,
      rerunOf: row.id,
      onlyFailed: only === "failed",
    });
    if (accepted.isNew && row.cycle_id) await joinRerun(tx, row.cycle_id, row.id, accepted.execution.id);
    return accepted;
  });
  if (isNew) announceQueued(ctx, execution);
  return execution;
}

async function whatFailed(tx: TenantTransaction, row: ExecutionRow) {
  const attempts = await attemptsOf(tx, row.id);
  if (attempts.some((attempt) => attempt.verdict === null))
    throw conflict("Execution not finished", {
      message: "The run, or a re-run of it, has not ended: what failed is not known yet.",
      code: "NOT_FINISHED",
    });
  const failures = await standingFailures(
    tx,
    attempts.map((attempt) => attempt.id),
  );
  if (failures.length === 0)
    throw conflict("Nothing failed", {
      message: "No failed test of this run is known. Re-run the whole run instead.",
      code: "NOTHING_FAILED",
    });
  return nameTests(attempts[0]?.folder ?? row.folder, failures);
}
