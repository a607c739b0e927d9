import type { Selectable } from "kysely";
import type { CreateCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { maxCycleItems } from "@gantry/contract/test-cycles/constants.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { HttpError } from "../../platform/errors.ts";

export type ChosenCase = Pick<
  Selectable<Schema["test_cases"]>,
  "id" | "type" | "title" | "suite" | "description" | "preconditions" | "test_data" | "data_table" | "steps" | "custom_fields"
>;

/** The named cases in their order, or those of the suite, or all of the project; up to one more than a cycle's limit. @throws 404 `Test case not found` */
export async function chooseCases(tx: TenantTransaction, wanted: CreateCycle): Promise<ChosenCase[]> {
  let cases = tx
    .selectFrom("test_cases")
    .select(["id", "type", "title", "suite", "description", "preconditions", "test_data", "data_table", "steps", "custom_fields"])
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", wanted.projectId);
  if (!wanted.testCaseIds) {
    if (wanted.suite !== undefined) cases = cases.where("suite", "=", wanted.suite);
    return cases
      .orderBy("suite")
      .orderBy("created_at")
      .orderBy("id")
      .limit(maxCycleItems + 1)
      .execute();
  }
  const ids = [...new Set(wanted.testCaseIds)];
  const found = new Map((await cases.where("id", "in", ids).execute()).map((row) => [row.id, row]));
  return ids.map((id) => {
    const chosen = found.get(id);
    if (!chosen)
      throw new HttpError(404, {
        error: "Test case not found",
        message: `The project has no test case ${id}.`,
        code: "TEST_CASE_NOT_FOUND",
      });
    return chosen;
  });
}
