import type { CiContext } from "@gantry/contract/executions.ts";
import type { ProviderId } from "@gantry/contract/integration-settings.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { putInOutbox } from "../../../platform/outbox/put-in-outbox.ts";
import { linkedProviders } from "../linked-providers.ts";
import { chooseHost } from "./choose-host.ts";
import { CommentLetter, CommitStatusLetter } from "./letters.ts";

export interface ReportedRun {
  projectId: string;
  ciContext: CiContext | null;
}

/**
 * Sees to it that the run's commit says at its source host how its project's runs stand, after this transaction: `pending` while one is under
 * way, then the verdict, in which failures of quarantined tests do not count. Nothing happens for a run without a commit, and without a linked host.
 */
export async function reportCommitStatus(
  ctx: Context,
  tx: TenantTransaction,
  run: ReportedRun,
  linked?: readonly ProviderId[],
): Promise<void> {
  const { repository, commitSha } = run.ciContext ?? {};
  if (!run.ciContext || !repository || !commitSha) return;
  const provider = chooseHost(run.ciContext, linked ?? (await linkedProviders(tx)));
  if (!provider) return;
  const letter = { provider, projectId: run.projectId, repository, commitSha: commitSha.toLowerCase() };
  await putInOutbox(ctx, tx, CommitStatusLetter, letter, { organizationId: tx.organizationId });
}

/** Sees to it that the run's pull request has one comment of ours, and that it is up to date. */
export async function reportToPullRequest(
  ctx: Context,
  tx: TenantTransaction,
  run: ReportedRun,
  linked: readonly ProviderId[],
): Promise<void> {
  const { repository, prNumber } = run.ciContext ?? {};
  if (!run.ciContext || !repository || !prNumber) return;
  const provider = chooseHost(run.ciContext, linked);
  if (!provider) return;
  await putInOutbox(ctx, tx, CommentLetter, { provider, repository, prNumber }, { organizationId: tx.organizationId });
}
