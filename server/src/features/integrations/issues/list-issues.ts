import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import type { Context } from "../../../context.ts";
import { runNotFound } from "../../../platform/errors.ts";
import { findExecution } from "../../executions/record/find-execution.ts";
import { presentIssue } from "./present-issue.ts";

/** Oldest first. @throws 404 `Run not found` */
export async function listIssues(ctx: Context, organizationId: string, executionId: string): Promise<TrackedIssue[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await findExecution(tx, executionId))) throw runNotFound();
    const rows = await tx
      .selectFrom("tracked_issues")
      .selectAll()
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", executionId)
      .where("key", "!=", "")
      .orderBy("created_at")
      .orderBy("provider")
      .orderBy("test_key")
      .limit(500)
      .execute();
    return rows.map(presentIssue);
  });
}
