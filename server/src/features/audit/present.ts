import type { Selectable } from "kysely";
import type { AuditLogEntry } from "@gantry/contract/audit/schemas.ts";
import type { Schema } from "../../platform/db/schema.ts";

export function presentEntry(row: Selectable<Schema["audit_log"]>): AuditLogEntry {
  return {
    id: row.id,
    createdAt: row.at.toISOString(),
    action: row.action,
    targetType: row.target_type,
    targetId: row.target_id,
    details: row.details,
    actorId: row.actor_id,
    actorEmail: row.actor_email,
    ip: row.ip,
    requestId: row.request_id,
  };
}
