import { z } from "zod";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { type ApiClient, type ApiResponse, createApiClient, path } from "./api/api-client.ts";
import { oneLine } from "./api/provider-message.ts";
import { type CommitStatus, connecting, type PullRequest, type SourceHost } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";
import { notNamed, repositoryHost, repositoryParts } from "./repository-name.ts";

const Connected = z.object({ authenticatedUser: z.object({ id: z.string(), providerDisplayName: z.string().nullish() }) });
const Thread = z.object({
  id: z.number(),
  isDeleted: z.boolean().nullish(),
  comments: z.array(z.object({ id: z.number(), content: z.string().nullish(), isDeleted: z.boolean().nullish() })),
});
const Threads = z.object({ value: z.array(Thread) });
const Iterations = z.object({
  value: z.array(z.object({ id: z.number(), sourceRefCommit: z.object({ commitId: z.string().nullish() }).nullish() })),
});

const states: Record<CommitStatus["state"], string> = { pending: "pending", success: "succeeded", failure: "failed", error: "error" };
const anonymous = "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa";
const noRepository = "00000000-0000-0000-0000-000000000000";
const version = { "api-version": "7.1" };

/**
 * Azure DevOps Services and Server. Source: learn.microsoft.com/rest/api/azure/devops, version 7.1: git (statuses, pull request statuses,
 * iterations, threads and their comments).
 */
export const azure = connecting(providerSettings.azure, ({ organizationUrl, token }, access) => {
  const authorization = `Basic ${Buffer.from(`:${token}`).toString("base64")}`;
  const api = createApiClient({ name: "Azure DevOps", baseUrl: organizationUrl, headers: { authorization }, refusalIn }, access);
  const repo = (repository: string) => {
    const [project, name] = projectAndName(organizationUrl, repository);
    return `${path(project)}/_apis/git/repositories${path(name)}`;
  };
  return {
    verify: () => verifyToken(api),
    source: {
      // learn.microsoft.com/azure/devops/project/wiki/markdown-guidance: pull requests render no HTML, so <details> would be text.
      markdown: "plain",
      commentLimit: { max: 150_000, unit: "bytes" },
      ...statuses(api, repo),
      ...threadComments(api, repo),
    },
  };
});

/** The path of a repository's API. */
type RepositoryPath = (repository: string) => string;

async function verifyToken({ send }: ApiClient): Promise<{ account: string }> {
  const { body } = await send("GET", "/_apis/connectionData", { query: { "api-version": "7.1-preview.1" } });
  const { id, providerDisplayName } = Connected.parse(body).authenticatedUser;
  if (id === anonymous) throw notAccepted();
  // A token that may read code gets "not found" for a repository that does not exist.
  await send("GET", `/_apis/git/repositories${path(noRepository)}`, { query: version }).catch((error: unknown) => {
    const missing = mayNotRead(error);
    if (missing) throw missing;
    if (!(error instanceof ProviderError) || error.kind === "limited" || error.kind === "unavailable") throw error;
  });
  return { account: providerDisplayName ?? id };
}

function statuses({ send }: ApiClient, repo: RepositoryPath): Pick<SourceHost, "setCommitStatus"> {
  /** The newest iteration of a pull request that ends in the commit. A status without an iteration would also apply to later pushes. */
  async function iterationOf(pull: PullRequest, commitSha: string): Promise<number> {
    const where = `${repo(pull.repository)}/pullRequests${path(pull.number)}/iterations`;
    const { body } = await send("GET", where, { query: version }).catch((error: unknown) => Promise.reject(mayNotRead(error) ?? error));
    const found = Iterations.parse(body).value.filter(({ sourceRefCommit }) => sourceRefCommit?.commitId?.toLowerCase() === commitSha);
    if (found.length > 0) return Math.max(...found.map(({ id }) => id));
    throw new ProviderError(
      "rejected",
      `Pull request ${pull.number} has no iteration that ends in the commit ${commitSha.slice(0, 12)}: ciContext.commitSha must be the source branch's commit, not the merge.`,
    );
  }
  return {
    async setCommitStatus({ repository, commitSha, pullRequests, state, name, description, url }) {
      const body = {
        state: states[state],
        description: oneLine(description, 255),
        targetUrl: url,
        // Shown, and configured in a branch policy, as genre/name.
        context: { genre: "gantry", name: oneLine(name.replace(/^gantry\//, ""), 120) },
      };
      await send("POST", `${repo(repository)}/commits${path(commitSha)}/statuses`, { query: version, body });
      // Branch policies and the pull request's list use only statuses of the pull request.
      const posted = await Promise.allSettled(
        pullRequests.map(async (number) => {
          const iterationId = await iterationOf({ repository, number }, commitSha);
          await send("POST", `${repo(repository)}/pullRequests${path(number)}/statuses`, {
            query: version,
            body: { ...body, iterationId },
          });
        }),
      );
      const failed = posted.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
    },
  };
}

/** A comment is in a thread; its id here is `<thread>/<comment>`. */
function threadComments({ send }: ApiClient, repo: RepositoryPath): Pick<SourceHost, "findComments" | "createComment" | "updateComment"> {
  const threadsOf = (pull: PullRequest) => `${repo(pull.repository)}/pullRequests${path(pull.number)}/threads`;
  return {
    async findComments(pull, marker) {
      const threads = Threads.parse((await send("GET", threadsOf(pull), { query: version })).body).value.filter(
        ({ isDeleted }) => !isDeleted,
      );
      return threads.flatMap(({ id, comments }) =>
        comments.filter(({ isDeleted, content }) => !isDeleted && content?.includes(marker)).map((comment) => `${id}/${comment.id}`),
      );
    },
    async createComment(pull, text) {
      const { body } = await send("POST", threadsOf(pull), {
        query: version,
        // Closed: an open thread would block pull requests where all threads must be resolved.
        body: { comments: [{ parentCommentId: 0, content: text, commentType: "text" }], status: "closed" },
      });
      const thread = Thread.parse(body);
      return `${thread.id}/${thread.comments[0]?.id ?? 1}`;
    },
    async updateComment(pull, id, text) {
      const [thread = "", comment = ""] = id.split("/");
      const where = `${threadsOf(pull)}${path(thread)}/comments${path(comment)}`;
      await send("PATCH", where, { query: version, body: { content: text } });
    },
  };
}

const notAccepted = () =>
  new ProviderError("refused", "Azure DevOps does not accept the token for this organization.", { isGeneral: true });

const mayNotRead = (error: unknown): ProviderError | undefined =>
  error instanceof ProviderError && error.kind === "refused"
    ? new ProviderError(
        "refused",
        "The token may not read code. It needs Code (read), Code (status) and Pull Request Threads (read and write).",
        {
          cause: error,
        },
      )
    : undefined;

/** For an invalid token the response is the sign-in page, or a redirect to it. */
const refusalIn = ({ status }: ApiResponse) => (status === 203 || status === 302 ? notAccepted() : undefined);

/**
 * Parses `project/repository`, or a repository's URL in Azure DevOps' forms: `https://dev.azure.com/acme/Web%20shop/_git/shop`,
 * `git@ssh.dev.azure.com:v3/acme/Web%20shop/shop`. A URL may omit a project with the repository's name.
 */
function projectAndName(organizationUrl: string, repository: string): [string, string] {
  const isAddress = repositoryHost(repository) !== undefined;
  const organization = pathParts(new URL(organizationUrl).pathname);
  let parts = repositoryParts(repository).map((part) => (isAddress ? decoded(part) : part));
  if (isAddress && parts[0] === "v3") parts = parts.slice(1);
  const isLong = isAddress || parts.filter((part) => part !== "_git").length > 2;
  if (isLong && organization.every((part, index) => part.toLowerCase() === parts[index]?.toLowerCase()))
    parts = parts.slice(organization.length);
  parts = parts.filter((part) => part !== "_git");
  // visualstudio.com URLs may contain the collection.
  if (parts.length > 2 && parts[0] === "DefaultCollection") parts = parts.slice(1);
  const [project, name = project, ...more] = parts;
  if (project === undefined || name === undefined || more.length > 0) throw notNamed("Azure DevOps", repository, "project/repository");
  return [project, name];
}

const pathParts = (pathname: string) => pathname.split("/").filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
