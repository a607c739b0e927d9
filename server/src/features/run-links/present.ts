import type { Selectable } from "kysely";
import type { RunLink } from "@gantry/contract/run-links/schemas.ts";
import type { Schema } from "../../platform/db/schema.ts";

export const linkColumns = ["id", "includes_log", "created_by", "created_at", "expires_at"] as const;

/** A link for members: when it ends and who created it, never its address. */
export function presentLink(row: Pick<Selectable<Schema["run_links"]>, (typeof linkColumns)[number]>): RunLink {
  return {
    id: row.id,
    includesLog: row.includes_log,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
