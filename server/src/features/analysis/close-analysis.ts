import { sql } from "kysely";
import type { AnalysisContent } from "@gantry/contract/analysis/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { CategoryChange } from "./save-occurrences.ts";

/** The outcome of an analysis: made, disabled, or not possible in the run's time. `occurrences`: batches for `saveOccurrences`. */
export type AnalysisOutcome =
  | { status: "READY"; content: AnalysisContent; occurrences: readonly string[]; change?: CategoryChange }
  | { status: "DISABLED"; occurrences: readonly string[] }
  | { status: "UNAVAILABLE" };

/** Closes a requested analysis. @returns `false` if the request was withdrawn, replaced or completed in the meantime; nothing is changed then. */
export async function closeAnalysis(
  tx: TenantTransaction,
  { executionId, round }: { executionId: string; round: number },
  made: AnalysisOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("execution_analyses")
    .set({
      status: made.status,
      held_until: null,
      ...(made.status === "READY" ? { content: JSON.stringify(made.content), created_at: sql<Date>`clock_timestamp()` } : {}),
    })
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("status", "=", "PENDING")
    .where("round", "=", round)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
