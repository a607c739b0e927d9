import { z } from "zod";
import { Timestamp } from "../ids.ts";
import { providerIds, providerKinds, deliveryStatuses } from "./constants.ts";

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
