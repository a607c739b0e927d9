import { isTerminal } from "@gantry/contract/executions.ts";
import type { Context } from "../../../context.ts";
import { archiveLogLater } from "../../logs/archive-log.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { presentExecution } from "../../executions/present.ts";

/** After the commit of a terminal status: clients see it, the log is moved away. */
export function announceTerminal(ctx: Context, row: ExecutionRow): void {
  if (row.deleted_at === null) ctx.channel.executionUpdated(presentExecution(row));
  if (isTerminal(row.status) && row.last_seq > 0) archiveLogLater(ctx, row.org_id, row.id);
}
