import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { readMatrixRun } from "./read-matrix-run.ts";

/** The one that reads; `runs` starts, cancels and repeats matrix runs. */
export function mountMatrixRuns(mounting: Mounting, ctx: Context): void {
  mount(
    mounting,
    { get: matrixRuns.get },
    {
      get: async ({ caller, params }) => {
        const data = await ctx.db.withTenant(caller.organizationId, (tx) => readMatrixRun(tx, params.id));
        return { success: true as const, data };
      },
    },
  );
}
