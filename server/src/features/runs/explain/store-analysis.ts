import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { announceStatus } from "../end/announce.ts";
import { consequenceFlags, applyTerminalStatusConsequences } from "../end/consequences.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { closeAnalysis, type AnalysisOutcome } from "../../analysis/close-analysis.ts";
import { recordFailures } from "../../failure-groups/record-failures.ts";
import { saveOccurrences } from "../../analysis/save-occurrences.ts";

/**
 * Stores an analysis and, for a run that waited for it, the terminal status in the same write. The result of a request that was withdrawn or replaced
 * in the meantime changes nothing, so that only one of several servers ends the run. Failures that are not classified yet become due with it.
 * @returns whether it was stored
 */
export async function storeAnalysis(
  ctx: Context,
  of: { organizationId: string; executionId: string; round: number },
  made: AnalysisOutcome,
): Promise<boolean> {
  const { organizationId, executionId } = of;
  const row = await ctx.db.withTenant(
    organizationId,
    async (tx) => ((await closeAnalysis(tx, of, made)) ? writeEnd(ctx, tx, executionId, made) : undefined),
    { lock: { execution: executionId } },
  );
  if (row) announceStatus(ctx, row);
  return row !== undefined;
}

/** The model that made the first analysis is recorded; later analyses name their own. */
async function writeEnd(ctx: Context, tx: TenantTransaction, executionId: string, made: AnalysisOutcome): Promise<ExecutionRow> {
  const { is_followed, has_cases, was_analyzing, ...row } = await tx
    .updateTable("executions")
    .from((db) =>
      db
        .selectFrom("executions as e")
        .select(["e.org_id", "e.id", sql<boolean>`e.status = 'ANALYZING'`.as("was_analyzing")])
        .where("e.org_id", "=", tx.organizationId)
        .where("e.id", "=", executionId)
        .as("before"),
    )
    .set({
      status: sql<
        ExecutionRow["status"]
      >`case when executions.status = 'ANALYZING' and verdict is not null then verdict else executions.status end`,
      updated_at: sql<Date>`clock_timestamp()`,
      ...(made.status === "READY" ? { has_analysis: true, ai_model: sql<string>`coalesce(ai_model, ${made.content.model})` } : {}),
    })
    .whereRef("executions.org_id", "=", "before.org_id")
    .whereRef("executions.id", "=", "before.id")
    .returningAll("executions")
    .returning("before.was_analyzing")
    .returning(consequenceFlags)
    .executeTakeFirstOrThrow();
  if (made.status !== "UNAVAILABLE") {
    await saveOccurrences(tx, row, made.occurrences, made.status === "READY" ? made.change : undefined);
    await recordFailures(ctx, tx, row);
  }
  if (was_analyzing) await applyTerminalStatusConsequences(ctx, tx, row, { is_followed, has_cases });
  return row;
}
