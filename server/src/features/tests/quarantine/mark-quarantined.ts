import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { changeRecord } from "../../executions/record/change-record.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { findUncovered } from "./find-uncovered.ts";
import { inForce } from "./quarantined-keys.ts";

/**
 * Marks the failed results of a run whose tests are in quarantine, but none outside of tests, which may have another cause each time, and none of another
 * test of that name. @returns how many.
 */
export async function markQuarantined(
  tx: TenantTransaction,
  executionId: string,
  failed: readonly { ordinal: number; testId: string; isOutside: boolean }[],
): Promise<number> {
  const failures = failed.filter(({ isOutside }) => !isOutside);
  if (failures.length === 0) return 0;
  const held = await tx
    .selectFrom("quarantine")
    .select("test_id")
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`test_id = any(${failures.map(({ testId }) => testId)}::text[])`)
    .where(inForce)
    .execute();
  const quarantined = new Set(held.map((entry) => entry.test_id));
  const found = failures.filter(({ testId }) => quarantined.has(testId));
  if (found.length === 0) return 0;
  const uncovered = await findUncovered(
    tx,
    [executionId],
    found.map(({ ordinal }) => ordinal),
  );
  const counting = new Set(uncovered.map(({ testId }) => testId));
  const ordinals = found.flatMap(({ ordinal, testId }) => (counting.has(testId) ? [] : [ordinal]));
  if (ordinals.length === 0) return 0;
  await tx
    .updateTable("test_results")
    .set({ quarantined: true })
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where(sql<boolean>`ordinal = any(${ordinals}::int[])`)
    .execute();
  return ordinals.length;
}

/** Stores the number of a run's quarantined failures in its record. @returns the updated run; `undefined` if nothing changed. */
export async function countQuarantined(tx: TenantTransaction, run: ExecutionRow): Promise<ExecutionRow | undefined> {
  const { quarantined } = await tx
    .selectFrom("test_results")
    .select((row) => row.fn.countAll<number>().as("quarantined"))
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", run.id)
    .where("status", "=", "failed")
    .where("quarantined", "=", true)
    .executeTakeFirstOrThrow();
  if (!run.tests || run.tests.quarantined === quarantined) return undefined;
  return changeRecord(tx, run.id, { tests: JSON.stringify({ ...run.tests, quarantined }) });
}
