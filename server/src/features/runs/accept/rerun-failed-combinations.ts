import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../../context.ts";
import { conflict } from "../../../platform/errors.ts";
import { attemptsOf } from "../../executions/record/attempts-of.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { earlierResponse, storeResponse } from "../../idempotency/earlier-response.ts";
import { stateOf } from "../../matrix-runs/evaluate-matrix-run.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireRoomForRuns } from "../../organizations/run-quota.ts";
import { countReruns } from "./is-counted.ts";
import { announceQueued, type Requester } from "./request-execution.ts";
import { acceptRerun } from "./rerun-execution.ts";

/**
 * Queues a new run of each combination whose latest run has ended without passing. All of them are accepted in one transaction, or none.
 * @throws 404 `Matrix run not found`; 409 when there is no such combination; 429 when the plan does not allow all of them
 */
export async function rerunFailedCombinations(ctx: Context, requester: Requester, id: string): Promise<MatrixRun> {
  const { matrixRun, runs } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    // Read under the lock, so that a second request finds the runs of the first one.
    const organization = await lockOrganization(tx);
    const before = await earlierResponse(tx, requester.idempotency);
    if (before) return { matrixRun: before as MatrixRun, runs: [] };
    const { combinations, reason } = await readMatrixRun(tx, id);
    const failed = combinations.filter((each) => each.run && ["failed", "cancelled"].includes(stateOf(each)));
    if (failed.length === 0)
      throw conflict("Nothing to re-run", {
        message: `No combination has a run that ended without passing. ${reason}`,
        code: "NOTHING_TO_RERUN",
      });
    await requireRoomForRuns(ctx, tx, organization, countReruns(combinations, failed));
    const accepted: Execution[] = [];
    // In the order of the matrix.
    for (const executionId of failed.flatMap(({ run }) => run?.id ?? [])) {
      // The whole suite, even if the latest run is a re-run of failed tests.
      const [whole] = await attemptsOf(tx, executionId);
      const row = await visible(tx)
        .selectAll()
        .where("id", "=", whole?.id ?? executionId)
        .executeTakeFirst();
      // Runs are deleted without the organization's lock.
      if (!row)
        throw conflict("Run deleted", {
          message: "A run of the matrix run was deleted meanwhile. Read it and try again.",
          code: "RUN_DELETED",
        });
      accepted.push((await acceptRerun(ctx, tx, { ...requester, idempotency: undefined }, row, "all")).execution);
    }
    const matrixRun = await readMatrixRun(tx, id);
    await storeResponse(tx, requester.idempotency, 201, matrixRun);
    return { matrixRun, runs: accepted };
  });
  for (const run of runs) announceQueued(ctx, run);
  return matrixRun;
}
