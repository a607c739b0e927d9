import { analysis } from "@gantry/contract/analysis/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { analyzeAgain } from "./analyze-again.ts";
import { getAnalysis } from "./get-analysis.ts";
import { listClusters, listOccurrences } from "./list-failures.ts";

export function mountAnalysis(mounting: Mounting, ctx: Context): void {
  mount(mounting, analysis, {
    get: async ({ caller, params }) => ({ success: true as const, data: await getAnalysis(ctx, caller.organizationId, params.id) }),
    analyze: async ({ caller, params }) => {
      await analyzeAgain(ctx, caller.organizationId, params.id);
      return { success: true as const, data: await getAnalysis(ctx, caller.organizationId, params.id) };
    },
    clusters: async ({ caller, query }) => ({
      success: true as const,
      ...(await listClusters(ctx, caller.organizationId, { ...query, project: query.project ?? query.projectId })),
    }),
    occurrences: async ({ caller, params, query }) => ({
      success: true as const,
      ...(await listOccurrences(ctx, caller.organizationId, params.fingerprint, { ...query, project: query.project ?? query.projectId })),
    }),
  });
}
