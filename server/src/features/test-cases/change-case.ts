import { sql } from "kysely";
import type { CaseContent, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/http/errors.ts";
import { type FieldRow, holdFields } from "./fields/field-store.ts";
import { mergeValues, valuesById } from "./fields/read-values.ts";
import { fieldChanges } from "./field-changes.ts";
import { presentCase } from "./present.ts";
import { type Author, recordChange } from "./record-change.ts";
import { casesOf, findCase } from "./store.ts";

export type CaseUpdate = { [Field in keyof Omit<CaseContent, "source">]?: CaseContent[Field] | undefined };

/** Changes the given fields. @throws 404 `Test case not found`; 400 for a custom field that the project does not have, or a value that does not fit it */
export async function changeCase(ctx: Context, organizationId: string, by: Author, id: string, change: CaseUpdate): Promise<TestCase> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const fields = change.customFields ? await fieldsOfCase(tx, id) : [];
    const customFields = change.customFields && valuesById(fields, change.customFields, "customFields");
    await writeContent(ctx, tx, { by, id, fields }, { ...change, customFields });
    const row = await findCase(tx, id);
    if (!row) throw notFound("Test case not found");
    return presentCase(row);
  });
}

/** @throws 404 `Test case not found` */
async function fieldsOfCase(tx: TenantTransaction, id: string): Promise<FieldRow[]> {
  const found = await casesOf(tx).where("test_cases.id", "=", id).select("project_id").executeTakeFirst();
  if (!found) throw notFound("Test case not found");
  return holdFields(tx, found.project_id);
}

/** The fields of a case that a change writes, without the custom fields. */
export const writtenFields = <Content extends CaseUpdate>(content: Content) => {
  const { title, description, suite, preconditions, testData, dataTable, priority, type, tags, owner, requirements, steps } = content;
  return { title, description, suite, preconditions, testData, dataTable, priority, type, tags, owner, requirements, steps };
};

/** Writes the change and its entry in the case's history; does nothing for a missing case. Custom fields are given by their ids; `fields` are the project's. */
export async function writeContent(
  ctx: Pick<Context, "newId">,
  tx: TenantTransaction,
  { by, id, fields }: { by: Author; id: string; fields: readonly FieldRow[] },
  change: CaseUpdate,
): Promise<void> {
  // Locked, so that each entry of the history says what this change replaced.
  const before = await casesOf(tx).where("test_cases.id", "=", id).selectAll("test_cases").forUpdate("test_cases").executeTakeFirst();
  if (!before) return;
  const { steps, testData, dataTable, tags, requirements, ...columns } = writtenFields(change);
  const after = await tx
    .updateTable("test_cases")
    .set({
      ...columns,
      test_data: testData,
      ...(dataTable === undefined ? {} : { data_table: dataTable && JSON.stringify(dataTable) }),
      ...(tags ? { tags: [...new Set(tags)] } : {}),
      ...(requirements ? { requirements: [...new Set(requirements)] } : {}),
      ...(steps ? { steps: JSON.stringify(steps) } : {}),
      ...(change.customFields ? { custom_fields: JSON.stringify(mergeValues(before.custom_fields, change.customFields)) } : {}),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changes = [
    ...fieldChanges(writtenFields(presentCase(before)), writtenFields(presentCase(after))),
    ...fieldChanges(valuesByName(fields, before.custom_fields), valuesByName(fields, after.custom_fields)),
  ];
  if (changes.length > 0) await recordChange(ctx, tx, by, id, changes);
}

/** All fields, so that a value that is new or gone is a change as well. */
const valuesByName = (fields: readonly FieldRow[], values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(fields.map(({ id, name }) => [name, values[id]]));
