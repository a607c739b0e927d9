import type { ExecutionTest } from "@gantry/contract/executions.ts";
import { type Pagination, totalCap } from "@gantry/contract/pagination.ts";
import type { TestStatus } from "@gantry/contract/test-results.ts";
import type { Context } from "../../context.ts";
import { badRequest, notFound } from "../../platform/http/errors.ts";
import { findExecution } from "../executions/find-execution.ts";

interface Question {
  limit: number;
  cursor?: string | undefined;
  status?: TestStatus[] | undefined;
  search?: string | undefined;
}

/** A run's tests in the order of its report. @throws 404 `Execution not found`; 400 for a cursor that is not ours. */
export async function listTests(
  ctx: Context,
  organizationId: string,
  executionId: string,
  question: Question,
): Promise<{ data: ExecutionTest[]; pagination: Pagination }> {
  const after = decodeOrdinal(question.cursor);
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await findExecution(tx, executionId))) throw notFound("Execution not found");
    let matching = tx.selectFrom("test_results").where("org_id", "=", organizationId).where("execution_id", "=", executionId);
    if (question.status?.length) matching = matching.where("status", "in", question.status);
    if (question.search) {
      const pattern = `%${question.search.replace(/[\\%_]/g, "\\$&")}%`;
      matching = matching.where((row) =>
        row.or([row("name", "ilike", pattern), row("file_path", "ilike", pattern), row("message", "ilike", pattern)]),
      );
    }
    const rows = await matching
      .selectAll()
      .where("ordinal", ">", after)
      .orderBy("ordinal")
      .limit(question.limit + 1)
      .execute();
    const { total } = await matching.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
    const shown = rows.slice(0, question.limit);
    const last = shown.at(-1);
    return {
      data: shown.map((row) => ({
        id: `${row.execution_id}-${row.ordinal}`,
        testKey: row.test_key,
        name: row.name,
        suite: row.suite,
        filePath: row.file_path,
        line: row.line,
        variant: row.variant,
        status: row.status,
        durationMs: row.duration_ms,
        retries: row.retries,
        flaky: row.flaky,
        quarantined: row.quarantined,
        message: row.message,
        trace: row.details.trace ?? null,
        snippet: row.details.snippet ?? null,
        stdout: row.details.stdout ?? null,
        tags: row.details.tags ?? [],
        attachments: row.details.attachments ?? [],
        attempts: row.details.attempts ?? [],
      })),
      pagination: {
        limit: question.limit,
        nextCursor: rows.length > question.limit && last ? Buffer.from(String(last.ordinal)).toString("base64url") : null,
        total,
        ...(total > totalCap ? { totalIsExact: true } : {}),
      },
    };
  });
}

function decodeOrdinal(cursor: string | undefined): number {
  if (!cursor) return -1;
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  if (!/^\d{1,9}$/.test(text))
    throw badRequest("Invalid cursor", { message: "Use the nextCursor of the answer before, unchanged.", code: "INVALID_CURSOR" });
  return Number(text);
}
