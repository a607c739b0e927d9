import type { Execution } from "@gantry/contract/executions.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { acceptRun, announceQueued, type Requester, runVariablesBinding } from "./request-execution.ts";
import { visible } from "./find-execution.ts";

/**
 * Queues the same run again, variables included; the old one stays as it is.
 * @throws 404 `Execution not found`; 429 like any run.
 */
export async function rerunExecution(ctx: Context, requester: Requester, executionId: string): Promise<Execution> {
  const { execution } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    const row = await visible(tx).selectAll().where("id", "=", executionId).executeTakeFirst();
    if (!row) throw notFound("Execution not found");
    const variables: Record<string, string> = row.sealed_variables
      ? JSON.parse(ctx.secrets.open(row.sealed_variables, runVariablesBinding(row.org_id, row.id)))
      : {};
    return acceptRun(ctx, tx, requester, {
      projectId: row.project_id,
      image: row.image,
      command: row.command,
      folder: row.folder,
      environment: row.environment,
      baseUrl: row.base_url,
      groupName: row.group_name,
      priority: row.priority,
      envVars: variables,
      reportFolder: row.settings.reportFolder,
      timeoutMinutes: row.settings.timeoutMinutes,
      trigger: "rerun",
      ciContext: row.ci_context ?? undefined,
      rerunOf: row.id,
    });
  });
  announceQueued(ctx, execution);
  return execution;
}
