import { sql } from "kysely";
import type { PlanName } from "@gantry/contract/plans.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

export interface LockedOrganization {
  id: string;
  name: string;
  plan: PlanName;
  currentStorageUsedBytes: number;
  aiAnalysisEnabled: boolean;
}

/**
 * Locks the organization's row until the transaction ends: whoever counts against a limit or judges who is an admin
 * takes this first, then reads, then writes. Rows that merely refer to the organization are not held up.
 */
export async function lockOrganization(tx: TenantTransaction): Promise<LockedOrganization> {
  const { rows } = await sql<LockedOrganization>`
    select id, name, plan, current_storage_used_bytes as "currentStorageUsedBytes", ai_analysis_enabled as "aiAnalysisEnabled"
    from organizations where id = ${tx.organizationId} for no key update`.execute(tx);
  const [organization] = rows;
  if (!organization) throw new Error("the organization is gone");
  return organization;
}
