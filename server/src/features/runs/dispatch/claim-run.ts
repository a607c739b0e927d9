import type { Claim, ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { workerProtocolVersion } from "@gantry/contract/dispatch/constants.ts";
import type { Context } from "../../../context.ts";
import type { WorkerCaller } from "../../../platform/http/caller.ts";
import type { Waiter } from "../../../platform/realtime/notifier.ts";
import { HttpError } from "../../../platform/errors.ts";
import { joinLabels, labelsOfWorker } from "../../executions/record/worker-labels.ts";
import { recordWorker } from "../../workers/record-worker.ts";
import { returnUnread } from "./return-run.ts";
import { findEarlierClaim, claimNext } from "./claim-next.ts";

/**
 * Waits for a run, at most `waitMs`. `undefined` if there was none, the worker closed the connection, or this server is stopping. `drained`: the
 * worker gets no more runs, and may stop.
 * @throws 426 for a worker of an older version; 409 when the worker's id belongs to someone else
 */
export async function claimRun(
  ctx: Context,
  sent: Claim,
  worker: WorkerCaller,
  hungUp: AbortSignal,
): Promise<ClaimedRun | "drained" | undefined> {
  if (sent.protocolVersion < workerProtocolVersion) throw workerTooOld();
  const claim = { ...sent, labels: labelsOfWorker(sent) };
  if (claim.stopping) return findEarlierClaim(ctx, claim, worker);
  const until = performance.now() + claim.waitMs;
  await recordWorker(ctx, claim, worker);
  const over = AbortSignal.any([hungUp, ctx.stopping]);
  for (;;) {
    if (over.aborted) {
      // If this waiter was just notified, pass the notification on.
      ctx.queueNotifier.notify(worker.organizationId);
      return undefined;
    }
    const run = await claimNext(ctx, claim, worker, { over, until });
    if (run === "missed") continue;
    if (run === "stopped") {
      ctx.queueNotifier.notify(worker.organizationId);
      return undefined;
    }
    // Workers of earlier releases do not know this response and would repeat the claim at once.
    if (run === "drained" && claim.claimId !== undefined) return run;
    if (run && run !== "drained") {
      // There may be more runs: notify the next waiter.
      ctx.queueNotifier.notify(run.organizationId);
      if (!hungUp.aborted) return run;
      await returnUnread(ctx, run);
      return undefined;
    }
    const leftMs = until - performance.now();
    if (leftMs <= 0) return undefined;
    await ctx.queueNotifier.wait(leftMs, over, waiterOf(claim, worker));
  }
}

/** Shared workers with the same labels may take the same runs. Each worker of an organization is a separate kind, because it can be paused. */
const waiterOf = ({ labels, workerId }: Claim, { organizationId }: WorkerCaller): Waiter => ({
  kind: organizationId === null ? joinLabels(labels) : `${organizationId} ${workerId}`,
  member: workerId,
  organizationId,
});

function workerTooOld() {
  return new HttpError(426, {
    error: "Worker too old",
    message:
      "This worker is older than the server and gets no more runs. Install the server's version on it. It can finish the runs that it has.",
    code: "WORKER_TOO_OLD",
  });
}
