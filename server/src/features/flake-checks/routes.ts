import { flakeChecks } from "@gantry/contract/flake-checks/routes.ts";
import type { Context } from "../../context.ts";
import { decodeCursor, toPage } from "../../platform/db/keyset.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { findNewTests } from "./find-new-tests.ts";
import { pageOfChecks, presentChecks, requireCheck } from "./read-checks.ts";

/** Those that read. The others are in `runs/flake-check-routes.ts`: they start and cancel runs, and `flake-checks` may not import `runs`. */
export function mountFlakeChecks(mounting: Mounting, ctx: Context): void {
  const { list, get, newTests } = flakeChecks;
  mount(
    mounting,
    { list, get, newTests },
    {
      list: async ({ caller, query }) => {
        const cursor = decodeCursor(query.cursor);
        const { rows, total } = await ctx.db.withTenant(caller.organizationId, (tx) => pageOfChecks(tx, query, cursor));
        const page = toPage(rows, query.limit, total);
        const data = await ctx.db.withTenant(caller.organizationId, (tx) => presentChecks(tx, page.rows));
        return { success: true as const, data, pagination: page.pagination };
      },
      get: async ({ caller, params }) => ok(await ctx.db.withTenant(caller.organizationId, (tx) => requireCheck(tx, params.id))),
      newTests: async ({ caller, params }) => ok(await findNewTests(ctx, caller.organizationId, params.id)),
    },
  );
}
