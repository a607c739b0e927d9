import { z } from "zod";
import { providerSettings } from "@gantry/contract/integration-settings.ts";
import { type ApiAnswer, createApiClient, path } from "./api-client.ts";
import { oneLine } from "./error-words.ts";
import { connecting } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { nextLink, searchPages } from "./pages.ts";
import { ownerAndName } from "./repository-name.ts";

const User = z.object({ login: z.string() });
const Comment = z.object({ id: z.number(), body: z.string().nullish() });

/** Source: docs.github.com/rest, version 2022-11-28: users, commits/statuses, issues/comments. */
export const github = connecting(providerSettings.github, ({ token, baseUrl }, door) => {
  const api = createApiClient(
    {
      name: "GitHub",
      baseUrl,
      headers: { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28", authorization: `Bearer ${token}` },
    },
    door,
  );
  const repo = (repository: string) => `/repos${path(...ownerAndName("GitHub", repository))}`;
  return {
    async verify() {
      const answer = await api.send("GET", "/user");
      requireScope(answer);
      return { account: User.parse(answer.body).login };
    },
    source: {
      markdown: "details",
      async setCommitStatus({ repository, commitSha, state, name, description, url }) {
        await api.send("POST", `${repo(repository)}/statuses${path(commitSha)}`, {
          body: { state, context: oneLine(name, 255), description: oneLine(description, 140), target_url: url },
        });
      },
      findComment: (pull, marker) =>
        searchPages(
          (next) => api.send("GET", next ?? `${repo(pull.repository)}/issues${path(pull.number)}/comments?per_page=100`),
          (answer) => ({
            found: z
              .array(Comment)
              .parse(answer.body)
              .find((comment) => comment.body?.includes(marker))?.id,
            next: nextLink(answer.headers),
          }),
        ),
      async createComment(pull, text) {
        const { body } = await api.send("POST", `${repo(pull.repository)}/issues${path(pull.number)}/comments`, { body: { body: text } });
        return String(Comment.parse(body).id);
      },
      async updateComment(pull, id, text) {
        await api.send("PATCH", `${repo(pull.repository)}/issues/comments${path(id)}`, { body: { body: text } });
      },
    },
  };
});

/** A classic token says what it may do; a fine-grained one does not. */
function requireScope({ headers }: ApiAnswer) {
  const scopes = headers.get("x-oauth-scopes");
  if (scopes === null) return;
  const given = scopes.split(",").map((scope) => scope.trim());
  if (!given.includes("repo")) throw new ProviderError("refused", "The token lacks the scope repo, which statuses and comments need.");
}
