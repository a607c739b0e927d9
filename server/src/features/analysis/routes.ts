import { analysis } from "@gantry/contract/analysis.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { getAnalysis } from "./get-analysis.ts";
import { listClusters, listOccurrences } from "./list-failures.ts";

/** `analysis.analyze` is mounted with the runs: a new analysis is part of a run's end. */
export function mountAnalysis(mounting: Mounting, ctx: Context): void {
  const { analyze: _analyze, ...routes } = analysis;
  mount(mounting, routes, {
    get: async ({ caller, params }) => ({ success: true as const, data: await getAnalysis(ctx, caller.organizationId, params.id) }),
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
