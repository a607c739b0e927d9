import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { jobLinkOf, pullRequestLinkOf } from "../executions/facts/ci-links.ts";
import { hasImage } from "../executions/names/run-title.ts";
import { code, text } from "./markdown.ts";

/** Where the run comes from, in one line of Markdown: branch, pull request, commit, author, image, environment, job. */
export function runFacts(run: Execution): string {
  const { image, environment, ciContext } = run;
  const { branch, prNumber, commitSha, author } = ciContext ?? {};
  const pullRequest = ciContext && pullRequestLinkOf(ciContext);
  const job = jobLinkOf(ciContext);
  return [
    branch && `branch ${code(branch)}`,
    prNumber && `pull request ${pullRequest ? `[#${prNumber}](${pullRequest})` : `#${prNumber}`}`,
    commitSha && `commit ${code(commitSha.slice(0, 7))}`,
    author && `by ${text(author)}`,
    hasImage(run) && `image ${code(image)}`,
    `environment ${code(environment)}`,
    job && `[CI job](${job})`,
  ]
    .filter(Boolean)
    .join(", ");
}
