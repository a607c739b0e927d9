import { flakeChecks } from "@gantry/contract/flake-checks/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { startFlakeChecks } from "./accept/start-flake-checks.ts";
import { cancelFlakeCheck } from "./end/cancel-flake-check.ts";
import { personOf, requester } from "./requester.ts";

/** The routes of flake checks that start and cancel runs; `flake-checks` mounts those that read. */
export function mountFlakeCheckRuns(mounting: Mounting, ctx: Context): void {
  mount(
    mounting,
    { start: flakeChecks.start, cancel: flakeChecks.cancel },
    {
      start: async ({ caller, body, request }) => ok(await startFlakeChecks(ctx, requester(caller, request), body)),
      cancel: async ({ caller, params }) => ok(await cancelFlakeCheck(ctx, caller.organizationId, personOf(caller), params.id)),
    },
  );
}
