import type { CaseChange } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { casesOf } from "./record/store.ts";

/** Newest first. @throws 404 `Test case not found` */
export async function listCaseChanges(ctx: Context, organizationId: string, id: string): Promise<CaseChange[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await casesOf(tx).where("test_cases.id", "=", id).select("id").executeTakeFirst())) throw notFound("Test case not found");
    const rows = await tx
      .selectFrom("test_case_changes")
      .selectAll()
      .where("org_id", "=", organizationId)
      .where("test_case_id", "=", id)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(100)
      .execute();
    return rows.map((row) => ({ id: row.id, at: row.at.toISOString(), by: row.changed_by, changes: row.changes }));
  });
}
