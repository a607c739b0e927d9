import { failureGroups } from "@gantry/contract/failure-groups/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeGroups } from "./change-groups.ts";
import { getOwnerRules, setOwnerRules } from "./change-owner-rules.ts";
import { findGroup } from "./find-group.ts";
import { listGroupOccurrences } from "./list-group-occurrences.ts";
import { listOwners } from "./list-owners.ts";
import { listGroups } from "./list-groups.ts";

export function mountFailureGroups(mounting: Mounting, ctx: Context): void {
  mount(mounting, failureGroups, {
    list: async ({ caller, query }) => ({ success: true as const, ...(await listGroups(ctx, caller, query)) }),
    change: async ({ body, ...call }) => {
      const actor = { ...actorOf(call), name: call.caller.name };
      return { success: true as const, data: { modified: await changeGroups(ctx, actor, body) } };
    },
    owners: async ({ caller, query }) => ({ success: true as const, data: await listOwners(ctx, caller.organizationId, query) }),
    get: async ({ caller, params, query }) => ({
      success: true as const,
      data: await findGroup(ctx, caller.organizationId, params.id, query.days),
    }),
    ownerRules: async ({ caller, params }) => ({
      success: true as const,
      data: await getOwnerRules(ctx, caller.organizationId, params.id),
    }),
    setOwnerRules: async ({ params, body, ...call }) => ({
      success: true as const,
      data: await setOwnerRules(ctx, actorOf(call), params.id, body.rules),
    }),
    occurrences: async ({ caller, params, query }) => ({
      success: true as const,
      ...(await listGroupOccurrences(ctx, caller.organizationId, params.id, query)),
    }),
  });
}
