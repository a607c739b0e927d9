import type { CaseChange } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Who changes a case. */
export interface Author {
  id: string;
  name: string;
}

/** Writes an entry of a case's history. */
export async function recordChange(
  ctx: Pick<Context, "newId">,
  tx: TenantTransaction,
  by: Author,
  caseId: string,
  changes: CaseChange["changes"],
): Promise<void> {
  await recordChanges(ctx, tx, by, [{ caseId, changes }]);
}

/** Writes an entry for each case that something changed in. */
export async function recordChanges(
  ctx: Pick<Context, "newId">,
  tx: TenantTransaction,
  by: Author,
  entries: readonly { caseId: string; changes: CaseChange["changes"] }[],
): Promise<void> {
  const rows = entries
    .filter(({ changes }) => changes.length > 0)
    .map(({ caseId, changes }) => ({
      org_id: tx.organizationId,
      test_case_id: caseId,
      id: ctx.newId(),
      changed_by: JSON.stringify(by),
      changes: JSON.stringify(changes),
    }));
  if (rows.length > 0) await tx.insertInto("test_case_changes").values(rows).execute();
}
