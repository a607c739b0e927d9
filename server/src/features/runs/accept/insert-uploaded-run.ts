import type { InsertObject } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";

/** Creates a run that happened elsewhere and counts its usage. It has no verdict yet: call `endRun` in the same transaction. */
export async function insertUploadedRun(
  tx: TenantTransaction,
  run: Omit<InsertObject<Schema, "executions">, "org_id" | "status">,
): Promise<ExecutionRow> {
  const row = await tx
    .insertInto("executions")
    .values({ ...run, org_id: tx.organizationId, status: "ANALYZING" })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.insertInto("usage_events").values({ org_id: row.org_id, execution_id: row.id }).execute();
  return row;
}
