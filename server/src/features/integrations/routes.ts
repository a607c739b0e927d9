import { integrations } from "@gantry/contract/integrations/routes.ts";
import { issues } from "@gantry/contract/issues/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { createIssue } from "./issues/create-issue.ts";
import { createItemIssue } from "./issues/create-item-issue.ts";
import { findFailureRequest } from "./issues/find-failure-request.ts";
import { listIssues } from "./issues/list-issues.ts";
import { linkProvider } from "./link-provider.ts";
import { listIntegrations, readIntegration } from "./read-integrations.ts";
import { testProvider } from "./linked/test-provider.ts";
import { unlinkProvider } from "./unlink-provider.ts";
import { listDeliveries, readDelivery } from "./webhooks/read-deliveries.ts";
import { replayDelivery } from "./webhooks/replay-delivery.ts";

export function mountIntegrations(mounting: Mounting, ctx: Context): void {
  mount(mounting, integrations, {
    list: async ({ caller }) => ok(await listIntegrations(ctx, caller.organizationId)),
    get: async ({ caller, params }) => {
      const data = await readIntegration(ctx, caller.organizationId, params.provider);
      return { success: true as const, enabled: data?.enabled ?? false, data };
    },
    link: async ({ params, body, ...call }) => {
      const actor = { ...actorOf(call), name: call.caller.name };
      const { integration, signingSecret } = await linkProvider(ctx, actor, params.provider, body);
      return { success: true as const, enabled: true, data: integration, ...(signingSecret ? { signingSecret } : {}) };
    },
    unlink: async ({ params, ...call }) => {
      await unlinkProvider(ctx, actorOf(call), params.provider);
      return { success: true as const };
    },
    test: async ({ caller, params }) => ok({ account: await testProvider(ctx, caller.organizationId, params.provider) }),
    deliveries: async ({ caller, query }) => ({ success: true as const, ...(await listDeliveries(ctx, caller.organizationId, query)) }),
    delivery: async ({ caller, params }) => ok(await readDelivery(ctx, caller.organizationId, params.id)),
    replay: async ({ params, ...call }) => ok(await replayDelivery(ctx, actorOf(call), params.id)),
  });
  mount(mounting, issues, {
    create: async ({ params, body, ...call }) => {
      const actor = { ...actorOf(call), name: call.caller.name };
      return ok(await createIssue(ctx, actor, { ...body, executionId: params.id }));
    },
    createForFailure: async ({ params, body, ...call }) => {
      const actor = { ...actorOf(call), name: call.caller.name };
      return ok(await createIssue(ctx, actor, (tx) => findFailureRequest(tx, params.id, body)));
    },
    createForItem: async ({ params, body, ...call }) => {
      const actor = { ...actorOf(call), name: call.caller.name };
      return ok(await createItemIssue(ctx, actor, { ...body, cycleId: params.id, itemId: params.itemId }));
    },
    list: async ({ caller, params }) => ok(await listIssues(ctx, caller.organizationId, params.id)),
  });
}
