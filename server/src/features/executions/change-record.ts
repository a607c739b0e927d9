import { type RawBuilder, sql, type UpdateObject } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { ExecutionRow } from "./execution-record.ts";

/** What features may change of a run. Status, facts and verdict are not among it: only `runs` writes those. */
export type RecordChange = Pick<
  UpdateObject<Schema, "executions">,
  "has_report" | "log_removed_at" | "notes" | "pinned_at" | "report_index" | "report_removed_at" | "tests" | "updated_at"
>;

/** Changes a run's record. @returns the run; `undefined` when there is none, or when the condition `only` does not hold for it. */
export function changeRecord(
  tx: TenantTransaction,
  executionId: string,
  change: RecordChange,
  only: RawBuilder<boolean> = sql`true`,
): Promise<ExecutionRow | undefined> {
  return tx
    .updateTable("executions")
    .set(change)
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", executionId)
    .where(only)
    .returningAll()
    .executeTakeFirst();
}
