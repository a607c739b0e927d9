import { createHash } from "node:crypto";
import { z } from "zod";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { type ApiResponse, createApiClient, path } from "./api/api-client.ts";
import { oneLine } from "./api/provider-message.ts";
import { type CommitStatus, connecting } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";
import { searchPages } from "./api/pages.ts";
import { ownerAndName } from "./repository-name.ts";

const Comment = z.object({ id: z.number(), deleted: z.boolean().optional(), content: z.object({ raw: z.string().nullish() }).nullish() });
const Comments = z.object({ values: z.array(Comment), next: z.string().optional() });

const states: Record<CommitStatus["state"], string> = {
  pending: "INPROGRESS",
  success: "SUCCESSFUL",
  failure: "FAILED",
  error: "FAILED",
};

/** Source: developer.atlassian.com/cloud/bitbucket/rest: repositories, commit statuses, pull requests. */
export const bitbucket = connecting(providerSettings.bitbucket, ({ workspace, email, token }, access) => {
  const authorization = email ? `Basic ${Buffer.from(`${email}:${token}`).toString("base64")}` : `Bearer ${token}`;
  const api = createApiClient({ name: "Bitbucket", baseUrl: "https://api.bitbucket.org/2.0", headers: { authorization } }, access);
  const repo = (repository: string) => `/repositories${path(...ownerAndName("Bitbucket", withWorkspace(workspace, repository)))}`;
  const comments = (repository: string, pull: number) => `${repo(repository)}/pullrequests${path(pull)}/comments`;
  return {
    async verify() {
      // Access tokens of a workspace or repository have no user, so /user does not work.
      requireScope(await api.send("GET", `/repositories${path(workspace)}`, { query: { pagelen: 1 } }));
      return { account: workspace };
    },
    source: {
      markdown: "plain",
      // Undocumented: longer comments than 32,768 are rejected.
      commentLimit: { max: 32_768, unit: "bytes" },
      async setCommitStatus({ repository, commitSha, state, name, description, url }) {
        await api.send("POST", `${repo(repository)}/commit${path(commitSha)}/statuses/build`, {
          body: { key: keyOf(name), name: oneLine(name, 255), state: states[state], description: oneLine(description, 255), url },
        });
      },
      findComments: (pull, marker) =>
        searchPages(
          (next) => api.send("GET", next ?? `${comments(pull.repository, pull.number)}?pagelen=100`),
          (response) => {
            const { values, next } = Comments.parse(response.body);
            const found = values.filter((comment) => !comment.deleted && comment.content?.raw?.includes(marker));
            return { found: found.map(({ id }) => id), next };
          },
        ),
      async createComment(pull, text) {
        const { body } = await api.send("POST", comments(pull.repository, pull.number), { body: { content: { raw: text } } });
        return String(Comment.parse(body).id);
      },
      async updateComment(pull, id, text) {
        await api.send("PUT", `${comments(pull.repository, pull.number)}${path(id)}`, { body: { content: { raw: text } } });
      },
    },
  };
});

/** Bitbucket returns the scopes of most tokens; without the header only using the token can tell. @throws {ProviderError} */
function requireScope({ headers }: ApiResponse): void {
  const scopes = headers.get("x-oauth-scopes");
  if (!scopes) return;
  const given = scopes.split(/[,\s]+/);
  if (given.some((scope) => scope === "pullrequest:write" || scope === "write:pullrequest:bitbucket")) return;
  throw new ProviderError(
    "refused",
    "The token may not write pull requests. It needs read and write access to repositories and pull requests.",
  );
}

/** A key identifies a status and has at most 40 characters. */
const keyOf = (name: string) => `gantry-${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;

const withWorkspace = (workspace: string, repository: string) => (repository.includes("/") ? repository : `${workspace}/${repository}`);
