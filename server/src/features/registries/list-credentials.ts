import type { RegistryCredential } from "@gantry/contract/registries/schemas.ts";
import type { Context } from "../../context.ts";
import { presentCredential } from "./present.ts";

/** Ordered by registry; the organization's own before those of its projects. */
export async function listCredentials(ctx: Context, organizationId: string): Promise<RegistryCredential[]> {
  const rows = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("registry_credentials")
      .select(["org_id", "id", "project_id", "registry", "username", "created_at", "updated_at"])
      .where("org_id", "=", organizationId)
      .orderBy("registry")
      .orderBy("project_id", (order) => order.asc().nullsFirst())
      .execute(),
  );
  return rows.map(presentCredential);
}
