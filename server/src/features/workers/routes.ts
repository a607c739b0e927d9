import { workers } from "@gantry/contract/workers/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeSettings } from "./change-settings.ts";
import { changeWorker } from "./change-worker.ts";
import { getWorker } from "./get-worker.ts";
import { listWorkers } from "./list-workers.ts";
import { removeWorker } from "./remove-worker.ts";
import { createToken, listTokens, revokeToken } from "./tokens.ts";

export function mountWorkers(mounting: Mounting, ctx: Context): void {
  mount(mounting, workers, {
    list: async ({ caller }) => ok(await listWorkers(ctx, caller.organizationId)),
    get: async ({ caller, params }) => ok(await getWorker(ctx, caller.organizationId, params.id)),
    change: async ({ params, body, ...call }) => ok(await changeWorker(ctx, actorOf(call), params.id, body.state)),
    remove: async ({ params, ...call }) => {
      await removeWorker(ctx, actorOf(call), params.id);
      return { success: true as const, message: "Worker removed" };
    },
    changeSettings: async ({ body, ...call }) => ok(await changeSettings(ctx, actorOf(call), body)),
    listTokens: async ({ caller }) => ok(await listTokens(ctx, caller.organizationId)),
    createToken: async ({ body, ...call }) => ({ success: true as const, ...(await createToken(ctx, actorOf(call), body)) }),
    revokeToken: async ({ params, ...call }) => {
      await revokeToken(ctx, actorOf(call), params.id);
      return { success: true as const, message: "Worker token revoked" };
    },
  });
}
