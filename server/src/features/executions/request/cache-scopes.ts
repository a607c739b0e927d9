import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import type { ExecutionRow } from "../record/execution-record.ts";

/** What is stored of a new run that has caches. Stored, because a repetition of the run may have no pipeline's context. */
export function pullRequestOfCaches(request: { ciContext?: CiContext | undefined; cachePullRequest?: string | undefined }): {
  cachePullRequest?: string;
} {
  const { prNumber, repository = "" } = request.ciContext ?? {};
  const cachePullRequest = prNumber === undefined ? request.cachePullRequest : `${repository}#${prNumber}`;
  return cachePullRequest === undefined ? {} : { cachePullRequest };
}

/**
 * Whose caches a run sees; it saves with the first. A run of a pull request sees its own and the project's, and the project's runs see none of a pull
 * request: its author may not be trusted. Each combination of a matrix has its own, because what one installs may not work in another.
 */
export function cacheScopes({ settings, combination }: Pick<ExecutionRow, "settings" | "combination">): string[] {
  if ((settings.caches ?? []).length === 0) return [];
  const { cachePullRequest } = settings;
  const ofProject = JSON.stringify({ combination });
  return cachePullRequest === undefined ? [ofProject] : [JSON.stringify({ combination, pullRequest: cachePullRequest }), ofProject];
}
