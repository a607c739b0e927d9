import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction, TransactionOptions } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { type EndedRow, applyCommitConsequences } from "./consequences.ts";

/** What a transaction changed. */
interface Changed {
  /** The states that clients see, in this order. */
  visibleStates: readonly EndedRow[];
  /** What was written to the log of the last run of `visibleStates`. */
  note?: LogChunk | undefined;
}

/**
 * Ends or otherwise changes runs: executes `work` in a transaction of the organization and, after its commit, announces what it changed.
 * @returns what `work` returned; `undefined`: it changed nothing
 */
export async function changeRuns<T extends Changed | undefined>(
  ctx: Context,
  organizationId: string,
  work: (tx: TenantTransaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const changed = await ctx.db.withTenant(organizationId, work, options);
  if (changed) announceChanged(ctx, changed);
  return changed;
}

function announceChanged(ctx: Context, { visibleStates, note }: Changed): void {
  const last = visibleStates.at(-1);
  if (note && last?.deleted_at === null) ctx.channel.executionLog(last.org_id, { taskId: last.id, ...note });
  for (const row of visibleStates) applyCommitConsequences(ctx, row, true);
}

/** Call after the commit of a change that neither queued nor ended a run, or of a terminal status whose verdict was announced before. */
export const announceStatus = (ctx: Context, row: ExecutionRow): void => applyCommitConsequences(ctx, row, false);
