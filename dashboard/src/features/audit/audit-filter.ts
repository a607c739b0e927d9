import type { AuditFilter } from "@gantry/contract/audit/schemas.ts";
import { endOfDay, startOfDay } from "../../ui/text/days.ts";
import type { AuditSearch } from "./search.ts";

/** The nouns that actions are named by, and how a reader calls them. */
export const auditNouns: Readonly<Record<string, string>> = {
  user: "Members",
  invitation: "Invitations",
  api_key: "API keys",
  organization: "Organization",
  project: "Projects",
  variable: "Variables",
  schedule: "Schedules",
  trigger: "Triggers",
  execution: "Runs",
  run_link: "Public links",
  integration: "Integrations",
  notification_rule: "Notification rules",
  webhook: "Webhooks",
  issue: "Issues",
  worker: "Workers",
  worker_token: "Worker tokens",
  audit: "Audit log",
};

/** The query of `GET /api/audit` for what the page shows. A noun that is not known is no filter. */
export function toAuditFilter({ on, actor, from, to }: AuditSearch): AuditFilter {
  return {
    ...(on && Object.hasOwn(auditNouns, on) ? { action: `${on}.` } : {}),
    ...(actor ? { actor } : {}),
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
  };
}
