import { search } from "@gantry/contract/search/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { find } from "./find.ts";

export function mountSearch(mounting: Mounting, ctx: Context): void {
  mount(mounting, search, {
    find: async ({ caller, query }) => ({ success: true as const, data: await find(ctx, caller.organizationId, query.q) }),
  });
}
