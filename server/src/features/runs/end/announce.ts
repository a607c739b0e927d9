import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { presentExecution } from "../../executions/present.ts";
import { consequences, type EndedRow } from "./consequences.ts";

/** After the commit of a change of a run's status: clients see it, a waiting worker may take a freed slot, and what follows from an end begins. */
export function announceRun(ctx: Context, row: EndedRow): void {
  announceStatus(ctx, row);
  ctx.queueNotifier.notify();
  if (row.verdict === null) return;
  for (const { afterVerdict } of consequences) afterVerdict?.(ctx, row, row.verdict);
}

/** The same for a run whose verdict was announced before. */
export function announceStatus(ctx: Context, row: ExecutionRow): void {
  if (row.deleted_at === null) ctx.channel.executionUpdated(presentExecution(row));
  if (!isTerminal(row.status)) return;
  for (const { afterTerminalStatus } of consequences) afterTerminalStatus?.(ctx, row);
}
