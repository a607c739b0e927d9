import { z } from "zod";
import { providerSettings } from "@gantry/contract/integration-settings.ts";
import { createApiClient, path } from "./api-client.ts";
import { oneLine } from "./error-words.ts";
import { type CommitStatus, connecting } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { nextLink, searchPages } from "./pages.ts";
import { notNamed, repositoryParts } from "./repository-name.ts";

const User = z.object({ username: z.string() });
const Token = z.object({ scopes: z.array(z.string()) });
const Note = z.object({ id: z.number(), body: z.string() });

const states: Record<CommitStatus["state"], string> = { pending: "running", success: "success", failure: "failed", error: "failed" };

/** Source: docs.gitlab.com/api: users, personal_access_tokens/self, commits (statuses), notes. */
export const gitlab = connecting(providerSettings.gitlab, ({ token, baseUrl }, door) => {
  const api = createApiClient({ name: "GitLab", baseUrl: `${baseUrl}/api/v4`, headers: { "private-token": token } }, door);
  const project = (repository: string) => {
    const parts = repositoryParts(repository);
    if (parts.length === 1 && /^\d+$/.test(parts[0] ?? "")) return `/projects${path(...parts)}`;
    if (parts.length < 2 || parts.some((part) => part === "." || part === "..")) throw notNamed("GitLab", repository, "group/project");
    return `/projects${path(parts.join("/"))}`;
  };
  return {
    async verify() {
      const { username } = User.parse((await api.send("GET", "/user")).body);
      const { scopes } = Token.parse((await api.send("GET", "/personal_access_tokens/self")).body);
      if (!scopes.includes("api")) throw new ProviderError("refused", "The token lacks the scope api, which statuses and comments need.");
      return { account: username };
    },
    source: {
      markdown: "details",
      async setCommitStatus({ repository, commitSha, state, name, description, url }) {
        try {
          await api.send("POST", `${project(repository)}/statuses${path(commitSha)}`, {
            body: { state: states[state], name: oneLine(name, 255), description: oneLine(description, 255), target_url: url },
          });
        } catch (error) {
          // It refuses to say again what it says already.
          const saidAlready = /cannot transition status via :?"?\w+"? from :?"?(\w+)/i.exec(
            error instanceof Error ? error.message : "",
          )?.[1];
          if (saidAlready !== states[state]) throw error;
        }
      },
      findComment: (pull, marker) =>
        searchPages(
          (next) => api.send("GET", next ?? `${project(pull.repository)}/merge_requests${path(pull.number)}/notes?per_page=100`),
          (answer) => ({
            found: z
              .array(Note)
              .parse(answer.body)
              .find((note) => note.body.includes(marker))?.id,
            next: nextLink(answer.headers),
          }),
        ),
      async createComment(pull, text) {
        const where = `${project(pull.repository)}/merge_requests${path(pull.number)}/notes`;
        return String(Note.parse((await api.send("POST", where, { body: { body: text } })).body).id);
      },
      async updateComment(pull, id, text) {
        await api.send("PUT", `${project(pull.repository)}/merge_requests${path(pull.number)}/notes${path(id)}`, { body: { body: text } });
      },
    },
  };
});
