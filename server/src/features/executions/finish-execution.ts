import { sql } from "kysely";
import { type TerminalStatus, isTerminal } from "@gantry/contract/executions.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { archiveLogLater } from "../logs/archive-log.ts";
import { isFollowed } from "../integrations/is-followed.ts";
import { tellChanged } from "../integrations/tell-outside.ts";
import { settleLater } from "../quarantine/settle-later.ts";
import { followRun } from "../test-cycles/follow-run.ts";
import { afterEnd } from "./after-end.ts";
import { decideVerdict } from "./decide-verdict.ts";
import { type ExecutionRow, presentExecution } from "./present.ts";

/**
 * Writes the terminal status, once. Called after `endRun` has committed, and again by the sweep when a server died in between:
 * the verdict is made from the row's facts, so it is the same whoever makes it.
 */
export async function finishExecution(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  const finished = await ctx.db.withTenant(organizationId, async (tx) => {
    const row = await lockAny(tx, executionId);
    return row?.status === "ANALYZING" ? judge(ctx, tx, row) : undefined;
  });
  if (finished) announceEnd(ctx, finished);
}

/** The verdict from the row's facts, written. */
export function judge(ctx: Context, tx: TenantTransaction, row: ExecutionRow): Promise<ExecutionRow> {
  const verdict = decideVerdict({
    exitCode: row.exit_code,
    error: row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null,
    tests: row.tests,
  });
  return setTerminal(ctx, tx, row, verdict.status, verdict.error);
}

/** The row, deleted or not: a deleted run still ends, and is still billed. */
export function lockAny(tx: TenantTransaction, executionId: string): Promise<ExecutionRow | undefined> {
  return tx
    .selectFrom("executions")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", executionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The one place a terminal status is written; what follows from an end is keyed so that it happens once however often it is asked for. */
export async function setTerminal(
  ctx: Context,
  tx: TenantTransaction,
  row: ExecutionRow,
  status: TerminalStatus,
  error: { code: string; message: string } | null,
): Promise<ExecutionRow> {
  const ended = await tx
    .with("first", (db) =>
      db
        .insertInto("execution_effects")
        .values({ org_id: tx.organizationId, execution_id: row.id, effect: "finished" })
        .onConflict((at) => at.doNothing())
        .returning("effect"),
    )
    .updateTable("executions")
    .set({
      status,
      error_code: error?.code ?? null,
      error_message: error?.message ?? null,
      finished_at: sql<Date>`coalesce(finished_at, clock_timestamp())`,
      history: row.deleted_at === null ? "due" : "none",
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", row.id)
    .returningAll()
    .returning((is) => is.exists(is.selectFrom("first").select("effect")).as("is_first"))
    .returning(isFollowed.as("is_followed"))
    .executeTakeFirstOrThrow();
  const { is_first: isFirst, is_followed: followed, ...end } = ended;
  if (isFirst) await afterEnd(ctx, tx, end, { followed });
  else if (followed) await tellChanged(ctx, tx, end);
  // Not among what follows once: the last status counts, however often callbacks change it.
  await followRun(tx, end);
  return end;
}

/** After the commit of an end: clients see it, a waiting worker may take the freed slot, its tests' history hears of it, the log is moved away. */
export function announceEnd(ctx: Context, row: ExecutionRow): void {
  if (row.deleted_at === null) ctx.channel.executionUpdated(presentExecution(row));
  ctx.queueBell.ring();
  if (!isTerminal(row.status)) return;
  settleLater(ctx, row.org_id, row.id);
  archiveLogLater(ctx, row.org_id, row.id);
}
