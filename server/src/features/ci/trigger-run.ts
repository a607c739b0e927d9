import type { CiTrigger, SourceHostAnswer } from "@gantry/contract/ci/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { acceptRun, announceQueued, type Requester, type RunRequest } from "../runs/accept/request-execution.ts";
import { earlierResponse, storeResponse } from "../idempotency/earlier-response.ts";
import { linkedProviders } from "../integrations/linked/linked-providers.ts";
import { sourceHostResult } from "../integrations/source-hosts/source-host-result.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { fillCiCycle, startCiCycle } from "../test-cycles/runs/start-ci-cycle.ts";

export interface Triggered {
  success: true;
  cycleId: string;
  taskId: string;
  status: "PENDING";
  sourceHost?: SourceHostAnswer | undefined;
}

/**
 * Queues a pipeline's run in a new cycle; both are created in one transaction.
 * @throws 404 `Project not found`; 429 like any run; 409 for a reused `Idempotency-Key`.
 */
export async function triggerRun(ctx: Context, requester: Requester, wanted: CiTrigger): Promise<Triggered> {
  const { answer, execution } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    await lockOrganization(tx);
    const before = await earlierResponse(tx, requester.idempotency);
    if (before) return { answer: before as Triggered, execution: undefined };
    const { cycleId, execution } = await acceptCiRun(ctx, tx, requester, wanted);
    const sourceHost = await sourceHostResult(tx, { ...wanted, ciContext: wanted.ciContext }, await linkedProviders(tx));
    const answer: Triggered = {
      success: true,
      cycleId,
      taskId: execution.id,
      status: "PENDING",
      ...(sourceHost && { sourceHost }),
    };
    await storeResponse(tx, requester.idempotency, 200, answer);
    return { answer, execution };
  });
  if (execution) announceQueued(ctx, execution);
  return answer;
}

/**
 * The run and its cycle, inside a transaction that holds the organization; announce the run after the commit.
 * @throws 404 `Project not found`; 429 like any run
 */
export async function acceptCiRun(
  ctx: Context,
  tx: TenantTransaction,
  requester: Requester,
  wanted: Omit<RunRequest, "trigger" | "cycleId"> & { projectId: string },
): Promise<{ cycleId: string; execution: Execution }> {
  await requireProject(tx, wanted.projectId);
  const cycleId = await startCiCycle(ctx, tx, { ...wanted, ciContext: wanted.ciContext, createdBy: requester.requestedBy });
  const request = { ...wanted, cycleId, trigger: "ci" as const };
  const { execution } = await acceptRun(ctx, tx, { ...requester, idempotency: undefined }, request);
  await fillCiCycle(ctx, tx, cycleId, execution);
  return { cycleId, execution };
}
