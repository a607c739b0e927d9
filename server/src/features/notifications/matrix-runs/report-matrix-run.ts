import type { TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type Deliverer, deliverer, exponentialBackoff } from "../../../platform/outbox/topic.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { type LatestRun, latestRuns, type MatrixRunRow, matrixRunsOf } from "../../matrix-runs/find-matrix-run.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { recordRun } from "../../tests/record/record-run.ts";
import { composeMatrixRunNotice } from "./compose-matrix-run-notice.ts";
import { EndCheckMessage } from "./note-end.ts";
import { haveAllEnded, notifiedStatus } from "./notified-status.ts";
import { queueForRules } from "./queue-for-rules.ts";
import { statusOfPreviousMatrixRun } from "./status-of-previous-matrix-run.ts";

/** Reports a matrix run when all of its runs have ended. `reportMissed` picks up runs that this job gives up on. */
export function endChecks(ctx: Context): Deliverer {
  return deliverer({
    topic: EndCheckMessage,
    retryAfterMs: exponentialBackoff(8, 1_000),
    deliver: ({ matrixRunId }, { organizationId = "" }) => reportMatrixRun(ctx, organizationId, matrixRunId),
  });
}

/** Another run ended while the matrix run was being reported. */
class EndedMeanwhile extends Error {}
const tries = 5;

/**
 * Queues one message about a matrix run for each rule that selects its status, if all of its runs have ended and no message reports their ends yet. Calls
 * at the same time and repeated calls queue it once: the one that removes the recorded ends, under the matrix run's lock, in the same transaction.
 */
export async function reportMatrixRun(ctx: Context, organizationId: string, id: string): Promise<void> {
  for (const run of await runsToRecord(ctx, organizationId, id)) await recordRun(ctx, organizationId, run);
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.withTenant(organizationId, (tx) => reportEnds(ctx, tx, id));
    } catch (error) {
      if (!(error instanceof EndedMeanwhile) || attempt === tries) throw error;
    }
  }
}

/** Failures in quarantine are known when a run is in its tests' history. None while runs are in progress. */
function runsToRecord(ctx: Context, organizationId: string, id: string): Promise<string[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if ((await recordedEnds(tx, id)).length === 0) return [];
    const latest = (await latestRuns(tx, [id])).get(id) ?? [];
    if (latest.length === 0 || !haveAllEnded(latest)) return [];
    const ids = latest.map((run) => run.id);
    const due = await visible(tx).select("id").where("id", "in", ids).where("history", "=", "due").execute();
    return due.map((run) => run.id);
  });
}

async function reportEnds(ctx: Context, tx: TenantTransaction, id: string): Promise<void> {
  const row = await matrixRunsOf(tx).selectAll("matrix_runs").where("matrix_runs.id", "=", id).forNoKeyUpdate().executeTakeFirst();
  const ends = await recordedEnds(tx, id);
  if (ends.length === 0) return;
  const latest = (await latestRuns(tx, [id])).get(id) ?? [];
  if (row && !haveAllEnded(latest)) return;
  // The end of a run that was re-run meanwhile, or deleted, does not change the verdict.
  const counted = latest.filter(({ deleted_at }) => deleted_at === null);
  const isNews = counted.some((run) => ends.some(({ execution_id }) => execution_id === run.id));
  if (row && isNews && !(await report(ctx, tx, row, counted))) return;
  await removeEnds(tx, id, ends.length);
}

/** @returns `false` if a run was started again meanwhile: the matrix run is reported when that one has ended */
async function report(ctx: Context, tx: TenantTransaction, row: MatrixRunRow, counted: readonly LatestRun[]): Promise<boolean> {
  const matrixRun = await readMatrixRun(tx, row.id);
  const [first] = counted;
  if (matrixRun.finishedAt === null || !first) return false;
  const status = notifiedStatus(matrixRun);
  const before = row.notified_status ?? (await statusOfPreviousMatrixRun(tx, row, first));
  const notice = await composeMatrixRunNotice(tx, { matrixRun, status, before, first }, ctx.dashboardLink);
  await setNotifiedStatus(tx, row.id, status);
  // The first of its kind: passing is not a change.
  await queueForRules(ctx, tx, row, { status, isChange: status !== (before ?? "PASSED"), notice });
  return true;
}

function recordedEnds(tx: TenantTransaction, id: string) {
  return tx
    .selectFrom("matrix_run_ends")
    .select("execution_id")
    .where("org_id", "=", tx.organizationId)
    .where("matrix_run_id", "=", id)
    .execute();
}

/** @throws {EndedMeanwhile} if there are more than those that were reported, which undoes the report. */
async function removeEnds(tx: TenantTransaction, id: string, reported: number): Promise<void> {
  const removed = await tx
    .deleteFrom("matrix_run_ends")
    .where("org_id", "=", tx.organizationId)
    .where("matrix_run_id", "=", id)
    .returning("id")
    .execute();
  if (removed.length !== reported) throw new EndedMeanwhile(`another run of matrix run ${id} ended while it was reported`);
}

async function setNotifiedStatus(tx: TenantTransaction, id: string, status: TerminalStatus): Promise<void> {
  await tx
    .updateTable("matrix_runs")
    .set({ notified_status: status })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .execute();
}
