import { quarantine } from "@gantry/contract/quarantine/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { addToQuarantine } from "./quarantine/add-to-quarantine.ts";
import { changeQuarantine } from "./quarantine/change-quarantine.ts";
import { listQuarantine, listQuarantineEvents } from "./reads/list-quarantine.ts";
import { releaseTest } from "./quarantine/release-test.ts";

export function mountQuarantine(mounting: Mounting, ctx: Context): void {
  mount(mounting, quarantine, {
    list: async ({ caller, query }) => ({ success: true as const, ...(await listQuarantine(ctx, caller.organizationId, query)) }),
    add: async ({ caller, body, request }) => ok(await addToQuarantine(ctx, caller, actorOf({ caller, request }), body)),
    events: async ({ caller, query }) => ({ success: true as const, ...(await listQuarantineEvents(ctx, caller.organizationId, query)) }),
    change: async ({ caller, params, body, request }) =>
      ok(await changeQuarantine(ctx, caller, actorOf({ caller, request }), params.id, body)),
    release: async ({ caller, params, request }) => {
      await releaseTest(ctx, caller, actorOf({ caller, request }), params.id);
      return { success: true as const, message: "Quarantine lifted" };
    },
  });
}
