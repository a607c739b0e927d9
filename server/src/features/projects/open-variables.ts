import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";

/** What a variable's sealed value is bound to: moved to another row it does not open. */
export function variableBinding(organizationId: string, projectId: string, name: string): string[] {
  return [organizationId, "project", projectId, name];
}

/** A project's variables with their values, for the run that is about to start. @throws when a value was moved, changed, or its key is gone. */
export async function openVariables(
  ctx: Pick<Context, "secrets">,
  tx: Transaction,
  organizationId: string,
  projectId: string,
): Promise<{ name: string; value: string; secret: boolean }[]> {
  const rows = await tx
    .selectFrom("project_variables")
    .select(["name", "secret", "sealed"])
    .where("org_id", "=", organizationId)
    .where("project_id", "=", projectId)
    .orderBy("name")
    .execute();
  return rows.map((row) => ({
    name: row.name,
    secret: row.secret,
    value: ctx.secrets.open(row.sealed, variableBinding(organizationId, projectId, row.name)),
  }));
}
