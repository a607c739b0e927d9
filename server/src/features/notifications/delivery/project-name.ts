import type { TenantTransaction } from "../../../platform/db/database.ts";

export async function projectName(tx: TenantTransaction, projectId: string): Promise<string> {
  const { name } = await tx
    .selectFrom("projects")
    .select("name")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return name;
}
