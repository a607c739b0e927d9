import type { AiFeatures, MailSettings, ModelInUse, Organization } from "@gantry/contract/organizations/schemas.ts";
import { builtinRules } from "@gantry/contract/models/constants.ts";
import type { Context } from "../../context.ts";
import { limitsOf } from "./plan-limits.ts";
import type { OrganizationRow } from "./store.ts";

/** The organization for its members: without keys and encrypted values. */
export function presentOrganization(ctx: Pick<Context, "config">, row: OrganizationRow): Organization {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    limits: limitsOf(ctx, row.plan),
    currentStorageUsedBytes: row.current_storage_used_bytes,
    aiAnalysisEnabled: row.ai_analysis_enabled,
    aiFeatures: featuresOf(row),
    ai: modelInUse(ctx, row),
    integrations: Object.fromEntries(
      Object.entries(row.integrations).map(([provider, linked]) => [provider, { enabled: isEnabled(linked) }]),
    ),
    notifications: mailSettingsOf(row),
    runLinksEnabled: row.run_links_enabled,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A flag that was never set is on. */
export function featuresOf(row: Pick<OrganizationRow, "ai_features">): AiFeatures {
  return { specToTest: row.ai_features.specToTest ?? true };
}

export function mailSettingsOf(row: { notifications: Record<string, unknown> }): MailSettings {
  const { usageAlerts, billing } = row.notifications;
  return { usageAlerts: usageAlerts !== false, billing: billing !== false };
}

function modelInUse({ config }: Pick<Context, "config">, { ai }: OrganizationRow): ModelInUse {
  if (ai.provider) {
    return {
      provider: ai.provider,
      model: ai.model ?? builtinRules,
      configured: true,
      ...(ai.baseUrl ? { baseUrl: ai.baseUrl } : {}),
      hasKey: ai.sealedKey !== undefined,
    };
  }
  // The address of the platform's model is for the operator only.
  return { provider: config.ai.provider ?? "builtin", model: config.ai.model ?? builtinRules, configured: false };
}

function isEnabled(linked: unknown): boolean {
  return typeof linked === "object" && linked !== null && "enabled" in linked && linked.enabled === true;
}
