import type { Retention } from "@gantry/contract/retention/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** For how many days the project keeps the logs and reports of its runs. */
export async function setFileDays(tx: TenantTransaction, projectId: string, { logDays, reportDays }: Retention): Promise<void> {
  await tx
    .updateTable("projects")
    .set({ log_days: logDays, report_days: reportDays })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .execute();
}
