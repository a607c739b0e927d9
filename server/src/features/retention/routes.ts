import { retention } from "@gantry/contract/retention/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { applyRetention } from "./apply-retention.ts";
import { pinExecution } from "./pin-execution.ts";
import { previewRetention } from "./preview-retention.ts";
import { changeRetention, findRetention } from "./retention-settings.ts";

export function mountRetention(mounting: Mounting, ctx: Context): void {
  mount(mounting, retention, {
    get: async ({ caller, params }) => ok(await findRetention(ctx, caller.organizationId, params.id)),
    change: async ({ caller, params, body, request }) => ok(await changeRetention(ctx, actorOf({ caller, request }), params.id, body)),
    preview: async ({ caller, params, query }) => ok(await previewRetention(ctx, caller.organizationId, params.id, query)),
    apply: async ({ caller, params, request }) => ok(await applyRetention(ctx, actorOf({ caller, request }), params.id)),
    pin: async ({ caller, params, request }) => ok(await pinExecution(ctx, actorOf({ caller, request }), params.id, true)),
    unpin: async ({ caller, params, request }) => ok(await pinExecution(ctx, actorOf({ caller, request }), params.id, false)),
  });
}
