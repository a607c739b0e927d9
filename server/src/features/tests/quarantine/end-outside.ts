import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { recordEvents } from "./record-event.ts";

/**
 * Releases entries that the newest result marks as not a test: older readers could not distinguish them. A test of the same name whose newest
 * result is in a later run keeps its quarantine.
 */
export async function endOutside(
  ctx: Context,
  tx: TenantTransaction,
  run: ExecutionRow,
  failures: readonly { testId: string; isOutside: boolean }[],
): Promise<void> {
  // A run without a verdict changes nothing.
  if (run.verdict === "ERROR") return;
  const testIds = failures.flatMap(({ testId, isOutside }) => (isOutside ? [testId] : []));
  if (testIds.length === 0) return;
  const ended = await tx
    .deleteFrom("quarantine")
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`test_id = any(${testIds}::text[])`)
    .where(sql<boolean>`test_id in (
      select id from tests t where t.org_id = ${tx.organizationId} and t.id = any(${testIds}::text[]) and t.kind is distinct from 'test'
    )`)
    .returning(["test_id", "source"])
    .execute();
  await recordEvents(
    ctx,
    tx,
    ended.map(({ test_id, source }) => ({
      projectId: run.project_id,
      testId: test_id,
      event: "released" as const,
      source,
      reason: "It is no test: a hook, a file, a suite or the run failed.",
      executionId: run.id,
    })),
  );
}
