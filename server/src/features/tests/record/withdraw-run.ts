import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { uncountRun } from "../history/count-run.ts";
import { lockHistory } from "../base/lock-history.ts";
import { refreshTests } from "../history/refresh-tests.ts";
import { evaluateQuarantine } from "../quarantine/evaluate-quarantine.ts";

/**
 * Removes an ended run's results from the history before a callback replaces them.
 * @returns the tests to evaluate again after the callback was applied.
 */
export async function withdrawRun(tx: TenantTransaction, run: ExecutionRow): Promise<string[]> {
  if (run.verdict === null) return [];
  await lockHistory(tx, run.project_id);
  return uncountRun(tx, run);
}

/** Recomputes tests whose runs changed after their end: another group, other results. */
export async function reevaluateTests(ctx: Context, tx: TenantTransaction, projectId: string, testIds: readonly string[]): Promise<void> {
  if (testIds.length === 0) return;
  const settings = await lockHistory(tx, projectId);
  if (!settings) return;
  await refreshTests(tx, testIds);
  await evaluateQuarantine(ctx, tx, projectId, {
    mayComeOut: testIds,
    mayGoIn: settings.autoQuarantine ? testIds : [],
    because: "Its history changed.",
  });
}
