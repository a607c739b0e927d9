import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../record/execution-record.ts";

/** The associated data of a run's encrypted variables. */
export function runVariablesBinding(organizationId: string, executionId: string): string[] {
  return [organizationId, "execution", executionId, "variables"];
}

/** The variables that a run was requested with. */
export function openRunVariables(
  ctx: Pick<Context, "secrets">,
  { sealed_variables, org_id, id }: Pick<ExecutionRow, "sealed_variables" | "org_id" | "id">,
): Record<string, string> {
  return sealed_variables ? JSON.parse(ctx.secrets.decrypt(sealed_variables, runVariablesBinding(org_id, id))) : {};
}
