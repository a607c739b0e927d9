import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** Stores the record of a linked provider. */
export async function setIntegration(tx: TenantTransaction, provider: string, record: object): Promise<void> {
  await update(tx, sql`jsonb_set(integrations, array[${provider}::text], ${JSON.stringify(record)}::jsonb)`);
}

/** @returns whether the provider was linked. */
export function removeIntegration(tx: TenantTransaction, provider: string): Promise<boolean> {
  return update(tx, sql`integrations - ${provider}::text`, sql`jsonb_exists(integrations, ${provider})`);
}

/** Disables a linked provider unless the condition holds. @returns whether it was enabled. */
export function disableIntegration(tx: TenantTransaction, provider: string, unless: RawBuilder<boolean>): Promise<boolean> {
  const enabled = sql`array[${provider}::text, 'enabled']`;
  return update(tx, sql`jsonb_set(integrations, ${enabled}, 'false')`, sql`integrations #> ${enabled} = 'true' and not ${unless}`);
}

async function update(tx: TenantTransaction, integrations: RawBuilder<string>, only: RawBuilder<boolean> = sql`true`): Promise<boolean> {
  const updated = await tx
    .updateTable("organizations")
    .set({ integrations, updated_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", tx.organizationId)
    .where(only)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}
