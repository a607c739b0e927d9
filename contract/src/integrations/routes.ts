import { z } from "zod";
import { ok, Done } from "../errors.ts";
import { Id } from "../ids.ts";
import { PageQuery, page } from "../pagination/schemas.ts";
import { route, everyone, admins, writers } from "../route.ts";
import { providerIds } from "./constants.ts";
import { Integration, IntegrationEntry, WebhookDelivery, WebhookAttempt } from "./schemas.ts";

/** An unknown provider is rejected first, even before the caller's role is checked. */
const ofProvider = {
  params: z.object({ provider: z.enum(providerIds) }),
  pathFirst: true,
  badPath: { error: "Provider not supported", code: "PROVIDER_NOT_SUPPORTED" },
} as const;
const DeliveryParams = z.object({ id: Id });
const Settings = z.record(z.string().max(50), z.unknown());

const Reply = z.object({ success: z.literal(true), enabled: z.boolean(), data: Integration.nullable() });

export const integrations = {
  list: route({
    method: "GET",
    path: "/api/integrations",
    summary: "List all providers, linked or not",
    allow: everyone,
    limit: "api",
    reply: ok(z.array(IntegrationEntry)),
  }),
  get: route({
    method: "GET",
    path: "/api/integrations/:provider",
    summary: "Get a provider; secrets are masked",
    allow: everyone,
    limit: "api",
    ...ofProvider,
    reply: Reply,
  }),
  link: route({
    method: "PUT",
    path: "/api/integrations/:provider",
    summary: "Test a provider's credentials and link it; omitted secrets are kept",
    allow: admins,
    limit: "strict",
    credential: "token",
    ...ofProvider,
    unknownFields: "refuse",
    body: Settings,
    /** `signingSecret` is included once, when it was generated. */
    reply: Reply.extend({ signingSecret: z.string().optional() }),
  }),
  unlink: route({
    method: "DELETE",
    path: "/api/integrations/:provider",
    summary: "Unlink a provider and delete its data",
    allow: admins,
    bareForbidden: true,
    limit: "strict",
    credential: "token",
    ...ofProvider,
    reply: Done,
  }),
  test: route({
    method: "POST",
    path: "/api/integrations/:provider/test",
    summary: "Test the stored credentials; a webhook gets the event `gantry.test`",
    allow: admins,
    limit: "strict",
    ...ofProvider,
    reply: ok(z.object({ account: z.string() })),
  }),
  deliveries: route({
    method: "GET",
    path: "/api/integrations/webhook/deliveries",
    summary: "List the webhook's deliveries of the last 30 days, newest first",
    allow: writers,
    limit: "api",
    query: PageQuery.extend({ status: WebhookDelivery.shape.status.optional() }),
    reply: page(WebhookDelivery),
  }),
  delivery: route({
    method: "GET",
    path: "/api/integrations/webhook/deliveries/:id",
    summary: "Get a delivery with its body and all attempts",
    allow: writers,
    limit: "api",
    noun: "delivery",
    params: DeliveryParams,
    reply: ok(WebhookDelivery.extend({ body: z.unknown(), tries: z.array(WebhookAttempt) })),
  }),
  replay: route({
    method: "POST",
    path: "/api/integrations/webhook/deliveries/:id/replay",
    summary: "Send a delivery again, with the same webhook-id",
    allow: admins,
    limit: "strict",
    noun: "delivery",
    params: DeliveryParams,
    reply: ok(WebhookDelivery),
  }),
};
