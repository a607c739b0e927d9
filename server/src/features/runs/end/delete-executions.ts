import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { runNotFound } from "../../../platform/errors.ts";
import { type Actor, recordAudits } from "../../audit/record-audit.ts";
import { changeRuns } from "./announce.ts";
import { stopRun } from "./cancel-execution.ts";
import { type EndedRow, undoForDeleted } from "./consequences.ts";
import { lifecycle } from "../../executions/record/lifecycle.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { visible } from "../../executions/record/find-execution.ts";
import { namedRuns } from "../../projects/record/named-runs.ts";

/** How long a deletion waits for other changes to the same runs and projects. */
const lockTimeoutMs = "5000";

/**
 * Soft-deletes executions: they leave every view and stay stored for billing. Active ones are stopped first. Ignores unknown and deleted ids, and
 * those of other organizations. @returns how many were deleted.
 */
export async function deleteExecutions(ctx: Context, actor: Actor, ids: readonly string[]): Promise<number> {
  const { organizationId } = actor;
  const { deleted } = await changeRuns(ctx, organizationId, async (tx) => {
    const visibleStates: EndedRow[] = [];
    // A large report may hold the lock of the project's history: answer with a 503 after a short wait.
    await sql`select set_config('lock_timeout', ${lockTimeoutMs}, true)`.execute(tx);
    // In the order of ids, to avoid deadlocks.
    const rows = await visible(tx)
      .selectAll()
      .where("id", "in", [...ids])
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    if (rows.length === 0) return { visibleStates, deleted: 0 };
    const left = await tx
      .updateTable("executions")
      .set({ deleted_at: sql<Date>`clock_timestamp()`, updated_at: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", organizationId)
      .where(
        "id",
        "in",
        rows.map((row) => row.id),
      )
      .returningAll()
      .execute();
    // A run's end locks its cycle. Cycles are locked in the order of their ids, and before the histories of projects.
    const place = ({ cycle_id, id }: ExecutionRow) => `${cycle_id ?? ""} ${id}`;
    for (const row of left.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)))
      if (lifecycle[row.status].active) visibleStates.push(...(await stopRun(ctx, tx, row, null)).visibleStates);
    await undoForDeleted(ctx, tx, rows);
    const named = await namedRuns(tx);
    await recordAudits(
      ctx,
      tx,
      actor,
      rows.map((row) => ({
        action: "execution.deleted",
        targetType: "execution",
        targetId: row.id,
        details: { ...named(row), image: row.image, status: row.status },
      })),
    );
    return { visibleStates, deleted: rows.length };
  });
  return deleted;
}

/** @throws 404 `Run not found` */
export async function deleteExecution(ctx: Context, actor: Actor, id: string): Promise<void> {
  if ((await deleteExecutions(ctx, actor, [id])) === 0) throw runNotFound();
}
