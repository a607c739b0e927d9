import { sql } from "kysely";
import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

const maxStatementMs = 300_000;

/**
 * Locks a project's history until the transaction ends. Take this lock before you read in order to add to the history, remove from it, or decide on
 * quarantine. The lock order everywhere is organization, execution, project.
 * @returns the project's current settings; `undefined` if it is deleted.
 */
export async function lockHistory(tx: TenantTransaction, projectId: string): Promise<RunSettings | undefined> {
  // A plan cached while a table was small would scan the whole table for each of thousands of tests, so no plan is reused here.
  tx.setResponseTimeout(maxStatementMs + 5_000);
  const { rows } = await sql<{ run_settings: object; deleted_at: Date | null }>`
    select run_settings, deleted_at, set_config('plan_cache_mode', 'force_custom_plan', true), set_config('statement_timeout', ${String(maxStatementMs)}, true)
    from projects where org_id = ${tx.organizationId} and id = ${projectId} for no key update`.execute(tx);
  const [project] = rows;
  return project && project.deleted_at === null ? RunSettings.parse(project.run_settings) : undefined;
}
