import { sql } from "kysely";
import { type ProviderId, providerIds } from "@gantry/contract/integration-settings.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** The providers that are linked and not switched off. */
export async function linkedProviders(tx: TenantTransaction): Promise<ProviderId[]> {
  const { rows } = await sql<{ provider: string }>`
    select linked.key as provider from organizations, jsonb_each(integrations) as linked
    where organizations.id = ${tx.organizationId} and linked.value -> 'enabled' = 'true'`.execute(tx);
  return providerIds.filter((id) => rows.some((row) => row.provider === id));
}
