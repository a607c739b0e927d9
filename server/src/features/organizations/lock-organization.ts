import { sql } from "kysely";
import type { PlanName } from "@gantry/contract/plans.ts";
import type { TenantTransaction, Transaction } from "../../platform/db/database.ts";

export interface LockedOrganization {
  id: string;
  name: string;
  plan: PlanName;
  currentStorageUsedBytes: number;
  /** Some provider is linked. */
  hasIntegrations: boolean;
}

/**
 * Locks the organization's row until the transaction ends. Whoever checks a limit or counts admins takes it first and
 * reads afterwards, so that two such checks never run at the same time.
 */
export async function lockOrganization(tx: TenantTransaction): Promise<LockedOrganization> {
  const organization = await lockOrganizationAsSystem(tx, tx.organizationId);
  if (!organization) throw new Error("the organization is gone");
  return organization;
}

/** The same from a system transaction; `undefined` when there is no such organization. */
export async function lockOrganizationAsSystem(tx: Transaction, organizationId: string): Promise<LockedOrganization | undefined> {
  return (
    tx
      .selectFrom("organizations")
      .select(["id", "name", "plan", sql<number>`current_storage_used_bytes`.as("currentStorageUsedBytes")])
      .select(sql<boolean>`integrations <> '{}'::jsonb`.as("hasIntegrations"))
      .where("id", "=", organizationId)
      // Not the stronger lock: it would make every insert that names the organization wait, in whatever order its transaction took its rows.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}
