import { sql } from "kysely";
import type { AuditFilter } from "@gantry/contract/audit/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** The organization's entries that match the filter. */
export function entriesOf(tx: TenantTransaction, filter: AuditFilter) {
  const { action, actor, targetType, targetId, from, to } = filter;
  return tx
    .selectFrom("audit_log")
    .where("org_id", "=", tx.organizationId)
    .$if(action !== undefined && action.endsWith("."), (q) => q.where(sql<boolean>`starts_with(action, ${action})`))
    .$if(action !== undefined && !action.endsWith("."), (q) => q.where("action", "=", action ?? ""))
    .$if(actor !== undefined, (q) =>
      q.where((row) => row.or([row("actor_id", "=", actor ?? ""), row(sql<string>`lower(actor_email)`, "=", actor?.toLowerCase() ?? "")])),
    )
    .$if(targetType !== undefined, (q) => q.where("target_type", "=", targetType ?? ""))
    .$if(targetId !== undefined, (q) => q.where("target_id", "=", targetId ?? ""))
    .$if(from !== undefined, (q) => q.where("at", ">=", startOf(from ?? "")))
    .$if(to !== undefined, (q) => (isDay(to ?? "") ? q.where("at", "<", dayAfter(to ?? "")) : q.where("at", "<=", new Date(to ?? ""))));
}

const isDay = (moment: string) => moment.length === "2026-01-31".length;
const startOf = (moment: string) => new Date(isDay(moment) ? `${moment}T00:00:00Z` : moment);
const dayAfter = (day: string) => new Date(startOf(day).getTime() + 86_400_000);
