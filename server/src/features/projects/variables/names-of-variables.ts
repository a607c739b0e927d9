import type { TenantTransaction } from "../../../platform/db/database.ts";

/** The names among these that the project uses for variables. */
export async function namesOfVariables(tx: TenantTransaction, projectId: string, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("project_variables")
    .select("name")
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where("name", "in", names)
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
