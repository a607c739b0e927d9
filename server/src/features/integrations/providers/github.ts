import { z } from "zod";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { type ApiResponse, type ApiClient, createApiClient, path } from "./api/api-client.ts";
import { oneLine } from "./api/provider-message.ts";
import { githubApp } from "./github-app.ts";
import { githubIssues } from "./github-issues.ts";
import { connecting } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";
import { nextLink, searchPages } from "./api/pages.ts";
import { ownerAndName } from "./repository-name.ts";

const User = z.object({ login: z.string() });
const Comment = z.object({ id: z.number(), body: z.string().nullish() });
const Installation = z.object({ total_count: z.number(), repositories: z.array(z.object({ full_name: z.string() })) });

/** Source: docs.github.com/rest, version 2022-11-28: users, apps, commits/statuses, issues/comments. */
export const github = connecting(
  providerSettings.github,
  ({ token, appId, installationId, privateKey, baseUrl, issueRepository }, access) => {
    const app = appId && installationId && privateKey ? githubApp({ baseUrl, appId, installationId, privateKey }, access) : undefined;
    let installed: Promise<string> | undefined;
    const headers = async () => {
      installed ??= app?.token();
      return {
        accept: "application/vnd.github+json",
        "x-github-api-version": "2022-11-28",
        authorization: `Bearer ${(await installed) ?? token}`,
      };
    };
    const api = createApiClient({ name: "GitHub", baseUrl, headers }, access);
    const repo = (repository: string) => `/repos${path(...ownerAndName("GitHub", repository))}`;
    const account = async () => (app ? `${await app.verify()} (GitHub App)` : tokenAccount(api));
    return {
      verify: async () => ({ account: await account().catch((error: unknown) => Promise.reject(wrongAddress(baseUrl, error) ?? error)) }),
      tracker: githubIssues({ api, repo, chosen: issueRepository }),
      source: {
        markdown: "details",
        // "body is too long (maximum is 65536 characters)": GitHub's own error.
        commentLimit: { max: 65_536, unit: "characters" },
        async setCommitStatus({ repository, commitSha, state, name, description, url }) {
          await api.send("POST", `${repo(repository)}/statuses${path(commitSha)}`, {
            body: { state, context: oneLine(name, 255), description: oneLine(description, 140), target_url: url },
          });
        },
        findComments: (pull, marker) =>
          searchPages(
            (next) => api.send("GET", next ?? `${repo(pull.repository)}/issues${path(pull.number)}/comments?per_page=100`),
            (response) => ({
              found: z
                .array(Comment)
                .parse(response.body)
                .filter((comment) => comment.body?.includes(marker))
                .map(({ id }) => id),
              next: nextLink(response.headers),
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
  },
);

/** Whose token it is: a user's, or that of an installation. */
async function tokenAccount(api: ApiClient): Promise<string> {
  const response = await api.send("GET", "/user").catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === "refused" && /by integration/i.test(error.message)) return undefined;
    throw error;
  });
  if (response) return `${User.parse(response.body).login}${isPublicOnly(response) ? " (public repositories only)" : ""}`;
  // An installation's token, such as GITHUB_TOKEN, belongs to no user.
  const { body } = await api.send("GET", "/installation/repositories", { query: { per_page: 1 } });
  const { total_count: count, repositories } = Installation.parse(body);
  const more = count > 1 ? ` and ${count - 1} more` : "";
  return `Installation token for ${repositories[0]?.full_name ?? "no repository"}${more}, valid for an hour at most`;
}

/**
 * Whether a classic token is limited to public repositories. Fine-grained tokens do not reveal their permissions.
 * @throws {ProviderError} when a classic token lacks a scope.
 */
function isPublicOnly({ headers }: ApiResponse): boolean {
  const scopes = headers.get("x-oauth-scopes");
  if (scopes === null) return false;
  const given = scopes.split(",").map((scope) => scope.trim());
  if (given.includes("repo")) return false;
  if (given.includes("repo:status") && given.includes("public_repo")) return true;
  throw new ProviderError("refused", "The token lacks the scope repo (for public repositories only: repo:status and public_repo).");
}

/** An error with the correct address, if the configured one is not that of an API and did not work. */
function wrongAddress(baseUrl: string, error: unknown): ProviderError | undefined {
  const failed = error instanceof z.ZodError || (error instanceof ProviderError && !["limited", "unavailable"].includes(error.kind));
  const right = failed ? apiAddress(new URL(baseUrl)) : undefined;
  if (right === undefined) return undefined;
  return new ProviderError("rejected", `${baseUrl} is not the address of GitHub's API. Use ${right}.`, { cause: error });
}

/** `undefined` when the address looks correct. Source: docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api (hostnames). */
function apiAddress({ protocol, host, pathname }: URL): string | undefined {
  if (host === "api.github.com" || /^api\..+\.ghe\.com$/.test(host)) return undefined;
  if (host === "github.com" || host === "www.github.com") return "https://api.github.com";
  if (host.endsWith(".ghe.com")) return `https://api.${host}`;
  return pathname.endsWith("/api/v3") ? undefined : `${protocol}//${host}/api/v3 (GitHub Enterprise Server)`;
}
