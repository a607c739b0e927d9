import { z } from "zod";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import { settingFields } from "@gantry/contract/integrations/settings.ts";
import { maskedSecret } from "@gantry/contract/projects/constants.ts";
import type { SecretBox } from "../../../platform/crypto/encrypt.ts";

/** `organizations.integrations.<provider>`: also contains the settings that are not secret, each under its name. */
export const LinkedRecord = z.looseObject({
  enabled: z.boolean(),
  /** All secret settings as one JSON text, AES-256-GCM. */
  encryptedToken: z.string(),
  iv: z.string(),
  authTag: z.string(),
  keyId: z.string(),
  /** The masked form of the secret settings. */
  masked: z.record(z.string(), z.string()),
  account: z.string(),
  linkedAt: z.string(),
  linkedBy: z.object({ id: z.string().nullable(), name: z.string() }),
});
export type LinkedRecord = z.infer<typeof LinkedRecord>;

type Settings = Readonly<Record<string, unknown>>;

/** The associated data of the encrypted settings: they cannot be decrypted in another organization's record or under another provider. */
export function integrationBinding(organizationId: string, provider: string): string[] {
  return [organizationId, "integration", provider];
}

/** Settings in their stored form: secrets encrypted together, the rest in plain text. */
export function encryptSettings(secrets: SecretBox, organizationId: string, provider: ProviderId, settings: Settings) {
  const hidden = secretFields(provider).filter(({ name }) => settings[name] !== undefined);
  const names = new Set(hidden.map(({ name }) => name));
  const plain = Object.fromEntries(Object.entries(settings).filter(([name]) => !names.has(name)));
  const secret = Object.fromEntries(hidden.map(({ name }) => [name, settings[name]]));
  const { keyId, iv, authTag, data } = secrets.encrypt(JSON.stringify(secret), integrationBinding(organizationId, provider));
  const masked = Object.fromEntries(hidden.map((field) => [field.name, mask(field.secrecy, String(settings[field.name]))]));
  return { ...plain, encryptedToken: data, iv, authTag, keyId, masked };
}

/** All settings including secrets; `undefined` when the encrypted value was changed or moved, or its key is missing. */
export function openSettings(secrets: SecretBox, organizationId: string, provider: ProviderId, record: LinkedRecord): Settings | undefined {
  const encrypted = { keyId: record.keyId, iv: record.iv, authTag: record.authTag, data: record.encryptedToken };
  try {
    const secret: Settings = JSON.parse(secrets.decrypt(encrypted, integrationBinding(organizationId, provider)));
    return { ...plainSettings(provider, record), ...secret };
  } catch {
    return undefined;
  }
}

export function plainSettings(provider: ProviderId, record: LinkedRecord): Settings {
  const names = settingFields(provider).map(({ name }) => name);
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

export const secretFields = (provider: ProviderId) => settingFields(provider).filter(({ secrecy }) => secrecy !== undefined);

function mask(secrecy: string | undefined, value: string): string {
  if (secrecy !== "hidden-path" || !URL.canParse(value)) return maskedSecret;
  const { origin, pathname, search } = new URL(value);
  return pathname === "/" && search === "" ? origin : `${origin}/${maskedSecret}`;
}
