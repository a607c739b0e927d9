import type { AuditFilter } from "@gantry/contract/audit/schemas.ts";
import { readText } from "../../paths.ts";
import { endOfDay, readDay, startOfDay } from "../../ui/text/days.ts";

/** The audit page's filters as they are in the URL. */
export interface AuditSearch {
  /** Noun filter, such as `user`. */
  on?: string;
  /** Actor: e-mail address or ID. */
  actor?: string;
  /** Days in local time, inclusive. */
  from?: string;
  to?: string;
}

/** The nouns that actions are named by, and how a reader calls them. */
export const auditNouns: Readonly<Record<string, string>> = {
  user: "Members",
  invitation: "Invitations",
  api_key: "API keys",
  organization: "Organization",
  project: "Projects",
  variable: "Variables",
  schedule: "Schedules",
  execution: "Runs",
  integration: "Integrations",
  notification_rule: "Notification rules",
  webhook: "Webhooks",
  issue: "Issues",
  audit: "Audit log",
};

export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (name: string) => readText(search[name], 200);
  const on = text("on");
  const read: Record<keyof AuditSearch, string | undefined> = {
    on: on !== undefined && Object.hasOwn(auditNouns, on) ? on : undefined,
    actor: text("actor"),
    from: readDay(search["from"]),
    to: readDay(search["to"]),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function toAuditFilter({ on, actor, from, to }: AuditSearch): AuditFilter {
  return {
    ...(on ? { action: `${on}.` } : {}),
    ...(actor ? { actor } : {}),
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
  };
}
