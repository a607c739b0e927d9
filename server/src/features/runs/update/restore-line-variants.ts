import type { TestResult } from "@gantry/contract/results/schemas.ts";
import { storableJson } from "../../../platform/db/storable-json.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { testKey } from "../../results/test-key.ts";
import { attemptsOf } from "../../executions/record/attempts-of.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";

/**
 * Tests with the same name are distinguished by their lines. If a re-run or retry of failed tests contains only one of them, its report
 * does not name the line: the test keeps its variant, so that the new result replaces the old one.
 * @param batches from `resultRows`
 */
export async function restoreLineVariants(
  tx: TenantTransaction,
  row: Pick<ExecutionRow, "id" | "settings" | "flake_check_id" | "retry">,
  batches: Iterable<string>,
): Promise<Iterable<string>> {
  const known = [
    ...(row.settings.onlyFailed === true
      ? await (row.flake_check_id === null ? testsOfAttempts(tx, row.id) : testsOfCheck(tx, row.id))
      : []),
    ...(row.retry === null ? [] : await testsOf(tx, [row.id])),
  ];
  if (known.length === 0) return batches;
  const keys = new Set(known.map((found) => found.test_key));
  return keys.size === 0 ? batches : eachOnItsLine(batches, keys);
}

const withLine = "(^|, )line [0-9]+$";

async function testsOfAttempts(tx: TenantTransaction, executionId: string) {
  const attempts = await attemptsOf(tx, executionId);
  // A deleted run ends without attempts.
  if (attempts.length === 0) return [];
  return testsOf(
    tx,
    attempts.map(({ id }) => id),
  );
}

function testsOf(tx: TenantTransaction, executionIds: string[]) {
  return tx
    .selectFrom("test_results")
    .select("test_key")
    .distinct()
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "in", executionIds)
    .where("variant", "~", withLine)
    .execute();
}

function testsOfCheck(tx: TenantTransaction, executionId: string) {
  return tx
    .selectFrom("flake_check_results as checked")
    .innerJoin("tests", (on) => on.onRef("tests.org_id", "=", "checked.org_id").onRef("tests.id", "=", "checked.test_id"))
    .select("tests.test_key")
    .where("checked.org_id", "=", tx.organizationId)
    .where("checked.execution_id", "=", executionId)
    .where("tests.variant", "~", withLine)
    .execute();
}

type Row = Pick<TestResult, "name" | "suite" | "variant"> & { file_path?: string; line?: number; test_key: string };

function* eachOnItsLine(batches: Iterable<string>, keys: ReadonlySet<string>): Generator<string> {
  for (const batch of batches) yield storableJson((JSON.parse(batch) as Row[]).map((row) => onItsLine(row, keys)));
}

function onItsLine(row: Row, keys: ReadonlySet<string>): Row {
  const line = `line ${row.line}`;
  const variant = row.variant === undefined ? line : `${row.variant}, ${line}`;
  const key = testKey({ ...row, filePath: row.file_path, variant });
  return keys.has(key) ? { ...row, variant, test_key: key } : row;
}
