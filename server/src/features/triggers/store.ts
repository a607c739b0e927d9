import type { Selectable } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { notFound } from "../../platform/http/errors.ts";
import { requireProject } from "../projects/require-project.ts";

export type TriggerRow = Selectable<Schema["run_triggers"]>;

/** Of a trigger, within its project. */
export interface TriggerAt {
  projectId: string;
  triggerId: string;
}

export function triggersOf(tx: TenantTransaction, projectId: string) {
  return tx.selectFrom("run_triggers").where("org_id", "=", tx.organizationId).where("project_id", "=", projectId);
}

/** @throws 404 `Project not found` or `Trigger not found` */
export async function requireTrigger(tx: TenantTransaction, { projectId, triggerId }: TriggerAt): Promise<TriggerRow> {
  await requireProject(tx, projectId);
  const row = await triggersOf(tx, projectId).selectAll().where("id", "=", triggerId).executeTakeFirst();
  if (!row) throw notFound("Trigger not found");
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockTrigger(tx: TenantTransaction, { projectId, triggerId }: TriggerAt): Promise<TriggerRow> {
  await requireProject(tx, projectId);
  const row = await triggersOf(tx, projectId).selectAll().where("id", "=", triggerId).forUpdate().executeTakeFirst();
  if (!row) throw notFound("Trigger not found");
  return row;
}

export function deliveriesOf(tx: TenantTransaction, triggerId: string) {
  return tx.selectFrom("run_trigger_deliveries").where("org_id", "=", tx.organizationId).where("trigger_id", "=", triggerId);
}
