import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { uncountRun } from "./count-run.ts";
import { lockHistory } from "../base/lock-history.ts";
import { refreshTests } from "./refresh-tests.ts";

/** Removes deleted runs from the history of their tests. Their quarantines stay, because deleting a run does not fix a test. */
export async function removeFromHistory(tx: TenantTransaction, runs: readonly ExecutionRow[]): Promise<void> {
  for (const projectId of [...new Set(runs.map((run) => run.project_id))].sort()) {
    // The history of a deleted project is no longer shown.
    if (!(await lockHistory(tx, projectId))) continue;
    const testIds = new Set<string>();
    for (const run of runs) if (run.project_id === projectId) for (const id of await uncountRun(tx, run)) testIds.add(id);
    await refreshTests(tx, [...testIds]);
  }
}
