import { sql } from "kysely";
import type { QuarantineEventKind, QuarantineSource } from "@gantry/contract/quarantine/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

export interface QuarantineChange {
  projectId: string;
  testId: string;
  event: QuarantineEventKind;
  source: QuarantineSource;
  reason: string;
  groupName?: string | null;
  executionId?: string | null;
  by?: { id: string | null; name: string };
}

/** Writes what happened to a test's quarantine, in the transaction in which it did. */
export async function recordEvent(ctx: Pick<Context, "newId">, tx: TenantTransaction, change: QuarantineChange): Promise<void> {
  await tx
    .insertInto("quarantine_events")
    .values({
      org_id: tx.organizationId,
      id: ctx.newId(),
      project_id: change.projectId,
      test_id: change.testId,
      event: change.event,
      source: change.source,
      reason: change.reason,
      group_name: change.groupName ?? null,
      execution_id: change.executionId ?? null,
      by_whom: change.by ? JSON.stringify(change.by) : null,
      created_at: afterTheLast(tx, change),
    })
    .execute();
}

/** Now, but later than other events of the test in the same millisecond, so that lists keep their order. */
function afterTheLast(tx: TenantTransaction, { projectId, testId }: QuarantineChange) {
  return sql<Date>`(
    select greatest(clock_timestamp(), max(created_at) + interval '1 millisecond') from quarantine_events
    where org_id = ${tx.organizationId} and project_id = ${projectId} and test_id = ${testId}
      and created_at > clock_timestamp() - interval '2 milliseconds'
  )`;
}
