import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** The ids of a cycle's cases as people know them, `TC-12`, by the ids of the API. Deleted cases are left out. */
export async function caseIdsOf(tx: TenantTransaction, { items }: TestCycle): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(items.flatMap(({ testCaseId }) => testCaseId ?? []))];
  if (ids.length === 0) return new Map();
  const cases = await tx
    .selectFrom("test_cases")
    .select(["id", "number"])
    .where("org_id", "=", tx.organizationId)
    .where("id", "in", ids)
    .execute();
  return new Map(cases.map(({ id, number }) => [id, `TC-${number}`]));
}
