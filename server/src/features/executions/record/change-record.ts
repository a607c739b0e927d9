import { type RawBuilder, sql, type UpdateObject } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import type { ExecutionRow } from "./execution-record.ts";

/** The columns that features may change. Only `runs` writes status, facts and verdict. */
export type RecordChange = Pick<
  UpdateObject<Schema, "executions">,
  "has_report" | "log_removed_at" | "notes" | "pinned_at" | "report_index" | "report_removed_at" | "tests" | "updated_at"
>;

/** Changes a run's record. @returns the run; `undefined` if it does not exist or does not meet the condition `only`. */
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
