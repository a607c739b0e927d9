import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type ExecutionRow, type ShownExecution, shownColumns } from "./execution-record.ts";

/**
 * Leaves out deleted runs and those of other organizations. The filter by organization repeats row-level security on purpose: each must suffice
 * alone.
 */
export function visible(tx: TenantTransaction) {
  return tx.selectFrom("executions").where("executions.org_id", "=", tx.organizationId).where("deleted_at", "is", null);
}

/** The same with internal columns. */
export function findExecutionRow(tx: TenantTransaction, id: string): Promise<ExecutionRow | undefined> {
  return visible(tx).selectAll().where("id", "=", id).executeTakeFirst();
}

export function findExecution(tx: TenantTransaction, id: string): Promise<ShownExecution | undefined> {
  return visible(tx).select(shownColumns).where("id", "=", id).executeTakeFirst();
}

/** The row, locked until the transaction ends. `undefined` for a deleted execution. */
export function lockExecution(tx: TenantTransaction, id: string): Promise<ExecutionRow | undefined> {
  return visible(tx).selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** The row, locked, even of a deleted execution: a deleted run still ends and is still billed. */
export function lockAny(tx: TenantTransaction, id: string): Promise<ExecutionRow | undefined> {
  return tx
    .selectFrom("executions")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
