import type { ExecutionTest, TestOutcome } from "@gantry/contract/executions.ts";
import { type Pagination, totalCap } from "@gantry/contract/pagination.ts";
import type { TestStatus } from "@gantry/contract/test-results.ts";
import type { Context } from "../../context.ts";
import { badRequest, notFound } from "../../platform/http/errors.ts";
import { findExecution } from "../executions/find-execution.ts";
import { outcomesOf } from "../history/outcomes-of.ts";
import { casesOfTests } from "../test-cases/cases-of-tests.ts";
import { testId } from "../history/test-id.ts";
import { settleDue } from "../quarantine/settle-later.ts";

/** The strip of a test in a run's list. */
const outcomesShown = 10;

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
  await settleDue(ctx, organizationId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const execution = await findExecution(tx, executionId);
    if (!execution) throw notFound("Execution not found");
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
    const idOf = (row: { test_key: string }) => testId(execution.project_id, row.test_key);
    const history = await outcomesOf(tx, shown.map(idOf), outcomesShown, { runAt: execution.created_at, executionId });
    const caseOf = await casesOfTests(
      tx,
      execution.project_id,
      shown.map((row) => row.name),
    );
    return {
      data: shown.map((row) => ({
        id: `${row.execution_id}-${row.ordinal}`,
        ...inHistory(row.status, executionId, idOf(row), history.get(idOf(row)) ?? []),
        testKey: row.test_key,
        testCaseId: caseOf(row.name),
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

/** Whether a failure is new: what the test did when it last ran before says it. */
function inHistory(status: TestStatus, executionId: string, id: string, outcomes: TestOutcome[]) {
  const before = outcomes.findLast(
    (outcome) => outcome.executionId !== executionId && (outcome.status === "passed" || outcome.status === "failed"),
  );
  return {
    testId: outcomes.length > 0 ? id : null,
    isNew: status === "failed" ? before?.status !== "failed" : null,
    history: outcomes,
  };
}

function decodeOrdinal(cursor: string | undefined): number {
  if (!cursor) return -1;
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  if (!/^\d{1,9}$/.test(text))
    throw badRequest("Invalid cursor", { message: "Use the nextCursor of the answer before, unchanged.", code: "INVALID_CURSOR" });
  return Number(text);
}
