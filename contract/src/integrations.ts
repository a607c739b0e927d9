import { z } from "zod";
import { Done, ok } from "./errors.ts";
import { Timestamp } from "./ids.ts";
import { providerIds, providerKinds } from "./integration-settings.ts";
import { admins, everyone, route } from "./route.ts";

/** A linked provider as everyone of the organization may see it: secrets are masked. */
export const Integration = z.object({
  provider: z.enum(providerIds),
  kind: z.enum(providerKinds),
  name: z.string(),
  /** False for one that was switched off because its receiver was gone for days: link it anew. */
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

/** A word that is none of the eight answers `Provider not supported`, so it is not refused by its shape. */
const ProviderParams = z.object({ provider: z.string().max(100) });
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
    params: ProviderParams,
    reply: Reply,
  }),
  link: route({
    method: "PUT",
    path: "/api/integrations/:provider",
    summary: "Link a provider after its credentials were tried; secrets that are left out stay as they are",
    allow: admins,
    limit: "strict",
    credential: "token",
    params: ProviderParams,
    body: Settings,
    /** `signingSecret` is there once, when it was made for you. */
    reply: Reply.extend({ signingSecret: z.string().optional() }),
  }),
  unlink: route({
    method: "DELETE",
    path: "/api/integrations/:provider",
    summary: "Unlink a provider; nothing of it stays",
    allow: admins,
    limit: "strict",
    credential: "token",
    params: ProviderParams,
    reply: Done,
  }),
  test: route({
    method: "POST",
    path: "/api/integrations/:provider/test",
    summary: "Try the stored credentials now; a webhook is sent the event `gantry.test`",
    allow: admins,
    limit: "strict",
    params: ProviderParams,
    reply: ok(z.object({ account: z.string() })),
  }),
};
