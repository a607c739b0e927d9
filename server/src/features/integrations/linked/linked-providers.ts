import { sql } from "kysely";
import { type ProviderId, providerIds } from "@gantry/contract/integrations/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

export interface LinkedProvider {
  id: ProviderId;
  /** The address in its settings, if any. */
  address: string | null;
}

export async function linkedProviders(tx: TenantTransaction): Promise<LinkedProvider[]> {
  const { rows } = await sql<{ provider: string; address: string | null }>`
    select linked.key as provider, coalesce(linked.value ->> 'baseUrl', linked.value ->> 'organizationUrl') as address
    from organizations, jsonb_each(integrations) as linked
    where organizations.id = ${tx.organizationId} and linked.value -> 'enabled' = 'true'`.execute(tx);
  return providerIds.flatMap((id) => rows.filter((row) => row.provider === id).map(({ address }) => ({ id, address })));
}
