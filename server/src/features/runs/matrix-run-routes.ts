import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { rerunFailedCombinations } from "./accept/rerun-failed-combinations.ts";
import { startMatrixRun } from "./accept/start-matrix-run.ts";
import { cancelMatrixRun } from "./end/cancel-matrix-run.ts";
import { personOf, requester, triggerOf } from "./requester.ts";

/** The routes of matrix runs that start and cancel runs; `matrix-runs` mounts those that read. */
export function mountMatrixRunStarts(mounting: Mounting, ctx: Context): void {
  mount(
    mounting,
    { start: matrixRuns.start, cancel: matrixRuns.cancel, rerunFailed: matrixRuns.rerunFailed },
    {
      start: async ({ caller, body, request }) => {
        const trigger = body.ciContext === undefined ? triggerOf(caller) : ("ci" as const);
        return ok(await startMatrixRun(ctx, requester(caller, request), { ...body, trigger }));
      },
      cancel: async ({ caller, params }) => ok(await cancelMatrixRun(ctx, caller.organizationId, personOf(caller), params.id)),
      rerunFailed: async ({ caller, params, request }) => ok(await rerunFailedCombinations(ctx, requester(caller, request), params.id)),
    },
  );
}
