import { sql } from "kysely";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { TenantTransaction, Transaction } from "../../platform/db/database.ts";

export interface LockedOrganization {
  id: string;
  name: string;
  plan: PlanName;
  currentStorageUsedBytes: number;
  hasIntegrations: boolean;
}

/**
 * Locks the organization's row until the transaction ends. Checks of a limit or of the number of admins take it first and read afterwards, so that
 * two of them never run at the same time.
 */
export async function lockOrganization(tx: TenantTransaction): Promise<LockedOrganization> {
  const organization = await lockOrganizationAsSystem(tx, tx.organizationId);
  if (!organization) throw new Error("the organization is gone");
  return organization;
}

/** The same in a system transaction; `undefined` when the organization does not exist. */
export async function lockOrganizationAsSystem(tx: Transaction, organizationId: string): Promise<LockedOrganization | undefined> {
  return (
    tx
      .selectFrom("organizations")
      .select(["id", "name", "plan", sql<number>`current_storage_used_bytes`.as("currentStorageUsedBytes")])
      .select(sql<boolean>`integrations <> '{}'::jsonb`.as("hasIntegrations"))
      .where("id", "=", organizationId)
      // Not the stronger lock, which would block every insert that references the organization and could deadlock.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}
