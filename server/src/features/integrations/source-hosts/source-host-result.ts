import type { SourceHostAnswer } from "@gantry/contract/ci/schemas.ts";
import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import { providerKind, providerNames } from "@gantry/contract/integrations/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { LinkedProvider } from "../linked/linked-providers.ts";
import { chooseHost } from "./choose-host.ts";
import { statusError } from "../linked/post-errors.ts";
import { waitingStatus } from "./waiting-status.ts";

/**
 * Where a run's result is reported, or why it is not, for the response to a pipeline; also when the host rejected the commit's status. `undefined`
 * when no source host is linked.
 */
export async function sourceHostResult(
  tx: TenantTransaction,
  run: { projectId: string; ciContext: CiContext | null | undefined },
  linked: readonly LinkedProvider[],
): Promise<SourceHostAnswer | undefined> {
  const answer = hostOf(run.ciContext, linked);
  const { repository, commitSha } = run.ciContext ?? {};
  if (!answer?.provider || answer.reason !== null || !repository || !commitSha) return answer;
  const { projectId } = run;
  const status = { projectId, repository, commitSha: commitSha.toLowerCase() };
  const refused = await statusError(tx, answer.provider, status);
  if (refused !== undefined) return { ...answer, reason: refused };
  const waiting = await waitingStatus(tx, status);
  return { ...answer, reason: waiting ? `The commit status waits for another attempt: ${waiting.reason}` : null };
}

function hostOf(context: CiContext | null | undefined, linked: readonly LinkedProvider[]): SourceHostAnswer | undefined {
  const hosts = linked.filter(({ id }) => providerKind[id] === "source");
  if (hosts.length === 0) return undefined;
  const { repository, commitSha, prNumber } = context ?? {};
  if (!context || !repository || (!commitSha && !prNumber)) {
    const missing = repository
      ? "commit and no pull request (ciContext.commitSha, ciContext.prNumber)"
      : "repository (ciContext.repository)";
    return { provider: null, reason: `No status is set: the run names no ${missing}.` };
  }
  const { provider, reason } = chooseHost(context, linked);
  if (!provider) return { provider, reason: `No status is set: ${reason}` };
  if (!commitSha)
    return { provider, reason: `${providerNames[provider]} gets no commit status: the run names no commit (ciContext.commitSha).` };
  return { provider, reason: shortHash(commitSha) ?? null };
}

/** Why a commit cannot have a status; `undefined` when it can. */
export const shortHash = (commitSha: string): string | undefined =>
  /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(commitSha)
    ? undefined
    : `${commitSha} is not the whole commit hash: ciContext.commitSha needs all 40 characters`;
