import type { FastifyRequest } from "fastify";
import { billing } from "@gantry/contract/billing/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { listEvents } from "./list-events.ts";
import { receiveEvent } from "./receive-event.ts";
import { verifyEvent } from "./verify-event.ts";

export function mountBilling(mounting: Mounting, ctx: Context): void {
  const receive = async ({ request }: { request: FastifyRequest }) => {
    await receiveEvent(ctx, await verifyEvent(ctx, request.headers, String(request.body ?? "")));
    return { success: true as const, received: true as const };
  };
  mount(mounting, billing, {
    webhook: receive,
    stripeWebhook: receive,
    events: async ({ caller, query }) => ({ success: true as const, ...(await listEvents(ctx, caller.organizationId, query)) }),
  });
}
