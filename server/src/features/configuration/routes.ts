import { configuration } from "@gantry/contract/configuration/routes.ts";
import { samples } from "@gantry/contract/configuration/constants.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import { reportFolders } from "@gantry/contract/results/constants.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { findRunSettings } from "../projects/run-settings/find-run-settings.ts";
import { imageMetrics } from "./image-metrics.ts";
import { testsStructure } from "./tests-structure.ts";

export function mountConfiguration(mounting: Mounting, ctx: Context): void {
  mount(mounting, configuration, {
    defaults: async ({ caller, query }) => {
      const projectId = query.project ?? query.projectId;
      const settings = projectId
        ? await settingsOf(ctx, caller.organizationId, projectId)
        : RunSettings.parse({ timeoutMinutes: ctx.config.runTimeoutMinutes });
      return {
        success: true as const,
        data: {
          image: settings.image,
          baseUrl: settings.baseUrls.development || ctx.config.defaultBaseUrl,
          folder: settings.folder,
          environment: "development",
          environments: [...environments],
          reportFolders: [...reportFolders],
          timeoutMinutes: settings.timeoutMinutes,
          retries: settings.retries,
          repeatedTests: settings.repeatedTests,
          samples: [...samples],
        },
      };
    },
    testsStructure: async ({ caller, query }) => ({
      success: true as const,
      data: await testsStructure(ctx, caller.organizationId, query.project ?? query.projectId),
    }),
    imageMetrics: async ({ caller, params, query }) => ({
      success: true as const,
      data: await imageMetrics(ctx, caller.organizationId, params.image, query.project ?? query.projectId),
    }),
  });
}

async function settingsOf(ctx: Context, organizationId: string, projectId: string): Promise<RunSettings> {
  const settings = await ctx.db.withTenant(organizationId, (tx) => findRunSettings(tx, projectId));
  if (!settings) throw notFound("Project not found");
  return settings;
}
