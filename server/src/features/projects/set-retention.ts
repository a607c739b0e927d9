import type { Retention } from "@gantry/contract/retention/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** For how many days the project keeps the logs, the reports and the test results of its runs. */
export async function setRetention(
  tx: TenantTransaction,
  projectId: string,
  { logDays, reportDays, resultDays }: Retention,
): Promise<void> {
  await tx
    .updateTable("projects")
    .set({ log_days: logDays, report_days: reportDays, result_days: resultDays })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .execute();
}
