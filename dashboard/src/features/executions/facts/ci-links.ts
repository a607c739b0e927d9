import type { CiContext } from "@gantry/contract/executions/schemas.ts";

/** The page of the pipeline's job; `undefined` when the pipeline did not name one. */
export function jobLinkOf(ci: CiContext | null): string | undefined {
  return address(ci?.jobUrl)?.href;
}

/** Where each host of source code shows a pull request, a commit and a branch. Sources begin with these names: `github-actions`. */
const pages: Readonly<Record<string, { pullRequest: string; commit: string; branch: string; compare: string }>> = {
  github: { pullRequest: "pull", commit: "commit", branch: "tree", compare: "compare" },
  gitlab: { pullRequest: "-/merge_requests", commit: "-/commit", branch: "-/tree", compare: "-/compare" },
  bitbucket: { pullRequest: "pull-requests", commit: "commits", branch: "branch", compare: "branches/compare" },
};

/** The page of the pull request; `undefined` when it is not known. */
export function pullRequestLinkOf(ci: CiContext): string | undefined {
  return pageOf(ci, ci.repository, "pullRequest", ci.prNumber?.toString());
}

/** The page of the commit, in the fork that it was pushed to. */
export function commitLinkOf(ci: CiContext): string | undefined {
  return /^[0-9a-f]{7,64}$/i.test(ci.commitSha ?? "") ? pageOf(ci, ci.headRepository ?? ci.repository, "commit", ci.commitSha) : undefined;
}

export function branchLinkOf(ci: CiContext): string | undefined {
  return pageOf(ci, ci.headRepository ?? ci.repository, "branch", ci.branch);
}

/** The page with the changes from an earlier commit to this one. */
export function compareLinkOf(ci: CiContext, from: string): string | undefined {
  const isHash = (text: string | undefined) => /^[0-9a-f]{7,64}$/i.test(text ?? "");
  if (!isHash(from) || !isHash(ci.commitSha)) return undefined;
  // Bitbucket names the newer commit first.
  const range = ci.source?.startsWith("bitbucket") ? `${ci.commitSha}..${from}` : `${from}...${ci.commitSha}`;
  return pageOf(ci, ci.headRepository ?? ci.repository, "compare", range);
}

/** On the host that the job's page names: a repository's name alone does not say on which server it is. */
function pageOf(
  { source, jobUrl }: CiContext,
  repository: string | undefined,
  kind: "pullRequest" | "commit" | "branch" | "compare",
  name: string | undefined,
): string | undefined {
  const path = Object.entries(pages).find(([name]) => source?.startsWith(name))?.[1][kind];
  const host = address(jobUrl);
  if (!path || !host || !name || !/^[\w.-]+(\/[\w.-]+)+$/.test(repository ?? "")) return undefined;
  return `${host.origin}/${repository}/${path}/${name.split("/").map(encodeURIComponent).join("/")}`;
}

/** Only web addresses: what a pipeline wrote must not become a script. */
function address(text: string | undefined): URL | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
