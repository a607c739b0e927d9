import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

/** An entry of a failure's history. */
export interface RecordedChange {
  groupId: string;
  what: "state" | "owner";
  from: string | null;
  to: string | null;
}

/** Adds to the history of failures. `cause`: a member's request, or the run that changed them. */
export async function recordChanges(
  ctx: Context,
  tx: TenantTransaction,
  cause: { by: { id: string | null; name: string } } | { executionId: string },
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const made = "by" in cause ? { by_whom: JSON.stringify(cause.by) } : { execution_id: cause.executionId };
  await tx
    .insertInto("failure_changes")
    .values(
      changes.map(({ groupId, what, from, to }) => ({
        org_id: tx.organizationId,
        id: ctx.newId(),
        group_id: groupId,
        what,
        from_value: from,
        to_value: to,
        ...made,
      })),
    )
    .execute();
}
