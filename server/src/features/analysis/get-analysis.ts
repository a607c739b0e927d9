import type { Analysis, AnalysisContent } from "@gantry/contract/analysis/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { runNotFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { isGuess, classifiedByMessage } from "./rules/clues/finding.ts";
import { isExplained } from "./is-explained.ts";
import { failuresOf } from "./due-failures.ts";
import { seenBefore } from "./seen-before.ts";

const nothing: AnalysisContent = {
  summary: null,
  category: null,
  isGuess: false,
  rootCause: null,
  evidence: [],
  suggestions: [],
  confidence: null,
  model: null,
  missing: null,
  sinceLastPass: null,
};

const gaveUp = {
  code: "ANALYSIS_FAILED",
  message:
    "The analysis was not ready when the run's time for it was over. Ask for it again. If an error was the reason, the server's log has it.",
};

/** A run's current analysis; while it is made again, the previous one. @throws 404 `Run not found` */
export async function getAnalysis(ctx: Context, organizationId: string, executionId: string): Promise<Analysis> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const execution = await visible(tx).select(["id", "verdict", "flake_check_id"]).where("id", "=", executionId).executeTakeFirst();
    if (!execution) throw runNotFound();
    const row = await tx
      .selectFrom("execution_analyses")
      .select(["status", "content", "created_at", "failures_after", "failures_incomplete"])
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", executionId)
      .executeTakeFirst();
    const isWanted = isExplained(execution.verdict) && execution.flake_check_id === null;
    const status = row?.status ?? (isWanted ? await withoutOne(tx) : "NOT_NEEDED");
    return {
      taskId: executionId,
      status,
      ...nothing,
      ...(row?.content && { ...row.content, isGuess: row.content.isGuess ?? wasGuess(row.content) }),
      ...(status === "UNAVAILABLE" ? { missing: gaveUp } : {}),
      seenBefore: await seenBefore(tx, executionId, row?.content?.category ?? null),
      failures: row ? failuresOf(row) : "complete",
      createdAt: row?.created_at?.toISOString() ?? null,
    };
  });
}

/** Of an analysis that an earlier release stored. */
const wasGuess = ({ category, confidence, rootCause }: AnalysisContent): boolean =>
  category !== null && isGuess({ category, confidence: confidence ?? 1, byWords: rootCause?.includes(classifiedByMessage) || undefined });

/** A failed run without an analysis: it ended while analysis was off, or before the feature existed. */
async function withoutOne(tx: TenantTransaction): Promise<"DISABLED" | "UNAVAILABLE"> {
  const row = await tx.selectFrom("organizations").select("ai_analysis_enabled").where("id", "=", tx.organizationId).executeTakeFirst();
  return row?.ai_analysis_enabled ? "UNAVAILABLE" : "DISABLED";
}
