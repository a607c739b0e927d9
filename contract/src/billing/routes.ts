import { z } from "zod";
import { PageQuery, page } from "../pagination/schemas.ts";
import { route, admins } from "../route.ts";
import { BillingEvent } from "./schemas.ts";

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
    summary: "List the payment provider's events for the organization, newest first",
    allow: admins,
    limit: "api",
    query: PageQuery,
    reply: page(BillingEvent),
  }),
};
