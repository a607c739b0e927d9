import { type SelectQueryBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type Cursor, afterCursor, pageAndTotal } from "../../platform/db/keyset.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { inExistingProject } from "../projects/record/in-existing-project.ts";

/** The organization's schedules whose project is not deleted. */
export function schedulesOf(tx: TenantTransaction): SelectQueryBuilder<Schema, "schedules", object> {
  return tx.selectFrom("schedules").where("schedules.org_id", "=", tx.organizationId).where(inExistingProject("schedules"));
}

/** Locked until the transaction ends, with the database's clock. */
export function lockSchedule(tx: TenantTransaction, id: string) {
  return schedulesOf(tx)
    .where("schedules.id", "=", id)
    .selectAll("schedules")
    .select(sql<Date>`clock_timestamp()`.as("now"))
    .forUpdate("schedules")
    .executeTakeFirst();
}

export function listSchedules(tx: TenantTransaction, projectId: string | undefined, limit: number, cursor: Cursor | undefined) {
  let matching = schedulesOf(tx);
  if (projectId) matching = matching.where("project_id", "=", projectId);
  const page = afterCursor(matching.selectAll("schedules"), cursor)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  return pageAndTotal(tx, page, matching.select("id"), { isFirst: cursor === undefined });
}
