import { apiKeys } from "@gantry/contract/api-keys/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { createApiKey } from "./create-key.ts";
import { listApiKeys } from "./list-keys.ts";
import { revokeApiKey } from "./revoke-key.ts";

export function mountApiKeys(mounting: Mounting, ctx: Context): void {
  mount(mounting, apiKeys, {
    create: async (call) => ({ success: true as const, ...(await createApiKey(ctx, call.caller, actorOf(call), call.body)) }),
    list: async ({ caller }) => ({ success: true as const, data: await listApiKeys(ctx, caller) }),
    revoke: async (call) => {
      await revokeApiKey(ctx, call.caller, actorOf(call), call.params.id);
      return { success: true as const, message: "API key revoked" };
    },
  });
}
