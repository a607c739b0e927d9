import { z } from "zod";
import type { ApiClient } from "./api/api-client.ts";
import { ProviderError } from "./api/provider-error.ts";
import { findListed, issueRepository, sinceText } from "./issue-repository.ts";
import { issueMarkdown } from "./markup/issue-markdown.ts";
import { type Tracker, referenceLine } from "./api/provider.ts";

const Shown = z.object({ number: z.number(), html_url: z.url({ protocol: /^https?$/ }), body: z.string().nullish() });

interface GithubIssues {
  api: ApiClient;
  /** The path of a repository's API. */
  repo: (repository: string) => string;
  /** Where all issues go; left out: to the run's repository. */
  chosen: string | undefined;
}

/** Issues on GitHub. Source: docs.github.com/rest/issues/issues. Lists contain pull requests as well, which have the same fields. */
export function githubIssues({ api, repo, chosen }: GithubIssues): Tracker {
  const present = ({ number, html_url: url }: z.infer<typeof Shown>) => ({ key: `#${number}`, url });
  return {
    async createIssue(issue) {
      const repository = issueRepository("GitHub", chosen, issue);
      const body = { title: issue.title, body: issueMarkdown(issue) };
      const response = await api
        .send("POST", `${repo(repository)}/issues`, { body })
        .catch((error) => Promise.reject(inWords(repository, error)));
      return present(Shown.parse(response.body));
    },
    async findIssue(issue, { since }) {
      const repository = issueRepository("GitHub", chosen, issue);
      const query = `state=all&sort=created&direction=desc&per_page=100&since=${encodeURIComponent(sinceText(since))}`;
      const found = await findListed(
        api,
        `${repo(repository)}/issues?${query}`,
        (body) => z.array(Shown).parse(body),
        ({ body }) => body?.includes(referenceLine(issue)) === true,
      );
      return found && present(found);
    },
  };
}

/** Adds what to do to GitHub's response. 404: not visible for the token; 410: issues are off (docs.github.com/rest/issues, status codes). */
function inWords(repository: string, error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.isGeneral) return error;
  const where = repository.slice(0, 100);
  const more =
    error.kind === "refused" || error.kind === "not_found"
      ? `Issues in ${where} need a token or App with access to the repository and the permission Issues (read and write).`
      : /answered 410\b/.test(error.message)
        ? `Issues are switched off in ${where}. Switch them on in the repository's settings, or enter another repository for issues under Settings → Integrations.`
        : undefined;
  return more === undefined ? error : new ProviderError(error.kind, `${error.message} ${more}`, { cause: error });
}
