import { z } from "zod";
import { providerSettings } from "@gantry/contract/integration-settings.ts";
import { type ApiAnswer, createApiClient, path } from "./api-client.ts";
import { oneLine } from "./error-words.ts";
import { type CommitStatus, connecting } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { notNamed, repositoryParts } from "./repository-name.ts";

const Connected = z.object({ authenticatedUser: z.object({ id: z.string(), providerDisplayName: z.string().nullish() }) });
const Thread = z.object({
  id: z.number(),
  isDeleted: z.boolean().nullish(),
  comments: z.array(z.object({ id: z.number(), content: z.string().nullish(), isDeleted: z.boolean().nullish() })),
});
const Threads = z.object({ value: z.array(Thread) });

const states: Record<CommitStatus["state"], string> = { pending: "pending", success: "succeeded", failure: "failed", error: "error" };
const anonymous = "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa";
const version = { "api-version": "7.1" };

/** Source: learn.microsoft.com/rest/api/azure/devops, version 7.1: git statuses, pull request threads and their comments. */
export const azure = connecting(providerSettings.azure, ({ organizationUrl, token }, door) => {
  const authorization = `Basic ${Buffer.from(`:${token}`).toString("base64")}`;
  const { send } = createApiClient({ name: "Azure DevOps", baseUrl: organizationUrl, headers: { authorization }, refusalIn }, door);
  const repo = (repository: string) => {
    const [project, name] = projectAndName(organizationUrl, repository);
    return `${path(project)}/_apis/git/repositories${path(name)}`;
  };
  return {
    async verify() {
      const { body } = await send("GET", "/_apis/connectionData", { query: { "api-version": "7.1-preview.1" } });
      const { id, providerDisplayName } = Connected.parse(body).authenticatedUser;
      if (id === anonymous) throw notAccepted();
      return { account: providerDisplayName ?? id };
    },
    source: {
      markdown: "details",
      async setCommitStatus({ repository, commitSha, state, name, description, url }) {
        await send("POST", `${repo(repository)}/commits${path(commitSha)}/statuses`, {
          query: version,
          body: {
            state: states[state],
            description: oneLine(description, 255),
            targetUrl: url,
            context: { genre: "gantry", name: oneLine(name, 120) },
          },
        });
      },
      async findComment(pull, marker) {
        const where = `${repo(pull.repository)}/pullRequests${path(pull.number)}/threads`;
        for (const thread of Threads.parse((await send("GET", where, { query: version })).body).value) {
          const ours = thread.comments.find((comment) => !comment.isDeleted && comment.content?.includes(marker));
          if (ours && !thread.isDeleted) return `${thread.id}/${ours.id}`;
        }
        return undefined;
      },
      async createComment(pull, text) {
        const { body } = await send("POST", `${repo(pull.repository)}/pullRequests${path(pull.number)}/threads`, {
          query: version,
          // Closed: an open thread would keep pull requests from completing where all threads must be resolved.
          body: { comments: [{ parentCommentId: 0, content: text, commentType: "text" }], status: "closed" },
        });
        const thread = Thread.parse(body);
        return `${thread.id}/${thread.comments[0]?.id ?? 1}`;
      },
      async updateComment(pull, id, text) {
        const [thread = "", comment = ""] = id.split("/");
        const where = `${repo(pull.repository)}/pullRequests${path(pull.number)}/threads${path(thread)}/comments${path(comment)}`;
        await send("PATCH", where, { query: version, body: { content: text } });
      },
    },
  };
});

const notAccepted = () => new ProviderError("refused", "Azure DevOps does not accept the token for this organization.");

/** A token that is wrong is shown, or sent to, the page to sign in. */
const refusalIn = ({ status }: ApiAnswer) => (status === 203 || status === 302 ? notAccepted() : undefined);

/** From `project/repository`, with the organization and `_git` before or between, as its addresses have them. */
function projectAndName(organizationUrl: string, repository: string): [string, string] {
  const organization = new URL(organizationUrl).pathname.split("/").filter(Boolean);
  let parts = repositoryParts(repository).filter((part) => part !== "_git" && part !== "v3");
  if (parts.length > 2 && organization.every((part, index) => part === parts[index])) parts = parts.slice(organization.length);
  const [project, name = project, ...more] = parts;
  if (project === undefined || name === undefined || more.length > 0) throw notNamed("Azure DevOps", repository, "project/repository");
  return [project, name];
}
