import type { FakeAnswer, FakeHost, FakeRequest } from "../../../testing/fake-web.ts";

interface Thread {
  id: number;
  status: string;
  isDeleted: boolean;
  author: string;
  comments: { id: number; content: string; isDeleted: boolean }[];
}

interface Posted {
  state: string;
  context: { genre: string; name: string };
  targetUrl: string;
  description: string;
}

/**
 * Azure DevOps' behavior with a personal access token, statuses of commits and of pull requests, and a pull request's threads. There are two
 * projects, each with its own repositories. Source: learn.microsoft.com/rest/api/azure/devops/git, version 7.1.
 */
export function fakeAzure(options: { token: string; organization?: string; mayReadCode?: boolean }) {
  const { organization = "acme" } = options;
  const statuses: (Posted & { sha: string; repository: string })[] = [];
  /** What a branch policy of the type "status" evaluates: learn.microsoft.com/azure/devops/repos/git/pull-request-status */
  const pullStatuses: (Posted & { pull: number; iterationId?: number; repository: string })[] = [];
  const iterations = new Map<number, string[]>([[5, []]]);
  const threads = new Map<number, Thread>();
  let token = options.token;
  let nextId = 20;
  const open = (content: string, status: string, author = "somebody"): Thread => {
    const thread = { id: nextId++, status, isDeleted: false, author, comments: [{ id: 1, content, isDeleted: false }] };
    threads.set(thread.id, thread);
    return thread;
  };
  const repositories = ["Web shop/shop", "Web shop/api", "Tools/Tools"];
  const host: FakeHost = (request) => {
    const { path, query, headers } = request;
    const given = Buffer.from(String(headers.authorization).replace("Basic ", ""), "base64").toString("utf8");
    if (given !== `:${token}`) return { status: 203, body: "<html>Azure DevOps Services | Sign In</html>" };
    if (!query.get("api-version")) return { status: 400, body: { message: "No api-version was supplied." } };
    const root = `/${organization}`;
    if (path === `${root}/_apis/connectionData`) return { body: { authenticatedUser: { id: "u-1", providerDisplayName: "CI Bot" } } };
    const [, project = "", name = "", rest = ""] = new RegExp(`^${root}(?:/([^/]+))?/_apis/git/repositories/([^/]+)(.*)$`).exec(path) ?? [];
    if (options.mayReadCode === false && request.method === "GET" && !rest.includes("/threads"))
      return { status: 401, body: "<html>Access Denied</html>" };
    const repository = `${decodeURIComponent(project)}/${decodeURIComponent(name)}`;
    if (!repositories.includes(repository)) return noRepository;
    return inRepository(request, repository, rest);
  };
  function inRepository({ method, json }: FakeRequest, repository: string, rest: string): FakeAnswer {
    const commit = /^\/commits\/([0-9a-f]{40})\/statuses$/.exec(rest);
    if (commit && method === "POST") {
      statuses.push({ sha: commit[1] ?? "", repository, ...json });
      return { status: 201, body: { id: statuses.length, ...json } };
    }
    const [, number = "", where = "", thread = "", comment = ""] =
      /^\/pullRequests\/(\d+)\/(iterations|statuses|threads)(?:\/(\d+)\/comments\/(\d+))?$/.exec(rest) ?? [];
    const pull = Number(number);
    const pushed = iterations.get(pull);
    if (!pushed) return { status: 404, body: { message: `TF401180: The requested pull request was not found.` } };
    if (where === "iterations")
      return { body: { count: pushed.length, value: pushed.map((sha, index) => ({ id: index + 1, sourceRefCommit: { commitId: sha } })) } };
    if (where === "statuses" && method === "POST") {
      if (json.iterationId !== undefined && !pushed[json.iterationId - 1])
        return { status: 400, body: { message: "The iteration does not exist." } };
      pullStatuses.push({ pull, repository, ...json });
      return { body: { id: pullStatuses.length, ...json } };
    }
    if (method === "GET") return { body: { value: [...threads.values()], count: threads.size } };
    // Atlantis and others cut at 150,000; the unit is undocumented, so the strictest is assumed: bytes.
    if (Buffer.byteLength(json.content ?? json.comments[0].content) > 150_000)
      return { status: 400, body: { message: "The comment is too long." } };
    if (method === "POST") return { body: open(json.comments[0].content, json.status, token) };
    const found = threads.get(Number(thread));
    const one = found?.comments.find(({ id, isDeleted }) => id === Number(comment) && !isDeleted);
    if (!found || !one) return { status: 404, body: { message: "The comment does not exist." } };
    if (found.author !== token)
      return {
        status: 403,
        body: { message: "TF401027: You need the Git permission to edit this comment.", typeKey: "GitNeedsPermissionException" },
      };
    one.content = json.content;
    return { body: one };
  }
  /** Another bot account takes over; the old token is revoked. */
  const replaceToken = (next: string) => {
    token = next;
  };
  /** The branch policy's view: the newest status of the newest iteration. */
  const verdictOf = (pull: number) =>
    pullStatuses.findLast((one) => one.pull === pull && one.iterationId === iterations.get(pull)?.length)?.state;
  return { host, statuses, pullStatuses, iterations, threads, open, replaceToken, verdictOf };
}

const noRepository = {
  status: 404,
  body: { message: "TF401019: The Git repository does not exist.", typeKey: "GitRepositoryNotFoundException" },
};
