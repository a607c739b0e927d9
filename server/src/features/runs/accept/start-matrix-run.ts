import type { Trigger } from "@gantry/contract/executions/schemas.ts";
import type { MatrixRun, StartMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../../context.ts";
import { earlierResponse, storeResponse } from "../../idempotency/earlier-response.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { acceptMatrixRun } from "./accept-matrix-run.ts";
import { planMatrixRun } from "./plan-matrix-run.ts";
import { announceQueued, type Requester } from "./request-execution.ts";

/**
 * Queues a run for each combination of a matrix, or several for each if `shards` splits the suite. All of them are accepted in one transaction, or none.
 * @throws 404 `Project not found`; 400 for too many variables or too long lists of files; 409 and 429 like any run
 */
export async function startMatrixRun(
  ctx: Context,
  requester: Requester,
  { matrix, shards, ...wanted }: StartMatrixRun & { trigger: Trigger },
): Promise<MatrixRun> {
  const { started, runs } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    const planned = await planMatrixRun(tx, { projectId: wanted.projectId, matrix, shards });
    await lockOrganization(tx);
    const before = await earlierResponse(tx, requester.idempotency);
    if (before) return { started: before as MatrixRun, runs: [] };
    const { id, runs } = await acceptMatrixRun(ctx, tx, requester, wanted, planned);
    const started = await readMatrixRun(tx, id);
    await storeResponse(tx, requester.idempotency, 201, started);
    return { started, runs };
  });
  for (const run of runs) announceQueued(ctx, run);
  return started;
}
