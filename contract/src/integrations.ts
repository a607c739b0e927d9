import { z } from "zod";
import { Done, ok } from "./errors.ts";
import { Id, Timestamp } from "./ids.ts";
import { providerIds, providerKinds } from "./integration-settings.ts";
import { PageQuery, page } from "./pagination.ts";
import { admins, everyone, route, writers } from "./route.ts";
import { Line } from "./text.ts";
import { deliveryStatuses } from "./constants.ts";

export { deliveryStatuses } from "./constants.ts";

/** A linked provider as everyone of the organization may see it: secrets are masked. */
export const Integration = z.object({
  provider: z.enum(providerIds),
  kind: z.enum(providerKinds),
  name: z.string(),
  /** False when it was disabled because its receiver failed for days. Link it again. */
  enabled: z.boolean(),
  /** Whom the credentials belong to, as the provider said when they were checked. */
  account: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  linkedAt: Timestamp,
  linkedBy: z.object({ id: z.string().nullable(), name: z.string() }),
  /** When the provider last took something from us. */
  lastUsedAt: Timestamp.nullable(),
  /** What went wrong last, unless something worked since. */
  lastError: z.object({ at: Timestamp, message: z.string() }).nullable(),
});
export type Integration = z.infer<typeof Integration>;

/** A line of the list: every provider, linked or not. */
export const IntegrationEntry = z.object({
  provider: z.enum(providerIds),
  kind: z.enum(providerKinds),
  name: z.string(),
  enabled: z.boolean(),
  integration: Integration.nullable(),
});
export type IntegrationEntry = z.infer<typeof IntegrationEntry>;

/** One event on its way to a webhook. */
export const WebhookDelivery = z.object({
  /** The `webhook-id` header: the same on every try and on a replay. */
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
  /** The beginning of what the receiver answered. */
  response: z.string().nullable(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** An issue that was made from a run. */
export const TrackedIssue = z.object({
  provider: z.enum(["jira", "linear", "monday"]),
  /** As the tracker names it: `SHOP-12`. */
  key: z.string(),
  url: z.string(),
  executionId: z.string(),
  testKey: z.string().nullable(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
});
export type TrackedIssue = z.infer<typeof TrackedIssue>;

/** An unknown provider is refused before anything else is looked at, the caller's role included. */
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
    summary: "Link a provider after its credentials were tried; secrets that are left out stay as they are",
    allow: admins,
    limit: "strict",
    credential: "token",
    ...ofProvider,
    unknownFields: "refuse",
    body: Settings,
    /** `signingSecret` is there once, when it was made for you. */
    reply: Reply.extend({ signingSecret: z.string().optional() }),
  }),
  unlink: route({
    method: "DELETE",
    path: "/api/integrations/:provider",
    summary: "Unlink a provider; nothing of it stays",
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
    summary: "Try the stored credentials now; a webhook is sent the event `gantry.test`",
    allow: admins,
    limit: "strict",
    ...ofProvider,
    reply: ok(z.object({ account: z.string() })),
  }),
  deliveries: route({
    method: "GET",
    path: "/api/integrations/webhook/deliveries",
    summary: "What was sent to the webhook in the last 30 days, newest first",
    allow: writers,
    limit: "api",
    query: PageQuery.extend({ status: WebhookDelivery.shape.status.optional() }),
    reply: page(WebhookDelivery),
  }),
  delivery: route({
    method: "GET",
    path: "/api/integrations/webhook/deliveries/:id",
    summary: "One delivery with its body and every try",
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
    summary: "Make an issue from a run that failed, or from one of its failed tests",
    allow: writers,
    limit: "api",
    noun: "execution",
    params: z.object({ id: Id }),
    unknownFields: "warn",
    body: z.object({
      provider: z.enum(["jira", "linear", "monday"]),
      /** Of this run's failed tests; left out: the run as a whole. */
      testKey: z
        .string()
        .regex(/^[0-9a-f]{32}$/, "must be a `testKey` as a run's tests show it: 32 hexadecimal characters")
        .optional(),
      /** One is written for you when you leave it out. */
      title: Line(250).min(1).optional(),
    }),
    refusal: (issues) => (issues.some(({ path }) => path === "provider") ? "Provider not supported" : "Validation failed"),
    status: 201,
    reply: ok(TrackedIssue),
  }),
  issues: route({
    method: "GET",
    path: "/api/executions/:id/issues",
    summary: "The issues made from a run",
    allow: everyone,
    limit: "api",
    noun: "execution",
    params: z.object({ id: Id }),
    reply: ok(z.array(TrackedIssue)),
  }),
};
