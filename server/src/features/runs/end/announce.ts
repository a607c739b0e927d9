import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { presentExecution } from "../../executions/present.ts";
import { consequencesOf, type EndedRow } from "./consequences.ts";

/** Call after a status change was committed: notifies clients and waiting workers, and starts the consequences that run after the commit. */
export function announceRun(ctx: Context, row: EndedRow): void {
  announceStatus(ctx, row);
  ctx.queueNotifier.notify(row.org_id);
  if (row.verdict === null) return;
  for (const { afterVerdict } of consequencesOf(row)) afterVerdict?.(ctx, row, row.verdict);
}

/** The same for a run whose verdict was announced before. */
export function announceStatus(ctx: Context, row: ExecutionRow): void {
  if (row.deleted_at === null) ctx.channel.executionUpdated(presentExecution(row));
  if (!isTerminal(row.status)) return;
  for (const { afterTerminalStatus } of consequencesOf(row)) afterTerminalStatus?.(ctx, row);
}
