import { type Selectable, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { notFound } from "../../../platform/errors.ts";
import { requireProject } from "../../projects/record/require-project.ts";

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

/** The matrix run that the delivery's run belongs to. Not stored: the run knows it. */
export const matrixRunOfDelivery = sql<string | null>`(
  select matrix_run_id from executions where org_id = run_trigger_deliveries.org_id and id = run_trigger_deliveries.execution_id)`.as(
  "matrix_run_id",
);

export function deliveriesOf(tx: TenantTransaction, triggerId: string) {
  return tx.selectFrom("run_trigger_deliveries").where("org_id", "=", tx.organizationId).where("trigger_id", "=", triggerId);
}
