import type { AiFeatures, MailSettings, Organization } from "@gantry/contract/organizations/schemas.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../audit/record-audit.ts";
import { changeOrganization } from "./change-organization.ts";
import { featuresOf, mailSettingsOf } from "./present.ts";

export function rename(ctx: Context, actor: Actor, name: string): Promise<Organization> {
  return changeOrganization(ctx, actor, (before) =>
    before.name === name ? undefined : { set: { name }, action: "organization.renamed", details: { oldName: before.name, newName: name } },
  );
}

export function switchAnalysis(ctx: Context, actor: Actor, enabled: boolean): Promise<Organization> {
  return changeOrganization(ctx, actor, (before) =>
    before.ai_analysis_enabled === enabled
      ? undefined
      : { set: { ai_analysis_enabled: enabled }, action: "organization.ai_analysis_changed", details: { enabled } },
  );
}

export function changeFeatures(ctx: Context, actor: Actor, features: AiFeatures): Promise<Organization> {
  return changeOrganization(ctx, actor, (before) =>
    featuresOf(before).specToTest === features.specToTest
      ? undefined
      : {
          set: { ai_features: JSON.stringify({ ...before.ai_features, ...features }) },
          action: "organization.features_changed",
          details: { ...features },
        },
  );
}

export function changeNotifications(
  ctx: Context,
  actor: Actor,
  change: { [Name in keyof MailSettings]?: MailSettings[Name] | undefined },
): Promise<Organization> {
  return changeOrganization(ctx, actor, (before) => {
    const old = mailSettingsOf(before);
    const wanted = { usageAlerts: change.usageAlerts ?? old.usageAlerts, billing: change.billing ?? old.billing };
    if (wanted.usageAlerts === old.usageAlerts && wanted.billing === old.billing) return undefined;
    return {
      set: { notifications: JSON.stringify({ ...before.notifications, ...wanted }) },
      action: "organization.notifications_changed",
      details: wanted,
    };
  });
}
