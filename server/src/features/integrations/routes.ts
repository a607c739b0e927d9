import { integrations } from "@gantry/contract/integrations.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { findProvider } from "./find-provider.ts";
import { linkProvider } from "./link-provider.ts";
import { listIntegrations, readIntegration } from "./read-integrations.ts";
import { testProvider } from "./test-provider.ts";
import { unlinkProvider } from "./unlink-provider.ts";

export function mountIntegrations(mounting: Mounting, ctx: Context): void {
  mount(mounting, integrations, {
    list: async ({ caller }) => ok(await listIntegrations(ctx, caller.organizationId)),
    get: async ({ caller, params }) => {
      const data = await readIntegration(ctx, caller.organizationId, findProvider(params.provider));
      return { success: true as const, enabled: data?.enabled ?? false, data };
    },
    link: async ({ params, body, ...call }) => {
      const actor = { ...actorOf(call), name: call.caller.name };
      const { integration, signingSecret } = await linkProvider(ctx, actor, findProvider(params.provider), body);
      return { success: true as const, enabled: true, data: integration, ...(signingSecret ? { signingSecret } : {}) };
    },
    unlink: async ({ params, ...call }) => {
      await unlinkProvider(ctx, actorOf(call), findProvider(params.provider));
      return { success: true as const };
    },
    test: async ({ caller, params }) => ok({ account: await testProvider(ctx, caller.organizationId, findProvider(params.provider)) }),
  });
}

const ok = <T>(data: T) => ({ success: true as const, data });
