import { organizations } from "@gantry/contract/organizations/routes.ts";
import { planNames } from "@gantry/contract/plans/constants.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeFeatures, changeNotifications, rename, switchAnalysis } from "./change-settings.ts";
import { chooseModel, removeModel } from "./choose-model.ts";
import { measureUsage, usageAlerts } from "./measure-usage.ts";
import { limitsOf } from "./plan-limits.ts";
import { presentOrganization } from "./present.ts";
import { testModel } from "./test-model.ts";
import { organizationRow } from "./store.ts";

export function mountOrganizations(mounting: Mounting, ctx: Context): void {
  const find = (organizationId: string) =>
    ctx.db.withTenant(organizationId, (tx) => organizationRow(tx, organizationId).executeTakeFirstOrThrow());
  mount(mounting, organizations, {
    get: async ({ caller }) => ok(presentOrganization(ctx, await find(caller.organizationId))),
    rename: async (call) => ok(await rename(ctx, actorOf(call), call.body.name)),
    switchAnalysis: async (call) => ok(await switchAnalysis(ctx, actorOf(call), call.body.enabled)),
    chooseModel: async (call) => ok(await chooseModel(ctx, actorOf(call), call.body)),
    testModel: async ({ caller }) => ok(await testModel(ctx, caller.organizationId)),
    removeModel: async (call) => ok(await removeModel(ctx, actorOf(call))),
    changeFeatures: async (call) => ok(await changeFeatures(ctx, actorOf(call), call.body)),
    changeNotifications: async (call) => ok(await changeNotifications(ctx, actorOf(call), call.body)),
    usage: async ({ caller }) => ok(await measureUsage(ctx, caller.organizationId)),
    alerts: async ({ caller }) => ok(await usageAlerts(ctx, caller.organizationId)),
    plans: async ({ caller }) => {
      const { plan } = await find(caller.organizationId);
      return ok(planNames.map((name) => ({ name, limits: limitsOf(ctx, name), isCurrent: name === plan })));
    },
  });
}
