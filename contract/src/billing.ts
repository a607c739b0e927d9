import { z } from "zod";
import { Timestamp } from "./ids.ts";
import { PageQuery, page } from "./pagination.ts";
import { admins, route } from "./route.ts";

/** Headers with the payment provider's signature, in the order they are checked. */
export const billingSignatureHeaders = ["billing-signature", "stripe-signature"] as const;

/** An entry in the webhook log. */
export const BillingEvent = z.object({
  id: z.string(),
  /** The payment provider's id; one entry each. */
  eventId: z.string(),
  type: z.string(),
  /** `ignored`: the event needs no action, or is older than the stored state. `failed`: send it again when the cause is fixed. */
  status: z.enum(["success", "failed", "ignored"]),
  reason: z.string().nullable(),
  /** The time of the event at the payment provider. */
  occurredAt: Timestamp,
  createdAt: Timestamp,
});
export type BillingEvent = z.infer<typeof BillingEvent>;

const Received = z.object({ success: z.literal(true), received: z.literal(true) });
const webhook = {
  method: "POST",
  summary: "Events of the payment provider, signed over the raw body",
  allow: "public",
  limit: "none",
  takes: "raw",
  reply: Received,
} as const;

export const billing = {
  webhook: route({ ...webhook, path: "/api/webhooks/billing" }),
  stripeWebhook: route({ ...webhook, path: "/api/webhooks/stripe" }),
  events: route({
    method: "GET",
    path: "/api/billing/events",
    summary: "The payment provider's events for the organization, newest first",
    allow: admins,
    limit: "api",
    query: PageQuery,
    reply: page(BillingEvent),
  }),
};
