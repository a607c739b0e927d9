import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";
import { type Selectable, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Schema } from "../../../platform/db/schema.ts";

export type FieldRow = Selectable<Schema["test_case_fields"]>;

const ofProject = (tx: TenantTransaction, projectId: string) =>
  tx
    .selectFrom("test_case_fields")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .orderBy("position")
    .orderBy("id");

/** A project's custom fields in their order. */
export const fieldsOf = (tx: TenantTransaction, projectId: string): Promise<FieldRow[]> => ofProject(tx, projectId).execute();

/**
 * The same, for a transaction that writes values: no field is deleted and no choice changes before it ends. Call it before locking cases, because changes of
 * fields lock in this order.
 */
export const lockFields = (tx: TenantTransaction, projectId: string): Promise<FieldRow[]> => ofProject(tx, projectId).forShare().execute();

/** The fields as the API shows them, with the number of cases that each deletion would change. */
export async function readFields(tx: TenantTransaction, projectId: string): Promise<CaseField[]> {
  const fields = await fieldsOf(tx, projectId);
  if (fields.length === 0) return [];
  const choiceFields = fields.filter(({ type }) => type === "choice").map(({ id }) => id);
  const { rows } = await sql<{ id: string; choice: string | null; cases: number }>`
    select held.key as id, case when held.key = any(${choiceFields}::text[]) then held.value end as choice, count(*)::integer as cases
    from test_cases, jsonb_each_text(test_cases.custom_fields) as held
    where test_cases.org_id = ${tx.organizationId} and test_cases.project_id = ${projectId}
    group by 1, 2`.execute(tx);
  return fields.map(({ id, name, type, choices }) => {
    const used = rows.filter((row) => row.id === id);
    return {
      id,
      name,
      type,
      choices: choices.map((choice) => ({ name: choice, cases: used.find((row) => row.choice === choice)?.cases ?? 0 })),
      cases: used.reduce((sum, row) => sum + row.cases, 0),
    };
  });
}
