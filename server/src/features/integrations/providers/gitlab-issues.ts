import { z } from "zod";
import type { ApiClient } from "./api/api-client.ts";
import { ProviderError } from "./api/provider-error.ts";
import { findListed, issueRepository, sinceText } from "./issue-repository.ts";
import { issueMarkdown } from "./markup/issue-markdown.ts";
import { type Tracker, referenceLine } from "./api/provider.ts";

const Shown = z.object({ iid: z.number(), web_url: z.url({ protocol: /^https?$/ }), description: z.string().nullish() });

interface GitlabIssues {
  api: ApiClient;
  /** The path of a project's API. */
  project: (repository: string) => string;
  /** Where all issues go; left out: to the run's project. */
  chosen: string | undefined;
}

/** Issues on GitLab. Source: docs.gitlab.com/api/issues. */
export function gitlabIssues({ api, project, chosen }: GitlabIssues): Tracker {
  const present = ({ iid, web_url: url }: z.infer<typeof Shown>) => ({ key: `#${iid}`, url });
  return {
    async createIssue(issue) {
      const repository = issueRepository("GitLab", chosen, issue);
      const body = { title: issue.title, description: issueMarkdown(issue) };
      const response = await api
        .send("POST", `${project(repository)}/issues`, { body })
        .catch((error) => Promise.reject(inWords(repository, error)));
      return present(Shown.parse(response.body));
    },
    async findIssue(issue, { since }) {
      const repository = issueRepository("GitLab", chosen, issue);
      const query = `scope=all&order_by=created_at&sort=desc&per_page=100&created_after=${encodeURIComponent(sinceText(since))}`;
      const found = await findListed(
        api,
        `${project(repository)}/issues?${query}`,
        (body) => z.array(Shown).parse(body),
        ({ description }) => description?.includes(referenceLine(issue)) === true,
      );
      return found && present(found);
    },
  };
}

/** Adds what to do to GitLab's response. Issues that are switched off are rejected like a missing role (403). */
function inWords(repository: string, error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.isGeneral || (error.kind !== "refused" && error.kind !== "not_found")) return error;
  const more = `The token's account must be a member of ${repository.slice(0, 100)} that may create issues, and issues must be switched on there.`;
  return new ProviderError(error.kind, `${error.message} ${more}`, { cause: error });
}
