import { insights } from "@gantry/contract/insights/routes.ts";
import { tests } from "@gantry/contract/tests/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeOwner } from "./change-owner.ts";
import { compareRuns } from "./compare/compare-runs.ts";
import { findTest } from "./reads/find-test.ts";
import { listOutcomes } from "./reads/list-outcomes.ts";
import { listProjectTests } from "./reads/list-project-tests.ts";
import { readInsights } from "./insights/read-insights.ts";

export function mountHistory(mounting: Mounting, ctx: Context): void {
  mount(mounting, tests, {
    list: async ({ caller, query }) => ({ success: true as const, ...(await listProjectTests(ctx, caller.organizationId, query)) }),
    get: async ({ caller, params }) => ok(await findTest(ctx, caller.organizationId, params.id)),
    change: async ({ caller, params, body, request }) =>
      ok(await changeOwner(ctx, actorOf({ caller, request }), caller.organizationId, params.id, body.owner)),
    history: async ({ caller, params, query }) => ({
      success: true as const,
      ...(await listOutcomes(ctx, caller.organizationId, params.id, query)),
    }),
    compare: async ({ caller, params, query }) => ok(await compareRuns(ctx, caller.organizationId, params.id, query.with)),
  });
  mount(mounting, insights, {
    get: async ({ caller, query }) => ok(await readInsights(ctx, caller.organizationId, query)),
  });
}
