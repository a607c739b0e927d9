import type { TenantTransaction } from "../../../platform/db/database.ts";

/** The names of an organization's projects by their id, also of those that were deleted. */
export async function projectNames(tx: TenantTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom("projects").select(["id", "name"]).where("org_id", "=", tx.organizationId).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
