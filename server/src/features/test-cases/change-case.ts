import { sql } from "kysely";
import type { CaseContent, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { type FieldRow, lockFields } from "./fields/field-store.ts";
import { mergeValues, valuesById } from "./fields/read-values.ts";
import { fieldChanges } from "./record/field-changes.ts";
import { type CaseRow, presentCase } from "./present.ts";
import { type Author, recordChanges } from "./record/record-change.ts";
import { casesOf, findCase } from "./record/store.ts";

export type CaseUpdate = { [Field in keyof Omit<CaseContent, "source">]?: CaseContent[Field] | undefined };

/** Changes the given fields. @throws 404 `Test case not found`; 400 for a custom field that the project does not have, or a value that does not fit it */
export async function changeCase(ctx: Context, organizationId: string, by: Author, id: string, change: CaseUpdate): Promise<TestCase> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const fields = change.customFields ? await fieldsOfCase(tx, id) : [];
    const customFields = change.customFields && valuesById(fields, change.customFields, "customFields");
    await writeContents(ctx, tx, { by, fields }, [{ id, content: { ...change, customFields } }]);
    const row = await findCase(tx, id);
    if (!row) throw notFound("Test case not found");
    return presentCase(row);
  });
}

/** @throws 404 `Test case not found` */
async function fieldsOfCase(tx: TenantTransaction, id: string): Promise<FieldRow[]> {
  const found = await casesOf(tx).where("test_cases.id", "=", id).select("project_id").executeTakeFirst();
  if (!found) throw notFound("Test case not found");
  return lockFields(tx, found.project_id);
}

/** The fields of a case that a change writes, without the custom fields. */
export const writtenFields = <Content extends CaseUpdate>(content: Content) => {
  const { title, description, suite, preconditions, testData, dataTable, priority, type, tags, owner, requirements, steps } = content;
  return { title, description, suite, preconditions, testData, dataTable, priority, type, tags, owner, requirements, steps };
};

/**
 * Writes changes of different cases, and the entries of their histories, in a few statements; missing cases are left out. Custom fields are given by their
 * ids; `fields` are the project's.
 */
export async function writeContents(
  ctx: Pick<Context, "newId">,
  tx: TenantTransaction,
  { by, fields }: { by: Author; fields: readonly FieldRow[] },
  updates: readonly { id: string; content: CaseUpdate }[],
): Promise<void> {
  const contents = new Map(updates.map(({ id, content }) => [id, content]));
  // Locked, so that each entry of the history says what this change replaced; in the order of ids, as everywhere.
  const rows = await casesOf(tx)
    .where(sql<boolean>`test_cases.id = any(${[...contents.keys()]}::text[])`)
    .selectAll("test_cases")
    .orderBy("test_cases.id")
    .forUpdate("test_cases")
    .execute();
  const changed = rows.map((before) => ({ before, after: withUpdate(before, contents.get(before.id) ?? {}) }));
  await storeContents(
    tx,
    changed.map(({ after }) => after),
  );
  await recordChanges(
    ctx,
    tx,
    by,
    changed.map(({ before, after }) => ({
      caseId: before.id,
      changes: [
        ...fieldChanges(writtenFields(presentCase(before)), writtenFields(presentCase(after))),
        ...fieldChanges(valuesByName(fields, before.custom_fields), valuesByName(fields, after.custom_fields)),
      ],
    })),
  );
}

function withUpdate(row: CaseRow, update: CaseUpdate): CaseRow {
  return {
    ...row,
    title: update.title ?? row.title,
    description: update.description ?? row.description,
    suite: update.suite ?? row.suite,
    preconditions: update.preconditions ?? row.preconditions,
    test_data: update.testData ?? row.test_data,
    data_table: update.dataTable === undefined ? row.data_table : update.dataTable,
    steps: update.steps ?? row.steps,
    priority: update.priority ?? row.priority,
    type: update.type ?? row.type,
    tags: update.tags ? [...new Set(update.tags)] : row.tags,
    owner: update.owner ?? row.owner,
    requirements: update.requirements ? [...new Set(update.requirements)] : row.requirements,
    custom_fields: mergeValues(row.custom_fields, update.customFields ?? {}),
  };
}

async function storeContents(tx: TenantTransaction, rows: readonly CaseRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update test_cases set title = v.title, description = v.description, suite = v.suite, preconditions = v.preconditions, test_data = v.test_data,
      data_table = v.data_table, steps = v.steps, priority = v.priority, type = v.type, tags = v.tags, owner = v.owner,
      requirements = v.requirements, custom_fields = v.custom_fields, updated_at = clock_timestamp()
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (id text, title text, description text, suite text, preconditions text, test_data text,
      data_table jsonb, steps jsonb, priority text, type text, tags text[], owner text, requirements text[], custom_fields jsonb)
    where test_cases.org_id = ${tx.organizationId} and test_cases.id = v.id`.execute(tx);
}

/** All fields, so that a value that is new or gone is a change as well. */
const valuesByName = (fields: readonly FieldRow[], values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(fields.map(({ id, name }) => [name, values[id]]));
