import type { AuditFilter } from "@gantry/contract/audit/schemas.ts";
import { endOfDay, readDay, startOfDay } from "../../ui/text/local-day.ts";

/** The audit page's filters as they are in the URL. */
export interface AuditSearch {
  /** A noun: every action on it. */
  on?: string;
  /** Part of whom: an e-mail or an id. */
  actor?: string;
  /** Days of the reader's own calendar, both included. */
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
  const text = (name: string) => {
    const value = search[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 200) : undefined;
  };
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
