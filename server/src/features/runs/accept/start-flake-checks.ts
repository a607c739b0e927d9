import { maxCheckRuns } from "@gantry/contract/flake-checks/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { FlakeCheck, StartFlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, conflict } from "../../../platform/errors.ts";
import { requireCheck } from "../../flake-checks/read-checks.ts";
import { createCheck, findChecked } from "../../flake-checks/create-check.ts";
import { earlierResponse, storeResponse } from "../../idempotency/earlier-response.ts";
import { ownVariants } from "../../matrix-runs/combination-variants.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireRoomForRuns } from "../../organizations/run-quota.ts";
import { recordDue } from "../../tests/record/record-later.ts";
import { keptVariables, nameTests, ofAllShards } from "../../executions/request/name-tests.ts";
import { acceptRun, announceQueued, type Requester } from "./request-execution.ts";
import { openRunVariables } from "../../executions/request/run-variables.ts";
import { sameSettings } from "./rerun-execution.ts";
import { type SuiteToCheck, suitesToCheck } from "./suites-to-check.ts";

/**
 * Queues the runs of a flake check, one check for each suite of the chosen tests. All runs are accepted in one transaction, or none.
 * @throws 404 `Test not found` | `Run not found`; 409 while one of the tests is being checked, or when it cannot be; 400 for too many runs; 429 when
 * the plan does not allow all of them
 */
export async function startFlakeChecks(ctx: Context, requester: Requester, wanted: StartFlakeCheck): Promise<FlakeCheck[]> {
  await recordDue(ctx, requester.organizationId);
  const { checks, runs } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    // Two requests for the same test: the second one finds the check of the first one.
    const organization = await lockOrganization(tx);
    const before = await earlierResponse(tx, requester.idempotency);
    if (before) return { checks: (before as { checks: FlakeCheck[] }).checks, runs: [] };
    const suites = await suitesToCheck(tx, wanted);
    requireFewRuns(suites.length, wanted.times);
    await requireUnchecked(tx, suites);
    await requireRoomForRuns(ctx, tx, organization, suites.length * wanted.times);
    const started: FlakeCheck[] = [];
    const accepted: Execution[] = [];
    for (const suite of suites) {
      const { checkId, executions } = await startCheck(ctx, tx, requester, suite, wanted.times);
      started.push(await requireCheck(tx, checkId));
      accepted.push(...executions);
    }
    await storeResponse(tx, requester.idempotency, 201, { checks: started });
    return { checks: started, runs: accepted };
  });
  for (const run of runs) announceQueued(ctx, run);
  return checks;
}

function requireFewRuns(suites: number, times: number): void {
  const runs = suites * times;
  if (runs <= maxCheckRuns) return;
  throw badRequest("Too many runs", {
    message: `The tests belong to ${suites} suites, so this needs ${runs} runs. At most ${maxCheckRuns} can be started at once: choose fewer tests, or run them fewer times.`,
    code: "TOO_MANY_CHECK_RUNS",
  });
}

async function requireUnchecked(tx: TenantTransaction, suites: readonly SuiteToCheck[]): Promise<void> {
  const busy = await findChecked(
    tx,
    suites.flatMap(({ tests }) => tests.map(({ id }) => id)),
  );
  if (busy)
    throw conflict("Check in progress", {
      message: `“${busy}” is being checked already. Wait until that check has ended, or cancel it.`,
      code: "FLAKE_CHECK_IN_PROGRESS",
    });
}

async function startCheck(
  ctx: Context,
  tx: TenantTransaction,
  requester: Requester,
  { source, folder, tests }: SuiteToCheck,
  times: number,
) {
  const named = nameTests(folder, ownVariants(source.combination, tests));
  if (named.variables.TESTS_JSON === undefined)
    throw badRequest("Too many tests", {
      message: "The names of the chosen tests are too long for a variable of the container. Choose fewer tests.",
      code: "TOO_MANY_TESTS",
    });
  const before = openRunVariables(ctx, source);
  const variables = source.settings.onlyFailed ? keptVariables(before, source) : before;
  const checkId = ctx.newId();
  const executions: Execution[] = [];
  for (let run = 0; run < times; run++) {
    // Without the commit and group of the run that it repeats: the gate, commit statuses and groups know only runs of whole suites.
    const { execution } = await acceptRun(
      ctx,
      tx,
      { ...requester, idempotency: undefined },
      {
        ...sameSettings(ctx, source),
        // A retry would hide a flaky result: each run of a check counts on its own.
        retries: 0,
        folder: named.folder,
        envVars: { ...variables, ...ofAllShards(named.variables, source) },
        trigger: "flake-check",
        flakeCheckId: checkId,
        onlyFailed: true,
      },
    );
    executions.push(execution);
  }
  await createCheck(tx, {
    id: checkId,
    projectId: source.project_id,
    sourceId: source.id,
    times,
    requestedBy: requester.requestedBy,
    testIds: tests.map(({ id }) => id),
    executionIds: executions.map(({ id }) => id),
  });
  return { checkId, executions };
}
