import type { FakeHost, FakeRequest } from "../../../testing/fake-web.ts";

/** What GitHub's REST API does with a token, a commit's statuses and an issue's comments. */
export function fakeGithub(options: { token: string; scopes?: string; perPage?: number }) {
  const statuses: { sha: string; state: string; context: string; description: string; target_url: string }[] = [];
  const comments = new Map<number, { id: number; issue: number; body: string }>();
  const gone = { status: 404, body: { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" } };
  let nextId = 1000;
  const say = (issue: number, body: string) => {
    const id = nextId++;
    comments.set(id, { id, issue, body });
    return id;
  };
  const host: FakeHost = (request) => {
    if (request.headers["user-agent"] === undefined) return { status: 403, body: "Request forbidden by administrative rules." };
    if (request.headers.authorization !== `Bearer ${options.token}`)
      return { status: 401, body: { message: "Bad credentials", status: "401" } };
    if (request.path === "/user")
      return { headers: options.scopes === undefined ? {} : { "x-oauth-scopes": options.scopes }, body: { login: "octo-bot", id: 7 } };
    return inRepository(request);
  };
  function inRepository({ method, path, query, json }: FakeRequest) {
    const status = /^\/repos\/acme\/shop\/statuses\/([0-9a-f]{40})$/.exec(path);
    if (method === "POST" && status) {
      if (json.description.length > 140 || !["error", "failure", "pending", "success"].includes(json.state))
        return { status: 422, body: { message: "Validation Failed", errors: ["bad status"] } };
      statuses.push({ sha: status[1] ?? "", ...json });
      return { status: 201, body: { id: statuses.length, ...json } };
    }
    const thread = /^\/repos\/acme\/shop\/issues\/(\d+)\/comments$/.exec(path);
    if (thread) return method === "POST" ? created(Number(thread[1]), json.body) : page(Number(thread[1]), path, query);
    const one = comments.get(Number(/^\/repos\/acme\/shop\/issues\/comments\/(\d+)$/.exec(path)?.[1]));
    if (method !== "PATCH" || !one) return gone;
    one.body = json.body;
    return { body: one };
  }
  function created(issue: number, body: string) {
    const id = say(issue, body);
    return { status: 201, body: { id, body } };
  }
  function page(issue: number, path: string, query: URLSearchParams) {
    const size = Math.min(options.perPage ?? 100, Number(query.get("per_page") ?? 30));
    const number = Number(query.get("page") ?? 1);
    const all = [...comments.values()].filter((comment) => comment.issue === issue);
    const more = all.length > number * size;
    const next = `<https://api.github.com${path}?per_page=${size}&page=${number + 1}>; rel="next", <https://api.github.com${path}>; rel="last"`;
    return { headers: more ? { link: next } : {}, body: all.slice((number - 1) * size, number * size) };
  }
  return { host, statuses, comments, say };
}
