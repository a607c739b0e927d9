import { sql } from "kysely";
import type { AnalysisContent } from "@gantry/contract/analysis/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { held } from "./claim-analyses.ts";
import { beforeFirst } from "./due-failures.ts";
import type { CategoryChange } from "./save-occurrences.ts";

/** The failures that were found in the run's time. */
export interface FoundFailures {
  /** Batches for `saveOccurrences`. */
  occurrences: readonly string[];
  /** Failed tests after this ordinal are not classified yet; null: all are. */
  after: number | null;
  /** Some failed tests cannot be classified. */
  isIncomplete: boolean;
}

/** The outcome of an analysis: made, disabled, or not possible in the run's time. */
export type AnalysisOutcome =
  | ({ status: "READY"; content: AnalysisContent; change?: CategoryChange } & FoundFailures)
  | ({ status: "DISABLED" } & FoundFailures)
  | { status: "UNAVAILABLE" };

/** The ordinal after which failed tests are to be classified after the analysis is stored; null: none is left. */
export const dueAfter = (made: AnalysisOutcome): number | null => (made.status === "UNAVAILABLE" ? beforeFirst : made.after);

/** Closes a requested analysis. If failures are due, this process holds them. @returns `false` if the request was withdrawn, replaced or completed in the meantime; nothing is changed then. */
export async function closeAnalysis(
  tx: TenantTransaction,
  { executionId, round }: { executionId: string; round: number },
  made: AnalysisOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("execution_analyses")
    .set({
      status: made.status,
      held_until: dueAfter(made) === null ? null : held,
      failures_after: dueAfter(made),
      failures_tries: 0,
      failures_incomplete: made.status !== "UNAVAILABLE" && made.isIncomplete,
      ...(made.status === "READY" ? { content: JSON.stringify(made.content), created_at: sql<Date>`clock_timestamp()` } : {}),
    })
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("status", "=", "PENDING")
    .where("round", "=", round)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
