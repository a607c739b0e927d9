import type { FakeHost } from "../../../testing/fake-web.ts";

interface Thread {
  id: number;
  status: string;
  isDeleted: boolean;
  comments: { id: number; content: string; isDeleted: boolean }[];
}

/** What Azure DevOps does with a personal access token, a commit's statuses and a pull request's threads. */
export function fakeAzure(options: { token: string }) {
  const statuses: { sha: string; state: string; context: { genre: string; name: string }; targetUrl: string }[] = [];
  const threads = new Map<number, Thread>();
  let nextId = 20;
  const open = (content: string, status: string): Thread => {
    const thread = { id: nextId++, status, isDeleted: false, comments: [{ id: 1, content, isDeleted: false }] };
    threads.set(thread.id, thread);
    return thread;
  };
  const repository = "/acme/Web%20shop/_apis/git/repositories/shop";
  const host: FakeHost = ({ method, path, query, headers, json }) => {
    const given = Buffer.from(String(headers.authorization).replace("Basic ", ""), "base64").toString("utf8");
    if (given !== `:${options.token}`) return { status: 203, body: "<html>Azure DevOps Services | Sign In</html>" };
    if (!query.get("api-version")) return { status: 400, body: { message: "No api-version was supplied." } };
    if (path === "/acme/_apis/connectionData") return { body: { authenticatedUser: { id: "u-1", providerDisplayName: "CI Bot" } } };
    const status = new RegExp(`^${repository}/commits/([0-9a-f]{40})/statuses$`).exec(path);
    if (status && method === "POST") {
      statuses.push({ sha: status[1] ?? "", ...json });
      return { status: 201, body: { id: statuses.length, ...json } };
    }
    const place = new RegExp(`^${repository}/pullRequests/5/threads(?:/(\\d+)/comments/(\\d+))?$`).exec(path);
    if (!place)
      return { status: 404, body: { message: "TF401019: The Git repository does not exist.", typeKey: "GitRepositoryNotFoundException" } };
    const [, thread, comment] = place;
    if (method === "POST") return { body: open(json.comments[0].content, json.status) };
    if (method === "GET") return { body: { value: [...threads.values()], count: threads.size } };
    const found = threads.get(Number(thread))?.comments.find(({ id, isDeleted }) => id === Number(comment) && !isDeleted);
    if (!found) return { status: 404, body: { message: "The comment does not exist." } };
    found.content = json.content;
    return { body: found };
  };
  return { host, statuses, threads, open };
}
