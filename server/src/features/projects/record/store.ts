import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** The organization's projects that are not deleted. */
export function projectsOf(tx: TenantTransaction) {
  return tx.selectFrom("projects").where("org_id", "=", tx.organizationId).where("deleted_at", "is", null);
}

export function findProject(tx: TenantTransaction, id: string) {
  return projectsOf(tx).selectAll().where("id", "=", id).executeTakeFirst();
}

export async function countProjects(tx: TenantTransaction): Promise<number> {
  const { count } = await projectsOf(tx)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The database's clock. */
export async function timeOf(tx: TenantTransaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]?.now ?? new Date();
}
