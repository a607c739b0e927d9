import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { noteEnd } from "../../notifications/matrix-runs/note-end.ts";
import { notifyRules } from "../../notifications/delivery/notify-rules.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { linkedProviders } from "../../integrations/linked/linked-providers.ts";
import { reportCommitStatus, reportToPullRequest } from "../../integrations/source-hosts/report-commit-status.ts";
import { queueWebhook } from "../../integrations/webhooks/queue-webhook.ts";

/** A run was accepted: linked providers are notified after this transaction. */
export async function notifyRunAccepted(ctx: Context, tx: TenantTransaction, run: Execution): Promise<void> {
  const linked = await linkedProviders(tx);
  await reportCommitStatus(ctx, tx, run, linked);
  if (linked.some(({ id }) => id === "webhook")) await queueWebhook(ctx, tx, "execution.created", run);
}

/** A run has a verdict, or another one than before: its commit status and pull request comment are updated after this transaction. */
export async function notifyVerdict(ctx: Context, tx: TenantTransaction, row: ExecutionRow): Promise<void> {
  if (row.deleted_at !== null) return;
  const run = presentExecution(row);
  const linked = await linkedProviders(tx);
  await reportCommitStatus(ctx, tx, run, linked);
  await reportToPullRequest(ctx, tx, run, linked);
}

/**
 * A run got its terminal status, or a callback changed it: webhooks and the project's notification rules are notified after this transaction. Rules get
 * one message about a matrix run, when all of its runs have ended. Call it once for each change of the status.
 * @param before the terminal status that this one replaces.
 */
export async function notifyRunEnded(ctx: Context, tx: TenantTransaction, ended: ExecutionRow, before?: TerminalStatus): Promise<void> {
  if (ended.deleted_at !== null) return;
  const run = presentExecution(ended);
  const linked = await linkedProviders(tx);
  if (linked.some(({ id }) => id === "webhook")) await queueWebhook(ctx, tx, "execution.finished", run);
  const { matrix_run_id } = ended;
  // One message about all of its runs.
  if (matrix_run_id !== null) return noteEnd(ctx, tx, { ...ended, matrix_run_id });
  await notifyRules(ctx, tx, run, before);
}
