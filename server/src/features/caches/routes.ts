import { caches } from "@gantry/contract/caches/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { clearCache, clearCaches } from "./clear-caches.ts";
import { listCaches } from "./list-caches.ts";

export function mountCaches(mounting: Mounting, ctx: Context): void {
  mount(mounting, caches, {
    list: async ({ caller, params }) => ok(await listCaches(ctx, caller.organizationId, params.id)),
    clear: async ({ params, query, ...call }) => ok(await clearCaches(ctx, actorOf(call), params.id, query.key)),
    clearOne: async ({ params, ...call }) => {
      await clearCache(ctx, actorOf(call), { projectId: params.id, id: params.cacheId });
      return { success: true as const, message: "Cache cleared" };
    },
  });
}
