import type { CreateCycle, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { maxCycleItems } from "@gantry/contract/test-cycles/constants.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest } from "../../platform/http/errors.ts";
import { requireProject } from "../projects/require-project.ts";
import { type FieldRow, fieldsOf } from "../test-cases/fields/field-store.ts";
import { type ChosenCase, chooseCases } from "./choose-cases.ts";
import { planColumns } from "./cycle-plan.ts";
import { readCycle } from "./find-cycle.ts";

/**
 * Creates a cycle of the chosen cases. Their texts and steps are copied, so that the cycle keeps showing what was tested.
 * @throws 404 `Project not found`, `Test case not found` or `Member not found`; 400 for no case, or too many.
 */
export async function createCycle(
  ctx: Context,
  organizationId: string,
  createdBy: { id: string; name: string },
  wanted: CreateCycle,
): Promise<TestCycle> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, wanted.projectId);
    const cases = await chooseCases(tx, wanted);
    if (cases.length === 0) throw badRequest("No test cases", { message: "No test cases selected.", code: "NO_TEST_CASES" });
    // Counted first: the rows of all cases together may be too many to write out.
    if (cases.reduce((sum, chosen) => sum + (chosen.data_table?.rows.length ?? 1), 0) > maxCycleItems)
      throw badRequest("Too many test cases", {
        message: `A cycle holds at most ${maxCycleItems} cases; each row of a data table counts. Choose a suite, or name the cases.`,
        code: "TOO_MANY_TEST_CASES",
      });
    const id = ctx.newId();
    await tx
      .insertInto("test_cycles")
      .values({
        org_id: organizationId,
        id,
        project_id: wanted.projectId,
        name: wanted.name,
        created_by: JSON.stringify(createdBy),
        ...(await planColumns(tx, wanted)),
      })
      .execute();
    await insertItems(ctx, tx, { cycleId: id, fields: await fieldsOf(tx, wanted.projectId) }, cases.flatMap(onePerRow));
    return readCycle(tx, id);
  });
}

/** A case with a data table is carried out once for each of its rows. */
function onePerRow(chosen: ChosenCase): ChosenCase[] {
  const { data_table: table } = chosen;
  if (!table) return [chosen];
  return table.rows.map((row, at) => ({
    ...chosen,
    title: cut(`${chosen.title} (${row.filter(Boolean).join(", ") || at + 1})`, 300),
    test_data: [
      chosen.test_data,
      `Row ${at + 1} of ${table.rows.length}`,
      ...table.columns.map((name, column) => `${name}: ${row[column] ?? ""}`),
    ]
      .filter(Boolean)
      .join("\n"),
  }));
}

/** Never inside of a surrogate pair: the database takes whole characters. */
const cut = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;

async function insertItems(
  ctx: Context,
  tx: TenantTransaction,
  { cycleId, fields }: { cycleId: string; fields: readonly FieldRow[] },
  cases: readonly ChosenCase[],
) {
  const rows = cases.map((chosen, ordinal) => ({
    org_id: tx.organizationId,
    cycle_id: cycleId,
    id: ctx.newId(),
    ordinal,
    test_case_id: chosen.id,
    type: chosen.type,
    title: chosen.title,
    suite: chosen.suite,
    description: chosen.description,
    preconditions: chosen.preconditions,
    test_data: chosen.test_data,
    custom_fields: JSON.stringify(namedValues(fields, chosen)),
    steps: JSON.stringify(chosen.steps.map((step) => ({ ...step, status: "PENDING", comment: "" }))),
  }));
  await tx.insertInto("test_cycle_items").values(rows).execute();
}

const namedValues = (fields: readonly FieldRow[], { custom_fields: values }: ChosenCase) =>
  fields.flatMap(({ id, name }) => (values[id] === undefined ? [] : [{ name, value: values[id] }]));
