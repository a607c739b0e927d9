import type { Integration, IntegrationEntry } from "@gantry/contract/integrations/schemas.ts";
import { type ProviderId, providerKind, providerNames } from "@gantry/contract/integrations/constants.ts";
import { type LinkedRecord, plainSettings } from "./linked/linked-record.ts";
import type { Activity } from "./linked/store.ts";

/** A linked provider for the API, without anything encrypted. */
export function presentIntegration(provider: ProviderId, record: LinkedRecord, activity: Activity | undefined): Integration {
  return {
    provider,
    kind: providerKind[provider],
    name: providerNames[provider],
    enabled: record.enabled,
    account: record.account,
    settings: { ...readable(plainSettings(provider, record)), ...record.masked },
    linkedAt: record.linkedAt,
    linkedBy: record.linkedBy,
    lastUsedAt: activity?.last_used_at?.toISOString() ?? null,
    lastError:
      activity?.last_error && activity.last_error_at ? { at: activity.last_error_at.toISOString(), message: activity.last_error } : null,
  };
}

export function presentEntry(provider: ProviderId, record: LinkedRecord | undefined, activity: Activity | undefined): IntegrationEntry {
  return {
    provider,
    kind: providerKind[provider],
    name: providerNames[provider],
    enabled: record?.enabled ?? false,
    integration: record ? presentIntegration(provider, record, activity) : null,
  };
}

function readable(settings: Readonly<Record<string, unknown>>): Integration["settings"] {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}
