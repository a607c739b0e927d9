import type { CaseResult } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { findCase } from "./record/store.ts";

/** Newest first. @throws 404 `Test case not found` */
export async function listCaseResults(ctx: Context, organizationId: string, id: string, limit: number): Promise<CaseResult[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await findCase(tx, id))) throw notFound("Test case not found");
    const rows = await tx
      .selectFrom("test_case_results as r")
      .innerJoin("executions as e", (on) => on.onRef("e.org_id", "=", "r.org_id").onRef("e.id", "=", "r.execution_id"))
      .where("r.org_id", "=", organizationId)
      .where("r.test_case_id", "=", id)
      .where("e.deleted_at", "is", null)
      .select(["r.execution_id", "r.test_key", "r.status", "r.flaky", "r.duration_ms", "r.message", "r.at"])
      .select((row) => row.fn.coalesce("e.verdict", "e.status").as("execution_status"))
      .orderBy("r.at", "desc")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      executionId: row.execution_id,
      executionStatus: row.execution_status,
      testKey: row.test_key,
      status: row.status,
      flaky: row.flaky,
      durationMs: row.duration_ms,
      message: row.message,
      at: row.at.toISOString(),
    }));
  });
}
