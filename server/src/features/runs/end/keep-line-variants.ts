import type { TestResult } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { testKey } from "../../results/test-key.ts";
import { attemptsOf } from "../../executions/attempts-of.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";

/**
 * Two tests of one name are told apart by their lines. In a re-run of what failed one of them may run alone, and its report then gives no
 * reason to name the line: the test keeps the variant that it had, so that its new result replaces the old one.
 */
export async function keepLineVariants(
  tx: TenantTransaction,
  row: Pick<ExecutionRow, "id" | "settings">,
  tests: readonly TestResult[],
): Promise<readonly TestResult[]> {
  if (row.settings.onlyFailed !== true) return tests;
  const attempts = await attemptsOf(tx, row.id);
  // A deleted run ends without attempts.
  if (attempts.length === 0) return tests;
  const known = await tx
    .selectFrom("test_results")
    .select("test_key")
    .distinct()
    .where("org_id", "=", tx.organizationId)
    .where(
      "execution_id",
      "in",
      attempts.map(({ id }) => id),
    )
    .where("variant", "~", "(^|, )line [0-9]+$")
    .execute();
  const keys = new Set(known.map((found) => found.test_key));
  return tests.map((test) => {
    const mark = `line ${test.line}`;
    const onItsLine = { ...test, variant: test.variant === undefined ? mark : `${test.variant}, ${mark}` };
    return keys.has(testKey(onItsLine)) ? onItsLine : test;
  });
}
