import { notifications } from "@gantry/contract/notifications/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeRule } from "./rules/change-rule.ts";
import { createRule } from "./rules/create-rule.ts";
import { deleteRule } from "./rules/delete-rule.ts";
import { listRules } from "./rules/list-rules.ts";
import { testRule } from "./delivery/test-rule.ts";

export function mountNotificationRules(mounting: Mounting, ctx: Context): void {
  mount(mounting, notifications, {
    list: async ({ caller, params }) => ok(await listRules(ctx, caller.organizationId, params.id)),
    create: async ({ params, body, ...call }) => ok(await createRule(ctx, actorOf(call), params.id, body)),
    change: async ({ params, body, ...call }) => ok(await changeRule(ctx, actorOf(call), at(params), body)),
    delete: async ({ params, ...call }) => {
      await deleteRule(ctx, actorOf(call), at(params));
      return { success: true as const, message: "Rule removed" };
    },
    test: async ({ caller, params }) => {
      return { success: true as const, message: await testRule(ctx, caller.organizationId, at(params)) };
    },
  });
}

const at = ({ id, ruleId }: { id: string; ruleId: string }) => ({ projectId: id, ruleId });
