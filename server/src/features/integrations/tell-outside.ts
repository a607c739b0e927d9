import type { Execution } from "@gantry/contract/executions.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notifyRules } from "../notifications/notify-rules.ts";
import { type ExecutionRow, presentExecution } from "../executions/present.ts";
import { linkedProviders } from "./linked-providers.ts";
import { reportCommitStatus, reportToPullRequest } from "./source-hosts/report-commit-status.ts";
import { queueWebhook } from "./webhooks/queue-webhook.ts";

/** A run was accepted: whoever is linked hears of it after this transaction. */
export async function tellAccepted(ctx: Context, tx: TenantTransaction, run: Execution): Promise<void> {
  const linked = await linkedProviders(tx);
  await reportCommitStatus(ctx, tx, run, linked);
  if (linked.some(({ id }) => id === "webhook")) await queueWebhook(ctx, tx, "execution.created", run);
}

/** A run has ended: whoever is linked, and whoever a project's rules name, hears of it after this transaction. */
export async function tellEnded(ctx: Context, tx: TenantTransaction, ended: ExecutionRow): Promise<void> {
  if (ended.deleted_at !== null) return;
  const run = presentExecution(ended);
  const linked = await linkedProviders(tx);
  await reportCommitStatus(ctx, tx, run, linked);
  await reportToPullRequest(ctx, tx, run, linked);
  if (linked.some(({ id }) => id === "webhook")) await queueWebhook(ctx, tx, "execution.finished", run);
  await notifyRules(ctx, tx, run);
}

/** An ended run got another status: what stands at source hosts follows; what was told once is not told again. */
export async function tellChanged(ctx: Context, tx: TenantTransaction, row: ExecutionRow): Promise<void> {
  const run = presentExecution(row);
  const linked = await linkedProviders(tx);
  await reportCommitStatus(ctx, tx, run, linked);
  await reportToPullRequest(ctx, tx, run, linked);
}
