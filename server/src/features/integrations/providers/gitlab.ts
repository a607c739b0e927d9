import { z } from "zod";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { type ApiClient, createApiClient, path } from "./api/api-client.ts";
import { oneLine } from "./api/provider-message.ts";
import { type CommitStatus, connecting, type PullRequest, type SourceHost } from "./api/provider.ts";
import { ProviderError, type ProviderErrorKind } from "./api/provider-error.ts";
import { gitlabIssues } from "./gitlab-issues.ts";
import { nextLink, searchPages } from "./api/pages.ts";
import { notNamed, repositoryParts } from "./repository-name.ts";

const User = z.object({ username: z.string(), is_admin: z.boolean().nullish() });
const Token = z.object({ scopes: z.array(z.string()) });
const Note = z.object({ id: z.number(), body: z.string() });

const Project = z.object({
  permissions: z
    .object({
      project_access: z.object({ access_level: z.number() }).nullish(),
      group_access: z.object({ access_level: z.number() }).nullish(),
    })
    .nullish(),
});

const developer = 30;
const maintainer = 40;
const states: Record<CommitStatus["state"], string> = { pending: "running", success: "success", failure: "failed", error: "failed" };

/** Source: docs.gitlab.com/api: users, personal_access_tokens/self, projects, commits (statuses), notes. */
export const gitlab = connecting(providerSettings.gitlab, ({ token, baseUrl, issueRepository }, access) => {
  const api = createApiClient({ name: "GitLab", baseUrl: `${baseUrl}/api/v4`, headers: { "private-token": token } }, access);
  return {
    verify: () => verifyToken(api),
    tracker: gitlabIssues({ api, project, chosen: issueRepository }),
    source: {
      markdown: "details",
      // docs.gitlab.com/administration/instance_limits: size of comments and descriptions.
      commentLimit: { max: 1_000_000, unit: "characters" },
      ...commitStatuses(api),
      ...mergeRequestNotes(api),
    },
  };
});

/** The path of a project's API. */
function project(repository: string): string {
  const parts = repositoryParts(repository);
  if (parts.length === 1 && /^\d+$/.test(parts[0] ?? "")) return `/projects${path(...parts)}`;
  if (parts.length < 2 || parts.some((part) => part === "." || part === "..")) throw notNamed("GitLab", repository, "group/project");
  return `/projects${path(parts.join("/"))}`;
}

async function verifyToken(api: ApiClient): Promise<{ account: string }> {
  const { username, is_admin } = User.parse((await api.send("GET", "/user")).body);
  const { scopes } = Token.parse((await api.send("GET", "/personal_access_tokens/self")).body);
  if (!scopes.includes("api")) throw new ProviderError("refused", "The token lacks the scope api, which statuses and comments need.");
  const query = { membership: "true", min_access_level: developer, simple: "true", per_page: 1 };
  const projects = z.array(z.unknown()).parse((await api.send("GET", "/projects", { query })).body);
  if (projects.length === 0 && !is_admin)
    throw new ProviderError(
      "refused",
      "The token has the role Developer or more in no project. Statuses need it, on protected branches Maintainer.",
    );
  return { account: username };
}

function commitStatuses(api: ApiClient): Pick<SourceHost, "setCommitStatus"> {
  async function setStatus(repository: string, { commitSha, state, name, description, url }: CommitStatus): Promise<void> {
    try {
      await api.send("POST", `${project(repository)}/statuses${path(commitSha)}`, {
        body: { state: states[state], name: oneLine(name, 255), description: oneLine(description, 255), target_url: url },
      });
    } catch (error) {
      // GitLab rejects setting the same state again.
      const message = error instanceof Error ? error.message : "";
      if (/cannot transition status via :?"?\w+"? from :?"?(\w+)/i.exec(message)?.[1] === states[state]) return;
      throw isKind(error, "refused") && !error.isGeneral ? await roleMissing(api, repository, error) : error;
    }
  }
  return {
    async setCommitStatus(status) {
      const { repository, headRepository } = status;
      if (headRepository === undefined) return setStatus(repository, status);
      // The pipeline of a merge request from a fork runs in the fork, and a status belongs to a pipeline. The token is often for the target project only.
      await setStatus(headRepository, status).catch((error: unknown) => {
        if (!isKind(error, "refused") && !isKind(error, "not_found")) throw error;
        return setStatus(repository, status).catch(() => Promise.reject(inFork(headRepository, error)));
      });
    },
  };
}

/** Adds the token's role and the required one to the error of a rejected status. Source: docs.gitlab.com/user/permissions (CI/CD). */
async function roleMissing(api: ApiClient, repository: string, error: ProviderError): Promise<ProviderError> {
  const response = await api.send("GET", project(repository)).catch(() => undefined);
  const permissions = Project.safeParse(response?.body).data?.permissions;
  const level = Math.max(permissions?.project_access?.access_level ?? 0, permissions?.group_access?.access_level ?? 0);
  const needs =
    level >= developer && level < maintainer
      ? "The token has the role Developer there. On a protected branch a status needs a role that may push or merge to it: Maintainer, unless the branch's settings allow Developers."
      : "A status needs the role Developer, on a protected branch one that may push or merge to it (Maintainer).";
  return new ProviderError("refused", `${error.message} ${repository.slice(0, 100)}: ${needs}`, { cause: error });
}

function mergeRequestNotes(api: ApiClient): Pick<SourceHost, "findComments" | "createComment" | "updateComment"> {
  const notesOf = (pull: PullRequest) => `${project(pull.repository)}/merge_requests${path(pull.number)}/notes`;
  return {
    findComments: (pull, marker) =>
      searchPages(
        (next) => api.send("GET", next ?? `${notesOf(pull)}?per_page=100`),
        (response) => ({
          found: z
            .array(Note)
            .parse(response.body)
            .filter((note) => note.body.includes(marker))
            .map(({ id }) => id),
          next: nextLink(response.headers),
        }),
      ),
    async createComment(pull, text) {
      return String(Note.parse((await api.send("POST", notesOf(pull), { body: { body: text } })).body).id);
    },
    async updateComment(pull, id, text) {
      await api.send("PUT", `${notesOf(pull)}${path(id)}`, { body: { body: text } });
    },
  };
}

const isKind = (error: unknown, kind: ProviderErrorKind): error is ProviderError => error instanceof ProviderError && error.kind === kind;

const inFork = (fork: string, error: ProviderError) =>
  new ProviderError(
    error.kind,
    `${error.message} The commit is in the fork ${fork.slice(0, 100)}: the token needs the role Developer there.`,
    {
      cause: error,
    },
  );
