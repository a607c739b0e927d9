import { savedViews } from "@gantry/contract/saved-views/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { changeSettings } from "./change-settings.ts";
import { listViews } from "./list-views.ts";
import { changeView, createView, deleteView } from "./save-view.ts";
import { presentView, requireView } from "./store.ts";

export function mountSavedViews(mounting: Mounting, ctx: Context): void {
  mount(mounting, savedViews, {
    list: async ({ caller, query }) =>
      ok(await listViews(ctx, caller, { page: query.page, projectId: query.project ?? query.projectId ?? null })),
    create: async ({ caller, body }) => ok(await createView(ctx, caller, body)),
    settings: async ({ caller, body }) => ok(await changeSettings(ctx, caller, body)),
    get: async ({ caller, params }) =>
      ok(presentView(await ctx.db.withTenant(caller.organizationId, (tx) => requireView(tx, caller.userId, params.id)))),
    change: async ({ caller, params, body }) => ok(await changeView(ctx, caller, params.id, body)),
    delete: async ({ caller, params }) => {
      await deleteView(ctx, caller, params.id);
      return { success: true as const, message: "View deleted" };
    },
  });
}
