import { maxCaseFields } from "@gantry/contract/test-cases/constants.ts";
import type { CaseField, ChangeCaseField, CreateCaseField } from "@gantry/contract/test-cases/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { uniqueViolation } from "../../../platform/db/database-down.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, invalidField, notFound } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireProject } from "../../projects/record/require-project.ts";
import { isCaseColumn } from "../files/column-names.ts";
import { type FieldRow, fieldsOf, readFields } from "./field-store.ts";

/** @throws 404 `Project not found` */
export async function listFields(ctx: Context, organizationId: string, projectId: string): Promise<CaseField[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, projectId);
    return readFields(tx, projectId);
  });
}

/** @throws 404 `Project not found`; 400 for missing choices; 409 for a name in use, or too many fields. */
export async function createField(ctx: Context, actor: Actor, projectId: string, wanted: CreateCaseField): Promise<CaseField[]> {
  requireName(wanted.name);
  requireChoices(wanted);
  return changing(ctx, actor, projectId, async (tx, fields) => {
    if (fields.length >= maxCaseFields)
      throw conflict("Too many custom fields", {
        message: `A project has at most ${maxCaseFields} custom fields. Delete one first.`,
        code: "TOO_MANY_CUSTOM_FIELDS",
      });
    const { name, type, choices } = wanted;
    const position = 1 + Math.max(-1, ...fields.map((field) => field.position));
    await tx
      .insertInto("test_case_fields")
      .values({ org_id: tx.organizationId, id: ctx.newId(), project_id: projectId, name, type, choices, position })
      .execute();
    return { action: "project.case_field_created", details: { name, type } };
  });
}

/** @throws 404 `Project not found`, `Custom field not found`; 400 for choices that do not fit; 409 for a name in use. */
export async function changeField(
  ctx: Context,
  actor: Actor,
  { projectId, fieldId }: { projectId: string; fieldId: string },
  change: ChangeCaseField,
): Promise<CaseField[]> {
  if (change.name !== undefined) requireName(change.name);
  return changing(ctx, actor, projectId, async (tx, fields) => {
    const field = requireField(fields, fieldId);
    const { name = field.name, choices = field.choices } = change;
    requireChoices({ type: field.type, choices });
    await updateField(tx, field, { name, choices });
    if (field.type === "choice") await replaceChoices(tx, field, choices, change.renamedChoices ?? []);
    if (change.position !== undefined) await moveField(tx, fields, field, change.position);
    return { action: "project.case_field_changed", details: { name: field.name, ...change } };
  });
}

/** Deletes a field and its values in all cases; copies in cycles stay. @throws 404 `Project not found`, `Custom field not found` */
export async function deleteField(
  ctx: Context,
  actor: Actor,
  { projectId, fieldId }: { projectId: string; fieldId: string },
): Promise<CaseField[]> {
  return changing(ctx, actor, projectId, async (tx, fields) => {
    const { id, name } = requireField(fields, fieldId);
    // First: it waits for everyone who writes values of this field.
    await tx.deleteFrom("test_case_fields").where("org_id", "=", tx.organizationId).where("id", "=", id).execute();
    const { numAffectedRows } = await sql`
      with held as materialized (${casesWith(tx, projectId, id)})
      update test_cases set custom_fields = custom_fields - ${id} from held
      where test_cases.org_id = ${tx.organizationId} and test_cases.id = held.id`.execute(tx);
    return { action: "project.case_field_deleted", details: { name, cases: Number(numAffectedRows ?? 0) } };
  });
}

/** One change of a project's fields at a time. */
async function changing(
  ctx: Context,
  actor: Actor,
  projectId: string,
  change: (tx: TenantTransaction, fields: FieldRow[]) => Promise<{ action: string; details: Record<string, unknown> }>,
): Promise<CaseField[]> {
  try {
    return await ctx.db.withTenant(actor.organizationId, async (tx) => {
      await lockOrganization(tx);
      await requireProject(tx, projectId);
      const entry = await change(tx, await fieldsOf(tx, projectId));
      await recordAudit(ctx, tx, actor, { ...entry, targetType: "project", targetId: projectId });
      return readFields(tx, projectId);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "test_case_fields_name") throw error;
    throw conflict("Custom field name in use", {
      message: "The project has a custom field with this name. Choose another name.",
      code: "CUSTOM_FIELD_NAME_IN_USE",
    });
  }
}

function requireField(fields: readonly FieldRow[], id: string): FieldRow {
  const field = fields.find((each) => each.id === id);
  if (!field) throw notFound("Custom field not found");
  return field;
}

function requireName(name: string): void {
  if (isCaseColumn(name)) throw invalidField("name", "is the name of a field that every case has, or of its column in a file");
}

function requireChoices({ type, choices }: Pick<FieldRow, "type" | "choices">): void {
  if (type === "choice" && choices.length === 0) throw invalidField("choices", "must have at least one choice");
  if (type !== "choice" && choices.length > 0) throw invalidField("choices", `must be empty for a field of the type ${type}`);
}

function updateField(tx: TenantTransaction, { id }: FieldRow, columns: { name?: string; choices?: string[]; position?: number }) {
  return tx.updateTable("test_case_fields").set(columns).where("org_id", "=", tx.organizationId).where("id", "=", id).execute();
}

/** Cases follow a renamed choice, and lose one that is gone. */
async function replaceChoices(
  tx: TenantTransaction,
  { id, project_id, choices: before }: FieldRow,
  choices: readonly string[],
  renamed: readonly { from: string; to: string }[],
): Promise<void> {
  const wrong = renamed.find(({ from, to }) => !before.includes(from) || !choices.includes(to));
  if (wrong)
    throw invalidField("renamedChoices", `must name a choice of the field, and one of the new choices: ${wrong.from}, ${wrong.to}`);
  const names = new Map(renamed.map(({ from, to }) => [from, to]));
  const changed = before
    .map((name) => ({ name, becomes: names.get(name) ?? (choices.includes(name) ? name : null) }))
    .filter(({ name, becomes }) => name !== becomes);
  if (changed.length === 0) return;
  const becomes = JSON.stringify(Object.fromEntries(changed.map((each) => [each.name, each.becomes])));
  await sql`
    with held as materialized (${casesWith(tx, project_id, id)})
    update test_cases set custom_fields = case when ${becomes}::jsonb ->> (custom_fields ->> ${id}) is null then custom_fields - ${id}
      else custom_fields || jsonb_build_object(${id}::text, ${becomes}::jsonb -> (custom_fields ->> ${id})) end
    from held
    where test_cases.org_id = ${tx.organizationId} and test_cases.id = held.id and ${becomes}::jsonb ? (custom_fields ->> ${id})`.execute(
    tx,
  );
}

/** Locked in the order of ids, as everywhere. */
const casesWith = (tx: TenantTransaction, projectId: string, fieldId: string) => sql`
  select id from test_cases where org_id = ${tx.organizationId} and project_id = ${projectId} and custom_fields ? ${fieldId} order by id for no key update`;

async function moveField(tx: TenantTransaction, fields: readonly FieldRow[], field: FieldRow, position: number): Promise<void> {
  const others = fields.filter(({ id }) => id !== field.id);
  for (const [place, each] of others.toSpliced(position, 0, field).entries()) await updateField(tx, each, { position: place });
}
