import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { type LinkedProvider, linkedProviders } from "../linked/linked-providers.ts";
import { chooseHost } from "./choose-host.ts";
import { CommentMessage, CommitStatusMessage } from "../linked/messages.ts";
import { messageKey, waitingStatus } from "./waiting-status.ts";

export interface ReportedRun {
  projectId: string;
  ciContext: CiContext | null;
}

/**
 * Queues the status of the run's commit, to be set after this transaction: `pending` while a run of its project is in progress, then the verdict, not
 * counting failures of quarantined tests. Without a commit or a linked host, nothing is queued.
 * `unlessWaiting`: also nothing if a message waits for its next attempt. Use it only for a state that is already committed.
 */
export async function reportCommitStatus(
  ctx: Context,
  tx: TenantTransaction,
  run: ReportedRun,
  linked?: readonly LinkedProvider[],
  { unlessWaiting = false } = {},
): Promise<void> {
  const { repository, commitSha, branch, prNumber } = run.ciContext ?? {};
  if (!run.ciContext || !repository || !commitSha) return;
  const { provider } = chooseHost(run.ciContext, linked ?? (await linkedProviders(tx)));
  if (!provider) return;
  const message = { provider, projectId: run.projectId, repository, commitSha: commitSha.toLowerCase(), branch, prNumber };
  if (unlessWaiting && (await waitingStatus(tx, message))) return;
  await addToOutbox(ctx, tx, CommitStatusMessage, message, { organizationId: tx.organizationId, key: messageKey(message, ctx.newId()) });
}

/** Queues an update of the run's pull request comment, after this transaction. */
export async function reportToPullRequest(
  ctx: Context,
  tx: TenantTransaction,
  run: ReportedRun,
  linked: readonly LinkedProvider[],
): Promise<void> {
  const { repository, prNumber } = run.ciContext ?? {};
  if (!run.ciContext || !repository || !prNumber) return;
  const { provider } = chooseHost(run.ciContext, linked);
  if (!provider) return;
  await addToOutbox(ctx, tx, CommentMessage, { provider, repository, prNumber }, { organizationId: tx.organizationId });
}
