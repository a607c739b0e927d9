import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { listMatrixRuns } from "./list-matrix-runs.ts";
import { listMatrixTests } from "./list-matrix-tests.ts";
import { readMatrixRunWithNotes } from "./read-matrix-run.ts";

/** Those that read. The others are in `runs/matrix-run-routes.ts`: they start and cancel runs, and `matrix-runs` may not import `runs`. */
export function mountMatrixRuns(mounting: Mounting, ctx: Context): void {
  mount(
    mounting,
    { list: matrixRuns.list, get: matrixRuns.get, tests: matrixRuns.tests },
    {
      list: async ({ caller, query }) => ({ success: true as const, ...(await listMatrixRuns(ctx, caller.organizationId, query)) }),
      get: async ({ caller, params }) => {
        const data = await ctx.db.withTenant(caller.organizationId, (tx) => readMatrixRunWithNotes(tx, params.id));
        return { success: true as const, data };
      },
      tests: async ({ caller, params, query }) => ({
        success: true as const,
        ...(await listMatrixTests(ctx, caller.organizationId, params.id, query)),
      }),
    },
  );
}
