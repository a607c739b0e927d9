import { sql } from "kysely";
import type { TestHistoryEntry } from "@gantry/contract/tests/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../../context.ts";
import { decodeCursor, pageAndTotal, toPage } from "../../../platform/db/keyset.ts";
import { notFound } from "../../../platform/errors.ts";
import { recordDue } from "../record/record-later.ts";
import { visibleTests } from "../history/present-test.ts";
import { presentReference, referenceColumns } from "./run-reference.ts";

/** A test's outcomes, newest first. @throws 404 `Test not found`; 400 for an invalid cursor. */
export async function listOutcomes(
  ctx: Context,
  organizationId: string,
  id: string,
  question: { limit: number; cursor?: string | undefined },
): Promise<{ data: TestHistoryEntry[]; pagination: Pagination; resultsRemovedBefore: string | null }> {
  const cursor = decodeCursor(question.cursor);
  await recordDue(ctx, organizationId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const test = await visibleTests(tx).select("projects.results_removed_before").where("tests.id", "=", id).executeTakeFirst();
    if (!test) throw notFound("Test not found");
    const outcomes = tx
      .selectFrom("test_outcomes as outcome")
      .where("outcome.org_id", "=", organizationId)
      .where("outcome.test_id", "=", id);
    const wanted = outcomes
      .innerJoin("executions", (on) =>
        on.onRef("executions.org_id", "=", "outcome.org_id").onRef("executions.id", "=", "outcome.execution_id"),
      )
      .leftJoin("test_results as result", (on) =>
        on
          .onRef("result.org_id", "=", "outcome.org_id")
          .onRef("result.execution_id", "=", "outcome.execution_id")
          .onRef("result.ordinal", "=", "outcome.ordinal"),
      )
      .select(referenceColumns)
      .select([
        "executions.image",
        "outcome.status as outcome",
        "outcome.flaky",
        "outcome.duration_ms",
        "result.quarantined",
        "result.retries",
        "result.message",
      ])
      .$if(cursor !== undefined, (q) =>
        q.where(sql<boolean>`(outcome.run_at, outcome.execution_id) < (${cursor?.createdAt}, ${cursor?.id})`),
      )
      .orderBy("outcome.run_at", "desc")
      .orderBy("outcome.execution_id", "desc")
      .limit(question.limit + 1);
    const { rows, total } = await pageAndTotal(tx, wanted, outcomes.select("outcome.execution_id"), { isFirst: cursor === undefined });
    const page = toPage(rows, question.limit, total);
    return {
      data: page.rows.map((row) => ({
        ...presentReference(row),
        image: row.image,
        outcome: row.outcome,
        flaky: row.flaky,
        quarantined: row.quarantined ?? false,
        retries: row.retries ?? 0,
        durationMs: row.duration_ms,
        message: row.message,
      })),
      pagination: page.pagination,
      resultsRemovedBefore: test.results_removed_before?.toISOString() ?? null,
    };
  });
}
