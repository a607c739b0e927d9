import type { CiContext } from "@gantry/contract/executions/schemas.ts";

/** The page of the pipeline's job; `undefined` when the pipeline did not name one. */
export function jobLinkOf(ci: CiContext | null): string | undefined {
  return address(ci?.jobUrl)?.href;
}

const pullRequestPaths: Record<string, string> = { github: "pull", gitlab: "-/merge_requests", bitbucket: "pull-requests" };

/** The page of the pull request, on the host that the job's page names: a repository's name alone does not say on which server it is. */
export function pullRequestLinkOf({ source, repository, prNumber, jobUrl }: CiContext): string | undefined {
  const path = pullRequestPaths[source ?? ""];
  const host = address(jobUrl);
  if (!path || !host || !prNumber || !/^[\w.-]+(\/[\w.-]+)+$/.test(repository ?? "")) return undefined;
  return `${host.origin}/${repository}/${path}/${prNumber}`;
}

/** Only web addresses: what a pipeline wrote must not become a script. */
function address(text: string | undefined): URL | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
