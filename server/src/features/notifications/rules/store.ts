import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import { requireProject } from "../../projects/record/require-project.ts";
import type { RuleRow } from "./present.ts";

export function rulesOf(tx: TenantTransaction, projectId: string) {
  return tx.selectFrom("notification_rules").where("org_id", "=", tx.organizationId).where("project_id", "=", projectId);
}

/** @throws 404 `Project not found` or `Notification rule not found` */
export async function requireRule(tx: TenantTransaction, projectId: string, ruleId: string): Promise<RuleRow> {
  await requireProject(tx, projectId);
  const row = await rulesOf(tx, projectId).selectAll().where("id", "=", ruleId).forUpdate().executeTakeFirst();
  if (!row) throw notFound("Notification rule not found");
  return row;
}
