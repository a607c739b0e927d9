import type { Selectable } from "kysely";
import type { NotificationRule } from "@gantry/contract/notifications/schemas.ts";
import { maskedSecret } from "@gantry/contract/projects/constants.ts";
import type { Schema } from "../../../platform/db/schema.ts";

export type RuleRow = Selectable<Schema["notification_rules"]>;

export function presentRule(row: RuleRow): NotificationRule {
  return {
    id: row.id,
    projectId: row.project_id,
    channel: row.channel,
    name: row.name,
    url: row.shown_url,
    statuses: row.statuses,
    onlyChanges: row.only_changes,
    weeklySummary: row.weekly_since !== null,
    enabled: row.enabled,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    lastError: row.last_error && row.last_error_at ? { at: row.last_error_at.toISOString(), message: row.last_error } : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The host of a webhook's URL; anyone with the full URL could post there. */
export const shownUrl = (url: string): string => `${URL.canParse(url) ? new URL(url).origin : ""}/${maskedSecret}`;
