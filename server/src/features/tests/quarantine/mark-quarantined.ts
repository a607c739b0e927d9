import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { quarantinedKeys } from "./quarantined-keys.ts";

/** Marks the failures of a run whose tests are in quarantine, and counts them in its record. @returns the run as it is then; `undefined` when none was. */
export async function markQuarantined(tx: TenantTransaction, run: ExecutionRow): Promise<ExecutionRow | undefined> {
  if (!run.tests || run.tests.failed === 0) return undefined;
  const keys = await quarantinedKeys(tx, run.project_id);
  if (keys.size === 0) return undefined;
  const { numUpdatedRows } = await tx
    .updateTable("test_results")
    .set({ quarantined: true })
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", run.id)
    .where("status", "=", "failed")
    .where(sql<boolean>`test_key = any(${[...keys.keys()]}::text[])`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  return tx
    .updateTable("executions")
    .set({ tests: JSON.stringify({ ...run.tests, quarantined: Number(numUpdatedRows) }) })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", run.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
