import type { CreateCycle, CreateCycles, TestCycle, TestCycleRow } from "@gantry/contract/test-cycles/schemas.ts";
import { maxCycleItems, maxItemsTogether } from "@gantry/contract/test-cycles/constants.ts";
import type { Context } from "../../context.ts";
import { cutText } from "../../platform/cut-text.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest } from "../../platform/errors.ts";
import { earlierResponse, type IdempotencyKey, storeResponse } from "../idempotency/earlier-response.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { type FieldRow, fieldsOf } from "../test-cases/fields/field-store.ts";
import { type ChosenCase, chooseCases } from "./choose-cases.ts";
import { planColumns } from "./cycle-plan.ts";
import { readCycle, readCycleRow } from "./record/find-cycle.ts";

/**
 * Creates a cycle of the chosen cases. Their texts and steps are copied, so that the cycle keeps showing what was tested.
 * @throws 404 `Project not found`, `Test case not found` or `Member not found`; 400 for no case, or too many.
 */
export async function createCycle(ctx: Context, organizationId: string, createdBy: Creator, wanted: CreateCycle): Promise<TestCycle> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const copies = await chooseCopies(tx, wanted);
    const id = await insertCycle(ctx, tx, { wanted, createdBy, groupId: null }, copies);
    return readCycle(tx, id);
  });
}

/**
 * Creates a cycle of the same cases for each configuration, all or none; repeating a request with the same key creates them once.
 * @throws like `createCycle`; 400 for too many items together
 */
export async function createCycles(
  ctx: Context,
  organizationId: string,
  createdBy: Creator,
  { configurations, ...wanted }: CreateCycles,
  idempotency: IdempotencyKey | undefined,
): Promise<TestCycleRow[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    // Only a request with a key needs the lock: a duplicate waits here and then finds the response.
    if (idempotency) await lockOrganization(tx);
    const before = await earlierResponse(tx, idempotency);
    if (before) return before as TestCycleRow[];
    const copies = await chooseCopies(tx, wanted);
    if (copies.length * configurations.length > maxItemsTogether)
      throw tooMany(
        `${configurations.length} cycles of ${copies.length} cases are more than ${maxItemsTogether} cases together. Start fewer cycles at a time.`,
      );
    const groupId = ctx.newId();
    const rows: TestCycleRow[] = [];
    for (const configuration of configurations) {
      const id = await insertCycle(ctx, tx, { wanted: { ...wanted, configuration }, createdBy, groupId }, copies);
      rows.push(await readCycleRow(tx, id));
    }
    await storeResponse(tx, idempotency, 201, rows);
    return rows;
  });
}

interface Creator {
  id: string;
  name: string;
}

type Copy = Omit<ChosenCase, "custom_fields"> & { custom_fields: { name: string; value: string | number }[] };

/** The cases that the items of a cycle copy; a case with a data table once for each of its rows. */
async function chooseCopies(tx: TenantTransaction, wanted: Omit<CreateCycle, "configuration">): Promise<Copy[]> {
  await requireProject(tx, wanted.projectId);
  const cases = await chooseCases(tx, wanted);
  if (cases.length === 0) throw badRequest("No test cases", { message: "No test cases selected.", code: "NO_TEST_CASES" });
  // Counted first: the rows of all cases together may be too many to write out.
  if (cases.reduce((sum, chosen) => sum + (chosen.data_table?.rows.length ?? 1), 0) > maxCycleItems)
    throw tooMany(`A cycle can have at most ${maxCycleItems} cases; each row of a data table counts. Choose a suite, or list the cases.`);
  const fields = await fieldsOf(tx, wanted.projectId);
  return cases.flatMap(onePerRow).map((chosen) => ({ ...chosen, custom_fields: namedValues(fields, chosen) }));
}

const tooMany = (message: string) => badRequest("Too many test cases", { message, code: "TOO_MANY_TEST_CASES" });

/** @returns its id */
async function insertCycle(
  ctx: Context,
  tx: TenantTransaction,
  { wanted, createdBy, groupId }: { wanted: CreateCycle; createdBy: Creator; groupId: string | null },
  copies: readonly Copy[],
): Promise<string> {
  const id = ctx.newId();
  await tx
    .insertInto("test_cycles")
    .values({
      org_id: tx.organizationId,
      id,
      project_id: wanted.projectId,
      name: wanted.name,
      group_id: groupId,
      created_by: JSON.stringify(createdBy),
      ...(await planColumns(tx, wanted)),
    })
    .execute();
  await insertItems(ctx, tx, id, copies);
  return id;
}

/** A case with a data table is executed once for each of its rows. */
function onePerRow(chosen: ChosenCase): ChosenCase[] {
  const { data_table: table } = chosen;
  if (!table) return [chosen];
  return table.rows.map((row, at) => ({
    ...chosen,
    title: cutText(`${chosen.title} (${row.filter(Boolean).join(", ") || at + 1})`, 300),
    test_data: [
      chosen.test_data,
      `Row ${at + 1} of ${table.rows.length}`,
      ...table.columns.map((name, column) => `${name}: ${row[column] ?? ""}`),
    ]
      .filter(Boolean)
      .join("\n"),
  }));
}

async function insertItems(ctx: Context, tx: TenantTransaction, cycleId: string, copies: readonly Copy[]) {
  const rows = copies.map((chosen, ordinal) => ({
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
    custom_fields: JSON.stringify(chosen.custom_fields),
    steps: JSON.stringify(chosen.steps.map((step) => ({ ...step, status: "PENDING", comment: "" }))),
  }));
  await tx.insertInto("test_cycle_items").values(rows).execute();
}

const namedValues = (fields: readonly FieldRow[], { custom_fields: values }: ChosenCase) =>
  fields.flatMap(({ id, name }) => (values[id] === undefined ? [] : [{ name, value: values[id] }]));
