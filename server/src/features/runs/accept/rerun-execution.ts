import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, runNotFound } from "../../../platform/errors.ts";
import { earlierResponse } from "../../idempotency/earlier-response.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { ownVariants } from "../../matrix-runs/combination-variants.ts";
import { currentFailures } from "../../results/current-failures.ts";
import { joinRerun } from "../../test-cycles/runs/join-rerun.ts";
import { shownLabels } from "../../executions/record/worker-labels.ts";
import { type Attempt, attemptsOf } from "../../executions/record/attempts-of.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { lockResults } from "../../executions/results/lock-results.ts";
import { nameTests, ofAllShards, withoutTests } from "../../executions/request/name-tests.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { acceptRun, announceQueued, type Requester } from "./request-execution.ts";
import { openServices } from "../../executions/request/run-services.ts";
import { openRunVariables } from "../../executions/request/run-variables.ts";
import { attemptWithUnknownFailures, resultsRemoved } from "../../executions/results/removed-results.ts";

/**
 * Queues the same run again, including its variables. The old run stays as it is; the new one takes its place in its cycle. `failed` passes the tests
 * that still fail after all attempts to the container; their new results are combined with the other results of the old run. A failure outside any
 * test can only be repeated by running everything.
 * @throws 404 `Run not found`; 409 when its results were uploaded, nothing failed, or the run has not ended; 429 like any run.
 */
export async function rerunExecution(ctx: Context, requester: Requester, executionId: string, only: "all" | "failed"): Promise<Execution> {
  const { execution, isNew } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    // Read under the lock, so that a second click finds the re-run of the first one.
    await lockOrganization(tx);
    const before = await earlierResponse(tx, requester.idempotency);
    if (before) return { execution: before as Execution, isNew: false };
    const row = await visible(tx).selectAll().where("id", "=", executionId).executeTakeFirst();
    if (!row) throw runNotFound();
    if (row.trigger === "ingest")
      throw conflict("Uploaded run", {
        message: "Gantry did not run this suite; its results were uploaded. Re-run the job in the CI system that uploaded them.",
        code: "UPLOADED_RUN",
      });
    if (row.flake_check_id !== null)
      throw conflict("Run of a flake check", {
        message: "This run belongs to a flake check. Check its tests again instead, or re-run the run that the check repeats.",
        code: "FLAKE_CHECK_RUN",
      });
    return acceptRerun(ctx, tx, requester, row, only);
  });
  if (isNew) announceQueued(ctx, execution);
  return execution;
}

/** The part inside the caller's transaction, which holds the organization's lock. It takes the old run's place in its cycle and its matrix run. */
export async function acceptRerun(ctx: Context, tx: TenantTransaction, requester: Requester, row: ExecutionRow, only: "all" | "failed") {
  const variables = openRunVariables(ctx, row);
  const chosen = only === "failed" ? await whatFailed(ctx, tx, row, variables) : sameAgain(row, variables);
  const accepted = await acceptRun(ctx, tx, requester, {
    ...sameSettings(ctx, row),
    folder: chosen.folder,
    groupName: row.group_name,
    priority: row.priority,
    envVars: chosen.variables,
    trigger: "rerun",
    ciContext: row.ci_context ?? undefined,
    cycleId: row.cycle_id ?? undefined,
    matrixRun: row.matrix_run_id === null ? undefined : { id: row.matrix_run_id, position: row.matrix_position ?? 0 },
    shard: row.shard,
    rerunOf: row.id,
    onlyFailed: chosen.onlyFailed,
  });
  if (accepted.isNew && row.cycle_id) await joinRerun(tx, row.cycle_id, row.id, accepted.execution.id);
  return accepted;
}

/** What every repetition of a run takes over from it. */
export const sameSettings = (ctx: Context, row: ExecutionRow) => ({
  projectId: row.project_id,
  image: row.image,
  command: row.command,
  environment: row.environment,
  baseUrl: row.base_url,
  reportFolder: row.settings.reportFolder,
  timeoutMinutes: row.settings.timeoutMinutes,
  retries: row.retries,
  repeatedTests: row.settings.repeatedTests,
  workerLabels: shownLabels(row.worker_labels),
  concurrencyGroup: row.concurrency_group,
  services: openServices(ctx, row),
  caches: row.settings.caches ?? [],
  cachePullRequest: row.settings.cachePullRequest,
  // Includes its commit.
  source: row.source,
  combination: row.combination,
});

interface Chosen {
  folder: string;
  variables: Record<string, string>;
  /** Whether only some tests are re-run. Otherwise the re-run replaces all results. */
  onlyFailed: boolean;
}

/** Repeating a re-run of failed tests runs only those again: its variables name them. */
function sameAgain(row: ExecutionRow, variables: Record<string, string>): Chosen {
  return { folder: row.folder, variables, onlyFailed: row.settings.onlyFailed === true };
}

async function whatFailed(ctx: Context, tx: TenantTransaction, row: ExecutionRow, before: Record<string, string>): Promise<Chosen> {
  const attempts = await endedAttempts(tx, row);
  const removed = attemptWithUnknownFailures(attempts);
  if (removed) throw resultsRemoved(removed, "it is no longer known what failed. Re-run the whole run instead.");
  const failures = await currentFailures(
    tx,
    attempts.map((attempt) => attempt.id),
  );
  if (failures.length === 0)
    throw conflict("Nothing failed", {
      message: "No failed test of this run is known. Re-run the whole run instead.",
      code: "NOTHING_FAILED",
    });
  const [whole] = attempts;
  const folder = whole?.folder ?? row.folder;
  const variables = row.settings.onlyFailed ? { ...withoutTests(before), ...shardOf(ctx, whole) } : before;
  if (row.shard && row.shard.files !== null && whole?.settings.onlyFailed === true)
    throw conflict("Files not known", {
      message: "The first run of this shard was deleted, and with it the list of the shard's files. Start the suite again.",
      code: "SHARD_FILES_UNKNOWN",
    });
  // Runners cannot be asked for a file that did not load, or for a hook.
  if (failures.some(isOutsideTests)) return { folder, variables, onlyFailed: false };
  const named = nameTests(folder, ownVariants(row.combination, failures));
  return { folder: named.folder, variables: { ...variables, ...ofAllShards(named.variables, row) }, onlyFailed: true };
}

/** All attempts of the run's suite. Until the transaction ends, retention does not remove their results. */
async function endedAttempts(tx: TenantTransaction, row: ExecutionRow): Promise<Attempt[]> {
  const family = await attemptsOf(tx, row.id);
  const isHeld = await lockResults(
    tx,
    family.map(({ id }) => id),
  );
  if (!isHeld)
    throw conflict("Results removed", {
      message: `Retention is removing the results of run #${row.number}, or of a re-run of it. Re-run the whole run instead.`,
      code: "RESULTS_REMOVED",
    });
  // Again: results may have been removed since.
  const attempts = await attemptsOf(tx, row.id);
  if (attempts.some((attempt) => attempt.verdict === null))
    throw conflict("Run not finished", {
      message: "The run, or a re-run of it, has not ended: what failed is not known yet.",
      code: "NOT_FINISHED",
    });
  return attempts;
}

/** The variables of a shard's first run: a re-run of failed tests may have others. */
function shardOf(ctx: Context, whole: Attempt | undefined): Record<string, string> {
  if (!whole?.shard) return {};
  const given = openRunVariables(ctx, whole);
  return Object.fromEntries(shardVariables.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
}
