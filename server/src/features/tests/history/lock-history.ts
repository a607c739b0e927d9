import { sql } from "kysely";
import { RunSettings } from "@gantry/contract/projects.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

const longestStatementMs = 300_000;

/**
 * Locks a project's history until the transaction ends: whoever adds to it, takes from it, or decides on quarantine takes this first and reads
 * afterwards. The order everywhere is organization, execution, project.
 * @returns the project's settings as they are now; `undefined` when it is deleted.
 */
export async function lockHistory(tx: TenantTransaction, projectId: string): Promise<RunSettings | undefined> {
  // A plan that was kept while a table was small would go through all of it for each of thousands of tests: here each is made anew. And what
  // a suite of tens of thousands adds may take longer than a request's statement, since nobody waits for it.
  tx.waitForAnswers(longestStatementMs + 5_000);
  const { rows } = await sql<{ run_settings: object; deleted_at: Date | null }>`
    select run_settings, deleted_at, set_config('plan_cache_mode', 'force_custom_plan', true), set_config('statement_timeout', ${String(longestStatementMs)}, true)
    from projects where org_id = ${tx.organizationId} and id = ${projectId} for no key update`.execute(tx);
  const [project] = rows;
  return project && project.deleted_at === null ? RunSettings.parse(project.run_settings) : undefined;
}
