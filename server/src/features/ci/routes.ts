import { ci } from "@gantry/contract/ci/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { idempotencyOf } from "../idempotency/earlier-response.ts";
import { queryGate } from "./query-gate.ts";
import { triggerRun } from "./trigger-run.ts";

export function mountCi(mounting: Mounting, ctx: Context): void {
  mount(mounting, ci, {
    trigger: async ({ caller, body, request }) =>
      triggerRun(
        ctx,
        {
          organizationId: caller.organizationId,
          requestedBy: { id: caller.userId, name: caller.name },
          idempotency: idempotencyOf(request),
        },
        body,
      ),
    gate: async ({ caller, body }) => ({ success: true as const, data: await queryGate(ctx, caller.organizationId, body) }),
  });
}
