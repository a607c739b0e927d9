import { randomBytes } from "node:crypto";
import type { Integration } from "@gantry/contract/integrations/schemas.ts";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import type { Context } from "../../context.ts";
import { badRequest } from "../../platform/errors.ts";
import { readStrictly } from "../../platform/http/read-request.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { checkConnection } from "./linked/check-connection.ts";
import { type LinkedRecord, openSettings, plainSettings, encryptSettings, secretFields } from "./linked/linked-record.ts";
import { presentIntegration } from "./present.ts";
import { writeActivity } from "./linked/record-activity.ts";
import { setIntegration } from "../organizations/change-integrations.ts";
import { deleteActivity, readLinked } from "./linked/store.ts";

type Settings = Readonly<Record<string, unknown>>;

/** `signingSecret`: newly created and returned only here. */
interface Linked {
  integration: Integration;
  signingSecret?: string;
}

/**
 * Links a provider or changes its settings, after testing the credentials with the provider.
 * @throws 400 for invalid settings, a secret that must be entered again, and the provider's rejection; nothing is stored then.
 */
export async function linkProvider(ctx: Context, actor: Actor & { name: string }, provider: ProviderId, given: Settings): Promise<Linked> {
  const { organizationId } = actor;
  const before = await ctx.db.withTenant(organizationId, (tx) => readLinked(tx, provider));
  const stored = before && openSettings(ctx.secrets, organizationId, provider, before);
  const parsed = parseSettings(provider, withStoredSecrets(provider, given, before, stored));
  const { settings, signingSecret } = withSigningSecret(provider, withoutUnused(provider, parsed));
  requireOwnSecret(provider, given, settings, before, stored);
  const { account, warning } = await checkConnection(ctx, provider, settings);
  const record: LinkedRecord = {
    ...encryptSettings(ctx.secrets, organizationId, provider, settings),
    enabled: true,
    account,
    linkedAt: new Date(ctx.now()).toISOString(),
    linkedBy: { id: actor.userId, name: actor.name },
  };
  await ctx.db.withTenant(organizationId, async (tx) => {
    await setIntegration(tx, provider, record);
    await deleteActivity(tx, provider);
    const details = { account, settings: plainSettings(provider, record) };
    await recordAudit(ctx, tx, actor, { action: "integration.linked", targetType: "integration", targetId: provider, details });
    if (warning !== null) await writeActivity(tx, provider, warning);
  });
  return { integration: presentIntegration(provider, record, undefined), ...(signingSecret ? { signingSecret } : {}) };
}

/** Keeps a secret that is left out, or sent back in its masked form. */
function withStoredSecrets(
  provider: ProviderId,
  given: Settings,
  before: LinkedRecord | undefined,
  stored: Settings | undefined,
): Settings {
  const kept = secretFields(provider).filter(({ name }) => isLeftOut(name, given, before) && stored?.[name] !== undefined);
  return { ...given, ...Object.fromEntries(kept.map(({ name }) => [name, stored?.[name]])) };
}

/** A GitHub App replaces a token and vice versa; the other one's secret is not kept. */
function withoutUnused(provider: ProviderId, settings: Settings): Settings {
  if (provider !== "github") return settings;
  const unused = settings["appId"] === undefined ? "privateKey" : "token";
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name !== unused));
}

const isLeftOut = (name: string, given: Settings, before: LinkedRecord | undefined) =>
  given[name] === undefined || given[name] === null || given[name] === "" || given[name] === before?.masked[name];

function parseSettings(provider: ProviderId, given: Settings): Settings {
  return readStrictly(providerSettings[provider], given);
}

/** A stored token is never sent to another host: changing the address requires entering the token again. */
function requireOwnSecret(
  provider: ProviderId,
  given: Settings,
  settings: Settings,
  before: LinkedRecord | undefined,
  stored: Settings | undefined,
): void {
  const moved = ["baseUrl", "organizationUrl"].some((name) => stored && originOf(settings[name]) !== originOf(stored[name]));
  const kept = secretFields(provider).find(({ name }) => settings[name] !== undefined && isLeftOut(name, given, before));
  if (!moved || !kept) return;
  const what = kept.name === "token" ? "token" : kept.title;
  throw badRequest("Token required", { message: `The address has changed: enter the ${what} again.`, code: "TOKEN_REQUIRED_AGAIN" });
}

const originOf = (address: unknown) => (typeof address === "string" && URL.canParse(address) ? new URL(address).origin : undefined);

function withSigningSecret(provider: ProviderId, settings: Settings): { settings: Settings; signingSecret?: string } {
  if (provider !== "webhook" || settings["secret"] !== undefined) return { settings };
  const signingSecret = `whsec_${randomBytes(32).toString("base64")}`;
  return { settings: { ...settings, secret: signingSecret }, signingSecret };
}
