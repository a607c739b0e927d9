import { z } from "zod";
import { Done, ok } from "./errors.ts";
import { Id, Timestamp } from "./ids.ts";
import { providerIds, providerKinds } from "./integration-settings.ts";
import { PageQuery, page } from "./pagination.ts";
import { admins, everyone, route, writers } from "./route.ts";
import { Line } from "./text.ts";
import { deliveryStatuses } from "./constants.ts";

export { deliveryStatuses } from "./constants.ts";

/** A linked provider for the organization's members: secrets are masked. */
export const Integration = z.object({
  provider: z.enum(providerIds),
  kind: z.enum(providerKinds),
  name: z.string(),
  /** False when it was disabled because its receiver failed for days. Link it again. */
  enabled: z.boolean(),
  /** The account that the credentials belong to, according to the provider. */
  account: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  linkedAt: Timestamp,
  linkedBy: z.object({ id: z.string().nullable(), name: z.string() }),
  /** When the provider last accepted a request from us. */
  lastUsedAt: Timestamp.nullable(),
  /** The last error, unless a request has succeeded since. */
  lastError: z.object({ at: Timestamp, message: z.string() }).nullable(),
});
export type Integration = z.infer<typeof Integration>;

/** An entry of the list: every provider, linked or not. */
export const IntegrationEntry = z.object({
  provider: z.enum(providerIds),
  kind: z.enum(providerKinds),
  name: z.string(),
  enabled: z.boolean(),
  integration: Integration.nullable(),
});
export type IntegrationEntry = z.infer<typeof IntegrationEntry>;

/** An event sent to a webhook. */
export const WebhookDelivery = z.object({
  /** The `webhook-id` header: the same on every attempt and for a replay. */
  id: z.string(),
  event: z.string(),
  executionId: z.string().nullable(),
  status: z.enum(deliveryStatuses),
  attempts: z.number(),
  lastStatusCode: z.number().nullable(),
  lastError: z.string().nullable(),
  createdAt: Timestamp,
  lastAttemptAt: Timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookAttempt = z.object({
  at: Timestamp,
  durationMs: z.number(),
  statusCode: z.number().nullable(),
  error: z.string().nullable(),
  /** The beginning of the receiver's response. */
  response: z.string().nullable(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** An issue that was created for a run. */
export const TrackedIssue = z.object({
  provider: z.enum(["jira", "linear", "monday"]),
  /** The tracker's key: `SHOP-12`. */
  key: z.string(),
  url: z.string(),
  executionId: z.string(),
  testKey: z.string().nullable(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
});
export type TrackedIssue = z.infer<typeof TrackedIssue>;

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
    summary: "All eight providers, linked or not",
    allow: everyone,
    limit: "api",
    reply: ok(z.array(IntegrationEntry)),
  }),
  get: route({
    method: "GET",
    path: "/api/integrations/:provider",
    summary: "One provider; secrets are masked",
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
    summary: "The webhook's deliveries of the last 30 days, newest first",
    allow: writers,
    limit: "api",
    query: PageQuery.extend({ status: WebhookDelivery.shape.status.optional() }),
    reply: page(WebhookDelivery),
  }),
  delivery: route({
    method: "GET",
    path: "/api/integrations/webhook/deliveries/:id",
    summary: "One delivery with its body and all attempts",
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
  createIssue: route({
    method: "POST",
    path: "/api/executions/:id/issues",
    summary: "Create an issue for a failed run, or for one of its failed tests",
    allow: writers,
    limit: "api",
    noun: "execution",
    params: z.object({ id: Id }),
    unknownFields: "warn",
    body: z.object({
      provider: z.enum(["jira", "linear", "monday"]),
      /** One of this run's failed tests; default: the run as a whole. */
      testKey: z
        .string()
        .regex(/^[0-9a-f]{32}$/, "must be a `testKey` as a run's tests show it: 32 hexadecimal characters")
        .optional(),
      /** Generated by default. */
      title: Line(250).min(1).optional(),
    }),
    refusal: (issues) => (issues.some(({ path }) => path === "provider") ? "Provider not supported" : "Validation failed"),
    status: 201,
    reply: ok(TrackedIssue),
  }),
  issues: route({
    method: "GET",
    path: "/api/executions/:id/issues",
    summary: "The issues created for a run",
    allow: everyone,
    limit: "api",
    noun: "execution",
    params: z.object({ id: Id }),
    reply: ok(z.array(TrackedIssue)),
  }),
};
